import { ELDER_BLOOD_MOST } from '../content/abilities.ts'
import { type CardId, cardOf } from '../content/cards.ts'
import { SYMBOLS } from '../content/symbols.ts'
import { handOf, playerOf } from '../reckoning/figures.ts'
import type { Rules, Seat, Table } from '../shape.ts'
import { drawToHand, takeFromHand } from './deck.ts'
import { resolveEffect } from './effects.ts'
import { gainTokens } from './gains.ts'
import { playFromHand } from './playing.ts'
import { takeBack } from './timeline.ts'

function ownCard(t: Table, seat: Seat, ability: 'ciri-2' | 'ciri-3'): Rules<CardId> {
  const { timeline } = playerOf(t.state, seat)
  return t.choose(seat, 'own-card', () => timeline.map(({ card }) => card), { context: () => ({ ability }) })
}

/** WPD-CIR-04 */
export function* ladyOfTime(t: Table, seat: Seat): Rules {
  takeBack(t, seat, yield* ownCard(t, seat, 'ciri-2'))
}

/** WPD-CIR-05, -08: a card back into the hand, and a different one played and resolved at once. */
export function* ladyOfTimeAndSpace(t: Table, seat: Seat): Rules {
  const back = yield* ownCard(t, seat, 'ciri-3')
  takeBack(t, seat, back)
  const others = () => handOf(playerOf(t.state, seat)).filter((card) => card !== back)
  const card = yield* t.choose(seat, 'hand-card', others, { context: () => ({ for: 'ciri-3' }) })
  playFromHand(t, seat, [card])
  yield* resolveEffect(t, seat, card)
}

/** WPD-CIR-06: one or two cards for the symbols printed on them, and as many from the deck. */
export function* elderBlood(t: Table, seat: Seat): Rules {
  const player = playerOf(t.state, seat)
  const { cards } = yield* t.choose(seat, 'elder-blood', () => oneOrTwo(handOf(player)))
  for (const card of cards) takeFromHand(player, card)
  t.tell('cards-discarded', { seat, cards: [...cards] })
  const printed = cards.flatMap((card) => cardOf(card).symbols)
  for (const symbol of SYMBOLS) {
    gainTokens(t, seat, symbol, printed.filter((one) => one === symbol).length, 'ability')
  }
  drawToHand(t, seat, cards.length)
  // WPD-RULING-62: what is being discarded is not among the cards that this very draw shuffles.
  t.state.discard.push(...cards)
}

function oneOrTwo(hand: readonly CardId[]): readonly { readonly cards: readonly CardId[] }[] {
  const pairs = hand.flatMap((card, i) => hand.slice(i + 1).map((other) => ({ cards: [card, other] })))
  return [...hand.map((card) => ({ cards: [card] })), ...pairs].filter(({ cards }) => cards.length <= ELDER_BLOOD_MOST)
}
