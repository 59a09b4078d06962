import type { LayoutTile, Scenario, TileLine } from '../../content/scenario.ts'
import { TILE_IDS, TILE_KINDS, TILES, type TileId, type TileKind } from '../../content/tiles.ts'
import { countOf, fits, onTile, type TileDemand } from '../../reckoning/scenario/tile-supply.ts'

/** What tells the tiles of a kind apart at a glance: the special places (H3B-CREATE-07). */
const SPECIAL = ['obelisk', 'dragon-utopia', 'grail'] as const
export type Special = (typeof SPECIAL)[number]

export interface Left {
  readonly kind: TileKind
  /** Null: all of the kind. */
  readonly special: Special | null
  readonly inBox: number
  readonly used: number
}

/** What the box holds of each kind and special place, and what the map takes of it (H3B-CREATE-07). */
export function whatIsLeft(scenario: Scenario): readonly Left[] {
  const demands = demandsOfMap(scenario)
  return TILE_KINDS.flatMap((kind): Left[] => {
    const tiles = TILE_IDS.filter((tile) => TILES[tile].kind === kind)
    const specials = SPECIAL.flatMap((special) => {
      const inBox = tiles.filter((tile) => onTile(tile, special)).length
      const used = demands.filter((demand) => demand.kind === kind && mustHave(demand, special)).length
      return inBox === 0 ? [] : [{ kind, special, inBox, used }]
    })
    return [{ kind, special: null, inBox: tiles.length, used: countOf(scenario, kind) }, ...specials]
  })
}

function mustHave({ has, ids, kind, lacks }: TileDemand, special: Special): boolean {
  if (has?.includes(special)) return true
  const possible = TILE_IDS.filter((tile) =>
    fits(tile, { kind, ...(has && { has }), ...(lacks && { lacks }), ...(ids && { ids }) }),
  )
  return possible.length > 0 && possible.every((tile) => onTile(tile, special))
}

function demandsOfMap({ map }: Scenario): readonly TileDemand[] {
  if (map.build === 'layout')
    return (map.layout ?? []).map(({ kind, id, has, lacks }: LayoutTile) => ({
      kind,
      ...(has && { has }),
      ...(lacks && { lacks }),
      ...(id && { ids: [id] }),
    }))
  return TILE_KINDS.flatMap((kind) => {
    const lines: number | readonly TileLine[] = map.tiles[kind] ?? 0
    if (typeof lines === 'number') return Array.from({ length: lines }, () => ({ kind }))
    return lines.flatMap(({ count, ...line }) => Array.from({ length: count }, () => ({ kind, ...line })))
  })
}

/** The tiles that could lie there and that no other place of the map names. */
export function tilesFor(kind: TileKind, layout: readonly LayoutTile[], at: LayoutTile): readonly TileId[] {
  const named = layout.flatMap((tile) => (tile === at ? [] : (tile.id ?? [])))
  return TILE_IDS.filter((tile) => TILES[tile].kind === kind && !named.includes(tile))
}
