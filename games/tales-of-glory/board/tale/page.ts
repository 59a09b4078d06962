import type { Cell } from '../../shape.ts'
import { TILE } from '../tile/tile.tsx'

/** The part of a tale that is on the page, in pixels at scale 1: everything that lies there, everything that may, and a margin. */
export interface Page {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const MARGIN = 14

export const pageOf = (cells: readonly Cell[]): Page => around(cells, MARGIN)

/** Where one looks first on a page that is larger than the window: at the cells in question. */
export const nearOf = (cells: readonly Cell[]): Page => around(cells, 0)

function around(cells: readonly Cell[], margin: number): Page {
  const xs = cells.map(({ x }) => x)
  const ys = cells.map(({ y }) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return {
    left: left * TILE - margin,
    top: top * TILE - margin,
    width: (Math.max(...xs) - left + 1) * TILE + 2 * margin,
    height: (Math.max(...ys) - top + 1) * TILE + 2 * margin,
  }
}

/** The upper left corner of a cell. It never moves: a tale that grows moves under the reader's eyes as a whole. */
export const cornerOf = ({ x, y }: Cell) => ({ left: x * TILE, top: y * TILE })
