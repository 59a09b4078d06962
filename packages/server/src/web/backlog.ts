/** Bytes that may wait for one reader, and for all of them together. */
const OF_ONE = 262_144
const OF_ALL = 67_108_864
/** Less than this is on its way, not waiting. */
const LITTLE = 16_384

/** Somebody for whom something may wait. */
export interface Reader {
  /** Bytes that were sent and not taken yet. */
  readonly waiting: number
  terminate(): void
}

/**
 * Backpressure: what waits for those who read slowly or not at all, each and all together. Whoever lets too much wait is cut off; they
 * may come again and are shown what they missed.
 */
export class Backlog {
  /** Those for whom more than a little waited when something was last sent to them. */
  readonly #behind = new Map<Reader, number>()
  readonly #cutOff: () => void
  #total = 0

  /** `cutOff` is told of each. */
  constructor(cutOff: () => void) {
    this.#cutOff = cutOff
  }

  /** Bytes that wait now, for all. */
  get total(): number {
    this.#count()
    return this.#total
  }

  /**
   * How much may wait for somebody after so many more bytes. What is longer than that by itself (a whole game to look back at) is sent
   * to whoever has read everything before, and then waits beside the rest.
   */
  room(waiting: number, bytes: number, before: number): number {
    if (waiting > LITTLE) return before
    return OF_ONE + (bytes > OF_ONE ? bytes : 0)
  }

  /** Somebody does not read. */
  refuse(reader: Reader): void {
    this.#cutOff()
    reader.terminate()
  }

  /** To be told after each sending. */
  sent(reader: Reader): void {
    const { waiting } = reader
    const before = this.#behind.get(reader)
    if (before === undefined && waiting <= LITTLE) return
    this.#behind.set(reader, waiting)
    this.#total += waiting - (before ?? 0)
    if (this.#total > OF_ALL) this.#shed()
  }

  leave(reader: Reader): void {
    this.#total -= this.#behind.get(reader) ?? 0
    this.#behind.delete(reader)
  }

  #count(): void {
    this.#total = 0
    for (const reader of [...this.#behind.keys()]) {
      const { waiting } = reader
      if (waiting <= LITTLE) this.#behind.delete(reader)
      else this.#behind.set(reader, waiting)
      this.#total += waiting <= LITTLE ? 0 : waiting
    }
  }

  /** Load shedding: those go first for whom most waits, until there is room again. */
  #shed(): void {
    this.#count()
    if (this.#total <= OF_ALL) return
    const most = [...this.#behind].sort(([, one], [, other]) => other - one)
    for (const [reader] of most) {
      if (this.#total <= (OF_ALL * 3) / 4) return
      this.leave(reader)
      this.refuse(reader)
    }
  }
}
