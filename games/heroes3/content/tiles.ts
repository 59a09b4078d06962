import type { FactionId } from './factions.ts'
import type { Direction, Position } from './lattice.ts'
import type { LocationId } from './locations.ts'
import type { Resource } from './resources.ts'

export const TILE_KINDS = ['start', 'far', 'near', 'center'] as const
export type TileKind = (typeof TILE_KINDS)[number]
type Terrain = 'dirt' | 'subterranean' | 'grass'
/** How strong the neutral army is that guards a field, I to VII (H3B-VISIT-07). */
export type Difficulty = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** What a field is. A location without anything to add stands by its name alone. */
export type Field =
  | { readonly type: 'town'; readonly faction: FactionId }
  | { readonly type: 'mine'; readonly resource: Resource; readonly guard: Difficulty }
  /** How many dice are rolled there. */
  | { readonly type: 'resource' | 'treasure'; readonly dice: 1 | 2; readonly guard?: Difficulty }
  | { readonly type: Exclude<LocationId, 'town' | 'mine' | 'resource' | 'treasure'>; readonly guard?: Difficulty }

export interface Tile {
  readonly kind: TileKind
  readonly terrain: Terrain
  /** As printed, unrotated. */
  readonly fields: Readonly<Record<Position, Field>>
  /** Border lines on outer edges: of which field, on which side (H3B-MAP-07). */
  readonly closed: readonly (readonly [field: Position, edge: Direction])[]
}

const closedSouthEast: Tile['closed'] = [
  ['E', 'NE'],
  ['E', 'E'],
  ['E', 'SE'],
  ['SE', 'E'],
  ['SE', 'SE'],
  ['SE', 'SW'],
  ['SW', 'SE'],
  ['SW', 'SW'],
  ['SW', 'W'],
]
const closedSouthWest: Tile['closed'] = [
  ['W', 'NW'],
  ['W', 'W'],
  ['W', 'SW'],
  ['SW', 'W'],
  ['SW', 'SW'],
  ['SW', 'SE'],
  ['SE', 'E'],
  ['SE', 'SE'],
  ['SE', 'SW'],
]

const tiles = {
  S1: {
    kind: 'start',
    terrain: 'dirt',
    fields: {
      NW: { type: 'blocked' },
      NE: { type: 'empty' },
      W: { type: 'mine', guard: 1, resource: 'materials' },
      C: { type: 'town', faction: 'necropolis' },
      E: { type: 'resource', dice: 1 },
      SW: { type: 'treasure', guard: 1, dice: 1 },
      SE: { type: 'empty' },
    },
    closed: closedSouthEast,
  },
  S2: {
    kind: 'start',
    terrain: 'subterranean',
    fields: {
      NW: { type: 'empty' },
      NE: { type: 'blocked' },
      W: { type: 'resource', dice: 1 },
      C: { type: 'town', faction: 'dungeon' },
      E: { type: 'mine', guard: 1, resource: 'materials' },
      SW: { type: 'treasure', guard: 1, dice: 1 },
      SE: { type: 'empty' },
    },
    closed: closedSouthWest,
  },
  S3: {
    kind: 'start',
    terrain: 'grass',
    fields: {
      NW: { type: 'blocked' },
      NE: { type: 'empty' },
      W: { type: 'treasure', guard: 1, dice: 1 },
      C: { type: 'town', faction: 'castle' },
      E: { type: 'resource', dice: 1 },
      SW: { type: 'mine', guard: 1, resource: 'materials' },
      SE: { type: 'empty' },
    },
    closed: closedSouthEast,
  },
  F1: {
    kind: 'far',
    terrain: 'dirt',
    fields: {
      NW: { type: 'settlement', guard: 3 },
      NE: { type: 'windmill' },
      W: { type: 'blocked' },
      C: { type: 'empty' },
      E: { type: 'artifact', guard: 2 },
      SW: { type: 'trading-post' },
      SE: { type: 'stables' },
    },
    closed: [],
  },
  F2: {
    kind: 'far',
    terrain: 'subterranean',
    fields: {
      NW: { type: 'trading-post' },
      NE: { type: 'settlement', guard: 3 },
      W: { type: 'shrine-incantation' },
      C: { type: 'empty' },
      E: { type: 'magic-spring' },
      SW: { type: 'blocked' },
      SE: { type: 'artifact', guard: 2 },
    },
    closed: [],
  },
  F3: {
    kind: 'far',
    terrain: 'grass',
    fields: {
      NW: { type: 'water-wheel' },
      NE: { type: 'learning-stone' },
      W: { type: 'settlement', guard: 3 },
      C: { type: 'artifact', guard: 2 },
      E: { type: 'stables' },
      SW: { type: 'empty' },
      SE: { type: 'blocked' },
    },
    closed: [],
  },
  F4: {
    kind: 'far',
    terrain: 'dirt',
    fields: {
      NW: { type: 'mine', guard: 3, resource: 'gold' },
      NE: { type: 'magic-spring', guard: 2 },
      W: { type: 'water-wheel' },
      C: { type: 'blocked' },
      E: { type: 'trading-post' },
      SW: { type: 'temple' },
      SE: { type: 'empty' },
    },
    closed: [],
  },
  F5: {
    kind: 'far',
    terrain: 'subterranean',
    fields: {
      NW: { type: 'mine', guard: 3, resource: 'gold' },
      NE: { type: 'mystical-garden', guard: 2 },
      W: { type: 'empty' },
      C: { type: 'redwood-observatory' },
      E: { type: 'blocked' },
      SW: { type: 'trading-post' },
      SE: { type: 'learning-stone' },
    },
    closed: [],
  },
  F6: {
    kind: 'far',
    terrain: 'grass',
    fields: {
      NW: { type: 'artifact', guard: 2 },
      NE: { type: 'trading-post' },
      W: { type: 'water-wheel' },
      C: { type: 'blocked' },
      E: { type: 'shrine-incantation' },
      SW: { type: 'empty' },
      SE: { type: 'mine', guard: 3, resource: 'gold' },
    },
    closed: [],
  },
  F7: {
    kind: 'far',
    terrain: 'dirt',
    fields: {
      NW: { type: 'treasure', guard: 2, dice: 2 },
      NE: { type: 'blocked' },
      W: { type: 'learning-stone' },
      C: { type: 'shrine-gesture' },
      E: { type: 'empty' },
      SW: { type: 'redwood-observatory' },
      SE: { type: 'mine', guard: 3, resource: 'valuables' },
    },
    closed: [],
  },
  F8: {
    kind: 'far',
    terrain: 'subterranean',
    fields: {
      NW: { type: 'stables' },
      NE: { type: 'empty' },
      W: { type: 'temple' },
      C: { type: 'mine', guard: 3, resource: 'valuables' },
      E: { type: 'windmill' },
      SW: { type: 'treasure', guard: 2, dice: 2 },
      SE: { type: 'blocked' },
    },
    closed: [],
  },
  F9: {
    kind: 'far',
    terrain: 'grass',
    fields: {
      NW: { type: 'empty' },
      NE: { type: 'mine', guard: 3, resource: 'valuables' },
      W: { type: 'blocked' },
      C: { type: 'redwood-observatory' },
      E: { type: 'fountain-of-youth' },
      SW: { type: 'treasure', guard: 2, dice: 2 },
      SE: { type: 'learning-stone' },
    },
    closed: [],
  },
  N1: {
    kind: 'near',
    terrain: 'dirt',
    fields: {
      NW: { type: 'blocked' },
      NE: { type: 'windmill' },
      W: { type: 'tree-of-knowledge' },
      C: { type: 'witch-hut', guard: 4 },
      E: { type: 'sanctuary' },
      SW: { type: 'trading-post' },
      SE: { type: 'mine', guard: 5, resource: 'valuables' },
    },
    closed: [],
  },
  N2: {
    kind: 'near',
    terrain: 'subterranean',
    fields: {
      NW: { type: 'tree-of-knowledge' },
      NE: { type: 'blocked' },
      W: { type: 'warriors-tomb', guard: 4 },
      C: { type: 'witch-hut' },
      E: { type: 'sanctuary' },
      SW: { type: 'mine', guard: 5, resource: 'valuables' },
      SE: { type: 'shrine-gesture' },
    },
    closed: [],
  },
  N3: {
    kind: 'near',
    terrain: 'grass',
    fields: {
      NW: { type: 'witch-hut' },
      NE: { type: 'blocked' },
      W: { type: 'trading-post' },
      C: { type: 'obelisk' },
      E: { type: 'mine', guard: 5, resource: 'valuables' },
      SW: { type: 'pandoras-box', guard: 4 },
      SE: { type: 'tree-of-knowledge' },
    },
    closed: [],
  },
  N4: {
    kind: 'near',
    terrain: 'dirt',
    fields: {
      NW: { type: 'water-wheel' },
      NE: { type: 'magic-spring' },
      W: { type: 'shrine-gesture', guard: 4 },
      C: { type: 'obelisk' },
      E: { type: 'mine', guard: 5, resource: 'gold' },
      SW: { type: 'warriors-tomb' },
      SE: { type: 'blocked' },
    },
    closed: [],
  },
  N5: {
    kind: 'near',
    terrain: 'subterranean',
    fields: {
      NW: { type: 'shrine-gesture' },
      NE: { type: 'mine', guard: 5, resource: 'gold' },
      W: { type: 'magic-spring', guard: 4 },
      C: { type: 'obelisk' },
      E: { type: 'warriors-tomb' },
      SW: { type: 'blocked' },
      SE: { type: 'water-wheel' },
    },
    closed: [],
  },
  N6: {
    kind: 'near',
    terrain: 'grass',
    fields: {
      NW: { type: 'trading-post' },
      NE: { type: 'mine', guard: 5, resource: 'gold' },
      W: { type: 'magic-spring' },
      C: { type: 'pandoras-box', guard: 4 },
      E: { type: 'fountain-of-youth' },
      SW: { type: 'water-wheel' },
      SE: { type: 'blocked' },
    },
    closed: [],
  },
  C1: {
    kind: 'center',
    terrain: 'subterranean',
    fields: {
      NW: { type: 'pandoras-box', guard: 6 },
      NE: { type: 'fountain-of-youth' },
      W: { type: 'warriors-tomb' },
      C: { type: 'dragon-utopia', guard: 7 },
      E: { type: 'blocked' },
      SW: { type: 'mystical-garden' },
      SE: { type: 'shrine-gesture', guard: 6 },
    },
    closed: [],
  },
  C2: {
    kind: 'center',
    terrain: 'subterranean',
    fields: {
      NW: { type: 'tree-of-knowledge', guard: 6 },
      NE: { type: 'shrine-gesture' },
      W: { type: 'mystical-garden' },
      C: { type: 'grail', guard: 7 },
      E: { type: 'temple' },
      SW: { type: 'pandoras-box', guard: 6 },
      SE: { type: 'blocked' },
    },
    closed: [],
  },
} satisfies Record<string, Tile>

export type TileId = keyof typeof tiles
export const TILES: Readonly<Record<TileId, Tile>> = tiles
export const TILE_IDS = Object.keys(TILES) as readonly TileId[]
