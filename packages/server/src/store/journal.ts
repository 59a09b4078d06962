import { type CompiledQuery, type ExpressionBuilder, type Kysely, sql } from 'kysely'
import { keyOf, putCheckpoints } from './commit.ts'
import type { Reach } from './reach.ts'
import type { Schema, SeatRow, TableRow } from './schema.ts'

/** One line to be added to a table's journal, and what it changes in the lists. */
export interface Append {
  readonly table: string
  readonly seq: number
  readonly at: number
  readonly body: string
  /** What lists are to know of the table from now on; null if that is what they know already. */
  readonly row: TableRow | null
  /** Seats that are new or wait for something else than before. */
  readonly seats: readonly SeatRow[]
  /** People who no longer sit there. */
  readonly gone: readonly string[]
  readonly checkpoint?: string | undefined
  /** The line after it, if both belong together: they are stored as one or not at all. */
  readonly next?: Append | undefined
}

export interface Line {
  readonly seq: number
  readonly at: number
  readonly body: string
}

export interface Latest {
  readonly checkpoint: { readonly seq: number; readonly body: string } | null
  readonly lines: readonly Line[]
}

/** Stores a batch of lines for good, and what comes next with them; gives the keys of those that found their place free. */
export type Commit = (batch: readonly Append[]) => Promise<readonly string[]>

interface Waiting {
  readonly append: Append
  readonly done: (won: boolean) => void
  readonly failed: (error: unknown) => void
}

/** Rows in one statement; more wait for the next commit. */
const MOST = 200
/** Tables in one question. */
const ASKED = 500
/** So many that fail alone, one after another, are not to blame themselves: nothing can be stored. */
const ENOUGH = 3

/**
 * Group commit for the journals of all tables: lines that come together are committed together, and so are those that come while a
 * commit is under way, after it. One flush of the disk for all of them.
 */
export class Journal {
  readonly #db: Kysely<Schema>
  #waiting: Waiting[] = []
  #busy = false
  commits = 0

  readonly #commit: Commit
  readonly #failed: (error: Error) => void
  readonly #reach: Pick<Reach, 'mark'> | null
  readonly #latest: CompiledQuery<LatestRow>

  /** `failed` is told of batches that could not be stored; whose lines could not is told to those who brought them. */
  constructor(
    db: Kysely<Schema>,
    commit: Commit,
    failed: (error: Error) => void = () => undefined,
    reach: Pick<Reach, 'mark'> | null = null,
  ) {
    this.#db = db
    this.#commit = commit
    this.#failed = failed
    this.#reach = reach
    this.#latest = latestOf(db)
  }

  /** Resolves when the line is stored for good: true, or false if that number was taken by somebody else. */
  append(append: Append): Promise<boolean> {
    return new Promise((done, failed) => {
      this.#waiting.push({ append, done, failed })
      if (!this.#busy) {
        this.#busy = true
        setImmediate(() => void this.#flush())
      }
    })
  }

  async #flush(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, MOST)
      try {
        await this.#store(batch)
      } catch (error) {
        if (batch.length > 1) await this.#storeEach(batch, error)
        else for (const { failed } of batch) failed(error)
      }
    }
    this.#busy = false
  }

  async #store(batch: readonly Waiting[]): Promise<void> {
    const won = new Set(await this.#commit(batch.map(({ append }) => append)))
    this.commits++
    for (const { append, done } of batch) {
      const stored = won.delete(keyOf(append))
      if (stored) this.#mark(append)
      done(stored)
    }
  }

  /** Of lines that could not be stored together, most have only met one that cannot be stored. */
  async #storeEach(batch: readonly Waiting[], reason: unknown): Promise<void> {
    this.#failed(reason instanceof Error ? reason : new Error(String(reason)))
    let inRow = 0
    let last = reason
    for (const { append, done, failed } of batch) {
      if (inRow === ENOUGH) {
        failed(last)
        continue
      }
      try {
        const [won] = await this.#commit([append])
        const stored = won !== undefined || (await this.holds(append))
        if (stored) this.#mark(append)
        done(stored)
        this.commits++
        inRow = 0
      } catch (error) {
        failed(error)
        last = error
        inRow++
      }
    }
  }

  #mark({ table, seq, next }: Append): void {
    if (next !== undefined) this.#mark(next)
    else this.#reach?.mark(table, seq + 1)
  }

  /** A table was removed: nothing of it is to be missed. */
  forget(table: string): void {
    this.#reach?.mark(table, 0)
  }

  /** Whether it was stored after all: a connection may break after it has carried out what it was told, and before it says so. */
  async holds({ table, seq, at, body }: Pick<Append, 'table' | 'seq' | 'at' | 'body'>): Promise<boolean> {
    const [line] = await this.lines(table, seq, seq + 1)
    return line !== undefined && line.at === at && line.body === body
  }

  /** Stores a checkpoint by itself, after the line that it follows. */
  async putCheckpoint(table: string, seq: number, body: string): Promise<void> {
    await putCheckpoints(this.#db, [{ table_id: table, seq, body }]).execute()
  }

  async lines(table: string, from = 0, to?: number): Promise<Line[]> {
    let query = this.#db
      .selectFrom('journal')
      .select(['seq', 'at', 'body'])
      .where('table_id', '=', table)
      .where('seq', '>=', from)
      .orderBy('seq')
    if (to !== undefined) query = query.where('seq', '<', to)
    return query.execute()
  }

  /** What a table can be restored from: its checkpoint, and the lines since. */
  async latest(table: string): Promise<Latest | null> {
    const { rows } = await this.#db.executeQuery<LatestRow>({ ...this.#latest, parameters: [table, table, table] })
    const found = rows.find(({ at }) => at === null)
    const checkpoint = found === undefined ? null : { seq: found.seq, body: found.body }
    const lines = rows.filter((row): row is Line => row.at !== null)
    return rows.length === 0 ? null : { checkpoint, lines }
  }

  /** How far other nodes have come with these tables. */
  async heads(tables: readonly string[]): Promise<{ readonly id: string; readonly seq: number }[]> {
    if (tables.length === 0) return []
    if (tables.length > ASKED)
      return [...(await this.heads(tables.slice(0, ASKED))), ...(await this.heads(tables.slice(ASKED)))]
    const last = (eb: ExpressionBuilder<Schema, 'tables'>) =>
      eb
        .selectFrom('journal')
        .select((line) => line.fn.max<number>('seq').as('last'))
        .whereRef('journal.table_id', '=', 'tables.id')
    const heads = await this.#db
      .selectFrom('tables')
      .select((eb) => ['id', last(eb).as('last')])
      .where('id', 'in', tables)
      .execute()
    return heads.map(({ id, last }) => ({ id, seq: (last ?? -1) + 1 }))
  }
}

/** A line, or the checkpoint, which has no time. */
type LatestRow = Omit<Line, 'at'> & { readonly at: number | null }

/** One question for all of it, put together once: making it anew would take as long as the answer. */
function latestOf(db: Kysely<Schema>): CompiledQuery<LatestRow> {
  const checkpoint = db.selectFrom('checkpoints').where('table_id', '=', '')
  const lines = db
    .selectFrom('journal')
    .select(['seq', 'at', 'body'])
    .where('table_id', '=', '')
    .where('seq', '>=', (eb) => eb.fn.coalesce(checkpoint.select('checkpoints.seq'), eb.lit(0)))
  return checkpoint
    .select(['seq', sql<number | null>`null`.as('at'), 'body'])
    .unionAll(lines)
    .orderBy('seq')
    .compile()
}
