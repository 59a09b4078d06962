import { cardOf } from '../content/cards.ts'
import { COLOURS, type Colour, SIDES, type Side, SYMBOLS, type SymbolId } from '../content/symbols.ts'
import type { Laid, Pool, Special } from '../shape.ts'

/** A timeline and its tokens, as anybody sees them. */
export interface Seen {
  readonly timeline: readonly Readonly<Omit<Laid, 'covered'> & { readonly covered: readonly boolean[] }>[]
  readonly pool: Readonly<Pool>
  readonly special: Readonly<Special> | null
  readonly recoloured: { readonly card: Laid['card']; readonly colour: Colour } | null
}

export type Active = { readonly [S in Side]: SymbolId }

/** WPD-EFF-03: how far an effect sees; everything else sees the whole timeline. */
export const WHOLE = Number.POSITIVE_INFINITY

/** WPD-GEN-04, -05: uncovered symbols on the cards up to `sight`, and tokens. */
export function countOf({ timeline, pool, special }: Seen, symbol: SymbolId, sight = WHOLE): number {
  let count = pool[symbol]
  if (special !== null && !special.lost && special.symbol === symbol) count++
  const end = Math.min(sight + 1, timeline.length)
  for (let i = 0; i < end; i++) {
    const { card, covered } = timeline[i] as Seen['timeline'][number]
    const { symbols } = cardOf(card)
    for (let j = 0; j < symbols.length; j++) if (symbols[j] === symbol && covered[j] !== true) count++
  }
  return count
}

export function activeCounts(seen: Seen, active: Active): { readonly [S in Side]: number } {
  return { left: countOf(seen, active.left), right: countOf(seen, active.right) }
}

export function isActive(active: Active, symbol: SymbolId): boolean {
  return SIDES.some((side) => active[side] === symbol)
}

/** WPD-STORY-04 */
export function inactive(active: Active): readonly SymbolId[] {
  return SYMBOLS.filter((symbol) => !isActive(active, symbol))
}

export function inactiveCount(seen: Seen, active: Active, sight = WHOLE): number {
  return inactive(active).reduce((sum, symbol) => sum + countOf(seen, symbol, sight), 0)
}

/** The colours of a card of the timeline while effects are resolved (WPD-EFF-11, WPD-CIR-01). */
function coloursAt({ timeline, recoloured }: Seen, at: number): readonly Colour[] {
  const card = timeline[at]?.card
  if (card === undefined) return []
  return recoloured?.card === card ? [recoloured.colour] : cardOf(card).colours
}

/** How many cards up to `sight` an effect counts as cards of the colour. */
export function colourCount(seen: Seen, colour: Colour, sight = WHOLE): number {
  const end = Math.min(sight + 1, seen.timeline.length)
  let count = 0
  for (let i = 0; i < end; i++) if (coloursAt(seen, i).includes(colour)) count++
  return count
}

/** How many cards of the timeline have the colour in print: for requirement cards and goals (WPD-CIR-02). */
export function printedColour({ timeline }: Pick<Seen, 'timeline'>, colour: Colour): number {
  return timeline.filter(({ card }) => cardOf(card).colours.includes(colour)).length
}

/** WPD-RULING-28 */
export function printedColours({ timeline }: Pick<Seen, 'timeline'>): readonly Colour[] {
  return COLOURS.filter((colour) => timeline.some(({ card }) => cardOf(card).colours.includes(colour)))
}

/** What somebody would have more, or less, of each symbol. */
export function changeOf(before: Seen, after: Seen): Pool {
  const change = emptyPool()
  for (const symbol of SYMBOLS) change[symbol] = countOf(after, symbol) - countOf(before, symbol)
  return change
}

export function emptyPool(): Pool {
  return { combat: 0, diplomacy: 0, exploration: 0, magic: 0 }
}
