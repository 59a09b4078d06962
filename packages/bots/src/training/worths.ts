import type { Weights } from '@krcma/kernel'
import { Equations, type Numbers } from './equations.ts'
import { MOMENTS, placeOf } from './moments.ts'
import type { Lesson, Position } from './self-play.ts'

/** What a position was worth to a seat in the end: by how many points it was ahead of the mean of the others. */
function leadOf(results: readonly number[], seat: number): number {
  return aheadOfOthers(results, seat)
}

/** A number of one seat less the mean of the others; alone: the number itself. */
function aheadOfOthers(numbers: ArrayLike<number>, seat: number): number {
  const mine = numbers[seat] as number
  if (numbers.length === 1) return mine
  let others = 0
  for (let other = 0; other < numbers.length; other++) if (other !== seat) others += numbers[other] as number
  return mine - others / (numbers.length - 1)
}

/** The seats whose leads say something of their own: of two, one is the other's with the sign changed. */
function tellingSeats(results: readonly number[]): number {
  return results.length === 2 ? 1 : results.length
}

/**
 * Learns what features are worth: the linear regression of leads at the end on the differences of features. A worth goes from
 * moment to moment in straight lines, so a sample counts for the two moments beside it. Alone there is no difference: then a number for
 * each moment takes up what all games have in common.
 */
export class Worths {
  readonly #features: readonly string[]
  readonly equations: Equations

  constructor(features: readonly string[], equations = new Equations((features.length + 1) * MOMENTS)) {
    this.#features = features
    this.equations = equations
  }

  learn({ positions, results }: Lesson): void {
    for (const position of positions)
      for (let seat = 0; seat < tellingSeats(results); seat++) {
        const { places, values } = this.#terms(position, seat)
        this.equations.add(places, values, leadOf(results, seat))
      }
  }

  /** Feature by feature, moment by moment. */
  solve(): Numbers {
    return this.equations.solve(this.#penalty())
  }

  weightsOf(solution: Numbers): Weights['features'] {
    return Object.fromEntries(
      this.#features.map((name, n) => [name, Array.from(solution.subarray(n * MOMENTS, (n + 1) * MOMENTS), rounded)]),
    )
  }

  #terms({ progress, features }: Position, seat: number) {
    const { before, part } = placeOf(progress)
    const places: number[] = []
    const values: number[] = []
    const term = (n: number, value: number) => {
      if (value === 0) return
      places.push(n * MOMENTS + before, n * MOMENTS + before + 1)
      values.push(value * (1 - part), value * part)
    }
    for (let n = 0; n < this.#features.length; n++) {
      const column = features.map((one) => one[n] as number)
      term(n, aheadOfOthers(column, seat))
    }
    if (features.length === 1) term(this.#features.length, 1)
    return { places, values }
  }

  /** A worth is rather small than large, and changes rather little from one moment to the next: as doubtful as the features are large. */
  #penalty(): Numbers {
    const { size } = this.equations
    const penalty = new Float64Array(size * size)
    const add = (i: number, j: number, by: number) => {
      penalty[i * size + j] = (penalty[i * size + j] as number) + by
    }
    for (let n = 0; n <= this.#features.length; n++) {
      for (let k = 0; k < MOMENTS; k++) {
        const at = n * MOMENTS + k
        add(at, at, SMALL)
        if (k === 0) continue
        add(at, at, STEADY)
        add(at - 1, at - 1, STEADY)
        add(at, at - 1, -STEADY)
        add(at - 1, at, -STEADY)
      }
    }
    return penalty
  }
}

/** In samples: as if so many said that a worth is 0, or is what it was a moment before. */
const SMALL = 15
const STEADY = 60

/** How far leads were foreseen, in games that were not learnt from. */
export class Foresight {
  readonly #squares = new Float64Array(MOMENTS)
  readonly #counts = new Float64Array(MOMENTS)
  #missed = 0
  #all = 0

  /** `worth`: of a position to a seat. */
  hear({ positions, results }: Lesson, worth: (position: Position, seat: number) => number): void {
    for (const position of positions) {
      const worths = position.features.map((_, seat) => worth(position, seat))
      for (let seat = 0; seat < tellingSeats(results); seat++) {
        const lead = leadOf(results, seat)
        const missed = (lead - aheadOfOthers(worths, seat)) ** 2
        this.#missed += missed
        this.#all += lead ** 2
        const { before, part } = placeOf(position.progress)
        this.#note(before, missed, 1 - part)
        this.#note(before + 1, missed, part)
      }
    }
  }

  /** Of the variance of leads, the part that was not foreseen. */
  get loss(): number {
    return this.#all === 0 ? 1 : this.#missed / this.#all
  }

  /** Moment by moment, the standard error of what was foreseen. */
  get doubt(): readonly number[] {
    const known = Array.from(this.#counts, (count, k) =>
      count < 1 ? Number.NaN : Math.sqrt((this.#squares[k] as number) / count),
    )
    return known.map((doubt, k) => rounded(Number.isNaN(doubt) ? nearest(known, k) : doubt))
  }

  #note(k: number, missed: number, part: number): void {
    this.#squares[k] = (this.#squares[k] as number) + missed * part
    this.#counts[k] = (this.#counts[k] as number) + part
  }
}

function nearest(known: readonly number[], k: number): number {
  const found = known
    .map((doubt, other) => ({ doubt, far: Math.abs(other - k) }))
    .filter(({ doubt }) => !Number.isNaN(doubt))
    .sort((a, b) => a.far - b.far)
  return found[0]?.doubt ?? 0
}

/** Enough digits for what is learnt, and few enough for a file that people look into. */
export function rounded(value: number): number {
  return Number(value.toFixed(3))
}
