import type { PlayerRef } from '../../content/conditions.ts'
import type { Slot } from '../../content/lattice.ts'
import type { LayoutTile } from '../../content/scenario.ts'

export const SUGGESTIONS = ['line', 'ring', 'wide'] as const
export type Suggestion = (typeof SUGGESTIONS)[number]

const REFS = ['p1', 'p2', 'p3'] as const satisfies readonly PlayerRef[]

/** What one player has of a map: everybody else has the same, turned (H3B-CREATE-06). */
interface Share {
  readonly start: Slot
  readonly obelisks: readonly Slot[]
  readonly near: readonly Slot[]
  readonly far: readonly Slot[]
}
interface Plan {
  /** Turns a slot of one player into that of the next. */
  readonly turn: (slot: Slot) => Slot
  readonly share: Share
  readonly centre?: Slot
}

const half = ([u, v]: Slot): Slot => [1 - u, -v]
const opposite = ([u, v]: Slot): Slot => [-u, -v]
const third = ([u, v]: Slot): Slot => [1 - u - v, u]
const thirdRound = ([u, v]: Slot): Slot => [-u - v, u]

const facing: Share = {
  start: [3, -1],
  obelisks: [[1, 0]],
  near: [[1, -1]],
  far: [
    [2, -1],
    [2, 0],
  ],
}
const corners: Share = {
  start: [2, -1],
  obelisks: [[1, 0]],
  near: [[1, -1]],
  far: [
    [0, -1],
    [2, -2],
  ],
}

/** Maps that are fair to everybody: with the recommended tiles for two players, and for three (H3B-CREATE-04). */
const PLANS: Readonly<Record<Suggestion, readonly [two: Plan, three: Plan]>> = {
  line: [
    { turn: half, share: facing },
    { turn: third, share: corners },
  ],
  ring: [
    {
      turn: opposite,
      share: {
        start: [2, 0],
        obelisks: [[1, 0]],
        near: [[0, 1]],
        far: [
          [1, 1],
          [2, -1],
        ],
      },
      centre: [0, 0],
    },
    {
      turn: thirdRound,
      share: {
        start: [2, -1],
        obelisks: [[1, 0]],
        near: [[1, -1]],
        far: [
          [1, 1],
          [2, -2],
        ],
      },
      centre: [0, 0],
    },
  ],
  wide: [
    { turn: half, share: { ...facing, far: [...facing.far, [2, -2], [3, -2]] } },
    { turn: third, share: { ...corners, far: [...corners.far, [3, -2]] } },
  ],
}

/** A map to begin with, for so many players; one player has a map for two, with one start. */
export function suggested(suggestion: Suggestion, players: number): readonly LayoutTile[] {
  const { turn, share, centre } = PLANS[suggestion][players > 2 ? 1 : 0]
  const shares = Array.from({ length: Math.max(2, players) }, (_, n) => n)
  const turned = (slot: Slot, times: number): Slot => (times === 0 ? slot : turned(turn(slot), times - 1))
  const of = (slots: readonly Slot[], tile: Omit<LayoutTile, 'slot'>) =>
    shares.flatMap((n) => slots.map((slot): LayoutTile => ({ slot: turned(slot, n), ...tile, faceUp: false })))
  return [
    ...(centre === undefined
      ? []
      : [{ slot: centre, kind: 'center', has: ['dragon-utopia'], faceUp: false } satisfies LayoutTile]),
    ...of(share.obelisks, { kind: 'near', has: ['obelisk'] }),
    ...of(share.near, { kind: 'near', lacks: ['obelisk'] }),
    ...of(share.far, { kind: 'far' }),
    ...REFS.slice(0, players).map((player, n): LayoutTile => {
      return { slot: turned(share.start, n), kind: 'start', player, rotation: null }
    }),
  ]
}
