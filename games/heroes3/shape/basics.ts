import type * as kernel from '@krcma/kernel'
import type { BuildingId } from '../content/buildings.ts'
import type { CardId } from '../content/cards.ts'
import type { Position, Rotation, Slot } from '../content/lattice.ts'
import type { NeutralCardId } from '../content/neutral-units.ts'
import type { TileId, TileKind } from '../content/tiles.ts'
import type { UnitId } from '../content/units.ts'

export type Seat = kernel.Seat

/** A field belongs to its tile and printed position, however the tile is turned: `N4.C`. */
export type FieldKey = `${TileId}.${Position}`

export type Rank = 'main' | 'secondary'

/** A card of a unit deck: a faction's unit, or one of the neutral cards. */
export type UnitCard = UnitId | NeutralCardId
export type UnitSide = 'few' | 'pack' | 'neutral'

export interface Unit {
  readonly card: UnitCard
  side: UnitSide
  /** Cards lying on it, the topmost last (H3B-RULING-37). */
  overlays: CardId[]
}

/** A mode of a card of the hand, as it can be played. */
export interface Play {
  readonly card: CardId
  readonly mode: string
}

export interface Placement {
  readonly slot: Slot
  readonly rotation: Rotation
}

/** A deck that players search: H3B-OPT-01 and -05 split artifacts and spells. */
export type DeckId =
  | 'ability'
  | 'artifact'
  | 'spell'
  | `artifact-${'minor' | 'major' | 'relic'}`
  | `spell-${'basic' | 'expert'}`

/** Where an effect comes from: for words, and for what it may choose. */
export type Cause =
  | { readonly from: 'card'; readonly card: CardId }
  | { readonly from: 'field'; readonly field: FieldKey }
  | { readonly from: 'building'; readonly building: BuildingId }
  | { readonly from: 'unit'; readonly unit: UnitCard }
  | { readonly from: 'astrologers'; readonly card: string }
  | { readonly from: 'scenario'; readonly rule: string }
  | { readonly from: 'level'; readonly level: number }
  | { readonly from: 'starting-bonus' }
  | { readonly from: 'die'; readonly die: 'resource' | 'treasure' | 'attack' }
  | { readonly from: 'morale' }
  | { readonly from: 'rules' }

/** A tile on the map. Face down it is a hidden zone of one, and nobody sees more than its back. */
export interface Placed {
  readonly slot: Slot
  readonly kind: TileKind
  rotation: Rotation
  tile: TileId | null
  readonly hidden: kernel.Zone<TileId>
}

/** A building, and whose town it stands in: captors may use those of others (H3B-VAR-03). */
export interface TownBuilding {
  readonly building: BuildingId
  readonly town: Seat
}
