import type { TileId } from '../content/tiles.ts'
import type { Cell, Placed, Side } from '../shape.ts'
import { tileOf } from './tile.ts'

export const SIDES: readonly Side[] = [0, 1, 2, 3]

/** One step from a cell across each of its sides. */
const STEPS = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
] as const

export function opposite(side: Side): Side {
  return ((side + 2) & 3) as Side
}

export function tileAt(tale: readonly Placed[], x: number, y: number): Placed | undefined {
  for (const placed of tale) if (placed.x === x && placed.y === y) return placed
  return undefined
}

/** The tile that a tile at this cell touches with this side. */
export function neighbour(tale: readonly Placed[], { x, y }: Cell, side: Side): Placed | undefined {
  return tileAt(tale, x + STEPS[side].x, y + STEPS[side].y)
}

/** What a tile put on this cell would be connected with, clockwise from its top; null if it may not lie there. */
export function connections(
  tale: readonly Placed[],
  tile: TileId,
  cell: Cell,
): readonly { readonly side: Side; readonly with: Placed }[] | null {
  if (!isLegal(tale, tileOf(tile).connectors, cell.x, cell.y)) return null
  const made: { side: Side; with: Placed }[] = []
  for (const side of SIDES) {
    const other = neighbour(tale, cell, side)
    if (other !== undefined && hasConnector(tileOf(tile).connectors, side)) made.push({ side, with: other })
  }
  return made
}

/** TOG-PLACE-02 to -05: wherever tiles touch, connector meets connector or blank meets blank; once at least, connectors. */
function isLegal(tale: readonly Placed[], connectors: number, x: number, y: number): boolean {
  let connected = false
  for (const placed of tale) {
    const dx = placed.x - x
    const dy = placed.y - y
    if (dx === 0 && dy === 0) return false
    const side = sideTowards(dx, dy)
    if (side === null) continue
    const mine = hasConnector(connectors, side)
    if (mine !== hasConnector(tileOf(placed.tile).connectors, opposite(side))) return false
    if (mine) connected = true
  }
  return connected
}

function sideTowards(dx: number, dy: number): Side | null {
  if (dx === 0) return dy === -1 ? 0 : dy === 1 ? 2 : null
  if (dy === 0) return dx === 1 ? 1 : dx === -1 ? 3 : null
  return null
}

function hasConnector(connectors: number, side: Side): boolean {
  return (connectors & (1 << side)) !== 0
}

/** Calls `visit` for every cell on which the tile may be put. */
export function forLegalCells(tale: readonly Placed[], tile: TileId, visit: (x: number, y: number) => void): void {
  const { connectors } = tileOf(tile)
  for (let i = 0; i < tale.length; i++) {
    const from = tale[i] as Placed
    const open = tileOf(from.tile).connectors
    for (const side of SIDES) {
      if (!hasConnector(open, side) || !hasConnector(connectors, opposite(side))) continue
      const x = from.x + STEPS[side].x
      const y = from.y + STEPS[side].y
      // A cell that an earlier tile leads to as well has been visited already.
      if (isLegal(tale, connectors, x, y) && firstLeadingTo(tale, connectors, x, y) === i) visit(x, y)
    }
  }
}

/** The first tile of the tale that a tile with these connectors would be connected with on this cell. */
function firstLeadingTo(tale: readonly Placed[], connectors: number, x: number, y: number): number {
  return tale.findIndex((placed) => {
    const side = sideTowards(placed.x - x, placed.y - y)
    return side !== null && hasConnector(connectors, side)
  })
}

export function legalCells(tale: readonly Placed[], tile: TileId): readonly Cell[] {
  const cells: Cell[] = []
  forLegalCells(tale, tile, (x, y) => cells.push({ x, y }))
  return cells
}

/** TOG-QUEST-17, TOG-RULING-30: whether there is a tile on each of its four sides, connected or not. */
export function isSurrounded(tale: readonly Placed[], cell: Cell): boolean {
  return SIDES.every((side) => neighbour(tale, cell, side) !== undefined)
}
