/** Does something so many times a second for so many seconds, however long each takes: who is slow is not spared. */
export async function pace(perSecond: number, seconds: number, act: () => void): Promise<void> {
  const start = performance.now()
  const total = Math.round(perSecond * seconds)
  for (let n = 0; n < total; ) {
    const due = Math.min(total, Math.floor(((performance.now() - start) / 1_000) * perSecond) + 1)
    for (; n < due; n++) act()
    await new Promise((done) => setTimeout(done, 1))
  }
}

/** The value below which a part of them lie. */
function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

export interface Latency {
  readonly count: number
  readonly p50: number
  readonly p99: number
}

export function latencyOf(times: readonly number[]): Latency {
  const sorted = [...times].sort((a, b) => a - b)
  return { count: sorted.length, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) }
}
