import type { Refusing } from '@krcma/protocol'
import { isRefusing, refuse } from '../refusing.ts'
import type { Rooms } from '../rooms.ts'
import type { Append } from '../store/journal.ts'
import { Baseline } from './baseline.ts'
import { isDue, needsCheckpoint } from './checkpoint.ts'
import type { Deed } from './deed.ts'
import { JournalWriter, type WriterEars, type WriterParts } from './journal-writer.ts'
import { pastOf, standing } from './past.ts'
import { Resident } from './resident.ts'
import { afterOf, checkpointOf, deeds, layOf, type Restored, type Seated, seat } from './seated.ts'
import { follow, hasEnded, type TableState } from './state.ts'
import { step } from './step.ts'

/** A command: what somebody wants to do at a table. It gives the deed that is to be stored, or why not; `from`: the first event that
 * the game told of it. */
export type Act = (seated: Seated, now: number) => Done | Refusing
export interface Done {
  readonly deed: Deed
  readonly from?: number
  readonly refused?: never
}

/** What is stored: after which line, and what is true then. */
interface Stored {
  readonly seq: number
  readonly state: TableState
}

/** What the hall tells the rest of the house. */
interface HallEars extends WriterEars {
  loaded(milliseconds: number): void
  failed(what: string, error: unknown): void
}

interface HallParts extends WriterParts {
  readonly rooms: Rooms
  readonly ears: HallEars
  readonly now: () => number
}

const ATTEMPTS = 8
const EXISTS = 'a table with this id exists'

/**
 * All tables that are in memory, and the only way to change any: event sourcing (a deed is appended to the table's journal, and the
 * state follows from it) with optimistic concurrency (who finds the number of the line taken is tried again on what the winner left).
 */
export class Hall {
  readonly #parts: HallParts
  readonly #writer: JournalWriter
  readonly #residents = new Map<string, Resident>()

  constructor(parts: HallParts) {
    this.#parts = parts
    this.#writer = new JournalWriter(parts)
  }

  get residents(): ReadonlyMap<string, Resident> {
    return this.#residents
  }

  /** Opens a new table. */
  async open(id: string, deed: Deed): Promise<TableState> {
    const at = this.#parts.now()
    const after: Seated = { state: follow(null, id, at, deed), table: null }
    const stored = await this.#writer.write({ before: null, after, at, deed, whole: false })
    if (!stored) throw new Error(EXISTS)
    return after.state
  }

  /** Opens a table whose opening is written down elsewhere already, unless somebody has. */
  async ensure(id: string, deed: Deed): Promise<void> {
    const at = this.#parts.now()
    const after: Seated = { state: follow(null, id, at, deed), table: null }
    await this.#writer.write({ before: null, after, at, deed, whole: false })
  }

  /** Opens a table for a game that was played elsewhere: the lines of its opening and of the game. Both are stored, or neither is. */
  async bring(lines: Append): Promise<void> {
    if (!(await this.#parts.store.journal.append(lines))) throw new Error(EXISTS)
  }

  /** Looks at a table. */
  read<T>(id: string, look: (seated: Seated) => T): Promise<T | Refusing> {
    return this.#inTurn(id, async (resident) => {
      const seated = await this.#seat(resident)
      return isRefusing(seated) ? seated : look(seated)
    })
  }

  /** Does something at a table; what was stored, or why not. If somebody else was faster, it is tried on what they left. */
  act(id: string, act: Act): Promise<Stored | Refusing> {
    return this.#inTurn(id, async (resident) => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const seated = await this.#seat(resident)
        if (isRefusing(seated)) return seated
        const done = await this.#attempt(resident, seated, act)
        if (done === 'beaten') continue
        const deeper = isRefusing(done) && done.refused === 'too-far-back' ? await this.#whole(seated) : null
        return deeper === null ? done : this.#actOnWhole(resident, deeper, act)
      }
      return refuse('late', 'table')
    })
  }

  /** The same table with everything since it was opened, for an undo that reaches further back than memory does. */
  async #whole({ state, table }: Seated): Promise<Seated | null> {
    if (table === null) return null
    const past = pastOf(await this.#parts.store.journal.lines(state.id, 0, state.seq))
    const whole = isRefusing(past) ? past : await standing(this.#parts.rooms, past)
    return isRefusing(whole) ? null : { state, table: whole }
  }

  async #actOnWhole(resident: Resident, whole: Seated, act: Act): Promise<Stored | Refusing> {
    const done = await this.#attempt(resident, whole, act)
    if (done === 'beaten') return refuse('late', 'table')
    // What is in memory is again as little as the store has now.
    if (!isRefusing(done)) await this.#forget(resident, new Baseline(resident, resident.seated ?? whole))
    return done
  }

  /** Begins to look: `greet` is called with the table as it is, and every change after that reaches the watchers. */
  watch<T>(id: string, greet: (seated: Seated, resident: Resident) => Promise<T>): Promise<T | Refusing> {
    return this.#inTurn(id, async (resident) => {
      const seated = await this.#seat(resident)
      return isRefusing(seated) ? seated : greet(seated, resident)
    })
  }

  /** Somebody has stopped looking. */
  rest(id: string): void {
    const resident = this.#residents.get(id)
    if (resident?.idle === true) this.#residents.delete(id)
  }

  /** Another node has written more into a journal: shows it to those who watch here. */
  async catchUp(id: string, seq: number): Promise<void> {
    const resident = this.#residents.get(id)
    if (resident === undefined || (resident.seated !== null && resident.seated.state.seq >= seq)) return
    await this.#inTurn(id, async (same) => {
      if (same.seated === null) await this.#seat(same)
      else await this.#readOn(same, same.seated)
    })
  }

  /** When all that was begun is stored. */
  async settled(): Promise<void> {
    await Promise.all([...this.#residents.values()].map((resident) => resident.settled()))
  }

  async #inTurn<T>(id: string, job: (resident: Resident) => Promise<T>): Promise<T> {
    const resident = this.#residents.get(id) ?? new Resident(id)
    this.#residents.set(id, resident)
    try {
      return await resident.inTurn(() => job(resident))
    } finally {
      this.rest(id)
    }
  }

  async #seat(resident: Resident): Promise<Seated | Refusing> {
    if (resident.seated !== null) return resident.seated
    const start = performance.now()
    const restored = await this.#restore(resident)
    if (isRefusing(restored)) return restored
    this.#parts.ears.loaded(performance.now() - start)
    if (restored.upgraded && restored.table !== null) {
      const { table } = restored
      const deed: Deed = { did: 'upgraded', rules: table.game.rules, saved: table.save(), after: afterOf(table) }
      const done = await this.#attempt(resident, restored, () => ({ deed }))
      if (done === 'beaten') return this.#seat(resident)
      // No answer without that line: answers since are numbered by what the new rules have left of the old ones.
      if (isRefusing(done)) return done
    }
    return resident.seated ?? restored
  }

  /** Takes a table from the store. One that was left under older rules is not there before that is written down. */
  async #restore(resident: Resident): Promise<Restored | Refusing> {
    const latest = await this.#parts.store.journal.latest(resident.id)
    if (latest === null) return refuse('not-found', 'table')
    const restored = seat(this.#parts.rooms, resident.id, latest)
    if (isRefusing(restored)) {
      this.#parts.ears.failed(`table ${resident.id} cannot be laid: ${restored.refused} ${restored.about}`, null)
      return refuse('unavailable', 'table')
    }
    resident.since = latest.lines.length
    if (restored.upgraded) return restored
    resident.seated = restored
    const { owed } = resident
    resident.owed = null
    if (owed !== null && restored.state.seq > owed.since) owed.tell(restored, restored.table?.events('spectator')[0]?.n)
    return restored
  }

  async #attempt(resident: Resident, before: Seated, act: Act): Promise<Stored | Refusing | 'beaten'> {
    const { now, rooms, store, ears } = this.#parts
    const at = Math.max(now(), before.state.at)
    const baseline = new Baseline(resident, before)
    const turn = before.table?.turn
    let written: { readonly state: TableState; readonly deed: Deed } | null = null
    try {
      const done = act(before, at)
      if (isRefusing(done)) return done
      const { deed, from } = done
      const state = follow(before.state, resident.id, at, deed)
      const laid = 'saved' in deed ? layOf(rooms, deed) : before.table
      if (laid !== null && isRefusing(laid)) throw new Error(`${laid.refused}: ${laid.about}`)
      const after: Seated = { state, table: laid }
      const needed = needsCheckpoint(deed, before.state, state)
      written = { state, deed }
      const stored = this.#writer.write({ before: before.state, after, at, deed, whole: needed })
      const news = baseline.news(after, 'saved' in deed ? 0 : from)
      if (!(await meanwhile(stored, () => news.prepare()))) {
        // Somebody else has that number: what the act has done to the table in memory never happened.
        await this.#forget(resident, baseline)
        return 'beaten'
      }
      resident.seated = after
      resident.since = needed ? 0 : resident.since + 1
      news.tell()
      if (!hasEnded(state) && isDue(resident.since, turn !== laid?.turn)) this.#storeCheckpoint(resident, after)
      return { seq: state.seq, state }
    } catch (error) {
      ears.failed(`a deed at table ${resident.id}`, error)
      await this.#forget(resident, baseline)
      // A store that fails may have stored the line before it could say so.
      if (written === null) return refuse('unavailable', 'table')
      const { state, deed } = written
      const line = { table: state.id, seq: state.seq - 1, at, body: JSON.stringify(deed) }
      const stored = await store.journal.holds(line).catch(() => false)
      return stored ? { seq: state.seq, state } : refuse('unavailable', 'table')
    }
  }

  /** Stores a checkpoint. Nobody waits for it: what it saves is some of the time that a restore takes. */
  #storeCheckpoint(resident: Resident, seated: Seated): void {
    const { store, ears } = this.#parts
    const { id, seq } = seated.state
    const body = checkpointOf(seated)
    resident.since = 0
    this.#inTurn(id, () => store.journal.putCheckpoint(id, seq, body)).catch((error: unknown) =>
      ears.failed(`a checkpoint of table ${id}`, error),
    )
  }

  /** Takes the table from the store again, and shows it to those who watch if it has moved on; if not now, then with the next who asks. */
  async #forget(resident: Resident, baseline: Baseline): Promise<void> {
    resident.seated = null
    resident.owed ??= baseline
    try {
      await this.#restore(resident)
    } catch (error) {
      this.#parts.ears.failed(`table ${resident.id} cannot be read`, error)
    }
  }

  /** Follows the journal where another node has written it. */
  async #readOn(resident: Resident, before: Seated): Promise<void> {
    const lines = await this.#parts.store.journal.lines(resident.id, before.state.seq)
    let seated = before
    for (const { at, deed } of deeds(lines)) {
      const baseline = new Baseline(resident, seated)
      const next = step(this.#parts.rooms, seated, at, deed)
      if (next === undefined) {
        await this.#forget(resident, baseline)
        return
      }
      seated = next.seated
      resident.seated = seated
      resident.since++
      baseline.tell(seated, next.from)
    }
  }
}

/** Does something while somebody else does what is waited for; nothing, if that is done before one gets round to it. */
async function meanwhile<T>(waited: Promise<T>, job: () => void): Promise<T> {
  let failed: { readonly error: unknown } | undefined
  const early = setImmediate(() => {
    try {
      job()
    } catch (error) {
      failed = { error }
    }
  })
  const came = await waited.finally(() => clearImmediate(early))
  if (failed !== undefined) throw failed.error
  return came
}
