import type { Slot } from '../../content/lattice.ts'
import type { VisitedId } from '../../content/locations.ts'
import type { LayoutTile, TileLine } from '../../content/scenario.ts'
import { TILE_IDS, TILES, type TileId, type TileKind } from '../../content/tiles.ts'
import type { Placed, Seat, Table } from '../../shape.ts'

/** What a tile must be like; with more demands it is drawn earlier (H3B-CREATE-23). */
type Demand = Pick<LayoutTile, 'id' | 'has' | 'lacks'> & { readonly kind: TileKind; readonly ids?: readonly TileId[] }

export function hasLocation(tile: TileId, location: VisitedId): boolean {
  return Object.values(TILES[tile].fields).some(({ type }) => type === location)
}

function fits(tile: TileId, { kind, id, ids, has = [], lacks = [] }: Demand): boolean {
  return (
    TILES[tile].kind === kind &&
    (id === undefined || id === tile) &&
    (ids === undefined || ids.length === 0 || ids.includes(tile)) &&
    has.every((location) => hasLocation(tile, location)) &&
    !lacks.some((location) => hasLocation(tile, location))
  )
}

function strictness({ id, ids = [], has = [], lacks = [] }: Demand): number {
  return (id === undefined ? 0 : 100) + ids.length + 2 * has.length + lacks.length
}

/** Draws a tile for each demand out of those that are left; the order of the demands is kept. */
export function drawTiles({ chance }: Table, left: TileId[], demands: readonly Demand[]): (TileId | undefined)[] {
  const drawn: (TileId | undefined)[] = demands.map(() => undefined)
  const order = demands
    .map((_, i) => i)
    .sort((a, b) => strictness(demands[b] as Demand) - strictness(demands[a] as Demand))
  for (const i of order) {
    const fitting = left.filter((tile) => fits(tile, demands[i] as Demand))
    if (fitting.length === 0) continue
    const tile = chance.pick(fitting)
    left.splice(left.indexOf(tile), 1)
    drawn[i] = tile
  }
  return drawn
}

/** The lines of a scenario for one kind of tile, one demand for each tile. */
export function demandsFor({ state }: Table, kind: TileKind): Demand[] {
  const said = state.setting.scenario.map.tiles[kind] ?? 0
  const lines: readonly TileLine[] = typeof said === 'number' ? [{ count: said }] : said
  return lines.flatMap(({ count, ...line }) => Array.from({ length: count }, (): Demand => ({ kind, ...line })))
}

/** Tiles that no starting tile is among: those belong to factions. */
export function tilesLeft(): TileId[] {
  return TILE_IDS.filter((tile) => TILES[tile].kind !== 'start')
}

/** What tiles nobody sees can be taken for, as far as everybody knows what they are. */
export function familyOf(kind: TileKind, known: readonly VisitedId[] = []): string {
  return ['tile', kind, ...known].join('-')
}

export function layFaceDown({ state }: Table, slot: Slot, tile: TileId, of: string): void {
  const placed: Placed = {
    slot,
    kind: TILES[tile].kind,
    rotation: 0,
    tile: null,
    hidden: { of, sees: [], items: [tile] },
  }
  state.map.push(placed)
}

/** H3B-TMAP-16 */
export function fillPool({ state }: Table, seat: Seat, kind: TileKind, tiles: readonly TileId[], of: string): void {
  const sees = state.setting.openPools ? [seat] : []
  if (tiles.length > 0) state.pools.push({ seat, kind, tiles: { of, sees, items: [...tiles] } })
}

export function boxUp({ state }: Table, tiles: readonly TileId[], of: (tile: TileId) => string): void {
  const families = new Map<string, TileId[]>()
  for (const tile of tiles) families.set(of(tile), [...(families.get(of(tile)) ?? []), tile])
  for (const [family, items] of families)
    state.box.push({ kind: TILES[items[0] as TileId].kind, tiles: { of: family, sees: [], items } })
}
