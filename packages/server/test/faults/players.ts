import type { Source } from '@krcma/kernel'
import type { Line, Person } from '../client.ts'

/** An answer that the server said it had stored. */
export interface Acknowledged {
  readonly table: string
  readonly seq: number
  readonly seat: number
  readonly option: unknown
}

const ATTEMPTS = 5
/** Milliseconds until somebody tries again. */
const PATIENCE = 20

/** Somebody at a table who answers as fast as they are asked. */
export class Player {
  readonly person: Person
  readonly table: string
  readonly seat: number
  readonly acknowledged: Acknowledged[] = []
  line: Line | null = null
  /** Whether they try again where the house has a difficulty. */
  patient = false
  readonly #random: Source

  constructor(person: Person, table: string, seat: number, random: Source) {
    this.person = person
    this.table = table
    this.seat = seat
    this.#random = random
  }

  /** How many lines of the table's journal they have been shown. */
  get seen(): number {
    return this.line?.tables.get(this.table)?.seq ?? 0
  }

  /** Comes (again) with what is left from before, and checks that what was patched is what the server shows. */
  async come(port: number): Promise<'same' | 'missed' | 'full'> {
    const before = this.line?.tables.get(this.table)
    this.line = await this.#connect(port)
    if (before !== undefined) this.line.tables.set(this.table, before)
    const out = await this.line.watch(this.table, before === undefined ? {} : { seq: before.seq })
    return 'same' in out ? 'same' : 'missed' in out ? 'missed' : 'full'
  }

  /** A machine that does something else for minutes lets even a handshake run out of time; people try again. */
  async #connect(port: number): Promise<Line> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.person.at(port).live()
      } catch (error) {
        if (attempt === ATTEMPTS) throw error
      }
    }
  }

  /** Plays until the connection breaks or the game is over. */
  async play(): Promise<void> {
    const { line } = this
    if (line === null) return
    try {
      for (;;) {
        const held = line.held(this.table)
        await line.until(() => held.sight.view?.ending !== null || this.#question() !== undefined)
        const question = this.#question()
        if (question === undefined) return
        const option = question.options[this.#random.below(question.options.length)]
        const out = await line.call('answer', { table: this.table, decision: question.id, option })
        if (out.refused === undefined)
          this.acknowledged.push({ table: this.table, seq: out.seq, seat: this.seat, option })
        // The store is away for a moment: people try again.
        else if (out.refused === 'unavailable' && this.patient) await new Promise((done) => setTimeout(done, PATIENCE))
        else if (out.refused !== 'stale') throw new Error(`an answer was refused: ${out.refused}`)
      }
    } catch (error) {
      if (line.closed === null) throw error
    }
  }

  #question() {
    const view = this.line?.held(this.table).sight.view
    return view?.decisions.find(({ offer, answered }) => !offer && answered === undefined)
  }
}
