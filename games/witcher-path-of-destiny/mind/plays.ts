import { type CardId, cardOf } from '../content/cards.ts'
import { CARDS_PLAYED } from '../content/components.ts'
import { effortOf } from '../content/extra-effort.ts'
import { handOf, playerOf } from '../reckoning/figures.ts'
import { orderedChoices } from '../reckoning/ordered-choices.ts'
import { completes } from '../reckoning/sequence.ts'
import { questVp } from '../reckoning/side-quests.ts'
import { activeIn } from '../reckoning/story.ts'
import { type Active, emptyPool } from '../reckoning/symbols.ts'
import { wouldPlay } from '../reckoning/would.ts'
import type { Player, Seat, State } from '../shape.ts'
import { EVEN, symbolsWorth, type Weights, weightsOf, XP_WORTH } from './worth.ts'

const EFFORT_WORTH = 1.5

/** What playing these cards in this order is worth, with what is left in the hand. */
export function playWorth(
  state: State,
  seat: Seat,
  cards: readonly CardId[],
  hand: readonly CardId[],
  weights: Weights,
): number {
  const player = playerOf(state, seat)
  const active = activeIn(state)
  const { after, xp } = wouldPlay(player, active, cards)
  const effort = state.efforts?.[state.chapter - 1]
  const sequence = effort !== undefined && completes(after, effortOf(effort).sequence) ? EFFORT_WORTH : 0
  return symbolsWorth(after, active, weights) + xp * XP_WORTH + sequence - questCost(state, player, cards, hand)
}

/** What the side quest loses by cards that leave the hand, as far as it matters yet. */
function questCost(
  { sideQuests, chapter, turn }: State,
  player: Player,
  cards: readonly CardId[],
  hand: readonly CardId[],
): number {
  const { character } = player
  if (!sideQuests || character === null || chapter < 3) return 0
  const rest = hand.filter((card) => !cards.includes(card))
  return (questVp(character, hand) - questVp(character, rest)) * (turn === 3 ? 1 : 0.6)
}

/** The best that could be played out of these cards. */
export function bestPlay(state: State, seat: Seat, hand: readonly CardId[]): number {
  const weights = weightsOf(state)
  const plays = orderedChoices(hand, CARDS_PLAYED)
  return Math.max(...plays.map((cards) => playWorth(state, seat, cards, hand, weights)))
}

/** What a row's pair is worth to this seat: what could be played with it, and what would be left. */
export function pairWorth(state: State, seat: Seat, pair: readonly CardId[]): number {
  const hand = [...handOf(playerOf(state, seat)), ...pair]
  return bestPlay(state, seat, hand) + pair.reduce((sum, card) => sum + 0.15 * plainWorth(card, activeIn(state)), 0)
}

/** A card by itself, on an empty timeline. */
export function plainWorth(card: CardId, active: Active): number {
  return openingWorth([card], active) + (cardOf(card).effect === null ? 0 : 0.4)
}

/** What cards bring that open a timeline (WPD-CLEAN-08). */
export function openingWorth(cards: readonly CardId[], active: Active): number {
  const empty = { timeline: [], pool: emptyPool(), special: null, recoloured: null }
  const { after, xp } = wouldPlay(empty, active, cards)
  return symbolsWorth(after, active, EVEN) + xp * XP_WORTH
}
