import { type Kysely, Migrator } from 'kysely'
import { AdaptiveCommit } from './adaptive-commit.ts'
import { Alarms } from './alarms.ts'
import { Audit } from './audit.ts'
import { Chat } from './chat.ts'
import { Codes } from './codes.ts'
import { commit } from './commit.ts'
import { Films } from './films.ts'
import { Guesses } from './guesses.ts'
import { type Commit, Journal } from './journal.ts'
import { Ledger } from './ledger.ts'
import { Lists } from './lists.ts'
import { migrationsOf } from './migrations.ts'
import { People } from './people.ts'
import { type Missing, Reach } from './reach.ts'
import { Reports } from './reports.ts'
import { Sagas } from './sagas.ts'
import { Scenarios } from './scenarios.ts'
import type { Schema } from './schema.ts'
import { Scribe } from './scribe.ts'
import { bringOver, openSqlite, sweptByOthers, unwaiting } from './sqlite.ts'
import { Traces } from './traces.ts'

/** Everything that is kept, and how to get at it. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres'
  readonly journal: Journal
  readonly lists: Lists
  readonly alarms: Alarms
  readonly films: Films
  readonly chat: Chat
  readonly people: People
  readonly sagas: Sagas
  readonly scenarios: Scenarios
  readonly codes: Codes
  readonly guesses: Guesses
  readonly audit: Audit
  readonly traces: Traces
  readonly reports: Reports
  /** Whether the store can be reached and written to. */
  alive(): Promise<boolean>
  /** What it held once and has lost, as far as that is known. */
  readonly missing: readonly Missing[]
  close(): Promise<void>
}

export interface StorePlace {
  /** The file of the embedded store. */
  readonly file: string
  /** If given, PostgreSQL instead. */
  readonly url?: string | undefined
  readonly connections?: number
  readonly onError?: (error: Error) => void
  /** By which the embedded store finds out how long a flush takes, in milliseconds. */
  readonly clock?: (() => number) | undefined
}

export function openStore({
  file,
  url,
  connections = 8,
  onError = () => undefined,
  clock,
}: StorePlace): Promise<Store> {
  return url === undefined ? openEmbedded(file, onError, clock) : openBig(url, connections, onError)
}

async function openBig(url: string, connections: number, onError: (error: Error) => void): Promise<Store> {
  // Loaded by those who need it: a house with a file of its own opens sooner without.
  const { openPostgres } = await import('./postgres.ts')
  const db = openPostgres(url, connections, onError)
  await migrate(db, 'postgres')
  return storeOf('postgres', db, new Journal(db, (batch) => commit(db, batch), onError), () => db.destroy())
}

/** Where the program is built, threads write and sweep beside the one that plays. */
async function openEmbedded(file: string, onError: (error: Error) => void, clock?: () => number): Promise<Store> {
  const sqlite = await openSqlite(file)
  await migrate(sqlite.db, 'sqlite')
  const ledger = new Ledger(sqlite)
  bringOver(sqlite)
  const reach = Reach.at(`${file}-reach`)
  const scribe = Scribe.hire(file)
  if (scribe === null) {
    const commit: Commit = async (batch) => ledger.commit(batch)
    const journal = new Journal(sqlite.db, commit, onError, reach)
    const close = async () => {
      await sqlite.db.destroy()
      reach.close()
    }
    return storeOf('sqlite', sqlite.db, journal, close, await reach.missing((tables) => journal.heads(tables)))
  }
  unwaiting(sweptByOthers(sqlite))
  const adaptive = new AdaptiveCommit(ledger, scribe, clock)
  const { db } = await openSqlite(file, (sql, parameters) => scribe.write(sql, parameters))
  const close = async () => {
    await scribe.dismiss()
    await Promise.all([sqlite.db, db].map((open) => open.destroy()))
    reach.close()
  }
  const journal = new Journal(db, (batch) => adaptive.commit(batch), onError, reach)
  return storeOf('sqlite', db, journal, close, await reach.missing((tables) => journal.heads(tables)))
}

function storeOf(
  kind: Store['kind'],
  db: Kysely<Schema>,
  journal: Journal,
  close: () => Promise<void>,
  missing: readonly Missing[] = [],
): Store {
  return {
    kind,
    journal,
    lists: new Lists(db),
    alarms: new Alarms(db, kind),
    films: new Films(db),
    chat: new Chat(db),
    people: new People(db),
    sagas: new Sagas(db),
    scenarios: new Scenarios(db),
    codes: new Codes(db),
    guesses: new Guesses(db),
    audit: new Audit(db),
    traces: new Traces(db),
    reports: new Reports(db),
    // A store on a full or failing disk can still be read.
    alive: () =>
      db
        .updateTable('probe')
        .set((eb) => ({ times: eb('times', '+', 1) }))
        .execute()
        .then(
          () => true,
          () => false,
        ),
    missing,
    close,
  }
}

/** What a command on the machine needs, also while servers use the store. */
export interface Accounts extends Pick<Store, 'people' | 'codes' | 'guesses' | 'audit'> {
  close(): Promise<void>
}

/** Opens the accounts of a store alone. A store that a server of an older version may still be using is left as it is. */
export async function openAccounts({ file, url, onError = () => undefined }: StorePlace): Promise<Accounts> {
  const kind = url === undefined ? 'sqlite' : 'postgres'
  const db =
    url === undefined ? (await openSqlite(file)).db : (await import('./postgres.ts')).openPostgres(url, 1, onError)
  try {
    const known = await migratorOf(db, kind).getMigrations()
    const done = known.filter(({ executedAt }) => executedAt !== undefined).length
    if (done > 0 && done < known.length)
      throw new Error('The store is of an older version: start the server of this version first.')
    if (done === 0) await migrate(db, kind)
  } catch (error) {
    await db.destroy()
    throw error
  }
  const close = () => db.destroy()
  return { people: new People(db), codes: new Codes(db), guesses: new Guesses(db), audit: new Audit(db), close }
}

function migratorOf(db: Kysely<Schema>, kind: Store['kind']): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => ({ ...migrationsOf(kind) }) } })
}

async function migrate(db: Kysely<Schema>, kind: Store['kind']): Promise<void> {
  const migrator = migratorOf(db, kind)
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}
