/** For how long the thread is kept from others at a time, in milliseconds. */
const SLICE = 2

/** Cooperative scheduling: does something long in slices, and lets everybody else have their turn between two of them. */
export async function inSlices<T>(work: Generator<undefined, T, undefined>): Promise<T> {
  for (;;) {
    const until = performance.now() + SLICE
    while (performance.now() < until) {
      const step = work.next()
      if (step.done === true) return step.value
    }
    await new Promise((turn) => setImmediate(turn))
  }
}
