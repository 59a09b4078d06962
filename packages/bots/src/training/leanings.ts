import type { Weights } from '@krcma/kernel'
import { solved } from './equations.ts'
import { rounded } from './worths.ts'

/** A decision as a search has weighed it. */
export interface Weighing {
  readonly kind: string
  /** Option by option, what speaks for it. */
  readonly leanings: readonly (readonly number[])[]
  /** How much of the favour each option has found; the sum is 1. */
  readonly favour: readonly number[]
}

const ROUNDS = 25
const SMALL = 0.02

/** Learns how much each leaning speaks for an option: the softmax regression of what searches favour (Newton's method). */
export function learnLeanings(
  weighings: readonly Weighing[],
  leanings: { readonly [kind: string]: readonly string[] | undefined },
  before: Weights['leanings'],
): Weights['leanings'] {
  return Object.fromEntries(
    Object.entries(leanings).map(([kind, names = []]) => {
      const some = weighings.filter((weighing) => weighing.kind === kind)
      const start = names.map((name, n) => before[kind]?.[name] ?? Number(n === 0))
      const found = some.length < FEW * names.length ? start : inPoints(fitted(some, start), start)
      return [kind, Object.fromEntries(names.map((name, n) => [name, rounded(found[n] ?? 0)]))]
    }),
  )
}

/** With fewer decisions for each leaning, nothing is learnt of a kind. */
const FEW = 40

/**
 * In points, as the first leaning is. How sharply a search tells options apart says how many worlds it had, and is not learnt. Where
 * nothing goes by the first leaning, what counts most is the measure.
 */
function inPoints(found: readonly number[], start: readonly number[]): readonly number[] {
  const [first = 0] = found
  const measure = first < LEAST ? Math.max(...found.map(Math.abs)) : first
  return measure < LEAST ? start : found.map((pull) => pull / measure)
}

const LEAST = 0.02

function fitted(weighings: readonly Weighing[], start: readonly number[]): readonly number[] {
  let now = Float64Array.from(start)
  for (let round = 0; round < ROUNDS; round++) {
    const { slope, bend } = slopeOf(weighings, now, start)
    const step = solved(bend, slope)
    now = now.map((value, n) => value + Math.max(-1, Math.min(1, step[n] as number)))
  }
  return [...now]
}

/** First and second derivative of the likelihood, with what keeps a weight from running away. */
function slopeOf(weighings: readonly Weighing[], now: Float64Array, start: readonly number[]) {
  const size = now.length
  const slope = new Float64Array(size)
  const bend = new Float64Array(size * size)
  for (const { leanings, favour } of weighings) {
    const chances = softmax(leanings.map((leans) => leans.reduce((sum, lean, n) => sum + lean * (now[n] as number), 0)))
    const mean = new Float64Array(size)
    leanings.forEach((leans, option) => {
      const chance = chances[option] as number
      const missed = (favour[option] as number) - chance
      for (let i = 0; i < size; i++) {
        const lean = leans[i] as number
        slope[i] = (slope[i] as number) + missed * lean
        mean[i] = (mean[i] as number) + chance * lean
        for (let j = 0; j < size; j++)
          bend[i * size + j] = (bend[i * size + j] as number) + chance * lean * (leans[j] as number)
      }
    })
    for (let i = 0; i < size; i++)
      for (let j = 0; j < size; j++)
        bend[i * size + j] = (bend[i * size + j] as number) - (mean[i] as number) * (mean[j] as number)
  }
  const hold = SMALL * weighings.length
  for (let i = 0; i < size; i++) {
    slope[i] = (slope[i] as number) + hold * ((start[i] as number) - (now[i] as number))
    bend[i * size + i] = (bend[i * size + i] as number) + hold + 1e-6
  }
  return { slope, bend }
}

function softmax(urges: readonly number[]): readonly number[] {
  const most = Math.max(...urges)
  const powers = urges.map((urge) => Math.exp(urge - most))
  const sum = powers.reduce((all, power) => all + power, 0)
  return powers.map((power) => power / sum)
}
