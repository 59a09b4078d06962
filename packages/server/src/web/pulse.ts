/** How often each is asked, and how often somebody is, in milliseconds. */
export const HEARTBEAT = 25_000
export const BEAT = 100
const BEATS = HEARTBEAT / BEAT

/** Somebody at the other end of a line, who may have gone without a word. */
export interface Distant {
  /** `word` comes back with the answer: who has not read it has none to give. */
  ping(word: string): void
  terminate(): void
}

interface Known {
  /** The beat at which it is asked, of those that come round again and again. */
  readonly beat: Set<Distant>
  /** What it was asked with, until it answers. */
  asked: string | null
}

/**
 * A heartbeat, by a timer wheel: asks everybody now and then whether they are still there, and ends the line of whoever has not answered
 * when it is time to ask again. Each has a slot of their own, for thousands at once would keep everybody waiting for a tenth of a
 * second.
 */
export class Pulse {
  readonly #beats = Array.from({ length: BEATS }, () => new Set<Distant>())
  readonly #lines = new Map<Distant, Known>()
  readonly #random: () => number
  #now = 0

  constructor(random: () => number = Math.random) {
    this.#random = random
  }

  /** Those who come together after a restart are not asked together ever after. */
  join(line: Distant): void {
    const beat = this.#beatIn(Math.ceil((1 - this.#random() / 2) * BEATS))
    this.#lines.set(line, { beat: beat.add(line), asked: null })
  }

  /** An answer that nobody asked for keeps nobody alive. */
  answered(line: Distant, word: string): void {
    const known = this.#lines.get(line)
    if (known?.asked === word) known.asked = null
  }

  leave(line: Distant): void {
    this.#lines.get(line)?.beat.delete(line)
    this.#lines.delete(line)
  }

  /** Asks those whose time has come; to be called every `BEAT`. */
  beat(): void {
    const due = this.#beatIn(1)
    this.#now++
    for (const line of due) {
      const known = this.#lines.get(line)
      if (known?.asked !== null) {
        line.terminate()
        continue
      }
      known.asked = this.#random().toString(36)
      line.ping(known.asked)
    }
  }

  #beatIn(beats: number): Set<Distant> {
    return this.#beats[(this.#now + beats) % BEATS] as Set<Distant>
  }
}
