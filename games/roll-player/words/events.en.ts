import type { Words } from '@krcma/kernel'
import type { Die, GoldSource, RollPlayer } from '../shape.ts'
import { type Say, spot } from './speech.ts'
import { vocabulary as v } from './vocabulary.en.ts'

const { names, colour } = v

/** "Erik takes" or "You take". */
function does(say: Say, seat: number, third: string, second: string): string {
  return say.mine(seat) ? `You ${second}` : `${say.name(seat)} ${third}`
}
function die({ colour: of, value }: Die): string {
  return `${colour[of]} ${value}`
}
function list(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
function cards(ids: readonly (keyof typeof names.cards)[]): string {
  return ids.length === 0 ? 'nothing' : list(ids.map((id) => names.cards[id]))
}
const reason: { readonly [S in GoldSource]: string } = {
  coin: 'from the Initiative card',
  row: 'for a full row',
  'gold-die': 'for a gold die',
  'market-discard': 'instead of a purchase',
  skill: 'by a Skill',
}
const column = ['lawful', 'neutral', 'chaotic']
const row = ['good', 'neutral', 'evil']

export const event: Words<RollPlayer>['event'] = {
  'start-rolled': ({ rolls }, say) =>
    `Rolls for Start Player: ${rolls.map(({ seat, value }) => `${say.name(seat)} ${value}`).join(', ')}.`,
  'start-player': ({ seat }, say) => `${does(say, seat, 'is', 'are')} Start Player.`,
  'race-taken': ({ seat, race, side }, say) =>
    `${does(say, seat, 'takes', 'take')} the sheet of the ${names.races[race]} (${side}).`,
  'class-die-drawn': ({ seat, colour: of }, say) =>
    `${does(say, seat, 'draws', 'draw')} a ${colour[of]} die for a class.`,
  'class-taken': ({ seat, class: id }, say) => `${does(say, seat, 'plays', 'play')} the ${names.classes[id]}.`,
  'fate-dealt': ({ seat, backstory, alignment }, say) =>
    `${does(say, seat, 'gets', 'get')} the backstory ${names.backstories[backstory]} and the alignment ${names.alignments[alignment]}. ${names.taglines[backstory]}`,
  'starting-dice-rolled': ({ seat, dice }, say) => `${does(say, seat, 'rolls', 'roll')} ${list(dice.map(die))}.`,
  'starting-die-placed': ({ seat, die: placed, space }, say) =>
    `${does(say, seat, 'places', 'place')} ${die(placed)} on ${spot(v, space)}.`,
  'market-thinned': ({ cards: ids }) => `Out of the Market deck go ${cards(ids)}.`,
  'market-dealt': ({ cards: ids }) => `In the Market: ${cards(ids)}.`,
  'deck-reshuffled': ({ cards: n }) => `The discard pile becomes a new Market deck of ${n}.`,
  'round-began': ({ seat, round, rounds }, say) =>
    `Round ${round} of ${rounds}. ${does(say, seat, 'is', 'are')} Start Player.`,
  'dice-rolled': ({ dice }) => `The dice show ${list(dice.map(die))}.`,
  'pool-ordered': ({ dice }) =>
    `On the Initiative cards: ${dice.flatMap((of, i) => (of === null ? [] : [`${i + 1} ${die(of)}`])).join(', ') || 'no dice'}.`,
  'initiative-taken': ({ seat, initiative, die: taken, coin }, say) =>
    `${does(say, seat, 'takes', 'take')} Initiative card ${initiative} with ${die(taken)}${coin ? ' and a coin' : ''}.`,
  'die-placed': ({ seat, die: placed, space }, say) =>
    `${does(say, seat, 'places', 'place')} ${die(placed)} on ${spot(v, space)}.`,
  'gold-gained': ({ seat, gold, from }, say) => `${does(say, seat, 'takes', 'take')} ${v.gold(gold)} ${reason[from]}.`,
  'die-flipped': ({ seat, space, die: of, to }, say) =>
    `${does(say, seat, 'flips', 'flip')} ${die(of)} on ${spot(v, space)} to ${to}.`,
  'dice-swapped': ({ seat, spaces: [a, b], dice: [one, other] }, say) =>
    `${does(say, seat, 'swaps', 'swap')} ${die(one)} on ${spot(v, a)} with ${die(other)} on ${spot(v, b)}.`,
  'die-adjusted': ({ seat, space, die: of, to }, say) =>
    `${does(say, seat, 'changes', 'change')} ${die(of)} on ${spot(v, space)} to ${to}.`,
  'die-rerolled': ({ seat, space, die: of, to }, say) =>
    `${does(say, seat, 'rerolls', 'reroll')} ${die(of)} on ${spot(v, space)}: ${to}.`,
  'value-kept': ({ seat, space, die: of }, say) =>
    `${does(say, seat, 'keeps', 'keep')} ${die(of)} on ${spot(v, space)}.`,
  'marker-moved': ({ seat, direction, to }, say) =>
    `${say.mine(seat) ? 'Your marker' : `The marker of ${say.name(seat)}`} moves towards ${v.direction[direction]}: ${row[to.row]}, ${column[to.column]}.`,
  'token-taken': ({ seat, tokens }, say) => `${does(say, seat, 'takes', 'take')} ${v.scene.tokens(tokens)}.`,
  'die-moved': ({ seat, die: of, from, to }, say) =>
    `${does(say, seat, 'moves', 'move')} ${die(of)} from ${spot(v, from)} to ${spot(v, to)}.`,
  'die-exchanged': ({ seat, space, given, taken, with: place }, say) =>
    `${does(say, seat, 'exchanges', 'exchange')} ${die(given)} on ${spot(v, space)} for ${die(taken)} from ${place === 'bag' ? 'the bag' : 'the pool'}.`,
  'pool-flipped': ({ seat, initiative, die: of, to }, say) =>
    `${does(say, seat, 'flips', 'flip')} ${die(of)} on Initiative card ${initiative} to ${to}.`,
  'pool-rerolled': ({ seat, before, after }, say) =>
    `${does(say, seat, 'rerolls', 'reroll')} ${list(before.map(die))}: ${list(after.map(die))}.`,
  'skill-used': ({ seat, skill, as }, say) =>
    `${does(say, seat, 'uses', 'use')} ${names.cards[skill]}${skill === as ? '' : ` as ${names.cards[as]}`}.`,
  'skill-refreshed': ({ seat, skill }, say) => `${does(say, seat, 'refreshes', 'refresh')} ${names.cards[skill]}.`,
  'enemy-rolled': ({ value, card }) =>
    `The enemy rolls ${value}${card === null ? ' and takes nothing' : ` and takes ${names.cards[card]}`}.`,
  'card-added': ({ seat, card }, say) => `${does(say, seat, 'adds', 'add')} ${names.cards[card]} to the Market.`,
  'card-bought': ({ seat, card, gold, tokens, from }, say) => {
    const price = tokens === 0 ? v.gold(gold) : `${v.gold(gold)} and ${v.scene.tokens(tokens)}`
    const where = { market: '', discard: ' from the discard pile', deck: ' unseen from the deck' }[from]
    return `${does(say, seat, 'buys', 'buy')} ${names.cards[card]}${where} for ${price}.`
  },
  'card-discarded': ({ seat, card }, say) =>
    `${does(say, seat, 'discards', 'discard')} ${names.cards[card]} from the Market.`,
  'purchase-forgone': ({ seat }, say) => `${does(say, seat, 'buys', 'buy')} nothing.`,
  'weapon-discarded': ({ seat, weapon }, say) => `${does(say, seat, 'discards', 'discard')} ${names.cards[weapon]}.`,
  'enemy-left': ({ discarded, junked }) =>
    `Of what is left, ${discarded === null ? 'nothing' : names.cards[discarded]} is discarded; to the junk pile: ${cards(junked)}.`,
  'tokens-returned': ({ seat, tokens }, say) =>
    `${does(say, seat, 'returns', 'return')} ${v.scene.tokens(tokens)} unused.`,
  'market-cleared': ({ cards: ids, dice }) =>
    `Left over: ${cards(ids)}${dice.length === 0 ? '' : `, and the dice ${list(dice.map(die))}`}.`,
  'cards-given-up': ({ seat, cards: ids }, say) =>
    `${does(say, seat, 'discards', 'discard')} ${cards(ids)} before scoring.`,
  'hero-scored': ({ seat, stars }, say) => `${does(say, seat, 'scores', 'score')} ${v.stars(stars)}.`,
}
