import type { House } from './calls/context.ts'
import { isRefusing } from './refusing.ts'
import type { Settings } from './settings.ts'
import type { Resident } from './table/resident.ts'

const SECOND = 1_000
const HOUR = 3_600_000
/** Tables that nobody started are called off after this time. */
const FORGOTTEN = 14 * 24 * HOUR

/** The parts of the house that need it. */
type Needed = Pick<House, 'hall' | 'store' | 'now'> & { readonly settings: Pick<Settings, 'auditDays' | 'guestDays'> }

/** Periodic jobs: what must be done now and then. */
export class Upkeep {
  readonly #house: Needed
  readonly #failed: (what: string, error: unknown) => void
  readonly #timers: NodeJS.Timeout[] = []

  constructor(house: Needed, failed: (what: string, error: unknown) => void) {
    this.#house = house
    this.#failed = failed
  }

  /** `several`: other nodes may write, and a notice of theirs may have been lost. */
  start(several: boolean): void {
    if (several) this.#timers.push(setInterval(() => void this.catchUp(), 2 * SECOND))
    this.#timers.push(setInterval(() => void this.sweep(), HOUR))
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

  /** After notices of other nodes may have been missed: shows all that they may have been about. */
  async mendGap(): Promise<void> {
    await this.catchUp()
    try {
      for (const resident of this.#house.hall.residents.values()) await this.#repeatChat(resident)
    } catch (error) {
      this.#failed('catching up with chat', error)
    }
  }

  /** Nobody knows which lines those who watch lack. They keep lines by their numbers: who has one already is not told it twice. */
  async #repeatChat(resident: Resident): Promise<void> {
    const { id: table, watchers } = resident
    if (watchers.size === 0) return
    const { chat } = this.#house.store
    for (const line of await chat.lines(table, 0))
      resident.tell({ t: 'chat', table, line }, (watcher) => !watcher.mutes(line.by.id))
    for (const n of await chat.removed(table)) resident.tell({ t: 'chat-removed', table, n })
  }

  /** Forgets sessions, codes, guesses and notes that have run out, and calls off what nobody starts any more. */
  async sweep(): Promise<void> {
    const { hall, store, now, settings } = this.#house
    try {
      await store.people.sweep(now())
      await store.codes.sweep(now())
      await store.guesses.sweep(now())
      const old = now() - settings.auditDays * 24 * HOUR
      await store.audit.sweep(old)
      await store.reports.sweep(old)
      for (const id of await store.lists.stale(now() - FORGOTTEN))
        await hall.act(id, ({ state }) =>
          state.status === 'gathering'
            ? { deed: { did: 'ended', by: 'called-off' } }
            : { refused: 'wrong-time', about: state.status },
        )
      if (settings.guestDays > 0) await this.#sweepGuests(now() - settings.guestDays * 24 * HOUR)
    } catch (error) {
      this.#failed('sweeping', error)
    }
  }

  /** Removes what guests alone have left behind: tables at which nobody with an account ever had a place and that are of no saga. */
  async #sweepGuests(before: number): Promise<void> {
    const { store } = this.#house
    for (let after = ''; ; ) {
      const tables = await store.lists.ofGuests(before, after)
      for (const id of tables) {
        if (!(await this.#isLeft(id))) continue
        store.journal.forget(id)
        await store.lists.remove(id)
      }
      const last = tables.at(-1)
      if (last === undefined) break
      after = last
    }
    await store.people.sweepGuests(before)
  }

  /** Nobody is looking at it either. */
  async #isLeft(id: string): Promise<boolean> {
    const { hall, store } = this.#house
    if (hall.residents.has(id)) return false
    const state = await hall.read(id, (seated) => seated.state)
    if (isRefusing(state) || state.setting.saga !== undefined) return false
    const { owner, sitters } = state
    const people = [owner, ...sitters.map(({ person }) => person)].flatMap((person) => person?.id ?? [])
    return !(await store.people.haveAccount(people))
  }
}
