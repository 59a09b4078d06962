import type { ScoreSheet, Shape } from './index.ts'

/** Places from 1: compared by the first key, then the next; equal in all keys means the same place, and the next is left out. */
export function rank(keys: readonly (readonly number[])[]): number[] {
  return keys.map((mine) => 1 + keys.filter((theirs) => compare(theirs, mine) > 0).length)
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

export function total<G extends Shape>(sheet: ScoreSheet<G>): number {
  return sheet.reduce((sum, line) => sum + line.points, 0)
}
