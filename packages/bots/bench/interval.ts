export interface Interval {
  readonly mean: number
  readonly from: number
  readonly to: number
}

const SAMPLES = 2000

/** The mean and its interval of 95 %, by a bootstrap: latencies are anything but normal. */
export function interval(list: readonly number[]): Interval {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const again = () => mean(list.map(() => list[Math.floor(Math.random() * list.length)] ?? 0))
  const means = Array.from({ length: SAMPLES }, again).sort((a, b) => a - b)
  const at = (part: number) => means[Math.floor(part * (SAMPLES - 1))] ?? Number.NaN
  return { mean: mean(list), from: at(0.025), to: at(0.975) }
}
