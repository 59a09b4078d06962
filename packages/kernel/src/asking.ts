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

/** One question that is open: a decision, and how it came to be asked. */
export class Ask {
  readonly offer = false
  readonly seat: Seat
  readonly kind: string
  readonly closed: boolean
  options: readonly unknown[]
  answered: unknown
  readonly #list: (seat: Seat) => readonly unknown[]
  readonly #context: ((seat: Seat) => unknown) | undefined
  readonly #asking: Asking<Shape>
  #number: number
  #born: number

  constructor(
    asking: Asking<Shape>,
    seat: Seat,
    kind: string,
    list: Ask['list'],
    options: readonly unknown[],
    how?: Manner,
  ) {
    this.seat = seat
    this.kind = kind
    this.options = options
    this.answered = undefined
    this.closed = how?.closed === true
    this.#list = list
    this.#context = how?.context
    this.#asking = asking
    this.#number = asking.count(seat)
    this.#born = asking.moment
  }
  get list(): (seat: Seat) => readonly unknown[] {
    return this.#list
  }
  get context(): unknown {
    return this.#context?.(this.seat)
  }
  /** Turn, seat, the how manieth question to this seat in this turn. The same however answers of other seats interleave. */
  get bareId(): string {
    return `${this.#asking.turn}.${this.seat}.${this.#number}`
  }
  get id(): string {
    return `${this.bareId}~${this.#asking.undone[this.seat]}`
  }
  /** Asked afresh, if something else happened since it was asked. */
  renew(): void {
    if (this.#born === this.#asking.moment) return
    this.#born = this.#asking.moment
    this.options = this.#list(this.seat)
    this.#number = this.#asking.count(this.seat)
    if (this.answered !== undefined && !this.options.some((option) => same(option, this.answered))) {
      this.answered = undefined
    }
  }
}

export interface Manner {
  readonly context?: (seat: Seat) => unknown
  readonly always?: boolean
  readonly closed?: boolean
}

/** What the table hands to the waiting rules: the answer to a question, or the rules of an offer that interrupts it. */
export interface Reply {
  readonly ask: Ask
  readonly option?: unknown
  readonly act?: Rules
}

/** A line of play with chance of its own: the turn itself, or one seat's branch of it. */
export class Branch {
  readonly path: string
  step = 0
  source: Source | null = null
  constructor(path: string) {
    this.path = path
  }
  next(): void {
    this.step++
    this.source = null
  }
}

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
  state: G['state']
  turn = 0
  /** Counts the answers that the rules were given. */
  moment = 0
  branch = new Branch('')
  standing: readonly (Standing & { readonly seat: Seat })[] = []
  /** How often each seat has taken an answer back. */
  undone: readonly number[]
  /** Raised when an offer has run: every question that stayed open meanwhile must be asked afresh. */
  interrupted = false
  learners = new Set<Seat>()
  hear: ((kind: string, data: unknown, secretly: Secretly<unknown> | undefined) => void) | null = null
  readonly #counts: number[]

  constructor(game: Game<G>, opening: Opening<G>, chance: Fortune, state: G['state']) {
    this.game = game
    this.opening = opening
    this.seats = Array.from({ length: opening.players }, (_, seat) => seat)
    this.chance = chance
    this.state = state
    this.undone = this.seats.map(() => 0)
    this.#counts = this.seats.map(() => 0)
  }

  beginTurn(turn: number): Rules {
    this.turn = turn
    this.branch = new Branch('')
    this.#counts.fill(0)
    return this.game.turn(this)
  }

  count(seat: Seat): number {
    const number = (this.#counts[seat] ?? 0) + 1
    this.#counts[seat] = number
    return number
  }

  *choose<K extends Kind<G>>(
    seat: Seat,
    kind: K,
    list: () => readonly OptionOf<G, K>[],
    ...[how]: How<G, K>
  ): Rules<OptionOf<G, K>> {
    for (;;) {
      const options = list()
      if (options.length === 0) throw new Error(`${kind}: no options`)
      if (options.length === 1 && how?.always !== true) return options[0] as OptionOf<G, K>
      if (this.standing.length > 0) {
        const stood = this.#stood(seat, kind, options)
        if (stood !== undefined) return stood as OptionOf<G, K>
      }
      const reply = (yield this.#ask(seat, kind, list, options, how) as unknown as Pause) as unknown as Reply
      if (reply.act === undefined) return reply.option as OptionOf<G, K>
      yield* this.#interruption(reply.act)
    }
  }

  *together<K extends Kind<G>>(
    seats: readonly Seat[],
    kind: K,
    list: (seat: Seat) => readonly OptionOf<G, K>[],
    ...[how]: How<G, K>
  ): Rules<readonly { readonly seat: Seat; readonly option: OptionOf<G, K> }[]> {
    const asks = seats.map((seat) => {
      const options = list(seat)
      if (options.length === 0) throw new Error(`${kind}: no options`)
      const ask = this.#ask(seat, kind, list, options, how)
      ask.answered = this.#stood(seat, kind, options)
      return ask
    })
    while (asks.some((ask) => ask.answered === undefined)) {
      const reply = (yield asks as unknown as Pause) as unknown as Reply
      if (reply.act === undefined) reply.ask.answered = reply.option
      else yield* this.#interruption(reply.act)
    }
    if (asks.length > 1) this.learnt(seats)
    return asks.map((ask) => ({ seat: ask.seat, option: ask.answered as OptionOf<G, K> }))
  }

  *sideBySide<T>(seats: readonly Seat[], branchOf: (seat: Seat) => Rules<T>): Rules<readonly T[]> {
    const here = this.branch
    const results: T[] = []
    const lines = seats.map((seat, index) => ({
      index,
      branch: new Branch(`${here.path}/${here.step}.${seat}`),
      rules: branchOf(seat),
      asks: [] as readonly Ask[],
    }))
    const advance = (line: (typeof lines)[number], given: Given | undefined) => {
      const outer = this.branch
      this.branch = line.branch
      const step = given === undefined ? line.rules.next(given as never) : line.rules.next(given)
      line.asks = step.done === true ? [] : asksOf(step.value)
      if (step.done === true) results[line.index] = step.value
      this.branch = outer
    }
    for (const line of lines) advance(line, undefined)
    for (;;) {
      const open = lines.flatMap((line) => line.asks)
      if (open.length === 0) return results
      const reply = (yield open as unknown as Pause) as unknown as Reply
      const line = lines.find(({ asks }) => asks.includes(reply.ask))
      if (line === undefined) throw new Error('an answer to a question that nobody asked')
      line.branch.next()
      advance(line, reply as unknown as Given)
    }
  }

  *window<K extends PassKind<G>>(kind: K, seats?: readonly Seat[]): Rules {
    const pass = () => ['pass']
    for (;;) {
      const asks = (seats ?? this.seats)
        .filter((seat) => seats !== undefined || this.offersTo(seat).length > 0)
        .filter((seat) => this.#stood(seat, kind, pass()) === undefined)
        .map((seat) => this.#ask(seat, kind, pass, pass(), undefined))
      let act: Rules | undefined
      while (act === undefined && asks.some((ask) => ask.answered === undefined)) {
        const reply: Reply = (yield asks as unknown as Pause) as unknown as Reply
        if (reply.act === undefined) reply.ask.answered = reply.option
        else act = reply.act
      }
      if (act === undefined) return
      yield* this.#interruption(act)
    }
  }

  tell<K extends EventKind<G>>(kind: K, data: G['events'][K], secretly?: Secretly<G['events'][K]>): void {
    if (this.standing.length > 0) this.standing = this.standing.filter(({ until }) => until !== kind)
    if (this.hear !== null) this.hear(kind, data, secretly)
  }

  learnt(seats: readonly Seat[]): void {
    for (const seat of seats) this.learners.add(seat)
  }

  /** The offers that a seat has now, by kind. */
  offersTo(seat: Seat): { readonly kind: Kind<G>; readonly options: readonly unknown[] }[] {
    const offers = this.game.offers
    if (offers === undefined) return []
    return (Object.keys(offers) as Kind<G>[])
      .map((kind) => ({ kind, options: offers[kind]?.options(this.state, seat) ?? [] }))
      .filter(({ options }) => options.length > 0)
  }

  #ask(seat: Seat, kind: string, list: Ask['list'], options: readonly unknown[], how: Manner | undefined): Ask {
    return new Ask(this as unknown as Asking<Shape>, seat, kind, list, options, how)
  }

  *#interruption(act: Rules): Rules {
    yield* act
    this.interrupted = true
  }

  #stood(seat: Seat, kind: string, options: readonly unknown[]): unknown {
    const standing = this.standing.find((answer) => answer.seat === seat && answer.kind === kind)
    return standing && options.find((option) => same(option, standing.option))
  }
}
