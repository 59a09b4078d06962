import type { Reward } from './gain.ts'

/** The four types of adventure tiles. Heroes and quests are of none of them (TOG-RULING-16). */
export const TILE_TYPES = ['monster', 'character', 'place', 'treasure'] as const
export type TileType = (typeof TILE_TYPES)[number]

/** What a cost is made of and what majorities are of, in the order in which ties are broken (TOG-RULING-04). */
export const ELEMENTS = ['combat', 'magic', 'potion', 'coin'] as const
export type Element = (typeof ELEMENTS)[number]

/** The connector of a place: its reward, and the type of tile that must stand on its other side, if any. */
export interface PlaceConnector {
  readonly requires: TileType | null
  readonly reward: Reward
}

/** What a side carries: nothing, a plain connector, one with half a key, or the connector of a place. */
export type Edge = null | 'plain' | 'half-key' | PlaceConnector

/** The face of a tile. */
export interface Face {
  readonly id: string
  readonly type: TileType | 'hero' | 'quest'
  /** At most two elements. */
  readonly cost: { readonly [E in Element]?: number }
  /** Top, right, bottom, left. */
  readonly sides: readonly [top: Edge, right: Edge, bottom: Edge, left: Edge]
  readonly reward: Reward
  readonly chests: readonly Reward[]
}

/** The connector of a place that rewards any connection. */
export const any = (...reward: Reward): PlaceConnector => ({ requires: null, reward })

/** The connector of a place that rewards a connection with one type of tile. */
export const only = (requires: TileType, ...reward: Reward): PlaceConnector => ({ requires, reward })
