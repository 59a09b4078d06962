import { pace } from '@krcma/bench/pace'
import type { Line } from '../test/client.ts'
import { connect, type Plan } from './plan.ts'
import type { Side } from './side.ts'

/** A table and the lines of those who sit at it; `by`: whose answer is on its way, and since when. */
export interface Seats {
  readonly table: string
  readonly lines: Line[]
  by: number
  sent: number
}

/** What somebody at a table answers next, if anything. */
export type Choose = (seats: Seats) => { by: number; decision: string; option: unknown } | undefined

/** The same people for server and floor: they read and apply every update, and answer so many times a second. */
export class Crowd implements Side {
  readonly tables: readonly Seats[]
  readonly #rate: number
  readonly #choose: Choose
  #updates: number[] = []
  #replies: number[] = []
  #next = 0
  #bytes = 0
  #heard = 0
  #refused = 0

  private constructor(tables: readonly Seats[], { rate }: Plan, choose: Choose) {
    this.tables = tables
    this.#rate = rate
    this.#choose = choose
  }

  /** Lets everybody look at their table; `open`: the line of a seat, and the id of its table. */
  static async gather(
    plan: Plan,
    choose: Choose,
    open: (table: number, seat: number) => Promise<[Line, string]>,
  ): Promise<Crowd> {
    const tables: Seats[] = []
    const crowd = new Crowd(tables, plan, choose)
    await connect(plan.tables, async (n) => {
      for (let seat = 0; seat < plan.seats; seat++) {
        const [line, table] = await open(n, seat)
        tables[n] ??= { table, lines: [], by: -1, sent: 0 }
        const seats = tables[n]
        seats.lines.push(line)
        line.keeps = false
        line.onUpdate = (text) => {
          if (seat === seats.by || seats.sent === 0) return
          crowd.#updates.push(performance.now() - seats.sent)
          crowd.#bytes += text.length
          crowd.#heard++
        }
        await line.watch(table)
      }
    })
    return crowd
  }

  /** Plays as fast as people are asked, the first table for so many answers, each next one for as many more. */
  async rehearse(answers: number): Promise<void> {
    await Promise.all(
      this.tables.map(async ({ table, lines }, n) => {
        for (let left = (n + 1) * answers; left > 0; left--) {
          const answer = this.#answer(n)
          if (answer === undefined) return
          await answer
          const seq = Math.max(...lines.map((line) => line.held(table).seq))
          for (const line of lines) await line.until(() => line.held(table).seq >= seq)
        }
      }),
    )
  }

  async play(seconds: number): Promise<readonly number[]> {
    const under = new Set<Promise<void>>()
    this.#updates = []
    await pace(this.#rate, seconds, () => {
      const answer = this.#answer(this.#next++)
      if (answer === undefined) return
      under.add(answer)
      void answer.finally(() => under.delete(answer))
    })
    await Promise.all(under)
    return this.#updates
  }

  /** Milliseconds until those who answered had it acknowledged, since this was asked last. */
  replies(): readonly number[] {
    const replies = this.#replies
    this.#replies = []
    return replies
  }

  /** Bytes of an update, on average. */
  get bytes(): number {
    return this.#bytes / Math.max(1, this.#heard)
  }

  get refused(): number {
    return this.#refused
  }

  #answer(n: number): Promise<void> | undefined {
    const seats = this.tables[n % this.tables.length]
    const chosen = seats && this.#choose(seats)
    const line = seats?.lines[chosen?.by ?? -1]
    if (seats === undefined || chosen === undefined || line === undefined) return undefined
    const { by, decision, option } = chosen
    const start = performance.now()
    seats.by = by
    seats.sent = start
    return line.call('answer', { table: seats.table, decision, option }).then(({ refused }) => {
      if (refused === undefined) this.#replies.push(performance.now() - start)
      else this.#refused++
    })
  }

  leave(): void {
    for (const { lines } of this.tables) for (const line of lines) line.kill()
  }
}
