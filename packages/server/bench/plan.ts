export interface Plan {
  readonly tables: number
  readonly seats: number
  /** Answers a second, at all tables together. */
  readonly rate: number
  /** Seconds of a machine of its own that each side is to have, and how many it is given at the most. */
  readonly seconds: number
  readonly most: number
  /** Seconds before that, which do not count: a server runs for weeks, and its code is warm. */
  readonly warm: number
  /** Tables played before all that, the first for a little while and the last to its end: every rule has been used by then. */
  readonly rehearsed: number
}

const AT_ONCE = 16

/** Makes so many things ready, a few at a time. */
export async function connect<T>(count: number, ready: (n: number) => Promise<T>): Promise<T[]> {
  const made: T[] = []
  let next = 0
  const hand = async () => {
    while (next < count) {
      const n = next++
      made[n] = await ready(n)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, hand))
  return made
}
