import { quantile } from '@krcma/bench/quantile'

export interface Latency {
  readonly count: number
  readonly p50: number
  readonly p99: number
}

export function latencyOf(times: readonly number[]): Latency {
  return { count: times.length, p50: quantile(times, 0.5), p99: quantile(times, 0.99) }
}
