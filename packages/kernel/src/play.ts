import { type Ask, Asking, asksOf, nextAnswer, type Reply } from './asking.ts'
import { DamagedRecord, Fortune, type Source, source } from './chance.ts'
import { hash } from './hash.ts'
import type { Decision, Ending, Entry, Game, Opening, QuietTable, Rules, Seat, Shape, Standing } from './index.ts'
import { clone } from './plain.ts'
import { rank } from './ranking.ts'

/** More turns than this without a question: the rules never ask, or never end. */
const PATIENCE = 10_000

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
  const play = new Play(game, opening)
  play.sit(game.setUp(opening, fortune), fortune)
  if (hear) play.asking.ear = { hear: (kind, data, secretly) => hear(kind, secretly ? secretly.data : data) }
  play.begin(1)
  return play
}

/** The game in motion: the rules as they run, and what they wait for. */
export class Play<G extends Shape> implements QuietTable<G> {
  readonly game: Game<G>
  readonly opening: Opening<G>
  asking: Asking<G>
  over = false
  open: readonly Ask[] = []
  #rules: Rules | undefined

  constructor(game: Game<G>, opening: Opening<G>) {
    this.game = game
    this.opening = opening
    this.asking = new Asking(game, opening, new Fortune(source(0)), {})
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
    const asks = [...this.open.filter((ask) => ask.seat === seat), ...this.asking.proposals(seat, this.open)]
    return asks as unknown as readonly Decision<G>[]
  }

  give(decision: Decision<G>, option: number): void {
    this.#reply(decision as unknown as Ask, decision.options[option])
  }

  ending(): Ending<G> | null {
    if (!this.over) return null
    const { rivals = [], campaign, ...ending } = this.game.ending(this.state)
    const places = rank([...ending.keys, ...rivals.map(({ key }) => key)])
    const { rules } = this.game
    return {
      ...ending,
      places: places.slice(0, ending.keys.length),
      rivals: rivals.map((rival, i) => ({ ...rival, place: places[ending.keys.length + i] as number })),
      ...(campaign == null ? {} : { campaign: { rules, sheets: campaign } }),
    }
  }

  hash(): string {
    return hash(this.state)
  }

  /** Begins with this state; the rules do not run yet. */
  sit(state: G['state'], chance: Fortune): void {
    this.asking = new Asking(this.game, this.opening, chance, state)
    this.over = false
  }

  begin(turn: number): void {
    this.#rest(this.#beginTurn(turn))
  }

  /** Called before each turn, when the state alone says where the game stands. */
  protected onTurn?(turn: number): void

  /** A copy of a state: by the game's own copier where it has one. */
  protected copyOf(state: unknown): G['state'] {
    return this.game.copy ? this.game.copy(state as G['state']) : clone(state as G['state'])
  }

  /** What the seat may answer under this id, bare or not. */
  protected find(seat: Seat, id: string, bare: boolean): Ask | undefined {
    const named = (ask: Ask) => ask.seat === seat && (bare ? ask.bareId : ask.id) === id
    return this.open.find(named) ?? (id.includes('+') ? this.asking.proposals(seat, this.open).find(named) : undefined)
  }

  /** Does what an entry says; a `DamagedRecord` if that cannot be done here. */
  perform({ seat, decision = '', option, stand }: Said): void {
    if (stand !== undefined) {
      this.#stand(seat, stand)
      return
    }
    const ask = this.find(seat, decision, true)
    const chosen = ask?.find(option)
    if (ask === undefined || chosen === undefined) throw new DamagedRecord(`decision ${decision}`)
    this.#reply(ask, chosen)
  }

  #stand(seat: Seat, standing: Standing): void {
    const { asking, open } = this
    const others = asking.standing.filter((stand) => stand.seat !== seat || stand.kind !== standing.kind)
    asking.standing = standing.option === undefined ? others : [...others, { seat, ...standing }]
    const ask = open.find((one) => one.seat === seat && one.kind === standing.kind && one.answered === undefined)
    const chosen = ask?.find(standing.option)
    if (ask !== undefined && chosen !== undefined) this.#reply(ask, chosen)
  }

  #reply(to: Ask, option: unknown): void {
    const { host, kind, seat } = to
    const offer = host && this.game.offers?.[kind as keyof G['decisions'] & string]
    if (host && !offer) throw new Error(`no offer ${kind}`)
    const act = host && offer?.act(this.asking, seat, option as never)
    this.#resume(host && act ? { ask: host, act: this.asking.interruption(act) } : { ask: to, option })
  }

  #resume(reply: Reply): void {
    if (this.#rules === undefined) throw new Error('nothing is being asked')
    this.asking.moment++
    nextAnswer(this.asking.branch)
    this.#rest(this.#rules.next(reply as never))
  }

  #beginTurn(turn: number): ReturnType<Rules['next']> {
    this.onTurn?.(turn)
    this.#rules = this.asking.beginTurn(turn)
    return this.#rules.next(undefined as never)
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
