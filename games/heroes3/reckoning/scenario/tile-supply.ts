import type { VisitedId } from '../../content/locations.ts'
import type { Scenario, TileLine } from '../../content/scenario.ts'
import { TILE_IDS, TILES, type TileId, type TileKind } from '../../content/tiles.ts'

/** What a place on the map or a line of the record asks of a tile. */
export interface TileDemand {
  readonly kind: TileKind
  readonly has?: readonly VisitedId[]
  readonly lacks?: readonly VisitedId[]
  readonly ids?: readonly TileId[]
}

export function onTile(tile: TileId, location: string): boolean {
  return Object.values(TILES[tile].fields).some(({ type }) => type === location)
}

export function fits(tile: TileId, { kind, has = [], lacks = [], ids }: TileDemand): boolean {
  if (TILES[tile].kind !== kind || (ids !== undefined && !ids.includes(tile))) return false
  return has.every((location) => onTile(tile, location)) && !lacks.some((location) => onTile(tile, location))
}

/** Whether the box has a tile of its own for every demand: an augmenting path for each. */
export function canMeet(demands: readonly TileDemand[]): boolean {
  const takenBy = new Map<TileId, number>()
  function place(demand: number, tried: Set<TileId>): boolean {
    return TILE_IDS.some((tile) => {
      if (tried.has(tile) || !fits(tile, demands[demand] as TileDemand)) return false
      tried.add(tile)
      const holder = takenBy.get(tile)
      if (holder !== undefined && !place(holder, tried)) return false
      takenBy.set(tile, demand)
      return true
    })
  }
  return demands.every((_, demand) => place(demand, new Set()))
}

/** The lines of a kind: a number alone is a line that asks for nothing else. */
export function linesOf({ map }: Scenario, kind: TileKind): readonly TileLine[] {
  const count = map.tiles[kind] ?? 0
  if (typeof count !== 'number') return count
  return count === 0 ? [] : [{ count }]
}

export function countOf(scenario: Scenario, kind: TileKind): number {
  return linesOf(scenario, kind).reduce((sum, { count }) => sum + count, 0)
}

/** One demand for each tile that the scenario counts. */
export function demandsOf(scenario: Scenario, kind: TileKind): readonly TileDemand[] {
  return linesOf(scenario, kind).flatMap(({ count, ...line }) =>
    Array.from({ length: Math.min(count, TILE_IDS.length + 1) }, () => ({ kind, ...line })),
  )
}
