import type { Refusing } from '@krcma/protocol'
import { refuse } from './refusing.ts'

/** Things that are done at once, and that may wait for those before them of the same asker. */
const AT_ONCE = 2
const WAITING = 64

/**
 * Fair queueing for what is dear: one thing at a time for each who asks, in rotation, and few for all together. However much somebody asks
 * for, others wait for one thing of theirs at most, memory holds few of them, and whoever plays has their turn before each.
 */
export class Turns {
  readonly #waiting = new Map<string, (() => void)[]>()
  readonly #busy = new Set<string>()

  async take<T>(whose: string, job: () => Promise<T>): Promise<T | Refusing> {
    const queue = this.#waiting.get(whose) ?? []
    if (queue.length >= WAITING) return refuse('too-fast', 'turn')
    await new Promise<void>((go) => {
      queue.push(go)
      this.#waiting.set(whose, queue)
      this.#next()
    })
    try {
      return await job()
    } finally {
      this.#busy.delete(whose)
      this.#next()
    }
  }

  #next(): void {
    for (const [whose, queue] of [...this.#waiting]) {
      if (this.#busy.size >= AT_ONCE) return
      if (this.#busy.has(whose)) continue
      const go = queue.shift()
      // Behind all others, if there is more.
      this.#waiting.delete(whose)
      if (queue.length > 0) this.#waiting.set(whose, queue)
      if (go === undefined) continue
      this.#busy.add(whose)
      setImmediate(go)
    }
  }
}
