import type { Line } from '../test/client.ts'
import { type Latency, latencyOf, pace } from './pace.ts'
import { connect, type Plan } from './plan.ts'

/** A table and the lines of those who sit at it; `by`: whose answer is on its way, and since when. */
export interface Seats {
  readonly table: string
  readonly lines: Line[]
  by: number
  sent: number
}

export interface CrowdFigures {
  /** From an answer to the update of the others, and to its acknowledgement. */
  readonly update: Latency
  readonly reply: Latency
  /** Bytes of an update, on average. */
  readonly bytes: number
  readonly refused: number
}

/** What somebody at a table answers next, if anything. */
export type Choose = (seats: Seats) => { by: number; decision: string; option: unknown } | undefined

/** The same people for server and floor: they read and apply every update, and answer so many times a second. */
export class Crowd {
  readonly tables: readonly Seats[]
  readonly #plan: Plan
  readonly #update: number[] = []
  readonly #reply: number[] = []
  #bytes = 0
  #refused = 0

  private constructor(tables: readonly Seats[], plan: Plan) {
    this.tables = tables
    this.#plan = plan
  }

  /** Lets everybody look at their table; `open`: the line of a seat, and the id of its table. */
  static async gather(plan: Plan, open: (table: number, seat: number) => Promise<[Line, string]>): Promise<Crowd> {
    const tables: Seats[] = []
    const crowd = new Crowd(tables, plan)
    await connect(plan.tables, async (n) => {
      for (let seat = 0; seat < plan.seats; seat++) {
        const [line, table] = await open(n, seat)
        tables[n] ??= { table, lines: [], by: -1, sent: 0 }
        const seats = tables[n]
        seats.lines.push(line)
        line.keeps = false
        line.onUpdate = (text) => {
          if (seat === seats.by || seats.sent === 0) return
          crowd.#update.push(performance.now() - seats.sent)
          crowd.#bytes += text.length
        }
        await line.watch(table)
      }
    })
    return crowd
  }

  /** Plays as fast as people are asked, the first table for so many answers, each next one for as many more. */
  async rehearse(choose: Choose, answers: number): Promise<void> {
    await Promise.all(
      this.tables.map(async ({ table, lines }, n) => {
        for (let left = (n + 1) * answers; left > 0; left--) {
          const answer = this.#answer(n, choose)
          if (answer === undefined) return
          await answer
          const seq = Math.max(...lines.map((line) => line.held(table).seq))
          for (const line of lines) await line.until(() => line.held(table).seq >= seq)
        }
      }),
    )
  }

  async play(choose: Choose): Promise<CrowdFigures> {
    const { rate, warm, seconds } = this.#plan
    const under = new Set<Promise<void>>()
    const send = (n: number) => {
      const answer = this.#answer(n, choose)
      if (answer === undefined) return
      under.add(answer)
      void answer.finally(() => under.delete(answer))
    }
    await pace(rate, warm, send)
    await Promise.all(under)
    for (const list of [this.#update, this.#reply]) list.length = 0
    this.#bytes = 0
    this.#refused = 0
    await pace(rate, seconds, send)
    await Promise.all(under)
    return {
      update: latencyOf(this.#update),
      reply: latencyOf(this.#reply),
      bytes: this.#bytes / Math.max(1, this.#update.length),
      refused: this.#refused,
    }
  }

  #answer(n: number, choose: Choose): Promise<void> | undefined {
    const seats = this.tables[n % this.tables.length]
    const chosen = seats && choose(seats)
    const line = seats?.lines[chosen?.by ?? -1]
    if (seats === undefined || chosen === undefined || line === undefined) return undefined
    const { by, decision, option } = chosen
    const start = performance.now()
    seats.by = by
    seats.sent = start
    return line.call('answer', { table: seats.table, decision, option }).then(({ refused }) => {
      if (refused === undefined) this.#reply.push(performance.now() - start)
      else this.#refused++
    })
  }

  leave(): void {
    for (const { lines } of this.tables) for (const line of lines) line.kill()
  }
}
