import type { Words } from '@krcma/kernel'
import type { SpaceId } from '../../content/map.ts'
import { THREATS } from '../../content/threats.ts'
import type { Building } from '../../content/town.ts'
import type { CardId, Cause, Foe, Manner, NearAndFar, Seat, Throw } from '../../shape.ts'
import {
  cardName,
  direction,
  effectsText,
  heardChoice,
  heardChoices,
  losses,
  type Say,
  saidAmounts,
  spaceText,
} from '../speech.ts'
import { and, counted, points } from './amounts.ts'
import { building, colour } from './effects.ts'
import { vocabulary as v } from './vocabulary.ts'

const { names } = v

/** "You gain" or "Alice gains". */
const who = (say: Say, seat: Seat, you: string, they: string) =>
  say.mine(seat) ? `You ${you}` : `${say.name(seat)} ${they}`
const whom = (say: Say, seat: Seat) => (say.mine(seat) ? 'you' : say.name(seat))
const theCard = (say: Say, id: CardId) => say.of(id, cardName(v, id))
const quoted = (label: string) => `“${label}”`
/** Threats are any, villains are called by their names. */
const theFoe = (say: Say, id: Foe) => {
  const name = names.foes[id]
  if (id in THREATS) return `the ${say.of(id, name)}`
  return say.of(id, name.replace(/^The /, 'the '))
}
const begins = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
const theSpace = (say: Say, id: SpaceId) => say.of(id, spaceText(v, say.state, id))
const artifacts = (n: number) => counted(n, 'artifact card', 'artifact cards')
const drawn = (basic: number, advanced: number) =>
  and([...(basic > 0 ? [`${basic} basic`] : []), ...(advanced > 0 ? [`${advanced} advanced`] : [])])
const fighter = (say: Say, one: Seat | 'neutral') => (one === 'neutral' ? 'the neutral figure' : whom(say, one))
const MANNER: Readonly<Record<Manner, string>> = { fair: 'a fair duel', underhanded: 'an underhanded duel' }
const ROLL = {
  duel: 'in the duel',
  threat: 'against the threat',
  'encounter-combat': 'in the combat test',
  'encounter-skill': 'in the skill test',
}

const BY: Readonly<Record<Exclude<Cause, CardId | Building>, string>> = {
  camp: ' for the camp',
  'camp-track': ' from under the camp',
  duel: ' for the duel',
  encounter: ' for the encounter',
  villain: ' for the victory',
  hire: ' for the hire',
  refresh: ' for new faces in the Saloon',
  prison: ' in prison',
  departure: ' for leaving an empty space',
  water: ' for the poisoned water',
  roll: ' for the roll',
  artifact: ' for the artifact',
  bribery: ' as a bribe',
  threat: ' to pass the threat',
  'set-up': ' to begin with',
}

function because(say: Say, cause: Cause): string {
  if (cause in BY) return BY[cause as keyof typeof BY]
  if (cause in building) return ` at ${building[cause as Building]}`
  return `: ${theCard(say, cause as CardId)}`
}

const total = (say: Say, one: Seat | 'neutral', n: number) =>
  one !== 'neutral' && say.mine(one) ? `you have ${n}` : `${n} in all`
const totals = ([mine = 0, theirs = 0]: readonly Throw['die'][]) => `${mine} to ${theirs}`

export const events: Words<NearAndFar>['event'] = {
  'game-began': ({ map, first, tokens, villains }, say) => {
    const foes = villains.map((id) => theFoe(say, id))
    return `${names.maps[map]}: ${counted(tokens.length, 'encounter token', 'encounter tokens')} on the map${foes.length === 0 ? '' : `; the villains are ${and(foes)}`}. ${who(say, first, 'begin', 'begins')}.`
  },
  'character-chosen': ({ seat, character }, say) =>
    `${who(say, seat, 'travel', 'travels')} as ${say.of(character, names.characters[character])}.`,
  'introduction-read': ({ character }, say) => `The story of ${say.of(character, names.characters[character])} begins.`,
  'companion-chosen': ({ seat, animal, slot }, say) =>
    `${who(say, seat, 'are', 'is')} accompanied by a ${say.of(animal, v.animal[animal])}, on the ${colour[slot]} slot.`,
  dealt: ({ seat, basic, advanced, cards }, say) =>
    cards === null
      ? `${who(say, seat, 'are', 'is')} dealt ${drawn(basic, advanced)} artifacts.`
      : `${who(say, seat, 'are', 'is')} dealt ${and(cards.map((id) => theCard(say, id)))}.`,
  picked: ({ seat, card }, say) =>
    `${who(say, seat, 'keep', 'keeps')} ${card === null ? 'an artifact card' : theCard(say, card)} and ${say.mine(seat) ? 'pass' : 'passes'} the others on.`,
  'draft-ended': ({ seat, basic, advanced, cards }, say) => {
    if (basic + advanced === 0) return `${who(say, seat, 'begin', 'begins')} without artifacts in hand.`
    const held = cards === null ? `${drawn(basic, advanced)} artifacts` : and(cards.map((id) => theCard(say, id)))
    return `${who(say, seat, 'begin', 'begins')} with ${held} in hand.`
  },
  'round-began': ({ round }) => `Round ${round}.`,
  'turn-began': ({ seat }, say) => (say.mine(seat) ? 'It is your turn.' : `It is the turn of ${say.name(seat)}.`),
  'town-visited': ({ seat, building: of }, say) => `${who(say, seat, 'visit', 'visits')} ${say.of(of, building[of])}.`,
  challenged: ({ seat, building: of, opponent, manner }, say) =>
    `${who(say, seat, 'challenge', 'challenges')} ${fighter(say, opponent)} to ${MANNER[manner]} for ${building[of]}.`,
  'duel-avoided': ({ seat, building: of, bribed }, say) =>
    `${who(say, seat, 'enter', 'enters')} ${building[of]} without a duel${bribed ? ', for a bribe' : ''}.`,
  rolled: ({ who: one, roll, die, total: sum }, say) =>
    `${one === 'neutral' ? 'For the neutral figure the die shows' : who(say, one, 'roll', 'rolls')} ${say.of(`die-${die}`, String(die))} ${ROLL[roll]}: ${total(say, one, sum)}.`,
  rerolled: ({ seat, card, die, total: sum }, say) =>
    `${who(say, seat, 'roll', 'rolls')} again with ${theCard(say, card)}: ${say.of(`die-${die}`, String(die))}, ${total(say, seat, sum)}.`,
  'roll-raised': ({ seat, card, by, total: sum }, say) =>
    `${who(say, seat, 'add', 'adds')} ${by} with ${theCard(say, card)}: ${total(say, seat, sum)}.`,
  // What was paid for it was told before.
  'hearts-spent': ({ seat, total: sum }, say) => `${who(say, seat, 'have', 'has')} ${sum} with that.`,
  'duel-won': ({ seat, opponent, totals: sums }, say) =>
    `${who(say, seat, 'win', 'wins')} the duel against ${fighter(say, opponent)}, ${totals(sums)}.`,
  'duel-lost': ({ seat, opponent, totals: sums }, say) =>
    `${who(say, seat, 'lose', 'loses')} the duel against ${fighter(say, opponent)}, ${totals(sums)}, and ${say.mine(seat) ? 'go' : 'goes'} to prison.`,
  gained: ({ seat, gain, by }, say) => {
    const got = saidAmounts(v, say, gain)
    const lost = saidAmounts(v, say, losses(gain))
    const parts = say.mine(seat)
      ? [...(got === '' ? [] : [`gain ${got}`]), ...(lost === '' ? [] : [`lose ${lost}`])]
      : [...(got === '' ? [] : [`gains ${got}`]), ...(lost === '' ? [] : [`loses ${lost}`])]
    return `${say.mine(seat) ? 'You' : say.name(seat)} ${parts.join(' and ')}${because(say, by)}.`
  },
  paid: ({ seat, cost, for: what }, say) =>
    `${who(say, seat, 'pay', 'pays')} ${saidAmounts(v, say, cost)}${because(say, what)}.`,
  'coins-taken': ({ seat, from, coins, card }, say) =>
    `${who(say, from, 'hand', 'hands')} ${whom(say, seat)} ${saidAmounts(v, say, { coin: coins })}: ${theCard(say, card)}.`,
  'die-for-gain': ({ seat, card, die }, say) =>
    `${who(say, seat, 'roll', 'rolls')} ${say.of(`die-${die}`, String(die))} for ${theCard(say, card)}.`,
  traded: ({ seat, gave, got }, say) =>
    `${who(say, seat, 'trade', 'trades')} ${saidAmounts(v, say, gave)} for ${saidAmounts(v, say, got)}.`,
  'artifact-discarded': ({ seat, tier, card }, say) =>
    `${who(say, seat, 'discard', 'discards')} ${card === null ? `${tier === 'basic' ? 'a basic' : 'an advanced'} artifact` : theCard(say, card)}.`,
  hired: ({ seat, adventurer, price }, say) =>
    `${who(say, seat, 'hire', 'hires')} the ${say.of(adventurer, names.adventurers[adventurer])} for ${price === 0 ? 'nothing' : saidAmounts(v, say, { coin: price })}.`,
  'adventurer-came': ({ seat, adventurer }, say) =>
    `The ${say.of(adventurer, names.adventurers[adventurer])} joins ${whom(say, seat)}.`,
  'adventurer-declined': ({ seat, adventurer }, say) =>
    `${who(say, seat, 'send', 'sends')} the ${say.of(adventurer, names.adventurers[adventurer])} away.`,
  'party-changed': ({ seat, party }, say) => {
    const members = Object.values(party).flatMap((one) =>
      one === null ? [] : [one === 'animal' ? 'the animal' : `the ${say.of(one, names.adventurers[one])}`],
    )
    return `${say.mine(seat) ? 'Your party' : `The party of ${say.name(seat)}`}: ${members.length === 0 ? 'nobody' : and(members)}.`
  },
  'row-filled': ({ added }, say) => `New in the Saloon: ${and(added.map((id) => say.of(id, names.adventurers[id])))}.`,
  'row-refreshed': ({ row }, say) => `Now in the Saloon: ${and(row.map((id) => say.of(id, names.adventurers[id])))}.`,
  'bag-refilled': ({ count }) => `${counted(count, 'adventurer goes', 'adventurers go')} back into the bag.`,
  'animal-gained': ({ seat, animal }, say) =>
    `${who(say, seat, 'get', 'gets')} ${say.of(animal, v.packAnimal[animal])}.`,
  'animal-returned': ({ seat, animal }, say) =>
    `${who(say, seat, 'let', 'lets')} ${say.of(animal, v.packAnimal[animal])} go.`,
  'artifacts-drawn': ({ seat, basic, advanced, cards }, say) =>
    `${who(say, seat, 'draw', 'draws')} ${basic + advanced === 0 ? 'no artifacts, for there are none left' : cards === null ? `${drawn(basic, advanced)} artifacts` : and(cards.map((id) => theCard(say, id)))}.`,
  'artifacts-kept': ({ seat, kept, basic, advanced, cards }, say) => {
    const away = cards === null ? artifacts(basic + advanced) : and(cards.map((id) => theCard(say, id)))
    const keeping = `${who(say, seat, 'keep', 'keeps')} ${kept === 0 ? 'none' : artifacts(kept)}`
    return basic + advanced === 0 ? `${keeping}.` : `${keeping} and ${say.mine(seat) ? 'discard' : 'discards'} ${away}.`
  },
  'deck-shuffled': ({ deck }) =>
    `The discarded ${deck === 'treasure' ? 'treasures' : deck === 'arcade' ? 'encounter cards' : `${deck} artifacts`} are shuffled into a new deck.`,
  'camp-placed': ({ seat, on, number, left }, say) => {
    const rest = left === 0 ? '' : `; ${counted(left, 'camp is', 'camps are')} left on the board`
    if (on === 'mine' || number !== null) return `${who(say, seat, 'place', 'places')} a camp in the Mine${rest}.`
    if (on in names.foes) return `${who(say, seat, 'place', 'places')} a camp on ${theFoe(say, on as Foe)}${rest}.`
    return `${who(say, seat, 'build', 'builds')} a camp at ${theSpace(say, on as SpaceId)}${rest}.`
  },
  'end-triggered': ({ seat }, say) =>
    `${who(say, seat, 'have', 'has')} placed the last camp of the board: this round is the last.`,
  'route-completed': ({ goods, seats, points: jp }, say) =>
    `The trade route for ${v.tradeGoods[goods]} is complete: ${points(jp)} for ${and(seats.map((seat) => whom(say, seat)))}.`,
  'treasures-found': ({ seat, treasures }, say) =>
    `${who(say, seat, 'find', 'finds')} ${and(treasures.map((id) => `${theCard(say, id)} – ${effectsText(v, id)}`))}.`,
  'treasure-kept': ({ seat, treasure, place }, say) =>
    `${who(say, seat, 'keep', 'keeps')} ${theCard(say, treasure)} ${place === 'animal' ? 'on a pack animal' : 'beside the board'}.`,
  'treasure-discarded': ({ seat, treasure }, say) =>
    `${who(say, seat, 'discard', 'discards')} ${theCard(say, treasure)}.`,
  'town-left': ({ seat, hearts }, say) =>
    `${who(say, seat, 'leave', 'leaves')} town with ${say.of('hearts', v.amount('hearts', hearts))}.`,
  moved: ({ seat, from, to }, say) =>
    `${who(say, seat, 'go', 'goes')} ${direction(v, say.state, from, to)} to ${theSpace(say, to)}.`,
  'turned-back': ({ seat, from }, say) =>
    `${who(say, seat, 'cannot', 'cannot')} pay for the poisoned water and ${say.mine(seat) ? 'turn' : 'turns'} back to ${theSpace(say, from)}.`,
  'foe-faced': ({ seat, foe, to }, say) =>
    `On the way to ${theSpace(say, to)} ${whom(say, seat)} ${say.mine(seat) ? 'fight' : 'fights'} ${theFoe(say, foe)}.`,
  'foe-defeated': ({ seat, foe }, say) => `${who(say, seat, 'defeat', 'defeats')} ${theFoe(say, foe)}.`,
  'foe-bypassed': ({ seat, foe, with: means }, say) => {
    const how =
      means === 'caution'
        ? 'with caution'
        : means === 'bird' || means === 'turtle'
          ? `by letting ${v.packAnimal[means]} go`
          : `with ${theCard(say, means)}`
    return `${who(say, seat, 'pass', 'passes')} ${foe === null ? 'the threat' : theFoe(say, foe)} ${how}.`
  },
  'foe-prevailed': ({ seat, foe, back }, say) =>
    `${who(say, seat, 'are', 'is')} beaten back by ${theFoe(say, foe)}, to ${theSpace(say, back)}.`,
  'encounter-read': ({ seat, narrator, source, id, choices }, say) => {
    const character = say.state.players[seat]?.character ?? null
    const what = v.encounter(source, id, character === null ? '' : names.characters[character])
    const options = heardChoices(v, say, choices, quoted)
    return `${who(say, narrator, 'read', 'reads')} to ${whom(say, seat)}: ${say.of(id, what)}.${options === '' ? '' : ` The options: ${options}.`}`
  },
  'option-chosen': ({ seat, ...choice }, say) =>
    `${who(say, seat, 'choose', 'chooses')} ${heardChoice(v, say, choice, quoted)}.`,
  'keywords-matched': ({ seat, keywords }, say) =>
    `${who(say, seat, 'are', 'is')} remembered: ${and(keywords.map((id) => say.of(id, names.keywords[id])))}.`,
  'encounter-won': ({ seat, bonus }, say) =>
    `${who(say, seat, 'succeed', 'succeeds')}${bonus ? ', with the bonus' : ''}.`,
  'encounter-lost': ({ seat }, say) => `${who(say, seat, 'fail', 'fails')}.`,
  'villain-read': ({ villain }, say) => `${begins(theFoe(say, villain))} is beaten.`,
  'villain-result': ({ villain }, say) => `What becomes of ${theFoe(say, villain)}.`,
  'token-removed': ({ space }, say) => `The encounter token at ${theSpace(say, space)} is removed.`,
  'keyword-noted': ({ seat, keyword }, say) =>
    `${who(say, seat, 'write', 'writes')} down a keyword: ${say.of(keyword, names.keywords[keyword])}.`,
  'story-noted': ({ seat, story }, say) => `${who(say, seat, 'write', 'writes')} down story ${story}.`,
  'story-crossed-out': ({ seat, story }, say) => `${who(say, seat, 'cross', 'crosses')} out story ${story}.`,
  'box-marked': ({ seat, boxes }, say) =>
    `${who(say, seat, 'mark', 'marks')} a box on the sheet: ${counted(boxes, 'box', 'boxes')} now.`,
  'stage-completed': ({ seat, stages, next }, say) =>
    next === null
      ? `${who(say, seat, 'have', 'has')} reached the end of the story.`
      : `${who(say, seat, 'have', 'has')} completed ${counted(stages, 'encounter', 'encounters')} of the story.`,
  'experience-gained': ({ seat, unspent }, say) =>
    `${who(say, seat, 'gain', 'gains')} an experience point; ${unspent} to spend.`,
  'skill-bought': ({ seat, skill }, say) => `${who(say, seat, 'learn', 'learns')} ${theCard(say, skill)}.`,
  'world-card-gained': ({ seat, card }, say) =>
    `${who(say, seat, 'receive', 'receives')} ${theCard(say, card)} – ${effectsText(v, card)}.`,
  'world-card-missed': ({ card }, say) => `Somebody has ${theCard(say, card)} already.`,
  'gift-declined': ({ seat, gift }, say) =>
    `${who(say, seat, 'decline', 'declines')} ${gift === 'bird' ? v.packAnimal.bird : theCard(say, gift)}.`,
  'artifact-bought': ({ seat, card }, say) => `${who(say, seat, 'buy', 'buys')} ${theCard(say, card)}.`,
  converted: ({ seat, card }, say) => `${who(say, seat, 'use', 'uses')} ${theCard(say, card)}.`,
  'chief-taken': ({ seat, chief }, say) =>
    `${who(say, seat, 'win', 'wins')} over the ${say.of(chief, v.chief[chief.slice('chief-'.length) as keyof typeof v.chief])}.`,
  'game-ended': ({ why }) =>
    ({
      camps: 'The last camp of a board was placed: the game is over.',
      'nothing-left': 'Nobody could place another camp: the game is over.',
      'no-camps': 'For three rounds nobody has placed a camp: the game is over.',
      'last-round': 'The last round that a game may have is over.',
    })[why],
  'villains-prevailed': ({ villains }, say) =>
    `${begins(and(villains.map((id) => theFoe(say, id))))} ${villains.length === 1 ? 'was' : 'were'} not defeated: all have lost together.`,
}
