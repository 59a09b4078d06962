import type { Saved, Seat } from '@krcma/kernel'
import type { Level } from '@krcma/protocol'
import { automatic } from '../acts/play.ts'
import { newBotSeed } from '../ids.ts'
import { isRefusing } from '../refusing.ts'
import type { Rooms } from '../rooms.ts'
import type { Store } from '../store/store.ts'
import type { Camera } from '../table/camera.ts'
import { deadlines } from '../table/clock.ts'
import type { Hall } from '../table/hall.ts'
import type { Seated } from '../table/seated.ts'
import { hasEnded } from '../table/state.ts'
import type { Choice, Position, Thinker } from './thinker.ts'

export interface AttendantParts {
  readonly node: string
  readonly rooms: Rooms
  readonly store: Store
  readonly hall: Hall
  readonly camera: Camera
  readonly thinker: Thinker
  readonly lease: number
  readonly now: () => number
  readonly progress: (table: string, seat: Seat, done: number) => void
  readonly failed: (what: string, error: unknown) => void
}

/** Whose answer is due at a table, and who is to find it: a bot of some strength, or nobody (the first option). */
interface Due {
  readonly seat: Seat
  readonly level: Level | 'first'
  readonly late: boolean
}

/** What is due and what it takes to do it. */
interface Task extends Due {
  readonly first: Choice | null
  readonly saved: Saved
  readonly game: string
}

/** Tables that this node claims at a time, and how often it looks for more. */
const MOST = 32
const EVERY = 1_000
/** Refused answers in a row after which a table is left alone until its claim has passed. */
const ATTEMPTS = 8

/**
 * A scheduler with leases: sees to tables that nobody asks for, lets bots answer and clocks run out, and has films made of what has
 * ended. Many nodes may have one each.
 */
export class Attendant {
  readonly #parts: AttendantParts
  readonly #attending = new Map<string, Promise<void>>()
  /** Tables whose alarm has rung since they were last looked at. */
  readonly #rung = new Set<string>()
  #timer: NodeJS.Timeout | null = null
  #stopped = false

  constructor(parts: AttendantParts) {
    this.#parts = parts
  }

  start(): void {
    this.#timer = setTimeout(() => void this.#round(), 0)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    if (this.#timer !== null) clearTimeout(this.#timer)
    await Promise.all(this.#attending.values())
    const { store, node, failed } = this.#parts
    // Where the store cannot be reached, claims pass by themselves.
    await store.alarms.release(node).catch((error: unknown) => failed('giving claims back', error))
  }

  /** A table that this node has claimed. */
  attend(table: string): void {
    if (this.#stopped) return
    this.#rung.add(table)
    if (this.#attending.has(table)) return
    const work = this.#see(table)
      .catch((error: unknown) => this.#parts.failed(`the alarm of table ${table}`, error))
      .finally(() => {
        this.#attending.delete(table)
        if (this.#rung.has(table)) this.attend(table)
      })
    this.#attending.set(table, work)
  }

  async #round(): Promise<void> {
    const { store, node, lease, now, failed } = this.#parts
    try {
      const free = MOST - this.#attending.size
      const tables = free > 0 ? await store.alarms.claim(node, now(), lease, free) : []
      for (const table of tables) this.attend(table)
    } catch (error) {
      failed('looking for alarms', error)
    }
    if (!this.#stopped) this.#timer = setTimeout(() => void this.#round(), EVERY)
  }

  async #see(table: string): Promise<void> {
    for (let refused = 0; !this.#stopped && refused < ATTEMPTS; ) {
      this.#rung.delete(table)
      const { hall, camera } = this.#parts
      const seen = await hall.read(table, (seated) => ({
        state: seated.state,
        due: this.#dueAt(seated),
        ahead: this.#aheadAt(table, seated),
      }))
      if (isRefusing(seen)) return
      const { state, due, ahead } = seen
      if (hasEnded(state)) return camera.attend(state)
      if (due === null) {
        if (ahead !== null) this.#parts.thinker.ponder?.(ahead)
        return
      }
      const choice = due.first ?? (await this.#think(table, due))
      // Whatever keeps a bot from answering, the claim passes, and then somebody tries again.
      if (choice === null) return
      const done = await hall.act(table, automatic(due.seat, choice, due.late))
      // Any other refusal means that the table has moved on meanwhile; unless it comes again and again.
      if (isRefusing(done) && done.refused === 'unavailable') return
      refused = isRefusing(done) ? refused + 1 : 0
    }
  }

  #dueAt({ state, table }: Seated): Task | null {
    if (table === null || state.status !== 'playing') return null
    const due = dueOf(state, this.#parts.now())
    if (due === null) return null
    const asked = table.decisions(due.seat).find(({ offer, answered }) => !offer && answered === undefined)
    const first: Choice | null =
      due.level === 'first' && asked ? { decision: asked.id, option: asked.options[0] } : null
    return { ...due, first, saved: table.save(), game: state.setting.game }
  }

  /** A grandmaster who waits for others, and what it waits at. */
  #aheadAt(id: string, { state, table }: Seated): Position | null {
    const { rooms, thinker } = this.#parts
    if (thinker.ponder === undefined || table === null || state.status !== 'playing') return null
    const seat = state.sitters.findIndex((sitter, n) => sitter?.bot === 'grandmaster' && !state.waiting.includes(n))
    const room = rooms.get(state.setting.game)
    if (seat < 0 || room === undefined || state.waiting.some((one) => state.sitters[one]?.bot)) return null
    return { table: id, room, saved: table.save(), seat, level: 'grandmaster', seed: newBotSeed() }
  }

  async #think(table: string, due: Task): Promise<Choice | null> {
    const { rooms, thinker, store, node, lease, now, progress, failed } = this.#parts
    const room = rooms.get(due.game)
    if (room === undefined || due.level === 'first') return null
    const renewal = setInterval(() => {
      store.alarms.renew(node, table, now() + lease).catch((error: unknown) => failed('renewing a claim', error))
    }, lease / 3)
    try {
      const { saved, seat, level } = due
      return await thinker.choose({
        table,
        room,
        saved,
        seat,
        level,
        seed: newBotSeed(),
        progress: (done) => progress(table, seat, done),
      })
    } finally {
      clearInterval(renewal)
    }
  }
}

/** Bots answer at once; a person's seat is answered for when its time is up. */
function dueOf(state: Seated['state'], now: number): Due | null {
  const { waiting, sitters, setting, clock } = state
  for (const seat of waiting) {
    const level = sitters[seat]?.bot
    if (level) return { seat, level, late: false }
  }
  const times = deadlines(clock)
  const seat = waiting.find((one) => (times[one] ?? Number.POSITIVE_INFINITY) <= now)
  if (seat === undefined) return null
  return { seat, level: setting.late === 'bot' ? 'apprentice' : 'first', late: true }
}
