import type { Kysely, Transaction } from 'kysely'
import type { Append } from './journal.ts'
import type { Schema } from './schema.ts'

/**
 * Stores a batch in one transaction and gives the keys of the lines that found their place free. Of two lines for the same
 * place in one batch, the first counts.
 */
export function commit(db: Kysely<Schema>, batch: readonly Append[]): Promise<string[]> {
  // All nodes lock in the same order, so none waits for another in a circle.
  const ordered = [...batch].sort((a, b) => (a.table < b.table ? -1 : a.table > b.table ? 1 : a.seq - b.seq))
  return db.transaction().execute(async (trx) => {
    const stored = await trx
      .insertInto('journal')
      .values(ordered.map(({ table, seq, at, body }) => ({ table_id: table, seq, at, body })))
      .onConflict((conflict) => conflict.columns(['table_id', 'seq']).doNothing())
      .returning(['table_id', 'seq'])
      .execute()
    const won = stored.map(({ table_id, seq }) => `${table_id} ${seq}`)
    const left = new Set(won)
    const winners = ordered.filter((append) => left.delete(keyOf(append)))
    if (winners.length > 0) await list(trx, winners)
    return won
  })
}

export function keyOf({ table, seq }: Append): string {
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
