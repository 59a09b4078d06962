import type { Colour, SymbolId } from './symbols.ts'

export type Back = 'A' | 'B' | 'C' | 'D'

/** WPD-STRI-01: the symbols on the four backs. */
export const BACKS: { readonly [B in Back]: readonly SymbolId[] } = {
  A: ['combat'],
  B: ['magic'],
  C: ['combat', 'diplomacy', 'exploration'],
  D: ['magic', 'diplomacy', 'exploration'],
}
export const BACK_IDS: readonly Back[] = ['A', 'B', 'C', 'D']

export type Metric =
  | { readonly kind: 'timeline-multicolour' | 'timeline-no-symbol' }
  | { readonly kind: 'timeline-colour'; readonly colour: Colour }
  | { readonly kind: 'hand-symbol' | 'timeline-and-pool-symbol'; readonly symbol: SymbolId }

export type Predicate =
  | { readonly kind: 'timeline-distinct-colours-at-most'; readonly count: number }
  | { readonly kind: 'hand-all-four-colours' | 'timeline-and-pool-all-four-symbols' }
  | { readonly kind: 'timeline-colours-with-at-least'; readonly perColour: number; readonly colours: number }

export type Scoring =
  /** VP for the highest value, for one less, for two less (WPD-STRI-16). */
  | { readonly kind: 'compare'; readonly metric: Metric; readonly vp: readonly number[] }
  /** 1 VP for each, at most so many. */
  | { readonly kind: 'per-unit'; readonly metric: Metric; readonly most: number }
  | { readonly kind: 'condition'; readonly predicate: Predicate; readonly vp: number }

interface Goal {
  readonly back: Back
  /** WPD-STRI-20: one of the six that replace the goals with back A or B in the solo game. */
  readonly solo: boolean
  readonly scoring: Scoring
}

/** Striga: three goals for each back, and the six of the solo game. */
export const GOALS = {
  'goal-a1': {
    back: 'A',
    solo: false,
    scoring: { kind: 'compare', metric: { kind: 'timeline-multicolour' }, vp: [4, 2] },
  },
  'goal-a2': {
    back: 'A',
    solo: false,
    scoring: { kind: 'compare', metric: { kind: 'hand-symbol', symbol: 'combat' }, vp: [5, 3, 1] },
  },
  'goal-a3': {
    back: 'A',
    solo: false,
    scoring: { kind: 'compare', metric: { kind: 'timeline-colour', colour: 'red' }, vp: [4, 2] },
  },
  'goal-b1': {
    back: 'B',
    solo: false,
    scoring: { kind: 'compare', metric: { kind: 'timeline-no-symbol' }, vp: [4, 2] },
  },
  'goal-b2': {
    back: 'B',
    solo: false,
    scoring: { kind: 'compare', metric: { kind: 'hand-symbol', symbol: 'magic' }, vp: [5, 3, 1] },
  },
  'goal-b3': {
    back: 'B',
    solo: false,
    scoring: { kind: 'compare', metric: { kind: 'timeline-colour', colour: 'blue' }, vp: [4, 2] },
  },
  'goal-c1': {
    back: 'C',
    solo: false,
    scoring: { kind: 'condition', predicate: { kind: 'timeline-distinct-colours-at-most', count: 3 }, vp: 3 },
  },
  'goal-c2': {
    back: 'C',
    solo: false,
    scoring: { kind: 'per-unit', metric: { kind: 'timeline-and-pool-symbol', symbol: 'diplomacy' }, most: 3 },
  },
  'goal-c3': {
    back: 'C',
    solo: false,
    scoring: { kind: 'condition', predicate: { kind: 'hand-all-four-colours' }, vp: 3 },
  },
  'goal-d1': {
    back: 'D',
    solo: false,
    scoring: { kind: 'per-unit', metric: { kind: 'timeline-and-pool-symbol', symbol: 'exploration' }, most: 3 },
  },
  'goal-d2': {
    back: 'D',
    solo: false,
    scoring: { kind: 'condition', predicate: { kind: 'timeline-and-pool-all-four-symbols' }, vp: 3 },
  },
  'goal-d3': {
    back: 'D',
    solo: false,
    scoring: {
      kind: 'condition',
      predicate: { kind: 'timeline-colours-with-at-least', perColour: 2, colours: 3 },
      vp: 3,
    },
  },
  'goal-solo-a1': {
    back: 'A',
    solo: true,
    scoring: { kind: 'per-unit', metric: { kind: 'timeline-multicolour' }, most: 3 },
  },
  'goal-solo-a2': {
    back: 'A',
    solo: true,
    scoring: { kind: 'per-unit', metric: { kind: 'hand-symbol', symbol: 'combat' }, most: 3 },
  },
  'goal-solo-a3': {
    back: 'A',
    solo: true,
    scoring: { kind: 'per-unit', metric: { kind: 'timeline-colour', colour: 'red' }, most: 3 },
  },
  'goal-solo-b1': {
    back: 'B',
    solo: true,
    scoring: { kind: 'per-unit', metric: { kind: 'timeline-no-symbol' }, most: 3 },
  },
  'goal-solo-b2': {
    back: 'B',
    solo: true,
    scoring: { kind: 'per-unit', metric: { kind: 'hand-symbol', symbol: 'magic' }, most: 3 },
  },
  'goal-solo-b3': {
    back: 'B',
    solo: true,
    scoring: { kind: 'per-unit', metric: { kind: 'timeline-colour', colour: 'blue' }, most: 3 },
  },
} as const satisfies Record<string, Goal>

export type GoalId = keyof typeof GOALS
export const GOAL_IDS = Object.keys(GOALS) as readonly GoalId[]
export const goalOf = (id: GoalId): Goal => GOALS[id]
