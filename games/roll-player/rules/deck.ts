import type { CardId } from '../content/market.ts'
import type { Table } from '../shape.ts'

/** Takes the top card; an empty deck is made anew of the discard pile, both dot groups together (RPL-CLEAN-06). */
export function topOfDeck(t: Table): CardId | undefined {
  const { deck, discard } = t.state
  if (deck.items.length === 0 && discard.length > 0) {
    deck.items = t.chance.shuffle(discard.splice(0))
    t.tell('deck-reshuffled', { cards: deck.items.length })
  }
  return deck.items.pop()
}

/** Deals a new Market of as many cards as there are Initiative cards, or as many as there are (RPL-CLEAN-05, -07). */
export function dealMarket(t: Table): void {
  const { market, initiative } = t.state
  while (market.length < initiative.length) {
    const card = topOfDeck(t)
    if (card === undefined) break
    market.push(card)
  }
  t.tell('market-dealt', { cards: [...market] })
}
