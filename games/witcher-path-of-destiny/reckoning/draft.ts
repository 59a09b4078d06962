import type { CardId } from '../content/cards.ts'
import type { Figure, Pair } from '../shape.ts'

type Supply = readonly (Readonly<Pair> | null)[]

/** The top position. */
export const TOP = 0

/** WPD-DRAFT-06, -07, -09, -14: the top position, and the rows (from 1) whose pair still lies there. */
export function positions(supply: Supply): readonly number[] {
  return [TOP, ...rowsLeft(supply)]
}

export function rowsLeft(supply: Supply): readonly number[] {
  return supply.flatMap((pair, i) => (pair === null ? [] : [i + 1]))
}

export function cardsLeft(supply: Supply): readonly CardId[] {
  return supply.flatMap((pair) => pair ?? [])
}

/** WPD-DRAFT-12: the top position in order of arrival, then the rows from high to low. */
export function orderAfter(places: {
  readonly top: readonly Figure[]
  readonly rows: readonly (Figure | null)[]
}): Figure[] {
  return [...places.top, ...places.rows.filter((figure) => figure !== null)]
}

/**
 * Where a figure would act if it stood here: how many act before it for certain, and how many more still may. Nobody who comes to
 * the deck later does (WPD-DRAFT-07).
 */
export function turnFrom(
  places: { readonly top: readonly Figure[]; readonly rows: readonly (Figure | null)[] },
  row: number,
  queue: readonly Figure[],
): { readonly before: number; readonly open: number } {
  if (row === TOP) return { before: places.top.length, open: 0 }
  const above = places.rows.slice(0, row - 1).filter((figure) => figure !== null)
  return { before: places.top.length + above.length, open: Math.max(0, queue.length - 1) }
}

/** WPD-YEN-01: cards that lie in different pairs. */
export function swaps(supply: Supply): readonly (readonly [CardId, CardId])[] {
  return supply.flatMap((pair, row) =>
    (pair ?? []).flatMap((card) => cardsLeft(supply.slice(row + 1)).map((other) => [card, other] as const)),
  )
}
