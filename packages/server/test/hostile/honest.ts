import type { ServerProcess } from '../children/process.ts'
import { type Line, Person } from '../client.ts'
import { answerOnce, startTable } from '../house.ts'

/** Milliseconds between two answers: as two people who play fast. */
const PACE = 25

/** Two honest people at a table, who play on whatever others do to the house, and how long they wait for it. */
export class Honest {
  longest = 0
  answers = 0
  readonly #lines: readonly Line[]
  readonly #table: string
  #playing = true
  #game: Promise<void>

  private constructor(table: string, lines: readonly Line[]) {
    this.#table = table
    this.#lines = lines
    this.#game = this.#play()
  }

  static async at({ port }: ServerProcess): Promise<Honest> {
    const pair = [await new Person(port).guest('Anna'), await new Person(port).guest('Ben')] as const
    const table = await startTable(pair[0], [pair[1]], { options: { rounds: 200 } })
    const lines = [await pair[0].live(), await pair[1].live()]
    for (const line of lines) {
      await line.watch(table)
      line.keeps = false
    }
    return new Honest(table, lines)
  }

  /** Since they were last asked: from an answer to the moment at which both have seen it, at worst, and how many there were. */
  since(): { readonly longest: number; readonly answers: number } {
    const { longest, answers } = this
    this.longest = 0
    this.answers = 0
    return { longest, answers }
  }

  async #play(): Promise<void> {
    while (this.#playing && this.#lines[0]?.held(this.#table).sight.info.status === 'playing') {
      for (const line of this.#lines) {
        const start = performance.now()
        if (!(await answerOnce(line, this.#table, 1))) continue
        const { seq } = line.held(this.#table)
        await Promise.all(this.#lines.map((one) => one.until(() => one.held(this.#table).seq >= seq)))
        this.longest = Math.max(this.longest, performance.now() - start)
        this.answers++
      }
      await new Promise((done) => setTimeout(done, PACE))
    }
  }

  /** A line that breaks while they play is a failure. */
  async end(): Promise<void> {
    this.#playing = false
    await this.#game
    for (const line of this.#lines) line.close()
  }
}
