import { same } from '@krcma/kernel'
import { isRefusing } from '../../src/refusing.ts'
import type { Rooms } from '../../src/rooms.ts'
import type { Line } from '../../src/store/journal.ts'
import type { Store } from '../../src/store/store.ts'
import type { Deed } from '../../src/table/deed.ts'
import { type Seated, seat } from '../../src/table/seated.ts'
import { follow } from '../../src/table/state.ts'
import { step } from '../../src/table/step.ts'
import type { Acknowledged } from './players.ts'

/** One who has seen a table's journal grow, and plays along: each look costs what is new. */
export class Witness {
  readonly #rooms: Rooms
  readonly #table: string
  readonly #lines: (Line & { readonly deed: Deed })[] = []
  #seated: Seated | null = null

  constructor(rooms: Rooms, table: string) {
    this.#rooms = rooms
    this.#table = table
  }

  /**
   * What is wrong with what the store holds of the table now; an empty list if nothing is. `seen`: how many lines somebody was shown,
   * who would come back and know of what never happened, were they not all stored before.
   */
  async faults(store: Store, acknowledged: readonly Acknowledged[], seen: number): Promise<string[]> {
    const table = this.#table
    const lines = await store.journal.lines(table)
    const faults = this.#lines.flatMap(({ body }, n) =>
      lines[n]?.body === body ? [] : [`${table}: line ${n} was there and has changed`],
    )
    for (const line of lines.slice(this.#lines.length)) faults.push(...this.#read(line))
    for (const answer of acknowledged) {
      if (!this.#has(answer)) faults.push(`${table}: the acknowledged answer ${answer.seq} of ${answer.seat} is lost`)
    }
    if (seen > lines.length) faults.push(`${table}: ${seen} lines were shown, ${lines.length} are stored`)
    const latest = await store.journal.latest(table)
    const restored = latest === null ? null : seat(this.#rooms, table, latest)
    if (restored === null || isRefusing(restored)) return [...faults, `${table}: cannot be restored`]
    if (restored.state.seq !== lines.length) faults.push(`${table}: restored up to ${restored.state.seq}`)
    if (restored.table?.hash() !== this.#seated?.table?.hash())
      faults.push(`${table}: restored and replayed states differ`)
    return faults
  }

  #read(line: Line): string[] {
    const deed = JSON.parse(line.body) as Deed
    const n = this.#lines.push({ ...line, deed }) - 1
    if (line.seq !== n) return [`${this.#table}: line ${n} has the number ${line.seq}`]
    const next =
      this.#seated === null
        ? { state: follow(null, this.#table, line.at, deed), table: null }
        : step(this.#rooms, this.#seated, line.at, deed)?.seated
    if (next === undefined) return [`${this.#table}: line ${n} cannot be replayed`]
    this.#seated = next
    return []
  }

  #has({ seq, seat: by, option }: Acknowledged): boolean {
    const deed = this.#lines[seq - 1]?.deed
    return deed?.did === 'entered' && deed.entry.seat === by && same(deed.entry.option, option)
  }
}
