import type { VisitedId } from '../../content/locations.ts'
import type { LayoutTile, Scenario, TileLine } from '../../content/scenario.ts'
import type { TileKind } from '../../content/tiles.ts'
import { linesOf } from '../../reckoning/scenario/tile-supply.ts'

/** Middles that the tournament scenarios have (H3B-S1-02, H3B-S2-01, H3B-S3-03), and the plainest. */
export const MIDDLES: readonly (readonly LayoutTile[])[] = [
  [{ slot: [0, 0], kind: 'center', has: ['dragon-utopia'] }],
  [
    { slot: [0, 0], kind: 'near', has: ['obelisk'] },
    { slot: [1, 0], kind: 'near', has: ['obelisk'] },
  ],
  [
    { slot: [0, 0], kind: 'center', has: ['dragon-utopia'] },
    { slot: [1, 0], kind: 'center', has: ['grail'] },
  ],
  [{ slot: [0, 0], kind: 'near' }],
]

/** A map that the players build, with what the booklet recommends: a Dragon Utopia in the middle, two near and two far tiles each. */
export function built({ players, map }: Scenario): Scenario['map'] {
  const { max } = players
  return {
    build: 'tournament',
    tiles: {
      start: max,
      near: [
        { count: max, has: ['obelisk'] },
        { count: max, lacks: ['obelisk'] },
      ],
      center: [{ count: 1, has: ['dragon-utopia'] }],
      far: 2 * max,
    },
    center: { default: 'middle', variants: [{ id: 'middle', slots: MIDDLES[0] ?? [] }] },
    deal: { near: 'one-with-and-one-without-obelisk-each', far: 'evenly-at-random' },
    ...(map.layout && map.layout.length > 0 && { layout: map.layout }),
  }
}

/** How many tiles of a kind the record counts, with that place on them or none said. */
export function countWith(scenario: Scenario, kind: TileKind, place: VisitedId | undefined): number {
  return linesOf(scenario, kind)
    .filter((line) => line.has?.[0] === place)
    .reduce((sum, { count }) => sum + count, 0)
}

/** The counts with another one. Beside tiles with a place, the others are said to lack it. */
export function withCount(
  scenario: Scenario,
  kind: TileKind,
  place: VisitedId | undefined,
  n: number,
): Scenario['map']['tiles'] {
  const { tiles } = scenario.map
  const others = linesOf(scenario, kind).filter((line) => line.has?.[0] !== place && line.has !== undefined)
  const plain = place === undefined ? n : countWith(scenario, kind, undefined)
  const special = place === undefined || n === 0 ? others : [...others, { count: n, has: [place] }]
  const apart = special.flatMap(({ has = [] }) => has)
  const rest: readonly TileLine[] =
    plain === 0 ? [] : [apart.length === 0 ? { count: plain } : { count: plain, lacks: apart }]
  return { ...tiles, [kind]: special.length === 0 ? plain : [...special, ...rest] }
}
