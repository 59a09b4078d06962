import type { BuildingKind } from './buildings.ts'
import type { Token } from './effects.ts'
import type { VisitedId } from './locations.ts'
import type { Amounts } from './resources.ts'
import type { Tier } from './units.ts'

/** Players by their order in play: p1 is the first player. */
export const PLAYER_REFS = ['p1', 'p2', 'p3'] as const
export type PlayerRef = (typeof PLAYER_REFS)[number]
/** `self`: whom the condition is asked of; `opponents`: all of them. */
export type Whose = 'self' | 'any' | 'opponent' | 'opponents' | PlayerRef

interface Count {
  readonly who: Whose
  readonly atLeast: number
}

/** What each condition needs to know. */
export interface Conditions {
  readonly all: readonly Condition[]
  readonly any: readonly Condition[]
  readonly not: Condition
  readonly mainHeroDefeated: { readonly of: Whose; readonly by?: Whose; readonly atLeast?: number }
  readonly secondaryHeroDefeated: { readonly of: Whose; readonly by?: Whose; readonly atLeast?: number }
  readonly controls: { readonly location: VisitedId; readonly who: Whose; readonly atLeast?: number }
  /** Somebody, or the one named, has ever flagged such a field. */
  readonly everCaptured: { readonly location: VisitedId; readonly by?: Whose }
  readonly tokenTaken: { readonly token: Token }
  readonly tokenOnField: { readonly token: Token }
  readonly holdsToken: { readonly token: Token; readonly who: Whose }
  readonly obelisksVisited: Count
  readonly round: { readonly cmp: '<' | '<=' | '=' | '>=' | '>'; readonly n: number }
  readonly resources: { readonly who: Whose } & Amounts
  readonly level: Count
  readonly buildings: { readonly who: Whose; readonly atLeast?: number; readonly kinds?: readonly BuildingKind[] }
  readonly units: Count & { readonly tier?: Tier; readonly side?: 'few' | 'pack' }
  readonly artifacts: Count
  readonly eliminated: { readonly who: Whose }
  readonly cubesCollected: { readonly who: Whose; readonly fromAll?: boolean }
  readonly vp: Count
  readonly townFlagged: { readonly of: Whose; readonly by?: Whose }
}

export type ConditionKey = keyof Conditions
/** An object with exactly one field, which says what must be so. */
export type Condition = { [K in ConditionKey]: { readonly [_ in K]: Conditions[K] } }[ConditionKey]
