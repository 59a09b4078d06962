import { type CardId, cardOf, type Mode } from '../content/cards.ts'

/** What a card takes off a recruitment or reinforcement, and in which mode; null for all others (recruitDiscount). */
export function discountOf(card: CardId): { readonly gold: number; readonly mode: string } | null {
  for (const [mode, played] of Object.entries(cardOf(card).modes) as [string, Mode][]) {
    if (!('effects' in played)) continue
    for (const effect of played.effects) if (effect.op === 'recruitDiscount') return { gold: effect.gold, mode }
  }
  return null
}

/** The ways to make something cheaper of which no card is wasted altogether: none, one, several. */
export function discounts(
  hand: readonly CardId[],
  gold: number,
): { readonly with: readonly CardId[]; readonly off: number }[] {
  let ways: { readonly with: readonly CardId[]; readonly off: number }[] = [{ with: [], off: 0 }]
  for (const card of hand) {
    const discount = discountOf(card)
    if (discount === null) continue
    ways = [...ways, ...ways.map((way) => ({ with: [...way.with, card], off: way.off + discount.gold }))]
  }
  return ways.filter(({ with: cards, off }) => cards.every((card) => off - (discountOf(card)?.gold ?? 0) < gold))
}
