import type { Words } from '@krcma/kernel'
import type { CardId } from '../content/market.ts'
import type { Die, GoldSource, RollPlayer, Space } from '../shape.ts'
import { dieOf, rowText, type Say } from './speech.ts'
import { vocabulary as v } from './vocabulary.en.ts'

const { names, colour } = v

/** "Erik takes" or "You take". */
function does(say: Say, seat: number, third: string, second: string): string {
  return say.mine(seat) ? `You ${second}` : `${say.name(seat)} ${third}`
}
function die(say: Say, of: Die): string {
  return dieOf(say, of, `${colour[of.colour]} ${of.value}`)
}
const diceOf = (say: Say, of: readonly Die[]) => list(of.map((one) => die(say, one)))
const inRow = (say: Say, space: Space) => `in ${rowText(v, say, space)}`
const cardOf = (say: Say, id: CardId) => say.of(id, names.cards[id])
const goldOf = (say: Say, n: number) => say.of('gold', v.gold(n))
const tokensOf = (say: Say, n: number) => say.of('token', v.scene.tokens(n))
function list(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
function cards(say: Say, ids: readonly CardId[]): string {
  return ids.length === 0 ? 'nothing' : list(ids.map((id) => cardOf(say, id)))
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
    `Rolls for Start Player: ${rolls.map(({ seat, value }) => `${say.name(seat)}: ${value}`).join(', ')}.`,
  'start-player': ({ seat }, say) => `${does(say, seat, 'is', 'are')} Start Player.`,
  'race-taken': ({ seat, race, side }, say) =>
    `${does(say, seat, 'takes', 'take')} the sheet of the ${names.races[race]}, the ${side === 'female' ? 'woman' : 'man'}.`,
  'class-die-drawn': ({ seat, colour: of }, say) =>
    `${does(say, seat, 'draws', 'draw')} a ${colour[of]} die for a class.`,
  'class-taken': ({ seat, class: id }, say) => `${does(say, seat, 'plays', 'play')} the ${names.classes[id]}.`,
  'fate-dealt': ({ seat, backstory, alignment }, say) =>
    `${does(say, seat, 'gets', 'get')} the backstory ${names.backstories[backstory]} and the alignment ${names.alignments[alignment]}. ${names.taglines[backstory]}`,
  'starting-dice-rolled': ({ seat, dice }, say) => `${does(say, seat, 'rolls', 'roll')} ${diceOf(say, dice)}.`,
  'starting-die-placed': ({ seat, die: placed, space }, say) =>
    `${does(say, seat, 'places', 'place')} ${die(say, placed)} ${inRow(say, space)}.`,
  'market-thinned': ({ cards: ids }, say) => `Out of the Market deck go ${cards(say, ids)}.`,
  'market-dealt': ({ cards: ids }, say) => `In the Market: ${cards(say, ids)}.`,
  'deck-reshuffled': ({ cards: n }) => `The discard pile becomes a new Market deck of ${n}.`,
  'round-began': ({ seat, round, rounds }, say) =>
    `Round ${round} of ${rounds}. ${does(say, seat, 'is', 'are')} Start Player.`,
  'dice-rolled': ({ dice }, say) => `The dice show ${diceOf(say, dice)}.`,
  'pool-ordered': ({ dice }, say) =>
    `On the Initiative cards: ${dice.flatMap((of, i) => (of === null ? [] : [`${die(say, of)} on card ${i + 1}`])).join(', ') || 'no dice'}.`,
  'initiative-taken': ({ seat, initiative, die: taken, coin }, say) =>
    `${does(say, seat, 'takes', 'take')} Initiative card ${initiative} with ${die(say, taken)}${coin ? ' and a coin' : ''}.`,
  'die-placed': ({ seat, die: placed, space }, say) =>
    `${does(say, seat, 'places', 'place')} ${die(say, placed)} ${inRow(say, space)}.`,
  'gold-gained': ({ seat, gold, from }, say) =>
    `${does(say, seat, 'takes', 'take')} ${goldOf(say, gold)} ${reason[from]}.`,
  'die-flipped': ({ seat, space, die: of, to }, say) =>
    `${does(say, seat, 'flips', 'flip')} ${die(say, of)} ${inRow(say, space)} to ${to}.`,
  'dice-swapped': ({ seat, spaces: [a, b], dice: [one, other] }, say) =>
    `${does(say, seat, 'swaps', 'swap')} ${die(say, one)} ${inRow(say, a)} with ${die(say, other)} ${inRow(say, b)}.`,
  'die-adjusted': ({ seat, space, die: of, to }, say) =>
    `${does(say, seat, 'changes', 'change')} ${die(say, of)} ${inRow(say, space)} to ${to}.`,
  'die-rerolled': ({ seat, space, die: of, to }, say) =>
    `${does(say, seat, 'rerolls', 'reroll')} ${die(say, of)} ${inRow(say, space)}: ${to}.`,
  'value-kept': ({ seat, space, die: of }, say) =>
    `${does(say, seat, 'keeps', 'keep')} ${die(say, of)} ${inRow(say, space)}.`,
  'marker-moved': ({ seat, direction, to }, say) =>
    `${say.mine(seat) ? 'Your marker' : `The marker of ${say.name(seat)}`} moves towards ${v.direction[direction]}: ${row[to.row]}, ${column[to.column]}.`,
  'token-taken': ({ seat, tokens }, say) => `${does(say, seat, 'takes', 'take')} ${tokensOf(say, tokens)}.`,
  'die-moved': ({ seat, die: of, from, to }, say) =>
    `${does(say, seat, 'moves', 'move')} ${die(say, of)} from ${rowText(v, say, from)} to ${rowText(v, say, to)}.`,
  'die-exchanged': ({ seat, space, given, taken, with: place }, say) =>
    `${does(say, seat, 'exchanges', 'exchange')} ${die(say, given)} ${inRow(say, space)} for ${die(say, taken)} from ${place === 'bag' ? 'the bag' : 'the pool'}.`,
  'pool-flipped': ({ seat, initiative, die: of, to }, say) =>
    `${does(say, seat, 'flips', 'flip')} ${die(say, of)} on Initiative card ${initiative} to ${to}.`,
  'pool-rerolled': ({ seat, before, after }, say) =>
    `${does(say, seat, 'rerolls', 'reroll')} ${diceOf(say, before)}: ${diceOf(say, after)}.`,
  'skill-used': ({ seat, skill, as }, say) =>
    `${does(say, seat, 'uses', 'use')} ${cardOf(say, skill)}${skill === as ? '' : ` as ${cardOf(say, as)}`}.`,
  'skill-refreshed': ({ seat, skill }, say) => `${does(say, seat, 'refreshes', 'refresh')} ${cardOf(say, skill)}.`,
  'enemy-rolled': ({ value, card }, say) =>
    `The enemy rolls ${value}${card === null ? ' and takes nothing' : ` and takes ${cardOf(say, card)}`}.`,
  'card-added': ({ seat, card }, say) => `${does(say, seat, 'adds', 'add')} ${cardOf(say, card)} to the Market.`,
  'card-bought': ({ seat, card, gold, tokens, from }, say) => {
    const price = tokens === 0 ? goldOf(say, gold) : `${goldOf(say, gold)} and ${tokensOf(say, tokens)}`
    const where = { market: '', discard: ' from the discard pile', deck: ' unseen from the deck' }[from]
    return `${does(say, seat, 'buys', 'buy')} ${cardOf(say, card)}${where} for ${price}.`
  },
  'card-discarded': ({ seat, card }, say) =>
    `${does(say, seat, 'discards', 'discard')} ${cardOf(say, card)} from the Market.`,
  'purchase-forgone': ({ seat }, say) => `${does(say, seat, 'buys', 'buy')} nothing.`,
  'weapon-discarded': ({ seat, weapon }, say) => `${does(say, seat, 'discards', 'discard')} ${cardOf(say, weapon)}.`,
  'enemy-left': ({ discarded, junked }, say) =>
    `Of what is left, ${discarded === null ? 'nothing' : cardOf(say, discarded)} is discarded; to the junk pile: ${cards(say, junked)}.`,
  'tokens-returned': ({ seat, tokens }, say) =>
    `${does(say, seat, 'returns', 'return')} ${tokensOf(say, tokens)} unused.`,
  'market-cleared': ({ cards: ids, dice }, say) =>
    `Left over: ${cards(say, ids)}${dice.length === 0 ? '' : `; of the dice, ${diceOf(say, dice)}`}.`,
  'cards-given-up': ({ seat, cards: ids }, say) =>
    `${does(say, seat, 'discards', 'discard')} ${cards(say, ids)} before scoring.`,
  'hero-scored': ({ seat, stars }, say) => `${does(say, seat, 'scores', 'score')} ${say.of('star', v.stars(stars))}.`,
}
