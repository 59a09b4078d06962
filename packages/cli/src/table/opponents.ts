import { Bot, type Rung, type Thought, ways } from '@krcma/bots'
import type { Mind, OpenTable, Seat, Shape } from '@krcma/kernel'
import { smallSeed } from '../seed.ts'

type Progress = (share: number) => void

/** The bots at one table, each with what it remembers of it. */
export class Opponents<G extends Shape> {
  readonly #mind: Mind<G>
  readonly #bots = new Map<Seat, Bot<G>>()

  constructor(mind: Mind<G>) {
    this.#mind = mind
  }

  /** Answers for a seat that the table waits for. */
  async answer(table: OpenTable<G>, seat: Seat, rung: Rung, onProgress: Progress): Promise<void> {
    const bot = this.#bots.get(seat) ?? new Bot(this.#mind, ways[rung], seat)
    this.#bots.set(seat, bot)
    const { answer } = await bot.think(table, { seed: seedAt(table, seat), onProgress })
    const said = answer && table.answer({ seat, ...answer })
    if (said?.refused !== undefined) throw new Error(`the bot at ${seat}: ${said.refused} ${said.about}`)
  }

  /** What a master would weigh in the place of this seat, which sees no more than the seat does. */
  advice(table: OpenTable<G>, seat: Seat, onProgress: Progress): Promise<Thought> {
    return new Bot(this.#mind, ways.master, seat).think(table, { seed: seedAt(table, seat), onProgress })
  }
}

/** From the seed and the place in the game: who asks twice hears the same. */
function seedAt<G extends Shape>(table: OpenTable<G>, seat: Seat): number {
  const { seed, entries } = table.save()
  return smallSeed('krcma bot', seed, entries.at(-1)?.n ?? -1, seat)
}
