import { quantile } from '@krcma/bench/quantile'

/** What was measured beside each other: latencies while nobody thought, and while bots did. */
export interface Windows {
  readonly without: readonly number[]
  readonly during: readonly number[]
}

interface Compared {
  readonly without: number
  readonly during: number
  /** How much longer it took while bots thought, and the interval of 95 %. */
  readonly more: number
  readonly from: number
  readonly to: number
}

const SAMPLES = 300

/** A quantile of all windows together; the interval by a bootstrap of the windows, each with the one beside it. */
export function compared(windows: readonly Windows[], part: number): Compared {
  const found = (some: readonly Windows[]) => ({
    without: quantile(
      some.flatMap(({ without }) => without),
      part,
    ),
    during: quantile(
      some.flatMap(({ during }) => during),
      part,
    ),
  })
  const { without, during } = found(windows)
  const differences = Array.from({ length: SAMPLES }, () => {
    const again = found(windows.map(() => windows[Math.floor(Math.random() * windows.length)] as Windows))
    return again.during - again.without
  })
  return {
    without,
    during,
    more: during - without,
    from: quantile(differences, 0.025),
    to: quantile(differences, 0.975),
  }
}
