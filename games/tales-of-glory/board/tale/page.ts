import type { Cell } from '../../shape.ts'
import { TILE } from '../tile/tile.tsx'

/** The part of a tale that is on the page: everything that lies there, everything that may, and a margin. */
export interface Page {
  readonly width: number
  readonly height: number
  /** Where the upper left corner of a cell is, in pixels at scale 1. */
  readonly at: (cell: Cell) => { readonly left: number; readonly top: number }
  readonly key: string
}

const MARGIN = 26

export function pageOf(cells: readonly Cell[]): Page {
  const xs = cells.map(({ x }) => x)
  const ys = cells.map(({ y }) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return {
    width: (Math.max(...xs) - left + 1) * TILE + 2 * MARGIN,
    height: (Math.max(...ys) - top + 1) * TILE + 2 * MARGIN,
    at: ({ x, y }) => ({ left: (x - left) * TILE + MARGIN, top: (y - top) * TILE + MARGIN }),
    key: `${left} ${top}`,
  }
}
