import { type Kysely, Migrator, sql } from 'kysely'
import { Alarms } from './alarms.ts'
import { Chat } from './chat.ts'
import { commit } from './commit.ts'
import { Journal } from './journal.ts'
import { Lists } from './lists.ts'
import { migrations } from './migrations.ts'
import { People } from './people.ts'
import { openPostgres } from './postgres.ts'
import type { Schema } from './schema.ts'
import { Scribe } from './scribe.ts'
import { openSqlite } from './sqlite.ts'

/** Everything that is kept, and how to get at it. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres'
  readonly journal: Journal
  readonly lists: Lists
  readonly alarms: Alarms
  readonly chat: Chat
  readonly people: People
  /** Whether the store can be reached. */
  alive(): Promise<boolean>
  close(): Promise<void>
}

export interface StorePlace {
  /** The file of the embedded store. */
  readonly file: string
  /** If given, PostgreSQL instead. */
  readonly url?: string | undefined
  readonly connections?: number
  readonly onError?: (error: Error) => void
}

export async function openStore({ file, url, connections = 8, onError }: StorePlace): Promise<Store> {
  const kind = url === undefined ? 'sqlite' : 'postgres'
  let db = url === undefined ? await openSqlite(file) : openPostgres(url, connections, onError ?? (() => undefined))
  await migrate(db)
  const scribe = url === undefined ? Scribe.hire(file) : null
  if (scribe !== null) {
    await db.destroy()
    db = await openSqlite(file, (sql, parameters) => scribe.write(sql, parameters))
  }
  return {
    kind,
    journal: new Journal(db, scribe === null ? (batch) => commit(db, batch) : (batch) => scribe.commit(batch)),
    lists: new Lists(db),
    alarms: new Alarms(db, kind),
    chat: new Chat(db),
    people: new People(db),
    alive: () =>
      sql`select 1`.execute(db).then(
        () => true,
        () => false,
      ),
    async close() {
      await scribe?.dismiss()
      await db.destroy()
    },
  }
}

async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}
