import type { Append } from './journal.ts'
import type { Ledger } from './ledger.ts'
import type { Scribe } from './scribe.ts'
import { isTaken } from './sqlite.ts'

/** Milliseconds that a flush takes on a quick disk, and how many of the last flushes count for what it takes on this one. */
const QUICK = 2
const LAST = 16
/** What a flush that failed counts for: the scribe writes the next few. */
const SLOW = 2 * QUICK

/**
 * Commits inline, in the thread that plays, while the disk is quick and nobody else writes: to wake another thread and to be woken by it
 * takes as long as such a flush. Otherwise the writer thread (the scribe) does it, and people play on meanwhile. So it does where
 * somebody else has the store locked: the scribe can wait for them.
 */
export class AdaptiveCommit {
  readonly #ledger: Pick<Ledger, 'commit'>
  readonly #scribe: Pick<Scribe, 'commit' | 'busy' | 'tidy'>
  readonly #now: () => number
  #usual = 0

  constructor(
    ledger: Pick<Ledger, 'commit'>,
    scribe: Pick<Scribe, 'commit' | 'busy' | 'tidy'>,
    now: () => number = () => performance.now(),
  ) {
    this.#ledger = ledger
    this.#scribe = scribe
    this.#now = now
  }

  async commit(batch: readonly Append[]): Promise<readonly string[]> {
    const start = this.#now()
    try {
      const own = this.#usual < QUICK && !this.#scribe.busy ? this.#write(batch) : null
      const won = own ?? (await this.#scribe.commit(batch))
      this.#usual += (this.#now() - start - this.#usual) / LAST
      return won
    } catch (error) {
      this.#usual = Math.max(this.#usual, SLOW)
      throw error
    }
  }

  /** Nothing, if the store is locked. */
  #write(batch: readonly Append[]): readonly string[] | null {
    try {
      const won = this.#ledger.commit(batch)
      this.#scribe.tidy()
      return won
    } catch (error) {
      if (!isTaken(error)) throw error
      this.#usual = Math.max(this.#usual, SLOW)
      return null
    }
  }
}
