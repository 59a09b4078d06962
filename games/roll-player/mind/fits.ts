/** How often rows come out where they should, were the dice still to come thrown and taken as they fall. */

/** Sums of so many dice, with their chances. */
const SUMS: readonly (readonly number[])[] = [1, 2, 3].reduce<number[][]>(
  (sums) => {
    const before = sums.at(-1) ?? [1]
    const next = new Array<number>(before.length + 6).fill(0)
    before.forEach((chance, sum) => {
      for (let value = 1; value <= 6; value++) next[sum + value] = (next[sum + value] ?? 0) + chance / 6
    })
    return [...sums, next]
  },
  [[1]],
)

/** By how much a score may miss its goal and still be told apart: 0, 1, 2. */
const MISSES = 3
const LOWEST = -8
const SCORES = 64

/** The chances of one goal: by the dice still to come, the score now, and by how much it will be missed. */
export type Fits = Float64Array

const known = new Map<number, Fits>()

/** A number that no attribute score exceeds. */
export const TOP = 40

export function fitsOf(min: number, max: number): Fits {
  const key = (min - LOWEST) * SCORES + (max - LOWEST)
  let fits = known.get(key)
  if (fits === undefined) {
    fits = workedOut(min, max)
    known.set(key, fits)
  }
  return fits
}

/** The chance that a row with this score ends so far from its goal. */
export function chanceIn(fits: Fits, score: number, missing: number, miss: number): number {
  return fits[(missing * SCORES + score - LOWEST) * MISSES + miss] ?? 0
}

function workedOut(min: number, max: number): Fits {
  const fits = new Float64Array(SUMS.length * SCORES * MISSES)
  SUMS.forEach((sums, missing) => {
    for (let score = LOWEST; score < SCORES + LOWEST; score++) {
      sums.forEach((chance, sum) => {
        const end = score + sum
        const miss = end < min ? min - end : Math.max(0, end - max)
        const at = (missing * SCORES + score - LOWEST) * MISSES + miss
        if (miss < MISSES) fits[at] = (fits[at] as number) + chance
      })
    }
  })
  return fits
}
