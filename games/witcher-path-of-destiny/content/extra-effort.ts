import type { Colour, Side } from './symbols.ts'

export type EffortReward =
  | { readonly kind: 'xp' | 'vp'; readonly amount: number }
  | { readonly kind: 'active'; readonly side: Side; readonly amount: number }

interface Effort {
  readonly chapter: 1 | 2 | 3
  readonly sequence: readonly Colour[]
  readonly reward: readonly EffortReward[]
}

/** The Edge of the World: four cards for each chapter; sequences and rewards are our own. */
export const EFFORTS = {
  'effort-1-1': { chapter: 1, sequence: ['red', 'green', 'red'], reward: [{ kind: 'vp', amount: 1 }] },
  'effort-1-2': { chapter: 1, sequence: ['green', 'blue', 'green'], reward: [{ kind: 'xp', amount: 2 }] },
  'effort-1-3': { chapter: 1, sequence: ['blue', 'yellow', 'blue'], reward: [{ kind: 'vp', amount: 1 }] },
  'effort-1-4': { chapter: 1, sequence: ['yellow', 'red', 'yellow'], reward: [{ kind: 'xp', amount: 2 }] },
  'effort-2-1': {
    chapter: 2,
    sequence: ['red', 'red', 'blue'],
    reward: [
      { kind: 'active', side: 'left', amount: 1 },
      { kind: 'active', side: 'right', amount: 1 },
    ],
  },
  'effort-2-2': { chapter: 2, sequence: ['blue', 'blue', 'green'], reward: [{ kind: 'vp', amount: 2 }] },
  'effort-2-3': {
    chapter: 2,
    sequence: ['green', 'green', 'yellow'],
    reward: [
      { kind: 'active', side: 'left', amount: 1 },
      { kind: 'active', side: 'right', amount: 1 },
    ],
  },
  'effort-2-4': { chapter: 2, sequence: ['yellow', 'yellow', 'red'], reward: [{ kind: 'xp', amount: 3 }] },
  'effort-3-1': { chapter: 3, sequence: ['red', 'yellow', 'green', 'blue'], reward: [{ kind: 'vp', amount: 3 }] },
  'effort-3-2': { chapter: 3, sequence: ['green', 'red', 'blue', 'yellow'], reward: [{ kind: 'vp', amount: 3 }] },
  'effort-3-3': { chapter: 3, sequence: ['blue', 'green', 'yellow', 'red'], reward: [{ kind: 'vp', amount: 3 }] },
  'effort-3-4': { chapter: 3, sequence: ['yellow', 'blue', 'red', 'green'], reward: [{ kind: 'vp', amount: 3 }] },
} as const satisfies Record<string, Effort>

export type EffortId = keyof typeof EFFORTS
export const EFFORT_IDS = Object.keys(EFFORTS) as readonly EffortId[]
export const effortOf = (id: EffortId): Effort => EFFORTS[id]
