/** Does something so many times a second; from when each was due to when it was done, in milliseconds. */
export async function pace(perSecond: number, seconds: number, act: (n: number) => void): Promise<readonly number[]> {
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
  return times
}
