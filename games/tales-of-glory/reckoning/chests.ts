import type { TileId } from '../content/tiles.ts'
import type { Chest, Placed } from '../shape.ts'
import { tileOf } from './tile.ts'

/** The two tiles whose half keys met, or null for a key that opens any chest of the tale. */
export type Pair = readonly [TileId, TileId] | null

/** The locked chests that a key may open: of the pair and of the hero (TOG-KEY-04), or any at all (TOG-KEY-05). */
export function eligibleChests(tale: readonly Placed[], pair: Pair): readonly Chest[] {
  const chests: Chest[] = []
  for (let i = 0; i < tale.length; i++) {
    const { tile, opened } = tale[i] as Placed
    // The hero is the first tile of every tale (TOG-SETUP-12).
    if (opened.length === 0 || (pair !== null && i > 0 && !pair.includes(tile))) continue
    for (const chest of tileOf(tile).chestIds) if (opened[chest.chest] === false) chests.push(chest)
  }
  return chests
}
