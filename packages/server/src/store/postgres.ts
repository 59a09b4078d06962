import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Schema } from './schema.ts'

const BIGINT = 20

// Times are milliseconds and counts are small: all of them are exact as numbers.
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => (id === BIGINT ? Number : pg.types.getTypeParser(id, format)),
}

export function openPostgres(url: string, connections: number, onError: (error: Error) => void): Kysely<Schema> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'krcma',
  })
  // A connection that breaks while nobody uses it is replaced by the pool; it must not end the process.
  pool.on('error', onError)
  // One that breaks while somebody uses it says so to them, with what they ask of it next; it must not end the process either.
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}
