import { type Rate, rateOf } from '@krcma/bots'
import { type Ending, type QuietTable, type Room, type Shape, total } from '@krcma/kernel'
import type { Bot } from '../bots.ts'
import { type Spread, spread } from './statistics.ts'

/** How somebody fared: how often they won, and with how many points on average. */
export interface Fared extends Rate {
  readonly score: number
}

/** What is known of many games. */
export interface Findings {
  readonly entries: Spread
  readonly turns: Spread
  readonly scores: Spread
  readonly scoresBySeat: readonly Spread[]
  /** Points a seat gets from each source, on average. */
  readonly sources: Readonly<Record<string, number>>
  readonly wins: {
    readonly seats: readonly Fared[]
    readonly bots: Readonly<Record<string, Fared>>
    readonly traits: Readonly<Record<string, Readonly<Record<string, Fared>>>>
    /** Of those who held a piece at the end. */
    readonly holdings: Readonly<Record<string, Fared>>
  }
  /** What the pieces cost that have a price. */
  readonly prices: Readonly<Record<string, number>>
  /** Games whose victory was shared. */
  readonly shared: number
  readonly outcomes: Readonly<Record<string, number>>
  /** Kind of decision -> answers per game, and options to choose from. */
  readonly decisions: Readonly<Record<string, { readonly perGame: number; readonly options: number }>>
  /** Kind of event -> times per game. */
  readonly events: Readonly<Record<string, number>>
  /** Kind of event -> piece -> how often one told of the other. */
  readonly mentions: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** Pieces that no event of any game told of. */
  readonly unused: readonly string[]
}

class Wins {
  readonly #of = new Map<string, { n: number; wins: number; points: number }>()
  add(name: string, won: number, points: number): void {
    const known = this.#of.get(name)
    if (known === undefined) this.#of.set(name, { n: 1, wins: won, points })
    else {
      known.n++
      known.wins += won
      known.points += points
    }
  }
  rates(): Record<string, Fared> {
    return Object.fromEntries(
      [...this.#of]
        .sort(byName)
        .map(([name, counts]) => [name, { ...rateOf(counts), score: counts.points / counts.n }]),
    )
  }
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1
}

/** Counts as games are played. */
export class Tally<G extends Shape> {
  readonly #room: Room<G>
  readonly #pieces: ReadonlySet<string>
  readonly #entries: number[] = []
  readonly #turns: number[] = []
  readonly #scores: number[][]
  readonly #sources = new Map<string, number>()
  readonly #seats = new Wins()
  readonly #bots = new Wins()
  readonly #traits = new Map<string, Wins>()
  readonly #holdings = new Wins()
  readonly #outcomes = new Map<string, number>()
  readonly #decisions = new Map<string, { answers: number; options: number }>()
  readonly #events = new Map<string, { times: number; pieces: Map<string, number> }>()
  #shared = 0

  constructor(room: Room<G>, players: number) {
    this.#room = room
    this.#pieces = new Set(room.game.pieces)
    this.#scores = Array.from({ length: players }, () => [])
  }

  hear(kind: string, data: unknown): void {
    let event = this.#events.get(kind)
    if (event === undefined) {
      event = { times: 0, pieces: new Map() }
      this.#events.set(kind, event)
    }
    event.times++
    this.#mention(event.pieces, data)
  }

  #mention(pieces: Map<string, number>, data: unknown): void {
    if (typeof data === 'string') {
      if (this.#pieces.has(data)) pieces.set(data, (pieces.get(data) ?? 0) + 1)
    } else if (Array.isArray(data)) {
      for (const part of data) this.#mention(pieces, part)
    } else if (typeof data === 'object' && data !== null) {
      for (const key in data) this.#mention(pieces, (data as Record<string, unknown>)[key])
    }
  }

  decided(kind: string, options: number): void {
    const known = this.#decisions.get(kind)
    if (known === undefined) this.#decisions.set(kind, { answers: 1, options })
    else {
      known.answers++
      known.options += options
    }
  }

  ended(table: QuietTable<G>, entries: number, bots: readonly Bot[]): void {
    const ending = table.ending()
    if (ending === null) throw new Error('the game is not over')
    this.#entries.push(entries)
    this.#turns.push(table.turn)
    if (ending.outcome !== undefined) this.#outcomes.set(ending.outcome, (this.#outcomes.get(ending.outcome) ?? 0) + 1)
    const winners = ending.places.filter((place) => place === 1).length
    if (winners > 1) this.#shared++
    for (const seat of table.seats) this.#seated(table, ending, seat, winners, bots[seat])
  }

  #seated(table: QuietTable<G>, ending: Ending<G>, seat: number, winners: number, bot: Bot | undefined): void {
    const sheet = ending.sheets[seat] ?? []
    const score = total(sheet)
    this.#scores[seat]?.push(score)
    for (const { source, points } of sheet) this.#sources.set(source, (this.#sources.get(source) ?? 0) + points)
    const won = ending.places[seat] === 1 ? 1 / winners : 0
    this.#seats.add(String(seat), won, score)
    if (bot !== undefined) this.#bots.add(bot, won, score)
    const { traits, holdings } = this.#room.report
    for (const [trait, value] of Object.entries(traits(table.state, seat))) {
      const wins = this.#traits.get(trait) ?? new Wins()
      this.#traits.set(trait, wins)
      wins.add(value, won, score)
    }
    for (const piece of new Set(holdings(table.state, seat))) this.#holdings.add(piece, won, score)
  }

  #prices(): Record<string, number> {
    const { game, report } = this.#room
    const priced = game.pieces.map((piece) => [piece, report.price?.(piece)] as const)
    return Object.fromEntries(priced.filter((entry): entry is readonly [string, number] => entry[1] !== undefined))
  }

  findings(): Findings {
    const games = this.#entries.length
    const mentioned = new Set([...this.#events.values()].flatMap(({ pieces }) => [...pieces.keys()]))
    const told = [...this.#events].sort(byName)
    return {
      entries: spread(this.#entries),
      turns: spread(this.#turns),
      scores: spread(this.#scores.flat()),
      scoresBySeat: this.#scores.map(spread),
      sources: Object.fromEntries(
        [...this.#sources].map(([source, points]) => [source, points / (games * this.#scores.length)]),
      ),
      wins: {
        seats: Object.values(this.#seats.rates()),
        bots: this.#bots.rates(),
        traits: Object.fromEntries([...this.#traits].sort(byName).map(([trait, wins]) => [trait, wins.rates()])),
        holdings: this.#holdings.rates(),
      },
      prices: this.#prices(),
      shared: this.#shared,
      outcomes: Object.fromEntries([...this.#outcomes].sort(byName)),
      decisions: Object.fromEntries(
        [...this.#decisions]
          .sort(byName)
          .map(([kind, { answers, options }]) => [kind, { perGame: answers / games, options: options / answers }]),
      ),
      events: Object.fromEntries(told.map(([kind, { times }]) => [kind, times / games])),
      mentions: Object.fromEntries(
        told
          .filter(([, { pieces }]) => pieces.size > 0)
          .map(([kind, { pieces }]) => [kind, Object.fromEntries([...pieces].sort(byName))]),
      ),
      unused: this.#room.game.pieces.filter((piece) => !mentioned.has(piece)),
    }
  }
}
