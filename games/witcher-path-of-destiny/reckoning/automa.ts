import { type CardId, cardOf } from '../content/cards.ts'
import type { Pair } from '../shape.ts'
import { TOP } from './draft.ts'
import { type Active, isActive } from './symbols.ts'

type Supply = readonly (Readonly<Pair> | null)[]

function activePrinted(card: CardId, active: Active): number {
  return cardOf(card).symbols.filter((symbol) => isActive(active, symbol)).length
}

/** WPD-SOLO-07 to -09: the pair with most active symbols, of equals the highest; without any, the deck. */
export function automaPosition(supply: Supply, active: Active): number {
  let best = { row: TOP, symbols: 0 }
  supply.forEach((pair, i) => {
    const symbols = (pair ?? []).reduce((sum, card) => sum + activePrinted(card, active), 0)
    if (symbols > best.symbols) best = { row: i + 1, symbols }
  })
  return best.row
}

/** WPD-RULING-37: the highest pair left with a card that shows an active symbol, and its cards that do. */
export function extraCards(supply: Supply, active: Active): { readonly row: number; readonly cards: CardId[] } | null {
  for (const [i, pair] of supply.entries()) {
    const cards = (pair ?? []).filter((card) => activePrinted(card, active) > 0)
    if (cards.length > 0) return { row: i + 1, cards }
  }
  return null
}
