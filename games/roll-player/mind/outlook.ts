/** How likely a row of dice is to end where it should, with some of its dice still to come. */

/** A future die is chosen among several, so high values come more often than from a single roll. */
const FACES = [0, 0.08, 0.11, 0.14, 0.18, 0.22, 0.27]

/** Sums of so many future dice, with their chances. */
const SUMS: readonly (readonly number[])[] = [1, 2, 3].reduce<number[][]>(
  (sums) => {
    const before = sums.at(-1) ?? [1]
    const next = new Array<number>(before.length + 6).fill(0)
    before.forEach((chance, sum) => {
      FACES.forEach((face, value) => {
        next[sum + value] = (next[sum + value] ?? 0) + chance * face
      })
    })
    return [...sums, next]
  },
  [[1]],
)

/** The chance that what misses the goal by so much will still be put right, by the number of rounds left. */
function mended(distance: number, rounds: number): number {
  if (distance === 0) return 1
  if (rounds === 0 || distance > 5) return 0
  const busy = Math.min(rounds, 4)
  if (distance === 1) return 0.34 + 0.1 * busy
  if (distance === 2) return 0.14 + 0.08 * busy
  return 0.02 + 0.04 * busy
}

/** The chances of one goal, by the score now and by the dice still to come. */
export type Chances = Float64Array

const LOWEST = -8
const SCORES = 64
const known = new Map<number, Chances>()

/** The chances that a row ends from `min` to `max`. */
export function chancesOf(min: number, max: number, rounds: number): Chances {
  const busy = Math.min(rounds, 4)
  const key = ((min - LOWEST) * SCORES + (max - LOWEST)) * 8 + busy
  let chances = known.get(key)
  if (chances === undefined) {
    chances = workedOut(min, max, busy)
    known.set(key, chances)
  }
  return chances
}

export function chanceIn(chances: Chances, score: number, missing: number): number {
  return chances[missing * SCORES + score - LOWEST] ?? 0
}

function workedOut(min: number, max: number, busy: number): Chances {
  return Float64Array.from({ length: SUMS.length * SCORES }, (_, index) => {
    const score = (index % SCORES) + LOWEST
    let chance = 0
    SUMS[Math.floor(index / SCORES)]?.forEach((likely, sum) => {
      const end = score + sum
      const distance = end < min ? min - end : end > max ? end - max : 0
      chance += likely * mended(distance, busy)
    })
    return chance
  })
}
