import { neighbour, opposite, SIDES } from '../reckoning/tale.ts'
import type { Cell, Placed, Side } from '../shape.ts'

/** A tile that a cell lies beside, and on which of its sides. */
interface Beside {
  readonly of: Placed
  readonly side: Side
}

/** What a cell lies beside: the tiles of a tale around it, the oldest first. */
export function besides(tale: readonly Placed[], cell: Cell): readonly Beside[] {
  return SIDES.flatMap((side) => {
    const of = neighbour(tale, cell, side)
    return of === undefined ? [] : [{ of, side: opposite(side) }]
  }).sort((a, b) => tale.indexOf(a.of) - tale.indexOf(b.of))
}

/** Where a tile that was placed came to lie: beside the oldest tile that was there before it. */
export function besideFirst(tale: readonly Placed[], tile: string, cell: Cell): Beside | undefined {
  const at = tale.findIndex((placed) => placed.tile === tile)
  return besides(at < 0 ? tale : tale.slice(0, at), cell)[0]
}
