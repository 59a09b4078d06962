import type { LayoutTile } from '../../content/scenario.ts'
import { TILE_KINDS, TILES, type TileKind } from '../../content/tiles.ts'
import { slotDistance } from '../lattice.ts'

const SPECIAL = ['obelisk', 'dragon-utopia', 'grail'] as const

/** How far every start has it to the nearest tile of a kind, or with a special location, in tiles; null: there is none. */
export interface Access {
  readonly to: TileKind | (typeof SPECIAL)[number]
  /** In the order of `starts`. */
  readonly far: readonly (number | null)[]
  /** Whether nobody has more than one tile farther than others. */
  readonly fair: boolean
}

export function startsOf(layout: readonly LayoutTile[]): readonly LayoutTile[] {
  return layout.filter(({ kind }) => kind === 'start').sort((a, b) => (a.player ?? '').localeCompare(b.player ?? ''))
}

/** H3B-CREATE-06 */
export function accessOf(layout: readonly LayoutTile[]): readonly Access[] {
  const starts = startsOf(layout)
  const access = (to: Access['to'], places: readonly LayoutTile[]): Access => {
    const far = starts.map((start) =>
      places.length === 0 ? null : Math.min(...places.map(({ slot }) => slotDistance(slot, start.slot))),
    )
    const known = far.flatMap((tiles) => tiles ?? [])
    return { to, far, fair: known.length < 2 || Math.max(...known) - Math.min(...known) <= 1 }
  }
  return [...TILE_KINDS.filter((kind) => kind !== 'start'), ...SPECIAL].map((to) =>
    access(
      to,
      layout.filter((tile) => isThere(tile, to)),
    ),
  )
}

/** Whether a tile is of that kind, or has that place on it for certain. */
export function isThere({ kind, has = [], id }: LayoutTile, to: string): boolean {
  const named = id !== undefined && Object.values(TILES[id].fields).some(({ type }) => type === to)
  return kind === to || named || has.some((location) => location === to)
}
