import { ATTRIBUTES, type Attribute } from '../content/basics.ts'
import type { Goal } from '../content/effects.ts'
import { SPACES_PER_ROW } from '../content/numbers.ts'
import type { SeenHero, Source } from '../shape.ts'
import { attributeScore, goalOf, meets } from './attributes.ts'
import { scoreSheet } from './score.ts'

/** What people count before they choose. */

/** How a row stands towards its goal. */
export interface RowOutlook {
  readonly score: number
  readonly goal: Goal
  /** Empty spaces. */
  readonly left: number
  /** Met by a full row; open while dice can still bring it there; lost when they cannot, or when the full row misses it. */
  readonly standing: 'met' | 'open' | 'lost'
  /** What the dice still to come have to show together; `most` is null where more does no harm. */
  readonly least: number
  readonly most: number | null
}

export function rowOutlook(hero: SeenHero, row: Attribute): RowOutlook {
  const goal = goalOf(hero, row)
  const score = attributeScore(hero, row)
  const left = SPACES_PER_ROW - hero.rows[row].length
  const least = Math.max(left, goal.min - score)
  const most = goal.max === null ? null : Math.min(left * 6, goal.max - score)
  const reachable = least <= left * 6 && (most === null || most >= least)
  const standing = left === 0 ? (meets(goal, score) ? 'met' : 'lost') : reachable ? 'open' : 'lost'
  return { score, goal, left, standing, least, most }
}

/** Where stars come from now; none without a class. */
export function starsBySource(hero: SeenHero, solo: boolean): readonly { source: Source; points: number }[] {
  return hero.class === null ? [] : scoreSheet(hero, solo)
}

export function starsOf(hero: SeenHero, solo: boolean): number {
  return starsBySource(hero, solo).reduce((sum, { points }) => sum + points, 0)
}

/** By how much each source of stars would change. */
export function starChanges(before: SeenHero, after: SeenHero, solo: boolean) {
  const now = starsBySource(before, solo)
  return starsBySource(after, solo)
    .map(({ source, points }, i) => ({ source, by: points - (now[i]?.points ?? 0) }))
    .filter(({ by }) => by !== 0)
}

/** The rows whose scores would change. */
export function changedRows(before: SeenHero, after: SeenHero): readonly Attribute[] {
  return ATTRIBUTES.filter((row) => attributeScore(before, row) !== attributeScore(after, row))
}
