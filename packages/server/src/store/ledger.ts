import type { Compilable, SqliteStatement } from 'kysely'
import {
  checkpointOf,
  dropSeat,
  insertLines,
  keyOf,
  lineOf,
  putCheckpoints,
  putSeats,
  putTables,
  Torn,
} from './commit.ts'
import type { Append } from './journal.ts'
import type { Schema } from './schema.ts'
import type { Sqlite } from './sqlite.ts'

/** Rows from which the statements are made, and with them the order of their values. */
const SAMPLE = {
  line: { table_id: '', seq: 0, at: 0, body: '' },
  table: {
    id: '',
    game: '',
    status: '',
    access: '',
    owner: null,
    card: '',
    updated: 0,
    alarm: null,
    claimed_by: null,
    claimed_until: 0,
  },
  seat: { table_id: '', person: '', waiting: 0, deadline: null },
  place: { table_id: '', person: '' },
  checkpoint: { table_id: '', seq: 0, body: '' },
} satisfies { line: Schema['journal']; table: Schema['tables']; seat: Schema['seats']; [other: string]: object }

/** Does what `commit` does, by SQLite: statements for one row each, made once and kept prepared. */
export class Ledger {
  readonly #begin: SqliteStatement
  readonly #commit: SqliteStatement
  readonly #rollback: SqliteStatement
  readonly #line: (row: Schema['journal']) => boolean
  readonly #table: (row: Schema['tables']) => boolean
  readonly #seat: (row: Schema['seats']) => boolean
  readonly #gone: (row: Pick<Schema['seats'], 'table_id' | 'person'>) => boolean
  readonly #checkpoint: (row: Schema['checkpoints']) => boolean

  constructor({ db, database }: Sqlite) {
    const { line, table, seat, place, checkpoint } = SAMPLE
    const put = <R extends object>(query: Compilable, sample: R) => {
      const statement = database.prepare(query.compile().sql)
      const names = Object.keys(sample) as (keyof R)[]
      return (row: R) => Number(statement.run(names.map((name) => row[name])).changes) > 0
    }
    this.#begin = database.prepare('begin immediate')
    this.#commit = database.prepare('commit')
    this.#rollback = database.prepare('rollback')
    this.#line = put(insertLines(db, [line]), line)
    this.#table = put<Schema['tables']>(putTables(db, [table]), table)
    this.#seat = put<Schema['seats']>(putSeats(db, [seat]), seat)
    this.#gone = put(dropSeat(db, place), place)
    this.#checkpoint = put(putCheckpoints(db, [checkpoint]), checkpoint)
  }

  commit(batch: readonly Append[]): string[] {
    this.#begin.run([])
    try {
      const won = batch.filter((append) => this.#line(lineOf(append)))
      for (const append of won) this.#list(append)
      this.#commit.run([])
      return won.map(keyOf)
    } catch (error) {
      this.#goBack()
      throw error
    }
  }

  #list(append: Append): void {
    if (append.row !== null) this.#table(append.row)
    for (const person of append.gone) this.#gone({ table_id: append.table, person })
    for (const seat of append.seats) this.#seat(seat)
    for (const row of checkpointOf(append)) this.#checkpoint(row)
    if (append.next === undefined) return
    if (!this.#line(lineOf(append.next))) throw new Torn()
    this.#list(append.next)
  }

  /** After a full disk or one that fails, SQLite has gone back by itself and complains; what counts is why it had to. */
  #goBack(): void {
    try {
      this.#rollback.run([])
    } catch {
      // Were the transaction still open, the next one could not begin, and would say so.
    }
  }
}
