import { adviceOf, Bot, ways } from '@krcma/bots'
import { type Film, pack, replayIn, unpack } from '@krcma/film'
import {
  type Entry,
  type OpenTable,
  openTable,
  type Room,
  readRecord,
  replay,
  restore,
  type Seat,
  verify,
} from '@krcma/kernel'
import {
  type AnyGame,
  diff,
  type Heard,
  type Hint,
  type Hinted,
  type Refusing,
  type Replay,
  type Sight,
} from '@krcma/protocol'
import { eveningOn } from '@krcma/saga'
import { rooms } from '../../shelf/rooms.ts'
import { isRefusing } from '../link.ts'
import { filmOf } from './filming.ts'
import { find, findFilm, type Kept, keep, keepFilm, type LocalSeat } from './kept.ts'
import { findSaga } from './kept-sagas.ts'
import type { Beginning, FromHost } from './messages.ts'
import { Screening } from './screening.ts'
import { type LocalTable, sightOf } from './sight.ts'
import { filmText, toldBy } from './told.ts'

/** How long a bot may think, in milliseconds: nobody waits longer in front of a screen. */
const PATIENCE = 2500

/** What a table is made of: what the page says, or what a saga on this device does. */
type Laid =
  | Exclude<Beginning, { from: 'evening' | 'setting' }>
  | (Extract<Beginning, { from: 'setting' }> & Partial<OfSaga>)
interface OfSaga {
  readonly scenario: unknown
  readonly campaign: unknown
  readonly saga: NonNullable<Kept['saga']>
}

const refuse = (refused: Refusing['refused'], about: string): Refusing => ({ refused, about })

/** Keeps one table on this device: asks bots, remembers everything, and shows it to whoever sits in front of it. */
export class Host {
  readonly #post: (message: FromHost) => void
  #room: Room<AnyGame> | undefined
  #table: OpenTable<AnyGame> | undefined
  /** The same table before its first answer. */
  #fresh: OpenTable<AnyGame> | undefined
  #kept: LocalTable | undefined
  #hinted: readonly Hinted[] = []
  /** Of a game that has ended. */
  #film: Film | null = null
  /** Instead of a table, if it ended under rules that are no longer played. */
  #screening: Screening | null = null
  #viewer: Seat = 0
  #shownTo: Seat | null = null
  /** What the page has. */
  #shown: Sight | null = null
  #bots = new Map<Seat, Bot<AnyGame>>()
  /** The answers of people that could be taken back, oldest first. */
  #answered: { readonly n: number; readonly seat: Seat }[] = []
  #thinking = false

  constructor(post: (message: FromHost) => void) {
    this.#post = post
  }

  async begin(beginning: Beginning): Promise<object | Refusing> {
    const how: Laid | Refusing = beginning.from === 'evening' ? await eveningOf(beginning) : beginning
    if ('refused' in how) return how
    const kept = how.from === 'store' ? await find(how.id) : undefined
    if (how.from === 'store' && kept === undefined) return refuse('not-found', how.id)
    const record = how.from === 'record' ? readRecord(how.record) : kept?.record
    if (record !== undefined && 'refused' in record) return record
    const game = how.from === 'setting' ? how.game : (record?.game ?? '')
    const load = rooms.get(game)
    if (load === undefined) return refuse('not-found', game)
    const room = await load()
    const upto = how.from === 'record' && how.upto !== null ? how.upto : undefined
    // Whoever brings a whole game here brings its dice too. What older rules made can no longer be proven, and is shown all the same.
    const proven = how.from === 'record' && upto === undefined ? verify(room.game, record) : undefined
    if (proven?.refused !== undefined && proven.refused !== 'older-rules') return proven
    const table =
      how.from === 'setting'
        ? openTable(room.game, {
            ...how,
            seats: how.seats.map(({ name }) => name),
            seed: entropy(),
            contributions: how.seats.map(({ bot }) => (bot === null ? entropy() : '')),
          })
        : record === undefined
          ? refuse('malformed', 'record')
          : reopened(room, record, upto)
    if (kept?.over === true) this.#film = await filmBeside(kept)
    if ('refused' in table) {
      if (kept?.over === true) return this.#screen(kept, room)
      const film = how.from === 'record' ? how.film : undefined
      const told = record === undefined || film === undefined ? null : await toldBy(how.id, record, film, Date.now())
      return told === null ? (table as Refusing) : this.#take(told, room)
    }
    this.#room = room
    this.#table = table
    const fresh = openTable(room.game, table.record())
    this.#fresh = 'refused' in fresh ? undefined : fresh
    const names = record?.seats ?? []
    const seats: readonly LocalSeat[] =
      (how.from === 'store' ? kept?.seats : how.seats) ?? names.map((name) => ({ name, bot: null }))
    const options = table.opening.options
    const hints = how.from === 'setting' ? how.hints : (kept?.hints ?? false)
    const saga = how.from === 'setting' ? how.saga : kept?.saga
    this.#kept = { id: how.id, game, seats, options, hints, opened: kept?.opened ?? Date.now() }
    if (saga !== undefined) this.#kept = { ...this.#kept, saga }
    if (kept?.over === true) this.#kept = { ...this.#kept, ended: kept.ended ?? kept.updated }
    const whole = how.from === 'record' && how.upto === null && how.seats === null
    if (whole || kept?.brought === true) this.#kept = { ...this.#kept, brought: true }
    this.#hinted = kept?.hinted ?? []
    seats.forEach(({ bot }, seat) => {
      if (bot !== null) this.#bots.set(seat, new Bot(room.mind, ways[bot], seat))
    })
    this.#answered = answersOf((record?.entries ?? []).slice(0, upto), seats)
    this.#viewer = Math.max(
      0,
      seats.findIndex(({ bot }) => bot === null),
    )
    await this.#changed(0)
    return { id: how.id }
  }

  /** Keeps what a file tells of a game that cannot be played again here. */
  async #take([kept, film]: readonly [Kept, Film], room: Room<AnyGame>): Promise<object> {
    this.#film = film
    await keepFilm(kept.id, await pack(film))
    await keep(kept)
    return this.#screen(kept, room)
  }

  #screen(kept: Kept, room: Room<AnyGame>): object {
    this.#screening = new Screening(kept, this.#film, room.game)
    this.#post(this.#screening.sight)
    return { id: kept.id }
  }

  async do(call: string, input: unknown): Promise<object | Refusing> {
    const [table, given] = [this.#table, input as Record<string, unknown>]
    if (this.#screening !== null) return this.#screening.do(call, given)
    if (table === undefined) return refuse('not-found', call)
    switch (call) {
      case 'answer':
        return this.#entered(table.answer({ ...given, seat: this.#viewer }), this.#viewer)
      case 'stand':
        return this.#entered(table.stand(this.#viewer, given), null)
      case 'undo':
        return this.#undo(table)
      case 'hint':
        return this.#hint(table)
      case 'replay':
        return this.#replay(table, given['as'], given['from'])
      case 'export':
        return { whole: true, record: table.record(), ...(this.#film && { film: await filmText(this.#film) }) }
      case 'verify':
        return this.#verify(table)
      default:
        return refuse('forbidden', call)
    }
  }

  async #entered(made: ReturnType<OpenTable<AnyGame>['answer']>, seat: Seat | null): Promise<object | Refusing> {
    if (made.refused !== undefined) return made
    if (seat !== null) this.#answered.push({ n: made.entry.n, seat })
    await this.#changed(made.from)
    return { seq: made.entry.n }
  }

  /** Takes back the last answer of somebody at this device. Bots never mind; the others sit beside. */
  async #undo(table: OpenTable<AnyGame>): Promise<object | Refusing> {
    const last = this.#answered.at(-1)
    if (last === undefined) return refuse('nothing-to-undo', 'undo')
    const made = table.undo(last.seat, { consented: true })
    if (made.refused !== undefined) return made
    const gone = new Set(made.entry.undo)
    this.#answered = this.#answered.filter(({ n }) => !gone.has(n))
    this.#viewer = last.seat
    await this.#changed(made.from)
    return { seq: made.entry.n }
  }

  async #hint(table: OpenTable<AnyGame>): Promise<object | Refusing> {
    if (this.#room === undefined) return { hint: null }
    // Among several people everybody is told, as at any table.
    if (table.seats.length - this.#bots.size > 1) {
      if (this.#kept?.hints !== true) return refuse('no-hints', 'setting')
      const [seat, { entries }] = [this.#viewer, table.view(this.#viewer)]
      if (!this.#hinted.some((one) => one.seat === seat && one.entries === entries)) {
        this.#hinted = [...this.#hinted, { seat, entries }]
        this.#show(Number.MAX_SAFE_INTEGER)
        await this.#store()
      }
    }
    const bot = new Bot(this.#room.mind, ways.master, this.#viewer)
    const hint: Hint | null = adviceOf(await bot.think(table, { seed: Date.now() % 1e9, within: PATIENCE }))
    return { hint }
  }

  #verify(table: OpenTable<AnyGame>): object | Refusing {
    if (this.#room === undefined || !table.over) return refuse('wrong-time', 'verify')
    return verify(this.#room.game, table.record())
  }

  #replay(table: OpenTable<AnyGame>, as: unknown, from: unknown): Replay | Refusing {
    const room = this.#room
    if (room === undefined) return refuse('not-found', 'replay')
    const viewer = table.over && (as === 'all-seeing' || typeof as === 'number') ? as : this.#viewer
    const film = this.#film ?? filmOf(room.game, table.record())
    return 'refused' in film ? film : replayIn(film, viewer, { from: typeof from === 'number' ? from : 0 })
  }

  /** What the rules made of the game, and when they did. */
  #noteEnd(): void {
    const [ending, kept] = [this.#table?.ending() ?? null, this.#kept]
    if (ending !== null && kept !== undefined) this.#kept = { ...kept, ended: kept.ended ?? Date.now(), ending }
  }

  /** Shows, keeps, and lets bots go on. */
  async #changed(from: number): Promise<void> {
    this.#turnTo()
    this.#noteEnd()
    this.#show(from)
    await this.#store()
    await this.#keepFilm()
    void this.#goOn()
  }

  /** When a game has ended, or had none when this was left: what its replay shows is kept beside it. */
  async #keepFilm(): Promise<void> {
    const [table, room, kept] = [this.#table, this.#room, this.#kept]
    if (table?.over !== true || room === undefined || kept === undefined || this.#film !== null) return
    const film = filmOf(room.game, table.record())
    if ('refused' in film) return
    this.#film = film
    await keepFilm(kept.id, await pack(film))
  }

  /** Whoever is asked something at this device is the one who looks. */
  #turnTo(): void {
    const waiting = this.#table?.waiting ?? []
    if (waiting.includes(this.#viewer)) return
    const next = waiting.find((seat) => !this.#bots.has(seat))
    if (next !== undefined) this.#viewer = next
  }

  #show(from: number): void {
    const [table, kept, room] = [this.#table, this.#kept, this.#room]
    if (table === undefined || kept === undefined || room === undefined) return
    const view = {
      ...table.view(this.#viewer),
      undo: this.#answered.length > 0 && !table.over ? 'free' : 'nothing-to-undo',
    } as const
    const sight: Sight = sightOf(
      { ...kept, hinted: this.#hinted },
      { rules: room.game.rules, commitment: table.save().commitment },
      this.#viewer,
      view,
    )
    // Other eyes have heard other things: they are told from the beginning.
    const first = this.#shownTo === this.#viewer ? from : 0
    this.#shownTo = this.#viewer
    const told = table.events(this.#viewer, first)
    // A table forgets what was told before its first checkpoint.
    const opening = first > 0 ? [] : (this.#fresh?.events(this.#viewer) ?? []).filter(({ n }) => n < (told[0]?.n ?? 0))
    const heard: Heard = { from: first, list: [...opening, ...told] }
    const before = this.#shown
    this.#shown = sight
    this.#post(before === null ? { t: 'sight', sight, heard } : { t: 'update', changes: diff(before, sight), heard })
  }

  async #store(): Promise<void> {
    const [table, kept] = [this.#table, this.#kept]
    if (table === undefined || kept === undefined) return
    const person = table.waiting.find((seat) => !this.#bots.has(seat))
    const asked = person === undefined ? null : (kept.seats[person]?.name ?? '')
    const updated = kept.ended ?? Date.now()
    await keep({ ...kept, hinted: this.#hinted, asked, over: table.over, updated, record: table.record() })
  }

  async #goOn(): Promise<void> {
    if (this.#thinking) return
    this.#thinking = true
    try {
      for (;;) {
        const table = this.#table
        const seat = table?.waiting.find((one) => this.#bots.has(one))
        const bot = seat === undefined ? undefined : this.#bots.get(seat)
        if (table === undefined || table.over || seat === undefined || bot === undefined) break
        const onProgress = (done: number) => this.#post({ t: 'thinking', seat, done: Math.round(done * 100) })
        const { answer } = await bot.think(table, { seed: seedOf(), within: PATIENCE, onProgress })
        // Somebody may have answered or taken back in the meantime: then the question is another one.
        const made = answer === null ? undefined : table.answer({ ...answer, seat })
        if (made === undefined || made.refused !== undefined) continue
        this.#turnTo()
        this.#noteEnd()
        // What people are left alone with is kept: whoever loads the page anew finds the very same.
        if (!table.waiting.some((one) => this.#bots.has(one)) || table.over) await this.#store()
        this.#show(made.from)
      }
      await this.#keepFilm()
    } finally {
      this.#thinking = false
      this.#post({ t: 'thinking', seat: null, done: 0 })
    }
  }
}

/** One that cannot be read is as good as none. */
async function filmBeside({ id }: Kept): Promise<Film | null> {
  const film = await findFilm(id)
  return film === undefined ? null : unpack(film).catch(() => null)
}

/** The table of a saga's evening as it was left, or as the saga says that it opens. */
async function eveningOf({ id, saga }: Extract<Beginning, { from: 'evening' }>): Promise<Laid | Refusing> {
  if ((await find(id)) !== undefined) return { from: 'store', id }
  const kept = await findSaga(saga)
  const on = kept === undefined ? null : eveningOn(kept.state)
  if (kept === undefined || kept.opening === null || on?.table !== id) return refuse('not-found', id)
  const { evening, seats } = kept.opening
  const ofSaga = { id: saga, evening: kept.state.evenings.length - 1 }
  return { from: 'setting', id, game: kept.state.game, seats, hints: false, ...evening, saga: ofSaga }
}

function entropy(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function seedOf(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
}

/**
 * From the set-up on, so that all that was told is there. A record of older rules goes on from its last checkpoint, unless it has
 * ended: newer rules have no say in that.
 */
function reopened(
  room: Room<AnyGame>,
  record: Kept['record'],
  upto: number | undefined,
): OpenTable<AnyGame> | Refusing {
  const table = replay(room.game, record, upto)
  if (!isRefusing(table) || upto !== undefined || record.over) return table
  const restored = restore(room.game, record)
  return restored.refused !== undefined ? restored : restored.table
}

function answersOf(entries: readonly Entry[], seats: readonly LocalSeat[]) {
  const gone = new Set(entries.flatMap(({ undo }) => undo ?? []))
  const mine = (entry: Entry) => entry.decision !== undefined && seats[entry.seat]?.bot === null && !gone.has(entry.n)
  return entries.filter(mine).map(({ n, seat }) => ({ n, seat }))
}
