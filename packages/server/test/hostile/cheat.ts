import type { Source } from '@krcma/kernel'
import type { Call } from '@krcma/protocol'
import type { Deed } from '../../src/table/deed.ts'
import type { Line, Person } from '../client.ts'
import { faultsOf } from '../faults/check.ts'
import { rooms } from '../fixture/game.ts'
import { answerOnce, startTable, type TestHouse } from '../house.ts'
import { hiddenAt } from '../secrets.ts'
import { Junk } from './junk.ts'

/** Where the cheat sits; the honest one has the other seat, and answers nothing while the cheat is at it. */
const SEAT = 1

/** What is not for those who only sit at a table, and what would be, with something wrong in it. */
const OTHERS: readonly Call[] = [
  'start',
  'close-table',
  'seat-bot',
  'sit',
  'leave',
  'remove-message',
  'vote',
  'resume',
  'seal-words',
  'show-words',
]

/** Somebody who plays at a table and tries there what is not theirs to do. Of their own answers, those that they may give count. */
export class Cheat {
  readonly table: string
  readonly line: Line
  /** What is hidden from them. */
  readonly hidden: readonly string[]
  readonly #house: TestHouse
  readonly #junk: Junk
  readonly #from: number
  #id = 1_000_000

  private constructor(house: TestHouse, table: string, line: Line, junk: Junk, hidden: readonly string[]) {
    this.table = table
    this.line = line
    this.hidden = hidden
    this.#house = house
    this.#junk = junk
    this.#from = line.held(table).seq
  }

  /** Sits down with somebody honest; `answers` of each are given before the cheating begins. */
  static async at(house: TestHouse, honest: Person, random: Source, answers: number): Promise<Cheat> {
    const cheat = await house.person('Mallory')
    const table = await startTable(honest, [cheat], { options: { rounds: 12 } })
    const lines = [await honest.live(), await cheat.live()] as const
    for (const line of lines) await line.watch(table)
    for (let n = 0; n < answers; n++) {
      for (const line of lines) await answerOnce(line, table, 1)
      const seq = Math.max(...lines.map((line) => line.held(table).seq))
      await Promise.all(lines.map((line) => line.until(() => line.held(table).seq >= seq)))
    }
    lines[0].close()
    return new Cheat(house, table, lines[1], new Junk(random, [table]), await hiddenAt(house, table, SEAT))
  }

  /** As one who has seen what is on the table now. */
  volley(size: number): string[] {
    const asked = this.line.held(this.table).sight.view?.decisions ?? []
    return Array.from({ length: size }, () => {
      const { call, input } = this.#next(asked)
      return JSON.stringify({ t: 'call', id: ++this.#id, call, input })
    })
  }

  #next(asked: readonly { readonly id: string; readonly kind: string; readonly options: readonly unknown[] }[]) {
    const junk = this.#junk
    const { table } = this
    const own = asked.length === 0 ? undefined : junk.pick(asked)
    const id = own?.id ?? '1.0.1~0'
    const option = own === undefined || own.options.length === 0 ? junk.simple() : junk.pick(own.options)
    const kind = junk.below(12)
    // Another seat's question, an old one or one to come: the same with another number somewhere.
    if (kind < 4) return { call: 'answer', input: { table, decision: this.#otherNumber(id), option } }
    if (kind < 6) return { call: 'answer', input: { table, decision: id, option: junk.spoil(option) } }
    if (kind === 6) return { call: 'answer', input: { table, decision: id, option: junk.deep(4) } }
    if (kind === 7) return { call: 'answer', input: junk.spoil({ table, decision: id, option }) }
    if (kind === 8) return { call: 'stand', input: { table, kind: own?.kind ?? junk.word(), option: junk.deep(2) } }
    if (kind === 9) return { call: junk.pick(['undo', 'hint', 'export', 'log']), input: { table } }
    if (kind === 10)
      return { call: junk.pick(['log', 'replay']), input: { table, as: junk.pick([0, 1, 'all-seeing']) } }
    return { call: junk.pick(OTHERS), input: { table, ...junk.pick(MORE) } }
  }

  #otherNumber(id: string): string {
    const numbers = [...id.matchAll(/\d+/g)]
    const one = this.#junk.pick(numbers)
    const other = String(this.#junk.below(4))
    return one === undefined ? id : `${id.slice(0, one.index)}${other}${id.slice(one.index + one[0].length)}`
  }

  /** What has happened at the table that was not the cheat's to do. */
  async damage(): Promise<string[]> {
    const { store } = this.#house
    const lines = await store.journal.lines(this.table, this.#from)
    const others = lines.filter(({ body }) => {
      const deed = JSON.parse(body) as Deed
      return deed.did !== 'entered' || deed.entry.seat !== SEAT
    })
    // Whatever was entered by the cheat is legal if the rules lead from it to where the table stands.
    return [...others.map(({ body }) => body), ...(await faultsOf(store, rooms, this.table, [], true))]
  }
}

const MORE = [
  {},
  { seat: 0 },
  { seat: 0, level: 'master' },
  { seat: 1, level: null },
  { proposal: 0, yes: true },
  { n: 0 },
  { seal: 'ab'.repeat(32) },
  { words: 'other words for the dice' },
]
