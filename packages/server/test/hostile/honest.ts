import type { ServerProcess } from '../children/process.ts'
import { type Line, Person } from '../client.ts'
import { answerOnce, startTable } from '../house.ts'

/** Milliseconds between two answers: two people who play fast, and stay below what a line may send in a second on any machine. */
const PACE = 60

/** Two honest people at a table, who play on whatever others do to the house, and how long they wait for it. */
export class Honest {
  longest = 0
  answers = 0
  readonly #pair: readonly [Person, Person]
  readonly #lines: readonly Line[]
  #playing = true
  readonly #evening: Promise<void>

  private constructor(pair: readonly [Person, Person], lines: readonly Line[]) {
    this.#pair = pair
    this.#lines = lines
    this.#evening = this.#playOn()
  }

  static async at({ port }: ServerProcess): Promise<Honest> {
    const pair = [await new Person(port).guest('Anna'), await new Person(port).guest('Ben')] as const
    return new Honest(pair, [await pair[0].live(), await pair[1].live()])
  }

  /** Since they were last asked: from an answer to the moment at which both have seen it, at worst, and how many there were. */
  since(): { readonly longest: number; readonly answers: number } {
    const { longest, answers } = this
    this.longest = 0
    this.answers = 0
    return { longest, answers }
  }

  /** One game after another. */
  async #playOn(): Promise<void> {
    const [owner, other] = this.#pair
    while (this.#playing) {
      const table = await startTable(owner, [other], { options: { rounds: 200 } })
      for (const line of this.#lines) {
        line.keeps = true
        await line.watch(table)
        line.keeps = false
      }
      await this.#play(table)
      for (const line of this.#lines) await line.call('unwatch', { table })
    }
  }

  async #play(table: string): Promise<void> {
    while (this.#playing && this.#lines[0]?.held(table).sight.info.status === 'playing') {
      for (const line of this.#lines) {
        const start = performance.now()
        if (!(await answerOnce(line, table, 1))) continue
        const { seq } = line.held(table)
        await Promise.all(this.#lines.map((one) => one.until(() => one.held(table).seq >= seq)))
        this.longest = Math.max(this.longest, performance.now() - start)
        this.answers++
      }
      await new Promise((done) => setTimeout(done, PACE))
    }
  }

  /** A line that breaks while they play is a failure. */
  async end(): Promise<void> {
    this.#playing = false
    await this.#evening
    for (const line of this.#lines) line.close()
  }
}
