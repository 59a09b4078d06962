import type { Kysely, Transaction } from 'kysely'
import type { Append } from './journal.ts'
import type { Schema, SeatRow, TableRow } from './schema.ts'

type Db = Kysely<Schema> | Transaction<Schema>

/**
 * Stores a batch in one transaction and gives the keys of the lines that found their place free. Of two lines for the same
 * place in one batch, the first counts.
 */
export function commit(db: Kysely<Schema>, batch: readonly Append[]): Promise<string[]> {
  // All nodes lock in the same order, so none waits for another in a circle.
  const ordered = [...batch].sort((a, b) => (a.table < b.table ? -1 : a.table > b.table ? 1 : a.seq - b.seq))
  return db.transaction().execute((trx) => write(trx, ordered))
}

async function write(trx: Transaction<Schema>, ordered: readonly Append[]): Promise<string[]> {
  const stored = await insertLines(trx, ordered.map(lineOf)).returning(['table_id', 'seq']).execute()
  const won = stored.map(({ table_id, seq }) => `${table_id} ${seq}`)
  const left = new Set(won)
  const winners = ordered.filter((append) => left.delete(keyOf(append)))
  if (winners.length > 0) await list(trx, winners)
  const next = winners.flatMap((append) => append.next ?? [])
  if (next.length > 0 && (await write(trx, next)).length < next.length) throw new Torn()
  return won
}

/** A line has found its place free, and the one that belongs to it has not. No journal has such gaps; nothing is stored. */
export class Torn extends Error {
  constructor() {
    super('a journal has a line where the one before it is missing')
  }
}

export function keyOf({ table, seq }: Append): string {
  return `${table} ${seq}`
}

/** Of several lines of one table, the last one's row is the table's. */
async function list(trx: Transaction<Schema>, winners: readonly Append[]): Promise<void> {
  const rows = new Map(winners.flatMap(({ row }) => (row === null ? [] : [[row.id, row]])))
  if (rows.size > 0) await putTables(trx, [...rows.values()]).execute()
  for (const { table, gone } of winners)
    for (const person of gone) await dropSeat(trx, { table_id: table, person }).execute()
  const seats = new Map(
    winners.flatMap((append) => append.seats).map((seat) => [`${seat.table_id} ${seat.person}`, seat]),
  )
  if (seats.size > 0) await putSeats(trx, [...seats.values()]).execute()
  const checkpoints = new Map(winners.flatMap((append) => checkpointOf(append).map((row) => [row.table_id, row])))
  if (checkpoints.size > 0) await putCheckpoints(trx, [...checkpoints.values()]).execute()
}

// -------------------------------------------------------------------------------------------- the statements, for both stores

export function lineOf({ table, seq, at, body }: Append): Schema['journal'] {
  return { table_id: table, seq, at, body }
}

/** None, unless the line brings one. */
export function checkpointOf({ table, seq, checkpoint }: Append): Schema['checkpoints'][] {
  return checkpoint === undefined ? [] : [{ table_id: table, seq: seq + 1, body: checkpoint }]
}

export function insertLines(db: Db, rows: readonly Schema['journal'][]) {
  return db
    .insertInto('journal')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['table_id', 'seq']).doNothing())
}

export function putTables(db: Db, rows: readonly TableRow[]) {
  return db
    .insertInto('tables')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        status: eb.ref('excluded.status'),
        access: eb.ref('excluded.access'),
        owner: eb.ref('excluded.owner'),
        card: eb.ref('excluded.card'),
        updated: eb.ref('excluded.updated'),
        alarm: eb.ref('excluded.alarm'),
        claimed_by: eb.ref('excluded.claimed_by'),
        claimed_until: eb.ref('excluded.claimed_until'),
      })),
    )
}

export function putSeats(db: Db, rows: readonly SeatRow[]) {
  return db
    .insertInto('seats')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['table_id', 'person'])
        .doUpdateSet((eb) => ({ waiting: eb.ref('excluded.waiting'), deadline: eb.ref('excluded.deadline') })),
    )
}

export function dropSeat(db: Db, { table_id, person }: Pick<SeatRow, 'table_id' | 'person'>) {
  return db.deleteFrom('seats').where('table_id', '=', table_id).where('person', '=', person)
}

/** Of two checkpoints the later one stays, in whatever order they come. */
export function putCheckpoints(db: Db, rows: readonly Schema['checkpoints'][]) {
  return db
    .insertInto('checkpoints')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('table_id')
        .doUpdateSet((eb) => ({ seq: eb.ref('excluded.seq'), body: eb.ref('excluded.body') }))
        .whereRef('excluded.seq', '>', 'checkpoints.seq'),
    )
}
