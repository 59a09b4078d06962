import type { Kysely, Transaction } from 'kysely'
import type { Schema, SeatRow, TableRow } from './schema.ts'

/** One line to be added to a table's journal, and what it changes in the lists. */
export interface Append {
  readonly table: string
  readonly seq: number
  readonly at: number
  readonly body: string
  readonly row: TableRow
  /** Seats that are new or wait for something else than before. */
  readonly seats: readonly SeatRow[]
  /** People who no longer sit there. */
  readonly gone: readonly string[]
  readonly checkpoint?: string | undefined
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

interface Waiting {
  readonly append: Append
  readonly done: (won: boolean) => void
  readonly failed: (error: unknown) => void
}

/** Rows in one statement; more wait for the next commit. */
const MOST = 200

/**
 * The journals of all tables. Lines that come within the same turn of the event loop, or while a commit is under way, are
 * committed together: one flush of the disk for all of them.
 */
export class Journal {
  readonly #db: Kysely<Schema>
  #waiting: Waiting[] = []
  #busy = false
  commits = 0

  constructor(db: Kysely<Schema>) {
    this.#db = db
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
        const won = await this.#commit(batch.map(({ append }) => append))
        this.commits++
        for (const { append, done } of batch) done(won.delete(keyOf(append)))
      } catch (error) {
        for (const { failed } of batch) failed(error)
      }
    }
    this.#busy = false
  }

  /** The keys of the lines that found their place free. Of two lines for the same place in one batch, the first counts. */
  #commit(batch: readonly Append[]): Promise<Set<string>> {
    // All nodes lock in the same order, so none waits for another in a circle.
    const ordered = [...batch].sort((a, b) => (a.table < b.table ? -1 : a.table > b.table ? 1 : a.seq - b.seq))
    return this.#db.transaction().execute(async (trx) => {
      const stored = await trx
        .insertInto('journal')
        .values(ordered.map(({ table, seq, at, body }) => ({ table_id: table, seq, at, body })))
        .onConflict((conflict) => conflict.columns(['table_id', 'seq']).doNothing())
        .returning(['table_id', 'seq'])
        .execute()
      const won = new Set(stored.map(({ table_id, seq }) => `${table_id} ${seq}`))
      const left = new Set(won)
      const winners = ordered.filter((append) => left.delete(keyOf(append)))
      if (winners.length > 0) await list(trx, winners)
      return won
    })
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
    const checkpoint = await this.#db
      .selectFrom('checkpoints')
      .select(['seq', 'body'])
      .where('table_id', '=', table)
      .executeTakeFirst()
    const lines = await this.lines(table, checkpoint?.seq ?? 0)
    return checkpoint === undefined && lines.length === 0 ? null : { checkpoint: checkpoint ?? null, lines }
  }

  /** How far other nodes have come with these tables. */
  async heads(tables: readonly string[]): Promise<{ readonly id: string; readonly seq: number }[]> {
    if (tables.length === 0) return []
    return this.#db.selectFrom('tables').select(['id', 'seq']).where('id', 'in', tables).execute()
  }
}

function keyOf({ table, seq }: Append): string {
  return `${table} ${seq}`
}

/** Of several lines of one table, the last one's row is the table's. */
async function list(trx: Transaction<Schema>, winners: readonly Append[]): Promise<void> {
  const last = new Map(winners.map((append) => [append.table, append]))
  await trx
    .insertInto('tables')
    .values([...last.values()].map(({ row }) => row))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        status: eb.ref('excluded.status'),
        owner: eb.ref('excluded.owner'),
        card: eb.ref('excluded.card'),
        seq: eb.ref('excluded.seq'),
        updated: eb.ref('excluded.updated'),
        alarm: eb.ref('excluded.alarm'),
        claimed_by: eb.ref('excluded.claimed_by'),
        claimed_until: eb.ref('excluded.claimed_until'),
      })),
    )
    .execute()
  for (const { table, gone } of winners) {
    if (gone.length === 0) continue
    await trx.deleteFrom('seats').where('table_id', '=', table).where('person', 'in', gone).execute()
  }
  const seats = new Map(
    winners.flatMap((append) => append.seats).map((seat) => [`${seat.table_id} ${seat.person}`, seat]),
  )
  if (seats.size > 0)
    await trx
      .insertInto('seats')
      .values([...seats.values()])
      .onConflict((conflict) =>
        conflict
          .columns(['table_id', 'person'])
          .doUpdateSet((eb) => ({ waiting: eb.ref('excluded.waiting'), deadline: eb.ref('excluded.deadline') })),
      )
      .execute()
  const checkpoints = new Map(
    winners.flatMap(({ table, seq, checkpoint }) =>
      checkpoint === undefined ? [] : [[table, { table_id: table, seq: seq + 1, body: checkpoint }] as const],
    ),
  )
  if (checkpoints.size > 0)
    await trx
      .insertInto('checkpoints')
      .values([...checkpoints.values()])
      .onConflict((conflict) =>
        conflict
          .column('table_id')
          .doUpdateSet((eb) => ({ seq: eb.ref('excluded.seq'), body: eb.ref('excluded.body') })),
      )
      .execute()
}
