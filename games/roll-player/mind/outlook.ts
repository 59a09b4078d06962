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

const KNOWN = new Map<number, number>()

/** The chance that `score` now, with `missing` dice to come, ends from `min` to `max`. */
export function chanceOf(score: number, missing: number, min: number, max: number, rounds: number): number {
  const busy = Math.min(rounds, 4)
  const key = ((((score + 8) * 4 + missing) * 32 + Math.min(min + 8, 31)) * 64 + Math.min(max + 8, 63)) * 8 + busy
  const known = KNOWN.get(key)
  if (known !== undefined) return known
  let chance = 0
  SUMS[missing]?.forEach((likely, sum) => {
    const end = score + sum
    const distance = end < min ? min - end : end > max ? end - max : 0
    chance += likely * mended(distance, busy)
  })
  KNOWN.set(key, chance)
  return chance
}
