import type { House } from './calls/context.ts'

const SECOND = 1_000
const HOUR = 3_600_000
/** Tables that nobody started are called off after this time. */
const FORGOTTEN = 14 * 24 * HOUR

/** What must be done now and then. */
export class Upkeep {
  readonly #house: House
  readonly #failed: (what: string, error: unknown) => void
  readonly #timers: NodeJS.Timeout[] = []

  constructor(house: House, failed: (what: string, error: unknown) => void) {
    this.#house = house
    this.#failed = failed
  }

  /** `several`: other nodes may write, and a hint of theirs may have been lost. */
  start(several: boolean): void {
    if (several) this.#timers.push(setInterval(() => void this.catchUp(), 2 * SECOND))
    this.#timers.push(setInterval(() => void this.#sweep(), HOUR))
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer)
  }

  /** Whatever is looked at here and was written elsewhere is shown, also when nobody said so. */
  async catchUp(): Promise<void> {
    const { hall, store } = this.#house
    try {
      for (const { id, seq } of await store.journal.heads([...hall.residents.keys()])) await hall.catchUp(id, seq)
    } catch (error) {
      this.#failed('catching up', error)
    }
  }

  async #sweep(): Promise<void> {
    const { hall, store, now } = this.#house
    try {
      await store.people.sweep(now())
      for (const id of await store.lists.stale(now() - FORGOTTEN))
        await hall.act(id, ({ state }) =>
          state.status === 'gathering'
            ? { deed: { did: 'ended', by: 'everybody-left' } }
            : { refused: 'wrong-time', about: state.status },
        )
    } catch (error) {
      this.#failed('sweeping', error)
    }
  }
}
