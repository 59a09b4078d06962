/** Pointy-top hexes (H3B-MAP-01), clockwise: one step of a rotation turns each into the next. */
export const DIRECTIONS = ['E', 'SE', 'SW', 'W', 'NW', 'NE'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** The seven fields of a tile as printed. */
export const POSITIONS = ['NW', 'NE', 'W', 'C', 'E', 'SW', 'SE'] as const
export type Position = (typeof POSITIONS)[number]

/** Steps of 60 degrees clockwise (H3B-MAP-02). */
export const ROTATIONS = [0, 1, 2, 3, 4, 5] as const
export type Rotation = (typeof ROTATIONS)[number]

export type Axial = readonly [q: number, r: number]
/** Where a tile lies; its centre field is at (2u - v, u + 3v) (H3B-MAP-04). */
export type Slot = readonly [u: number, v: number]

/** Where a step leads, and where a field lies as seen from the centre of its tile (H3B-MAP-03). */
export const OFFSETS: Readonly<Record<Position, Axial>> = {
  C: [0, 0],
  E: [1, 0],
  SE: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
  NW: [0, -1],
  NE: [1, -1],
}

/** H3B-MAP-04 */
export const SLOT_NEIGHBOURS: readonly Slot[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
]
