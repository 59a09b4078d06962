/** How often each is asked, in milliseconds. */
const HEARTBEAT = 25_000

/** Somebody at the other end of a line, who may have gone without a word. */
export interface Distant {
  ping(): void
  terminate(): void
}

/**
 * Asks everybody now and then whether they are still there, and ends the line of whoever has not answered when it is time to ask
 * again. Each has a time of their own, for thousands at once would keep everybody waiting for a tenth of a second.
 */
export class Pulse {
  readonly #lines = new Map<Distant, { asked: number; answered: boolean }>()
  readonly #random: () => number

  constructor(random: () => number = Math.random) {
    this.#random = random
  }

  /** Those who come together after a restart are not asked together ever after. */
  join(line: Distant, now: number): void {
    this.#lines.set(line, { asked: now - (this.#random() * HEARTBEAT) / 2, answered: true })
  }

  answered(line: Distant): void {
    const known = this.#lines.get(line)
    if (known !== undefined) known.answered = true
  }

  leave(line: Distant): void {
    this.#lines.delete(line)
  }

  /** Asks those whose time has come; to be called many times between two heartbeats. */
  beat(now: number): void {
    for (const [line, known] of this.#lines) {
      if (known.asked + HEARTBEAT > now) continue
      if (!known.answered) {
        line.terminate()
        continue
      }
      known.asked = now
      known.answered = false
      line.ping()
    }
  }
}
