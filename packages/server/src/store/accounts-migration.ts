import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** What accounts need to be kept safely: admins, proofs, devices, codes, guesses, reports, and a log of it all. */
export async function accounts(db: Kysely<Schema>): Promise<void> {
  await addColumns(db)
  await db.schema
    .createTable('codes')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('about', 'text', (c) => c.notNull())
    .addColumn('expires', 'bigint')
    .execute()
  await db.schema.createIndex('codes_of_person').on('codes').columns(['person', 'kind']).execute()
  await db.schema
    .createTable('devices')
    .addColumn('token', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('expires', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('devices_key', ['token', 'person'])
    .execute()
  await db.schema.createIndex('devices_of_person').on('devices').columns(['person']).execute()
  await db.schema
    .createTable('guesses')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('person', 'text')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('by_person', 'text')
    .addColumn('by_name', 'text', (c) => c.notNull())
    .addColumn('about', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('audit_by_time').on('audit').columns(['at']).execute()
  await db.schema.createIndex('audit_of_person').on('audit').columns(['person', 'at']).execute()
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('by_person', 'text', (c) => c.notNull())
    .addColumn('by_name', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('line', 'integer')
    .addColumn('said', 'text', (c) => c.notNull())
    .addColumn('why', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('closed', 'bigint')
    .execute()
  await db.schema.createIndex('reports_by_time').on('reports').columns(['closed', 'at']).execute()
  await markBrought(db)
}

async function addColumns(db: Kysely<Schema>): Promise<void> {
  const nothing = [
    ['persons', 'email', 'text'],
    ['persons', 'silenced', 'bigint'],
    ['persons', 'barred', 'bigint'],
    ['passkeys', 'used', 'bigint'],
  ] as const
  for (const [table, column, type] of nothing) await db.schema.alterTable(table).addColumn(column, type).execute()
  const usual = [
    ['persons', 'admin', 'integer', 0],
    ['sessions', 'opened', 'bigint', 0],
    ['sessions', 'device', 'text', ''],
    ['sessions', 'proven', 'bigint', 0],
    ['sessions', 'proof', 'text', 'password'],
    ['passkeys', 'name', 'text', ''],
    ['passkeys', 'created', 'bigint', 0],
  ] as const
  for (const [table, column, type, value] of usual)
    await db.schema
      .alterTable(table)
      .addColumn(column, type, (c) => c.notNull().defaultTo(value))
      .execute()
}

/** Lists say of a game whether it was played elsewhere; of those that are there already, their journals know. */
async function markBrought(db: Kysely<Schema>): Promise<void> {
  const brought = await db
    .selectFrom('journal')
    .innerJoin('tables', 'tables.id', 'journal.table_id')
    .select(['tables.id', 'tables.card'])
    .where('journal.seq', '=', 1)
    .where('journal.body', 'like', '{"did":"brought"%')
    .execute()
  for (const { id, card } of brought)
    await db
      .updateTable('tables')
      .set({ card: JSON.stringify({ ...JSON.parse(card), imported: true }) })
      .where('id', '=', id)
      .execute()
}
