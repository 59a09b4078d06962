import { POSITIONS, type Slot } from '../content/lattice.ts'
import { TILES, type TileId } from '../content/tiles.ts'
import { fieldKey, tileAt } from '../reckoning/land.ts'
import { sameSlot } from '../reckoning/lattice.ts'
import { placementsOf, rotationsFor } from '../reckoning/placing.ts'
import type { Placed, Rules, Seat, Table } from '../shape.ts'

/** The fields of a tile that is now face up. */
export function openFields({ state }: Table, tile: TileId): void {
  for (const position of POSITIONS) {
    const key = fieldKey(tile, position)
    state.fields[key] = { cube: false, flags: [], everFlagged: false, income: null }
    // H3B-S3-19
    if (!state.grail.taken && TILES[tile].fields[position].type === 'grail') state.grail.field = key
  }
}

export function layTile(t: Table, seat: Seat | null, tile: TileId, slot: Slot, rotation: Placed['rotation']): void {
  const { kind } = TILES[tile]
  t.state.map.push({ slot, kind, rotation, tile, hidden: { of: `tile-${kind}`, sees: [], items: [] } })
  openFields(t, tile)
  t.tell('tile-placed', { seat, tile, slot, rotation })
}

/** H3B-MAP-12: turns a tile face up; who does it rotates it. */
export function* turnUp(t: Table, seat: Seat, slot: Slot): Rules<TileId> {
  const placed = tileAt(t.state, slot) as Placed
  const tile = placed.hidden.items.pop() as TileId
  placed.tile = tile
  const rotation = yield* t.choose(seat, 'rotation', () => rotationsFor(others(t, slot), tile, slot), {
    context: () => ({ tile, slot }),
  })
  placed.rotation = rotation
  openFields(t, tile)
  t.tell('tile-turned-up', { seat, tile, slot, rotation })
  return tile
}

function others({ state }: Table, slot: Slot): Placed[] {
  return state.map.filter((placed) => !sameSlot(placed.slot, slot))
}

/** H3B-MAP-15: a far tile of the own supply, drawn at random; one that fits nowhere goes back. */
export function* placeFromSupply(t: Table, seat: Seat, beside: readonly Slot[]): Rules<TileId | null> {
  const pool = t.state.pools.find((one) => one.seat === seat && one.kind === 'far')
  if (pool === undefined || pool.tiles.items.length === 0) return null
  const placements = (tile: TileId) => placementsOf(t.state.map, tile, { step: 'supply', beside })
  const fitting = pool.tiles.items.filter((one) => placements(one).length > 0)
  if (fitting.length === 0) return null
  const tile = t.chance.pick(fitting)
  pool.tiles.items.splice(pool.tiles.items.indexOf(tile), 1)
  t.state.drawnTile = tile
  t.tell('tile-drawn', { seat, tile })
  const { slot, rotation } = yield* t.choose(seat, 'placement', () => placements(tile), {
    context: () => ({ tile, step: 'supply' }),
  })
  t.state.drawnTile = null
  layTile(t, seat, tile, slot, rotation)
  return tile
}
