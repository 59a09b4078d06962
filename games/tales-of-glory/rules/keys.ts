import type { Rules, Seat } from '@krcma/kernel'
import type { TileId } from '../content/tiles.ts'
import type { Chest, Placed, Table } from '../shape.ts'
import { playerAt } from './player.ts'
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

/** Puts a key on a chest. It must be used if it can be (TOG-KEY-08, TOG-RULING-31); if it cannot, it is gone (TOG-KEY-07). */
export function* putKey(t: Table, seat: Seat, pair: Pair): Rules<Chest | null> {
  const { tale } = playerAt(t.state, seat)
  const eligible = () => eligibleChests(tale, pair)
  if (eligible().length === 0) {
    t.tell('key-without-chest', { seat })
    return null
  }
  const chest = yield* t.choose(seat, 'open-chest', eligible, { context: () => ({ seat, pair }) })
  const placed = tale.find(({ tile }) => tile === chest.tile)
  if (placed !== undefined) placed.opened[chest.chest] = true
  t.tell('chest-opened', { seat, tile: chest.tile, chest: chest.chest })
  return chest
}
