/**
 * Does something so many times a second for so many seconds, however long each takes: who is slow is not spared. From when each was due
 * to when it was done, in milliseconds.
 */
export async function pace(perSecond: number, seconds: number, act: (n: number) => void): Promise<readonly number[]> {
  const late: number[] = []
  const start = performance.now()
  const total = Math.round(perSecond * seconds)
  for (let n = 0; n < total; ) {
    const due = Math.min(total, Math.floor(((performance.now() - start) / 1_000) * perSecond) + 1)
    for (; n < due; n++) {
      act(n)
      late.push(performance.now() - start - (n / perSecond) * 1_000)
    }
    await new Promise((done) => setTimeout(done, 1))
  }
  return late
}
