import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'
import { ReadingDialect, type Writer } from './reading.ts'
import type { Schema } from './schema.ts'

/** What we use of node:sqlite; on a Node that lacks it, @photostructure/sqlite has the same interface. */
interface Driver {
  readonly DatabaseSync: new (path: string) => Connection
}
interface Connection {
  exec(sql: string): void
  prepare(sql: string): Statement
  close(): void
}
interface Statement {
  columns(): readonly unknown[]
  all(...values: unknown[]): unknown[]
  run(...values: unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint }
  iterate(...values: unknown[]): IterableIterator<unknown>
}

/** Node 22 has its own too, but only from 24 on does it need no flag and print no warning. */
const OWN = { since: 24, name: 'node:sqlite' }

async function driver(): Promise<Driver> {
  const own = Number.parseInt(process.versions.node, 10) >= OWN.since
  return (own ? await import(OWN.name) : await import('@photostructure/sqlite')) as unknown as Driver
}

/** What SQLite says when somebody else has what one wants. */
const BUSY = 5
const LOCKED = 6
/** The part of what it says that is not a closer description. */
const PRIMARY = 0xff

/** Statements that stay prepared. Group commits come in many sizes, each a statement of its own. */
const PREPARED = 256

/** WAL with synchronous=FULL: what was committed is on the disk, whatever is killed next. */
const PRAGMAS = `
  PRAGMA busy_timeout = 10000;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA cache_size = -16000;
  PRAGMA wal_autocheckpoint = 2000;
`

/** An open store: through the query layer, and as it is. */
export interface Sqlite {
  readonly db: Kysely<Schema>
  readonly database: SqliteDatabase
}

export async function openSqlite(file: string, writer?: Writer): Promise<Sqlite> {
  const { DatabaseSync } = await driver()
  makePrivate(file)
  const connection = new DatabaseSync(file)
  connection.exec(PRAGMAS)
  const database = new Prepared(connection)
  const dialect = new SqliteDialect({ database })
  const db = new Kysely<Schema>({ dialect: writer === undefined ? dialect : new ReadingDialect(database, writer) })
  return { db, database }
}

/** Pages of SQLite's log after which a writer brings them over itself, though there is a sweeper, who does so long before. */
const SWEPT_BY_NOW = 40_000

/** What is kept is for its owner's eyes alone; whatever SQLite puts beside a file has the same mode. */
function makePrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  closeSync(openSync(file, 'a', 0o600))
  for (const part of ['', '-wal', '-shm']) if (existsSync(`${file}${part}`)) chmodSync(`${file}${part}`, 0o600)
}

/** For those who write beside a sweeper. */
export function sweptByOthers(sqlite: Sqlite): Sqlite {
  sqlite.database.prepare(`PRAGMA wal_autocheckpoint = ${SWEPT_BY_NOW}`).all([])
  return sqlite
}

/** Brings all of the write-ahead log over to the file. */
export function bringOver(sqlite: Sqlite): void {
  sqlite.database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all([])
}

/** For the thread that plays: everybody would wait with it for whoever has the store locked. It is told at once instead. */
export function unwaiting(sqlite: Sqlite): Sqlite {
  sqlite.database.prepare('PRAGMA busy_timeout = 0').all([])
  return sqlite
}

/** Whether SQLite refused only because somebody else has what was wanted. Nothing was stored then. */
export function isTaken(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined
  return typeof code === 'number' && ((code & PRIMARY) === BUSY || (code & PRIMARY) === LOCKED)
}

/** Writes a copy of a store that may be in use: one consistent moment of it. */
export async function copySqlite(from: string, to: string): Promise<void> {
  const { DatabaseSync } = await driver()
  const connection = new DatabaseSync(from)
  connection.exec('PRAGMA busy_timeout = 30000')
  makePrivate(to)
  // Not prepared: what is prepared stays open after the connection, for as long as it is not cleaned away.
  connection.exec(`VACUUM INTO '${to.replaceAll("'", "''")}'`)
  connection.close()
}

/** What SQLite itself says of a file: 'ok', or what is wrong with it. */
export async function checkSqlite(file: string): Promise<string> {
  const { DatabaseSync } = await driver()
  const connection = new DatabaseSync(file)
  try {
    const rows = connection.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[]
    return rows.map((row) => row.integrity_check).join('; ')
  } catch (error) {
    return (error as Error).message
  } finally {
    connection.close()
  }
}

/** Whether a file is a store of this program, of this or an earlier version. */
export async function isOurs(file: string): Promise<boolean> {
  const { DatabaseSync } = await driver()
  const connection = new DatabaseSync(file)
  const named =
    "select name from sqlite_master where type = 'table' and name in ('journal', 'tables', 'persons', 'kysely_migration')"
  const { length } = connection.prepare(named).all()
  connection.close()
  return length === 4
}

/**
 * Makes one whole file of a store and its log. 'in-use': somebody has it open. 'damaged': SQLite cannot read it; it stays as it is.
 */
export async function closeSqlite(file: string): Promise<'closed' | 'in-use' | 'damaged'> {
  const { DatabaseSync } = await driver()
  const connection = new DatabaseSync(file)
  try {
    // Only who is alone with a store may leave the write-ahead log.
    connection.exec('PRAGMA journal_mode = DELETE')
    return 'closed'
  } catch (error) {
    return isTaken(error) ? 'in-use' : 'damaged'
  } finally {
    connection.close()
  }
}

/** Holds a file for as long as this process lives, by a transaction that never ends; null if somebody else does. */
export async function holdSqlite(file: string): Promise<(() => void) | null> {
  const { DatabaseSync } = await driver()
  makePrivate(file)
  const connection = new DatabaseSync(file)
  try {
    // One who is just leaving is waited for.
    connection.exec('PRAGMA busy_timeout = 2000')
    connection.exec('BEGIN EXCLUSIVE')
    return () => connection.close()
  } catch (error) {
    connection.close()
    if (isTaken(error)) return null
    throw error
  }
}

class Prepared implements SqliteDatabase {
  readonly #connection: Connection
  readonly #statements = new Map<string, SqliteStatement>()
  constructor(connection: Connection) {
    this.#connection = connection
  }
  prepare(sql: string): SqliteStatement {
    const known = this.#statements.get(sql)
    if (known !== undefined) return known
    const made = this.#make(sql)
    if (this.#statements.size >= PREPARED) {
      for (const oldest of this.#statements.keys()) {
        this.#statements.delete(oldest)
        break
      }
    }
    this.#statements.set(sql, made)
    return made
  }
  #make(sql: string): SqliteStatement {
    const statement = this.#connection.prepare(sql)
    return {
      reader: statement.columns().length > 0,
      all: (values) => statement.all(...values),
      run: (values) => statement.run(...values),
      iterate: (values) => statement.iterate(...values),
    }
  }
  close(): void {
    this.#statements.clear()
    this.#connection.close()
  }
}
