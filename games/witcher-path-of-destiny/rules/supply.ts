import type { CardId } from '../content/cards.ts'
import type { Figure, Table } from '../shape.ts'

/** A card out of the supply; the other one of its pair is discarded, and its row is empty (WPD-DRAFT-14, WPD-YEN-05). */
export function takeFromSupply(t: Table, figure: Figure, card: CardId): void {
  const { supply, discard } = t.state
  const row = supply.findIndex((pair) => pair?.includes(card))
  const discarded = supply[row]?.find((other) => other !== card)
  if (discarded === undefined) throw new Error(`${card} is not in the supply`)
  supply[row] = null
  discard.push(discarded)
  t.tell('card-taken', { figure, card, discarded })
}
