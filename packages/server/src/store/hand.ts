import type { Append } from './journal.ts'
import type { Ledger } from './ledger.ts'
import type { Scribe } from './scribe.ts'

/** Milliseconds that a flush takes on a quick disk, and how many of the last flushes count for what it takes on this one. */
const QUICK = 2
const LAST = 16

/**
 * Writes lines by itself while the disk is quick and nobody else writes: to wake another thread and to be woken by it takes as long as
 * such a flush. Otherwise the scribe does it, and people play on meanwhile.
 */
export class Hand {
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
    const own = this.#usual < QUICK && !this.#scribe.busy
    const won = own ? this.#ledger.commit(batch) : await this.#scribe.commit(batch)
    this.#usual += (this.#now() - start - this.#usual) / LAST
    if (own) this.#scribe.tidy()
    return won
  }
}
