import type { ScenarioTexts } from '@krcma/protocol'
import { type Kysely, type Migration, sql } from 'kysely'
import { searchable } from '../scenarios/searchable.ts'
import { accounts } from './accounts-migration.ts'
import type { Schema } from './schema.ts'

/** Steps from nothing to the present form of the store. A step that has been released is never changed again. */
export function migrationsOf(kind: 'sqlite' | 'postgres'): Readonly<Record<string, Migration>> {
  return {
    '001-tables-and-people': { up: tablesAndPeople },
    '002-checkpoints-with-answers': { up: dropCheckpoints },
    '003-fewer-pages': { up: (db) => fewerPages(db, kind) },
    '004-films': { up: (db) => films(db, kind) },
    '005-sagas-and-scenarios': { up: sagasAndScenarios },
    '006-keeping': { up: keeping },
    '007-accounts': { up: accounts },
    '008-library-of-scenarios': { up: libraryOfScenarios },
  }
}

async function tablesAndPeople(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('journal')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('journal_key', ['table_id', 'seq'])
    .execute()
  await db.schema
    .createTable('checkpoints')
    .addColumn('table_id', 'text', (c) => c.primaryKey())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('access', 'text', (c) => c.notNull())
    .addColumn('owner', 'text')
    .addColumn('card', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('updated', 'bigint', (c) => c.notNull())
    .addColumn('alarm', 'bigint')
    .addColumn('claimed_by', 'text')
    .addColumn('claimed_until', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('tables_listed').on('tables').columns(['status', 'access', 'updated']).execute()
  await db.schema.createIndex('tables_due').on('tables').columns(['alarm']).execute()
  await db.schema.createIndex('tables_owned').on('tables').columns(['owner', 'status']).execute()
  await db.schema
    .createTable('seats')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('waiting', 'integer', (c) => c.notNull())
    .addColumn('deadline', 'bigint')
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'person'])
    .execute()
  await db.schema.createIndex('seats_of_person').on('seats').columns(['person', 'waiting']).execute()
  await db.schema
    .createTable('chat')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('removed', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('chat_key', ['table_id', 'n'])
    .execute()
  await db.schema
    .createTable('persons')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('login', 'text', (c) => c.unique())
    .addColumn('password', 'text')
    .addColumn('vacation', 'bigint')
    .addColumn('created', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('sessions')
    .addColumn('token', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('seen', 'bigint', (c) => c.notNull())
    .addColumn('expires', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('sessions_of_person').on('sessions').columns(['person']).execute()
  await db.schema.createIndex('sessions_by_end').on('sessions').columns(['expires']).execute()
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('counter', 'bigint', (c) => c.notNull())
    .addColumn('transports', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('passkeys_of_person').on('passkeys').columns(['person']).execute()
  await db.schema
    .createTable('challenges')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('challenge', 'text', (c) => c.notNull())
    .addColumn('expires', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('mutes')
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('muted', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('mutes_key', ['person', 'muted'])
    .execute()
}

/** Those from before did not know the numbers of answers. They are made anew from the journal. */
async function dropCheckpoints(db: Kysely<Schema>): Promise<void> {
  await db.deleteFrom('checkpoints').execute()
}

/** What an answer changes lies on as few pages as can be: each is flushed to the disk before the answer is shown. */
async function fewerPages(db: Kysely<Schema>, kind: 'sqlite' | 'postgres'): Promise<void> {
  await db.schema.alterTable('tables').dropColumn('seq').execute()
  await db.schema.dropIndex('seats_of_person').execute()
  await db.schema.createIndex('seats_by_person').on('seats').columns(['person']).execute()
  if (kind === 'postgres') return
  await db.schema
    .createTable('journal_by_key')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('journal_key', ['table_id', 'seq'])
    .modifyEnd(sql`without rowid`)
    .execute()
  await sql`insert into journal_by_key select table_id, seq, at, body from journal order by table_id, seq`.execute(db)
  await db.schema.dropTable('journal').execute()
  await db.schema.alterTable('journal_by_key').renameTo('journal').execute()
}

/** What ended before there were films needs attention once: the latest first, one a second, so that nobody who plays notices. */
async function films(db: Kysely<Schema>, kind: 'sqlite' | 'postgres'): Promise<void> {
  await db.schema
    .createTable('films')
    .addColumn('table_id', 'text', (c) => c.primaryKey())
    .addColumn('body', kind === 'postgres' ? 'bytea' : 'blob', (c) => c.notNull())
    .execute()
  const now = Date.now()
  await sql`
    update tables set alarm = due.alarm
    from (
      select id, ${sql.lit(now)} + 1000 * row_number() over (order by updated desc) as alarm
      from tables where status in ('over', 'ended')
    ) as due
    where tables.id = due.id
  `.execute(db)
}

/** One row that is written to find out whether anything can be. */
async function keeping(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('probe')
    .addColumn('times', 'integer', (c) => c.notNull())
    .execute()
  await db.insertInto('probe').values({ times: 0 }).execute()
}

async function sagasAndScenarios(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('sagas')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('owner', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('updated', 'bigint', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('sagas_owned').on('sagas').columns(['owner', 'status']).execute()
  await db.schema
    .createTable('saga_people')
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('saga_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('saga_people_key', ['person', 'saga_id'])
    .execute()
  await db.schema
    .createTable('scenarios')
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('owner', 'text', (c) => c.notNull())
    .addColumn('access', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('scenarios_key', ['id', 'version'])
    .execute()
  await db.schema.createIndex('scenarios_listed').on('scenarios').columns(['access', 'at']).execute()
  await db.schema.createIndex('scenarios_owned').on('scenarios').columns(['owner', 'at']).execute()
}

async function libraryOfScenarios(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .alterTable('scenarios')
    .addColumn('said', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  const rows = await db.selectFrom('scenarios').select(['id', 'version', 'body']).execute()
  for (const { id, version, body } of rows) {
    const said = searchable((JSON.parse(body) as { readonly texts: ScenarioTexts }).texts)
    await db.updateTable('scenarios').set({ said }).where('id', '=', id).where('version', '=', version).execute()
  }
  await db.schema
    .createTable('scenario_tables')
    .addColumn('scenario_id', 'text', (c) => c.notNull())
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('scenario_tables_key', ['scenario_id', 'table_id'])
    .execute()
}
