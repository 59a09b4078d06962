import { type CardId, cardOf } from '../content/cards.ts'
import { playerOf } from '../reckoning/figures.ts'
import type { Body, Laid, Seat, Table } from '../shape.ts'

export function laid(card: CardId, fresh: boolean): Laid {
  return { card, covered: cardOf(card).symbols.map(() => false), fresh }
}

/** WPD-PLAY-04: at the right end. */
export function lay(body: Body, card: CardId): void {
  body.timeline.push(laid(card, true))
}

export function placeOf({ timeline }: Body, card: CardId): number {
  const at = timeline.findIndex((one) => one.card === card)
  if (at < 0) throw new Error(`${card} is not on the timeline`)
  return at
}

/** A card returns to the hand without its lost-symbol tokens, and the others close up (WPD-ABIL-09, WPD-RULING-20). */
export function takeBack(t: Table, seat: Seat, card: CardId): void {
  const player = playerOf(t.state, seat)
  player.timeline.splice(placeOf(player, card), 1)
  player.shown.items.push(card)
  t.tell('card-returned', { seat, card })
}
