import { type Ask, Asking, asksOf, type Reply } from './asking.ts'
import { DamagedRecord, Fortune, type Source, source } from './chance.ts'
import type {
  Decision,
  Ending,
  Entry,
  Game,
  Given,
  Opening,
  QuietTable,
  Rules,
  Seat,
  Shape,
  Standing,
} from './index.ts'
import { hash, same } from './plain.ts'
import { rank } from './ranking.ts'

/** More turns than this without a question: the rules never ask, or never end. */
const PATIENCE = 10_000

/** Something that a seat may do now, and the question that it would interrupt. */
export interface Proposal {
  readonly id: string
  readonly bareId: string
  readonly seat: Seat
  readonly kind: string
  readonly options: readonly unknown[]
  readonly context: undefined
  readonly offer: true
  readonly host: Ask
}

/** What an entry says, before it is one. */
export type Said = Pick<Entry, 'seat' | 'decision' | 'option' | 'stand'>

/** Opens a table for simulation; `hear` is told of every event, in its secret form where it has one. */
export function openQuiet<G extends Shape>(
  game: Game<G>,
  opening: Opening<G>,
  seed: number | Source,
  hear?: (kind: string, data: unknown) => void,
): QuietTable<G> {
  const fortune = new Fortune(typeof seed === 'number' ? source(seed) : seed)
  const play = new Play(game, opening, fortune, game.setUp(opening, fortune), null)
  if (hear !== undefined) play.asking.hear = (kind, data, secretly) => hear(kind, secretly ? secretly.data : data)
  play.begin(1)
  return play
}

/** The game in motion: the rules as they run, and what they wait for. */
export class Play<G extends Shape> implements QuietTable<G> {
  readonly game: Game<G>
  readonly asking: Asking<G>
  over = false
  open: readonly Ask[] = []
  #rules: Rules | undefined
  readonly #onTurn: (() => void) | null

  constructor(
    game: Game<G>,
    opening: Opening<G>,
    chance: Fortune,
    state: G['state'],
    /** Called before each turn, when the state alone says where the game stands. */
    onTurn: (() => void) | null,
  ) {
    this.game = game
    this.asking = new Asking(game, opening, chance, state)
    this.#onTurn = onTurn
  }

  get opening(): Opening<G> {
    return this.asking.opening
  }
  get seats(): readonly Seat[] {
    return this.asking.seats
  }
  get state(): G['state'] {
    return this.asking.state
  }
  get turn(): number {
    return this.asking.turn
  }
  get asked(): readonly Decision<G>[] {
    return this.open as unknown as readonly Decision<G>[]
  }
  get waiting(): readonly Seat[] {
    return this.seats.filter((seat) => this.open.some((ask) => ask.seat === seat && ask.answered === undefined))
  }

  decisions(seat: Seat): readonly Decision<G>[] {
    return this.answerable(seat) as unknown as readonly Decision<G>[]
  }

  give(decision: Decision<G>, option: number): void {
    this.#resume(this.#reply(decision as unknown as Ask | Proposal, decision.options[option]))
  }

  ending(): Ending<G> | null {
    if (!this.over) return null
    const ending = this.game.ending(this.state)
    return { ...ending, places: rank(ending.keys) }
  }

  hash(): string {
    return hash(this.state)
  }

  answerable(seat: Seat): readonly (Ask | Proposal)[] {
    return [...this.open.filter((ask) => ask.seat === seat), ...this.#proposals(seat)]
  }

  begin(turn: number): void {
    this.#rest(this.#beginTurn(turn))
  }

  /** Does what an entry says; a `DamagedRecord` if that cannot be done here. */
  perform({ seat, decision, option, stand }: Said): void {
    if (stand !== undefined) {
      this.#stand(seat, stand)
      return
    }
    const found = this.answerable(seat).find(({ bareId }) => bareId === decision)
    const chosen = found?.options.find((offered) => same(offered, option))
    if (found === undefined || chosen === undefined) throw new DamagedRecord(`decision ${decision}`)
    this.#resume(this.#reply(found, chosen))
  }

  /** Asks everything afresh, after something was changed from outside. */
  renew(): void {
    this.asking.moment++
    for (const ask of this.open) ask.renew()
  }

  #stand(seat: Seat, { kind, option, until }: Standing): void {
    const { asking } = this
    const others = asking.standing.filter((stand) => stand.seat !== seat || stand.kind !== kind)
    if (option === undefined) {
      asking.standing = others
      return
    }
    asking.standing = [...others, { seat, kind, option, ...(until === undefined ? {} : { until }) }]
    const ask = this.open.find((open) => open.seat === seat && open.kind === kind && open.answered === undefined)
    const chosen = ask?.options.find((offered) => same(offered, option))
    if (ask !== undefined && chosen !== undefined) this.#resume({ ask, option: chosen })
  }

  /** An offer stands beside a question: the seat's own, or else the first that may be interrupted. */
  #proposals(seat: Seat): readonly Proposal[] {
    const hosts = this.open.filter((ask) => !ask.closed)
    const host = hosts.find((ask) => ask.seat === seat) ?? hosts[0]
    if (host === undefined) return []
    return this.asking.offersTo(seat).map(({ kind, options }) => {
      const bareId = `${host.bareId}+${seat}.${kind}`
      const id = `${bareId}~${this.asking.undone[seat]}`
      return { id, bareId, seat, kind, options, context: undefined, offer: true, host }
    })
  }

  #reply(to: Ask | Proposal, option: unknown): Reply {
    if (!to.offer) return { ask: to, option }
    const offer = this.game.offers?.[to.kind as keyof typeof this.game.offers & string]
    if (offer === undefined) throw new Error(`no offer ${to.kind}`)
    return { ask: to.host, act: offer.act(this.asking, to.seat, option as never) }
  }

  #resume(reply: Reply): void {
    const { asking } = this
    asking.moment++
    asking.branch.next()
    if (this.#rules === undefined) throw new Error('nothing is being asked')
    this.#rest(this.#rules.next(reply as unknown as Given))
  }

  #beginTurn(turn: number): ReturnType<Rules['next']> {
    this.#onTurn?.()
    this.#rules = this.asking.beginTurn(turn)
    return this.#rules.next(undefined as unknown as Given)
  }

  /** Runs on to the next question, over as many turns as it takes. */
  #rest(first: ReturnType<Rules['next']>): void {
    const { asking, game } = this
    let step = first
    for (let turns = 0; step.done === true; turns++) {
      if (game.over(asking.state)) {
        this.over = true
        this.open = []
        this.#rules = undefined
        return
      }
      if (turns === PATIENCE) throw new Error(`${PATIENCE} turns without a question`)
      step = this.#beginTurn(asking.turn + 1)
    }
    this.open = asksOf(step.value)
    if (asking.interrupted) {
      asking.interrupted = false
      for (const ask of this.open) ask.renew()
    }
  }
}
