import type { CardId } from '../content/cards.ts'
import type { DeckId, SharedDeck, Table } from '../shape.ts'

export function sharedDeck({ state }: Pick<Table, 'state'>, id: DeckId): SharedDeck {
  const deck = state.decks[id]
  if (deck === undefined) throw new Error(`no deck ${id}`)
  return deck
}

/** H3B-CARD-07: a deck that has run out is made of its discard pile; an empty discard pile begins with the top card. */
export function refill(t: Table, id: DeckId): void {
  const { deck, discard } = sharedDeck(t, id)
  if (deck.items.length === 0 && discard.length > 1) {
    deck.items = t.chance.shuffle(discard.splice(0))
    t.tell('shared-deck-reshuffled', { deck: id })
  }
  if (discard.length > 0) return
  const top = deck.items.pop()
  if (top !== undefined) discard.push(top)
}

/**
 * H3B-CARD-06: takes up to so many cards off the top. With too few in the deck, its discard pile but for the top is shuffled under it
 * first, without the cards that stay out of it.
 */
export function takeTops(t: Table, id: DeckId, n: number, out: readonly CardId[] = []): CardId[] {
  const { deck, discard } = sharedDeck(t, id)
  if (deck.items.length < n && discard.length > 1) {
    const top = discard.pop() as CardId
    const under = discard.filter((card) => !out.includes(card))
    const staying = [...discard.filter((card) => out.includes(card)), top]
    discard.splice(0, discard.length, ...staying)
    if (under.length > 0) {
      deck.items = [...t.chance.shuffle(under), ...deck.items]
      t.tell('shared-deck-reshuffled', { deck: id })
    }
  }
  return deck.items.splice(-Math.min(n, deck.items.length), n).reverse()
}

/** Onto the discard pile, the last on top. */
export function discardOnto(t: Table, id: DeckId, cards: readonly CardId[]): void {
  sharedDeck(t, id).discard.push(...cards)
}
