import type { CardId } from '../content/cards.ts'
import { playerOf } from '../reckoning/figures.ts'
import type { Seat, Table } from '../shape.ts'
import { takeFromHand } from './deck.ts'
import { lay } from './timeline.ts'

/** WPD-PLAY-04: cards of the hand to the right end of the timeline, in this order. */
export function playFromHand(t: Table, seat: Seat, cards: readonly CardId[]): void {
  const player = playerOf(t.state, seat)
  for (const card of cards) {
    takeFromHand(player, card)
    lay(player, card)
  }
  t.tell('cards-played', { figure: seat, cards: [...cards] })
}
