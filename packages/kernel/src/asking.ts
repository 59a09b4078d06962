import type { Fortune, Source } from './chance.ts'
import type {
  EventKind,
  Game,
  Given,
  How,
  Kind,
  Opening,
  OptionOf,
  PassKind,
  Pause,
  Rules,
  Seat,
  Secretly,
  Shape,
  Standing,
  Table,
} from './index.ts'
import { same } from './plain.ts'

export type Manner = { context?: (seat: Seat) => unknown; always?: boolean }

type Options = readonly unknown[]
type List = (seat: Seat) => Options

/**
 * Something that a seat may answer: a question, or an offer that stands beside one (its host). It is also what `choose`
 * returns, the rules that wait for the answer: no generator, for it comes so often that this would cost twice as much.
 */
export class Ask {
  readonly seat: Seat
  readonly kind: string
  readonly host: Ask | undefined
  /** The seats whose offers may stand beside it. */
  readonly admits: readonly Seat[]
  options: Options = []
  answered: unknown = undefined
  /** The numbers of the entries that answered it, where the answer could be changed. */
  readonly entries: number[] = []
  readonly #asking: Asking<Shape>
  readonly #list: List
  readonly #how: Manner | undefined
  #number = 0
  #born = 0
  /** The rules of an offer that interrupts it. */
  #act: Rules | undefined = undefined

  constructor(
    asking: Asking<Shape>,
    seat: Seat,
    kind: string,
    list: List,
    how: Manner | undefined,
    admits: readonly Seat[],
    host?: Ask,
  ) {
    this.seat = seat
    this.kind = kind
    this.admits = admits
    this.host = host
    this.#asking = asking
    this.#list = list
    this.#how = how
  }
  [Symbol.iterator](): this {
    return this
  }
  /** Goes on with an interruption; after it, or without one, asks, unless there is but one thing to do or an answer stands. */
  next(given?: Reply): IteratorResult<unknown, unknown> {
    const interrupted = this.#act !== undefined
    if (!interrupted && given !== undefined && given.act === undefined) return { done: true, value: given.option }
    this.#act ??= given?.act
    if (this.#act !== undefined) {
      const step = this.#act.next((interrupted ? given : undefined) as unknown as Given)
      if (step.done !== true) return step
      this.#act = undefined
      this.#asking.interrupted = true
    }
    const options = this.#list(this.seat)
    if (options.length === 1 && this.#how?.always !== true && !this.#asking.stopsFor(this))
      return { done: true, value: options[0] }
    const { stood } = this.pose(options)
    return stood === undefined ? { done: false, value: this } : { done: true, value: stood }
  }
  /** From now on these can be answered. */
  pose(options: Options): this {
    if (options.length === 0) throw new Error(`${this.kind}: no options`)
    this.options = options
    if (this.host === undefined) this.#number = this.#asking.count(this.seat)
    this.#born = this.#asking.moment
    return this
  }
  /** The standing answer, where there is one that is possible. */
  get stood(): unknown {
    const { standing } = this.#asking
    if (standing.length === 0) return undefined
    const mine = standing.find((answer) => answer.seat === this.seat && answer.kind === this.kind)
    return mine && this.find(mine.option)
  }
  get offer(): boolean {
    return this.host !== undefined
  }
  get context(): unknown {
    return this.#how?.context?.(this.seat)
  }
  /** Turn, seat, the how manieth question to this seat in this turn: the same however other seats' answers interleave. */
  get bareId(): string {
    if (this.host !== undefined) return `${this.host.bareId}+${this.seat}.${this.kind}`
    return `${this.#asking.turn}.${this.seat}.${this.#number}`
  }
  get id(): string {
    return `${this.bareId}~${this.#asking.undone[this.seat] ?? 0}`
  }
  /** Asked afresh, if something else happened since it was asked. */
  renew(): void {
    if (this.#born === this.#asking.moment) return
    this.pose(this.#list(this.seat))
    this.answered = this.find(this.answered)
  }
  /** The option that says the same, if there is one. */
  find(option: unknown): unknown {
    return this.options.find((offered) => same(offered, option))
  }
}

/** What the table hands to the waiting rules: the answer to a question, or the rules of an offer that interrupts it. */
export type Reply = { readonly ask: Ask; readonly option?: unknown; readonly act?: Rules }

/** A line of play with chance of its own: the turn itself, or one seat's branch of it. */
interface Branch {
  readonly path: string
  /** How many answers it was given. */
  answers: number
  source: Source | null
  /** The step of play that it is in, and whether that has begun. */
  step: { begun: boolean } | null
}

const branchAt = (path: string, step: Branch['step']): Branch => ({ path, answers: 0, source: null, step })

export function nextAnswer(branch: Branch): void {
  branch.answers++
  branch.source = null
}

const NOBODY: readonly Seat[] = []
const PASS = ['pass']

export function asksOf(pause: Pause): readonly Ask[] {
  const asks = pause as unknown as Ask | readonly Ask[]
  return Array.isArray(asks) ? asks : [asks as Ask]
}

/** The table as the rules see it: asks, waits, tells. */
export class Asking<G extends Shape> implements Table<G> {
  readonly game: Game<G>
  readonly opening: Opening<G>
  readonly seats: readonly Seat[]
  readonly chance: Fortune
  readonly state: G['state']
  turn = 0
  /** Counts the answers that the rules were given. */
  moment = 0
  branch = branchAt('', null)
  standing: readonly (Standing & { readonly seat: Seat })[] = []
  /** How often each seat has taken an answer back. */
  undone: readonly number[] = []
  /** Raised when an offer has run: every question that stayed open meanwhile must be asked afresh. */
  interrupted = false
  /** The number of the entry that is being made; what came to light by it, to whom, and which earlier entries. */
  entry = -1
  readonly learners = new Set<Seat>()
  readonly revealed: number[] = []
  /** Who is told of events. No function: V8 keeps each that is put into a field, and with it a whole table, until it cleans all. */
  ear: { hear(kind: string, data: unknown, secretly: Secretly<unknown> | undefined): void } | null = null
  readonly #counts: number[]

  constructor(game: Game<G>, opening: Opening<G>, chance: Fortune, state: G['state']) {
    this.game = game
    this.opening = opening
    this.seats = Array.from({ length: opening.players }, (_, seat) => seat)
    this.chance = chance
    this.state = state
    this.#counts = this.seats.map(() => 0)
  }

  beginTurn(turn: number): Rules {
    this.turn = turn
    this.branch = branchAt('', null)
    for (const seat of this.seats) this.#counts[seat] = 0
    return this.game.turn(this)
  }

  count(seat: Seat): number {
    const number = (this.#counts[seat] ?? 0) + 1
    this.#counts[seat] = number
    return number
  }

  choose<K extends Kind<G>>(
    seat: Seat,
    kind: K,
    list: () => readonly OptionOf<G, K>[],
    ...[how]: How<G, K>
  ): Rules<OptionOf<G, K>> {
    return this.#ask(seat, kind, list, how, this.#interruptible()) as unknown as Rules<OptionOf<G, K>>
  }

  *together<K extends Kind<G>>(
    seats: readonly Seat[],
    kind: K,
    list: (seat: Seat) => readonly OptionOf<G, K>[],
    ...[how]: How<G, K>
  ): Rules<readonly { readonly seat: Seat; readonly option: OptionOf<G, K> }[]> {
    const admits = this.#interruptible()
    const asks = seats.map((seat) => this.#ask(seat, kind, list, how, admits).pose(list(seat)))
    for (const ask of asks) ask.answered = ask.stood
    while (asks.some((ask) => ask.answered === undefined)) {
      const act = yield* this.#gather(asks)
      if (act === undefined) continue
      yield* act
      this.interrupted = true
    }
    if (asks.length > 1) {
      this.learnt(seats)
      for (const ask of asks) this.revealed.push(...ask.entries)
    }
    return asks.map((ask) => ({ seat: ask.seat, option: ask.answered as OptionOf<G, K> }))
  }

  *sideBySide<T>(seats: readonly Seat[], branchOf: (seat: Seat) => Rules<T>): Rules<readonly T[]> {
    const here = this.branch
    const results: T[] = []
    const lines = seats.map((seat, index) => {
      const branch = branchAt(`${here.path}/${here.answers}.${seat}`, here.step)
      return { index, branch, rules: branchOf(seat), asks: [] as readonly Ask[] }
    })
    const advance = (line: (typeof lines)[number], reply: Reply | undefined) => {
      const outer = this.branch
      this.branch = line.branch
      const step = line.rules.next(reply as unknown as Given)
      if (step.done === true) results[line.index] = step.value
      line.asks = step.done === true ? [] : asksOf(step.value)
      this.branch = outer
    }
    for (const line of lines) advance(line, undefined)
    for (;;) {
      const open: Ask[] = []
      for (const { asks } of lines) open.push(...asks)
      if (open.length === 0) return results
      const reply = (yield open as unknown as Pause) as unknown as Reply
      const line = lines.find(({ asks }) => asks.includes(reply.ask))
      if (line === undefined) throw new Error('an answer to a question that nobody asked')
      nextAnswer(line.branch)
      advance(line, reply)
    }
  }

  *window<K extends PassKind<G>>(
    kind: K,
    { of = this.seats, inTurn = false }: { readonly of?: readonly Seat[]; readonly inTurn?: boolean } = {},
  ): Rules {
    for (;;) {
      const used = inTurn ? yield* this.#usedInTurn(kind, of) : yield* this.#usedAtOnce(kind, of)
      if (used === undefined) return
      yield* used
      this.interrupted = true
    }
  }

  *#usedInTurn(kind: string, of: readonly Seat[]): Rules<Rules | undefined> {
    for (const seat of of) {
      const [ask] = this.#windowed([seat], kind, [seat])
      const act = ask && (yield* this.#gather([ask]))
      if (act !== undefined) return act
    }
    return undefined
  }

  *#usedAtOnce(kind: string, of: readonly Seat[]): Rules<Rules | undefined> {
    const asks = this.#windowed(of, kind, of)
    let act: Rules | undefined
    while (act === undefined && asks.some((ask) => ask.answered === undefined)) act = yield* this.#gather(asks)
    return act
  }

  /** What a window asks those of the seats that it stops for. */
  #windowed(seats: readonly Seat[], kind: string, admits: readonly Seat[]): readonly Ask[] {
    const asks = seats.map((seat) => this.#ask(seat, kind, () => PASS, undefined, admits))
    return asks.filter((ask) => this.stopsFor(ask)).filter((ask) => ask.pose(PASS).stood === undefined)
  }

  *step<T>(rules: () => Rules<T>): Rules<T> {
    const { branch } = this
    const outer = branch.step
    branch.step ??= { begun: false }
    const result = yield* rules()
    branch.step = outer
    return result
  }

  /** The rules of an offer: a step that has begun. */
  *interruption(act: Rules): Rules {
    const { branch } = this
    const outer = branch.step
    branch.step = { begun: true }
    yield* act
    branch.step = outer
  }

  tell<K extends EventKind<G>>(kind: K, data: G['events'][K], secretly?: Secretly<G['events'][K]>): void {
    if (this.standing.length > 0) this.standing = this.standing.filter(({ until }) => until !== kind)
    this.ear?.hear(kind, data, secretly)
  }

  learnt(seats: readonly Seat[]): void {
    for (const seat of seats) this.learners.add(seat)
  }

  /** Whether a seat is asked although it has but one answer: it has, or others must think that it has, something to do first. */
  stopsFor({ seat, kind, admits }: Ask): boolean {
    if (!admits.includes(seat)) return false
    const { offers } = this.game
    for (const name in offers) {
      const offer = offers[name as Kind<G>]
      if (offer === undefined || offer.patient === true || !standsBeside(offer, kind)) continue
      if (offer.secret === true || offer.options(this.state, seat).length > 0) return true
    }
    return false
  }

  /** What a seat is offered: each beside a question, its own or else the first that it may stand beside. */
  proposals(seat: Seat, open: readonly Ask[]): readonly Ask[] {
    const { offers } = this.game
    const hosts = open.filter((ask) => ask.admits.includes(seat))
    const found: Ask[] = []
    for (const name in offers) {
      const offer = offers[name as Kind<G>]
      if (offer === undefined) continue
      const beside = hosts.filter((ask) => standsBeside(offer, ask.kind))
      const host = beside.find((ask) => ask.seat === seat) ?? beside[0]
      const options = host === undefined ? [] : offer.options(this.state, seat)
      if (options.length > 0) found.push(this.#ask(seat, name, () => options, {}, NOBODY, host).pose(options))
    }
    return found
  }

  /** Whose offers may stand beside a question that is asked now: nobody's, once a step has begun. */
  #interruptible(): readonly Seat[] {
    const { step } = this.branch
    if (step === null) return this.seats
    const { begun } = step
    step.begun = true
    return begun ? NOBODY : this.seats
  }

  #ask(seat: Seat, kind: string, list: List, how: Manner | undefined, admits: readonly Seat[], host?: Ask): Ask {
    return new Ask(this as unknown as Asking<Shape>, seat, kind, list, how, admits, host)
  }

  /** Waits for one more answer of several, or for the rules of an offer that comes in between. */
  *#gather(asks: readonly Ask[]): Rules<Rules | undefined> {
    const { ask, option, act } = (yield asks as unknown as Pause) as unknown as Reply
    if (act === undefined) {
      ask.answered = option
      ask.entries.push(this.entry)
    }
    return act
  }
}

function standsBeside({ beside }: { readonly beside?: readonly string[] }, kind: string): boolean {
  return beside === undefined || beside.includes(kind)
}
