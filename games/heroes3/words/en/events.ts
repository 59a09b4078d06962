import type { Words } from '@krcma/kernel'
import type { DeckId, Heroes3, Rank, Seat } from '../../shape.ts'
import {
  because,
  isNothing,
  type Say,
  theBuilding,
  theCard,
  theCards,
  theField,
  theGoods,
  theTile,
  theUnit,
  theUnits,
  thrownText,
  who,
} from '../speech.ts'
import { modeText } from '../texts.ts'
import { battleEvents } from './battle-events.ts'
import { and, cards, counted, movement, points, roman } from './counting.ts'
import { vocabulary as v } from './vocabulary.ts'

const { names } = v

const heroOf = (say: Say, seat: Seat, hero: Rank) =>
  say.mine(seat) ? `Your ${v.rank[hero]}` : `The ${v.rank[hero]} of ${say.name(seat)}`
/** The cards, or how many where they are not to be seen. */
const some = (say: Say, n: number, seen: readonly string[]) =>
  seen.length === 0 ? cards(n) : theCards(v, say, seen as never)
const deckOf = (say: Say, seat: Seat, deck: DeckId | 'own') =>
  deck === 'own' ? (say.mine(seat) ? 'your deck' : 'the own deck') : v.deck(deck)
const uses = {
  draw: 'to draw a card',
  cycle: 'to change cards',
  reroll: 'to reroll a die',
  'redo-search': 'to search again',
}

export const events: Words<Heroes3>['event'] = {
  ...battleEvents,
  'faction-taken': ({ seat, faction }, say) =>
    `${who(say, seat, 'You play', 'plays')} the ${say.of(faction, names.factions[faction])}.`,
  'hero-taken': ({ seat, hero }, say) =>
    `${heroOf(say, seat, 'main')} is ${say.of(hero, names.heroes[hero])}, ${names.classes[hero]}.`,
  'start-rolled': ({ seat, dice, sum }, say) =>
    `${who(say, seat, 'You roll', 'rolls')} for the start: ${and(dice.map((die) => thrownText(v, die)))}, ${counted(sum, 'piece', 'pieces')} together.`,
  'order-set': ({ first }, say) => `${who(say, first, 'You are', 'is')} the first player.`,
  'centre-laid': ({ slots }) => `The middle of the map is laid: ${counted(slots.length, 'tile', 'tiles')}.`,
  'tile-drawn': ({ seat, tile }, say) => `${who(say, seat, 'You draw', 'draws')} ${theTile(v, say, tile)}.`,
  'tile-placed': ({ seat, tile }, say) =>
    seat === null
      ? `On the map lies ${theTile(v, say, tile)}.`
      : `${who(say, seat, 'You place', 'places')} ${theTile(v, say, tile)}.`,
  'tile-turned-up': ({ seat, tile }, say) => `${who(say, seat, 'You discover', 'discovers')} ${theTile(v, say, tile)}.`,
  'tile-rotated': ({ seat, tile }, say) => `${who(say, seat, 'You rotate', 'rotates')} ${theTile(v, say, tile)}.`,
  'hand-redrawn': ({ seat, n }, say) =>
    `${who(say, seat, 'You shuffle your', 'shuffles the')} starting hand back and ${say.mine(seat) ? 'draw' : 'draws'} ${cards(n)} anew.`,
  'hand-kept': ({ seat }, say) => `${who(say, seat, 'You keep your', 'keeps the')} starting hand.`,
  'bonus-taken': ({ seat, bonus }, say) => {
    const options = say.state.setting.scenario.startingBonuses.options
    const named = options.find(({ id }) => id === bonus)?.name?.en
    return `${who(say, seat, 'You take', 'takes')} ${named === undefined ? 'a starting bonus' : `the bonus “${named}”`}.`
  },
  'round-begins': ({ round }) => `Round ${round} begins.`,
  'income-paid': ({ seat, goods }, say) =>
    isNothing(goods)
      ? `${who(say, seat, 'You have', 'has')} no income.`
      : `${who(say, seat, 'Your income:', 'has an income:')} ${theGoods(v, say, goods)}.`,
  'astrologer-drawn': ({ card, again }, say) =>
    `The Astrologers proclaim: ${say.of(card, names.astrologers[card])}${again ? '. It is put aside and another one is drawn' : ''}.`,
  'turn-begins': ({ seat }, say) => (say.mine(seat) ? 'Your turn begins.' : `The turn of ${say.name(seat)} begins.`),
  'turn-ends': ({ seat }, say) => (say.mine(seat) ? 'Your turn is over.' : `The turn of ${say.name(seat)} is over.`),
  'round-ends': ({ round }) => `Round ${round} is over.`,
  gained: ({ seat, goods, cause }, say) =>
    `${who(say, seat, 'You gain', 'gains')} ${theGoods(v, say, goods)}${because(v, cause, say)}.`,
  paid: ({ seat, goods, to }, say) =>
    `${who(say, seat, 'You pay', 'pays')} ${theGoods(v, say, goods)}${to === null ? '' : ` to ${say.mine(to) ? 'you' : say.name(to)}`}.`,
  traded: ({ seat, give, get }, say) =>
    `${who(say, seat, 'You exchange', 'exchanges')} ${theGoods(v, say, give)} for ${theGoods(v, say, get)}.`,
  'income-changed': ({ seat, resource, steps, cause }, say) =>
    `${who(say, seat, 'Your', 'changes the')} income of ${say.of(resource, v.resource[resource])} ${say.mine(seat) ? 'changes ' : ''}by ${counted(steps, 'step', 'steps')}${because(v, cause, say)}.`,
  'less-income': ({ seat, goods }, say) =>
    `${who(say, seat, 'You will have', 'will have')} ${theGoods(v, say, goods)} less income.`,
  drew: ({ seat, n, cards: seen }, say) => `${who(say, seat, 'You draw', 'draws')} ${some(say, n, seen)}.`,
  discarded: ({ seat, cards: gone, random }, say) =>
    `${who(say, seat, 'You discard', 'discards')} ${gone.length === 0 ? 'nothing' : theCards(v, say, gone)}${random ? ' at random' : ''}.`,
  'deck-reshuffled': ({ seat }, say) =>
    `${who(say, seat, 'You shuffle your', 'shuffles the')} discard pile into a new deck.`,
  'shared-deck-reshuffled': ({ deck }) => `Discarded cards are shuffled into ${v.deck(deck)}.`,
  searching: ({ seat, deck, n }, say) =>
    `${who(say, seat, 'You look', 'looks')} at ${cards(n)} of ${deckOf(say, seat, deck)}.`,
  'search-repeated': ({ seat, cards: gone }, say) =>
    `${who(say, seat, 'You discard', 'discards')} ${gone.length === 0 ? 'all cards' : theCards(v, say, gone)} and ${say.mine(seat) ? 'search' : 'searches'} again.`,
  'card-gained': ({ seat, card, from }, say) =>
    `${who(say, seat, 'You take', 'takes')} ${card === null ? 'a card' : theCard(v, say, card)} ${from === 'own-discard' ? 'from the discard pile' : `from ${deckOf(say, seat, from)}`}.`,
  'cards-laid-off': ({ seat, cards: gone }, say) =>
    `${who(say, seat, 'You lay', 'lays')} off ${gone.length === 0 ? 'nothing' : theCards(v, say, gone)}.`,
  'card-played': ({ seat, card, mode }, say) => {
    const text = modeText(v, card, mode)
    return `${who(say, seat, 'You play', 'plays')} ${theCard(v, say, card)}${text === '' ? '' : `: ${text}`}.`
  },
  'card-cast': ({ seat, card, power }, say) =>
    `${who(say, seat, 'You cast', 'casts')} ${theCard(v, say, card)} with ${power} power.`,
  'card-returned': ({ seat, card }, say) =>
    `${theCard(v, say, card)} returns to ${say.mine(seat) ? 'your hand' : `the hand of ${say.name(seat)}`}.`,
  'card-removed': ({ seat, card, scored }, say) =>
    `${who(say, seat, 'You remove', 'removes')} ${theCard(v, say, card)}${scored ? ' to the scoring pile' : ' from the game'}.`,
  'spell-negated': ({ seat, card }, say) =>
    `${who(say, seat, 'You cancel', 'cancels')} ${theCard(v, say, card)}: the spell has no effect.`,
  'hand-shuffled-in': ({ seat, n }, say) =>
    `${who(say, seat, 'You shuffle', 'shuffles')} ${cards(n)} of the hand into the deck.`,
  'deck-peeked': ({ seat, deck, put }, say) =>
    `${who(say, seat, 'You look', 'looks')} at the top card of ${deckOf(say, seat, deck as DeckId)} and ${say.mine(seat) ? 'put' : 'puts'} it ${put === 'top' ? 'back on top' : 'on the bottom'}.`,
  'morale-changed': ({ seat, to }, say) =>
    `${say.mine(seat) ? 'Your morale' : `The morale of ${say.name(seat)}`} is ${say.of('morale', v.morale[to])} now.`,
  'morale-spent': ({ seat, use }, say) =>
    `${who(say, seat, 'You spend', 'spends')} ${say.of('morale', 'morale')} ${uses[use]}.`,
  'morale-ignored': ({ seat }, say) => `${who(say, seat, 'You know', 'knows')} no morale: the Necropolis ignores it.`,
  rolled: ({ seat, dice }, say) =>
    `${who(say, seat, 'You roll', 'rolls')} ${dice.map((die) => say.of(die.die, thrownText(v, die))).join('; ')}.`,
  rerolled: ({ seat, die, was }, say) =>
    `${who(say, seat, 'You reroll', 'rerolls')} a die: ${thrownText(v, was)} becomes ${say.of(die.die, thrownText(v, die))}.`,
  'experience-gained': ({ seat, n }, say) => `${who(say, seat, 'You gain', 'gains')} ${n} experience.`,
  'level-reached': ({ seat, level }, say) => `${heroOf(say, seat, 'main')} reaches level ${roman(level)}.`,
  'movement-gained': ({ seat, hero, n }, say) => `${heroOf(say, seat, hero)} gains ${movement(n)}.`,
  'hero-moved': ({ seat, hero, to, mp }, say) =>
    `${heroOf(say, seat, hero)} goes to ${theField(v, say, to)}${mp > 1 ? ` for ${movement(mp)}` : ''}.`,
  'hero-placed': ({ seat, hero, field }, say) => `${heroOf(say, seat, hero)} stands on ${theField(v, say, field)} now.`,
  'hero-hired': ({ seat, field }, say) =>
    `${who(say, seat, 'You hire', 'hires')} a Secondary Hero at ${theField(v, say, field)}.`,
  'hero-defeated': ({ seat, hero, by }, say) =>
    `${heroOf(say, seat, hero)} is defeated${by === null ? '' : say.mine(by) ? ' by you' : ` by ${say.name(by)}`}.`,
  'hero-surrendered': ({ seat, hero }, say) => `${heroOf(say, seat, hero)} surrenders.`,
  'hero-retreated': ({ seat, hero, field }, say) =>
    `${heroOf(say, seat, hero)} retreats to ${theField(v, say, field)}.`,
  'hero-gone': ({ seat, hero }, say) => `${heroOf(say, seat, hero)} leaves the map.`,
  visited: ({ seat, hero, field }, say) => `${heroOf(say, seat, hero)} visits ${theField(v, say, field)}.`,
  'visit-declined': ({ seat, field }, say) =>
    `${who(say, seat, 'You make', 'makes')} no use of ${theField(v, say, field)}.`,
  flagged: ({ seat, field, from }, say) =>
    `${who(say, seat, 'You flag', 'flags')} ${theField(v, say, field)}${from === null ? '' : `, which belonged to ${say.mine(from) ? 'you' : say.name(from)}`}.`,
  cubed: ({ field }, say) => `A black cube lies on ${theField(v, say, field)}.`,
  'cubes-removed': ({ fields }, say) =>
    fields.length === 0
      ? 'There are no black cubes to remove.'
      : `Black cubes leave ${and(fields.map((field) => theField(v, say, field)))}.`,
  'settlement-income': ({ seat, field, resource }, say) =>
    `${who(say, seat, 'You let', 'lets')} ${theField(v, say, field)} bring ${say.of(resource, v.resource[resource])}.`,
  'token-taken': ({ seat, hero }, say) => `${heroOf(say, seat, hero)} takes ${say.of('grail', 'the grail')}.`,
  'token-dropped': ({ field }, say) => `${say.of('grail', 'The grail')} lies on ${theField(v, say, field)}.`,
  'token-won': ({ seat, hero, from }, say) =>
    `${heroOf(say, seat, hero)} wins ${say.of('grail', 'the grail')} from ${say.mine(from) ? 'you' : say.name(from)}.`,
  'cube-taken': ({ seat, from }, say) =>
    `${who(say, seat, 'You take', 'takes')} a faction cube of ${say.mine(from) ? 'yours' : say.name(from)}.`,
  built: ({ seat, building }, say) => `${who(say, seat, 'You build', 'builds')} ${theBuilding(v, say, building)}.`,
  'building-used': ({ seat, building }, say) =>
    `${who(say, seat, 'You use', 'uses')} ${theBuilding(v, say, building)}.`,
  recruited: ({ seat, unit, goods }, say) =>
    `${who(say, seat, 'You recruit', 'recruits')} ${theUnit(v, say, unit)}${isNothing(goods) ? ' for free' : ` for ${theGoods(v, say, goods)}`}.`,
  reinforced: ({ seat, unit, goods }, say) =>
    `${who(say, seat, 'You reinforce', 'reinforces')} ${theUnit(v, say, unit)}${isNothing(goods) ? ' for free' : ` for ${theGoods(v, say, goods)}`}.`,
  'unit-turned': ({ seat, unit, side }, say) =>
    `${theUnit(v, say, unit)} of ${say.mine(seat) ? 'yours' : say.name(seat)} turn to ${v.side[side]}.`,
  'unit-gained': ({ seat, unit, side }, say) =>
    `${who(say, seat, 'You gain', 'gains')} ${theUnit(v, say, unit)}, ${v.side[side]}.`,
  'unit-laid-on': ({ seat, unit, card }, say) =>
    `${who(say, seat, 'You lay', 'lays')} ${theCard(v, say, card)} on ${theUnit(v, say, unit)}.`,
  'army-refilled': ({ seat, units, anew }, say) =>
    !anew
      ? `${who(say, seat, 'You begin', 'begins')} with ${theUnits(v, say, units)}.`
      : `${who(say, seat, 'You have', 'has')} no units left and ${say.mine(seat) ? 'begin' : 'begins'} anew with ${theUnits(v, say, units)}.`,
  'neutral-revealed': ({ seat, cards: shown }, say) =>
    `${who(say, seat, 'You reveal', 'reveals')} ${theUnits(v, say, shown)}.`,
  'neutral-discarded': ({ cards: gone }, say) => `Discarded: ${theUnits(v, say, gone)}.`,
  'combat-announced': ({ seat, hero, field, against, difficulty }, say) =>
    `${heroOf(say, seat, hero)} fights at ${theField(v, say, field)}${against !== null ? ` against ${say.mine(against) ? 'you' : say.name(against)}` : difficulty === null ? '' : ` against a guard of difficulty ${roman(difficulty)}`}.`,
  'combat-skipped': ({ seat, field }, say) =>
    `${who(say, seat, 'You talk', 'talks')} the guard out of a combat at ${theField(v, say, field)}.`,
  'quick-combat': ({ field, difficulty }, say) =>
    `The guard of difficulty ${roman(difficulty)} at ${theField(v, say, field)} is beaten without a combat.`,
  'hero-given-up': ({ seat, field }, say) =>
    `${who(say, seat, 'You give', 'gives')} up the Secondary Hero at ${theField(v, say, field)}.`,
  'town-defended': ({ seat, field }, say) =>
    `${who(say, seat, 'You pay', 'pays')} to have ${theField(v, say, field)} defended.`,
  'tribute-paid': ({ seat, to, gold }, say) =>
    `${who(say, seat, 'You pay', 'pays')} a tribute of ${say.of('gold', v.amount('gold', gold))} to ${say.mine(to) ? 'you' : say.name(to)}.`,
  'points-gained': ({ seat, n, cause }, say) =>
    `${who(say, seat, 'You gain', 'gains')} ${points(n)} for the end${because(v, cause, say)}.`,
  'victory-latched': ({ condition, seat }, say) => {
    const victory = say.state.setting.scenario.victory.find(({ id }) => id === condition)
    const what = victory === undefined ? '' : `: ${v.condition(victory.if)}`
    return `${seat === null ? 'The goal has been reached' : who(say, seat, 'You have reached the goal', 'has reached the goal')}${what}.`
  },
  eliminated: ({ seat }, say) => `${who(say, seat, 'You are', 'is')} out of the game.`,
  message: ({ text }) => text.en,
  'game-ends': ({ winners }, say) =>
    winners.length === 0
      ? 'The game is over.'
      : `The game is over: ${and(winners.map((seat) => (say.mine(seat) ? 'you' : say.name(seat))))} ${winners.length === 1 && !winners.some((seat) => say.mine(seat)) ? 'wins' : 'win'}.`,
}
