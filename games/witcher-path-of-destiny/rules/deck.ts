import type { CardId } from '../content/cards.ts'
import { playerOf } from '../reckoning/figures.ts'
import type { Player, Seat, Table } from '../shape.ts'

/** The top card of the deck; an empty deck is made of the discard pile first (WPD-GEN-09, WPD-RULING-41). */
export function drawCard(t: Table): CardId | undefined {
  const { deck } = t.state
  if (deck.items.length === 0 && t.state.discard.length > 0) {
    deck.items = t.chance.shuffle(t.state.discard.splice(0))
    t.tell('deck-shuffled', { cards: deck.items.length })
  }
  return deck.items.pop()
}

/** As many cards as there are, at most so many (WPD-GEN-10). */
export function drawCards(t: Table, most: number): CardId[] {
  const cards: CardId[] = []
  while (cards.length < most) {
    const card = drawCard(t)
    if (card === undefined) break
    cards.push(card)
  }
  return cards
}

/** Cards from the deck into the hand, unseen by others. */
export function drawToHand(t: Table, seat: Seat, most: number): void {
  const cards = drawCards(t, most)
  playerOf(t.state, seat).hand.items.push(...cards)
  const { length } = cards
  t.tell('cards-drawn', { seat, count: length, cards: null }, { to: [seat], data: { seat, count: length, cards } })
}

export function takeFromHand({ hand, shown }: Player, card: CardId): void {
  const from = hand.items.includes(card) ? hand.items : shown.items
  from.splice(from.indexOf(card), 1)
}

/** WPD-GEN-13 */
export function discardFromHand(t: Table, seat: Seat, cards: readonly CardId[]): void {
  for (const card of cards) takeFromHand(playerOf(t.state, seat), card)
  t.state.discard.push(...cards)
  t.tell('cards-discarded', { seat, cards: [...cards] })
}
