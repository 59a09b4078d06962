/** A figure that was measured several times. */
export interface Figure {
  readonly median: number
  readonly least: number
  readonly most: number
}

export function figure(values: readonly number[]): Figure {
  const sorted = inOrder(values)
  return { median: quantile(sorted, 0.5), least: sorted[0] ?? 0, most: sorted.at(-1) ?? 0 }
}

export function inOrder(values: readonly number[]): number[] {
  return [...values].sort((a, b) => a - b)
}

export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** How long is measured, how often. */
export interface Pace {
  readonly warmUp: number
  readonly milliseconds: number
  readonly repetitions: number
}

export const FULL: Pace = { warmUp: 1500, milliseconds: 800, repetitions: 9 }
/** One game each: shows that everything runs, and no more. */
export const QUICK: Pace = { warmUp: 0, milliseconds: 0, repetitions: 1 }

/** Games and decisions a second. */
export interface Rate {
  readonly decisions: Figure
  readonly games: Figure
  readonly decisionsPerGame: number
}

/** Plays whole games, each with a seed of its own; `play` says how many decisions the game had. */
export function rate(play: (seed: number) => number, { warmUp, milliseconds, repetitions }: Pace): Rate {
  let seed = 1
  const stretch = (length: number) => {
    const start = performance.now()
    let decisions = 0
    let games = 0
    let passed = 0
    do {
      decisions += play(seed++)
      games++
      passed = performance.now() - start
    } while (passed < length)
    return { decisions, games, seconds: passed / 1000 }
  }
  if (warmUp > 0) stretch(warmUp)
  const stretches = Array.from({ length: repetitions }, () => stretch(milliseconds))
  const decisions = stretches.reduce((sum, each) => sum + each.decisions, 0)
  const games = stretches.reduce((sum, each) => sum + each.games, 0)
  return {
    decisions: figure(stretches.map((each) => each.decisions / each.seconds)),
    games: figure(stretches.map((each) => each.games / each.seconds)),
    decisionsPerGame: decisions / games,
  }
}
