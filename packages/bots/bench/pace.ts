export interface Latency {
  readonly count: number
  readonly p50: number
  readonly p99: number
}

/** Does something so many times a second; from when each was due to when it was done, in milliseconds. */
export async function pace(perSecond: number, seconds: number, act: (n: number) => void): Promise<Latency> {
  const times: number[] = []
  const start = performance.now()
  for (let n = 0; n < perSecond * seconds; ) {
    await new Promise((resolve) => setTimeout(resolve, 1))
    const due = Math.min(perSecond * seconds, Math.floor(((performance.now() - start) / 1000) * perSecond))
    for (; n < due; n++) {
      act(n)
      times.push(performance.now() - start - ((n + 1) / perSecond) * 1000)
    }
  }
  const sorted = times.sort((a, b) => a - b)
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN
  return { count: sorted.length, p50: at(0.5), p99: at(0.99) }
}
