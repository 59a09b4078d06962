import { parentPort, workerData } from 'node:worker_threads'
import { CompiledQuery } from 'kysely'
import type { Append } from './journal.ts'
import { Ledger } from './ledger.ts'
import { openSqlite, sweptByOthers } from './sqlite.ts'

/** What a scribe is given to write: lines of journals, or one statement. */
export type Work =
  | { readonly batch: readonly Append[] }
  | { readonly sql: string; readonly parameters: readonly unknown[] }

/** What it answers: the keys of the lines or the rows of the statement, or why nothing was stored. */
export interface Written {
  readonly id: number
  readonly rows?: readonly unknown[]
  readonly failed?: string
}

const sqlite = sweptByOthers(await openSqlite(workerData as string))
const ledger = new Ledger(sqlite)
const { db } = sqlite
const say = (written: Written) => parentPort?.postMessage(written)

async function write(work: Work): Promise<readonly unknown[]> {
  if ('batch' in work) return ledger.commit(work.batch)
  const { rows } = await db.executeQuery(CompiledQuery.raw(work.sql, [...work.parameters]))
  return rows.map((row) => ({ ...(row as object) }))
}

parentPort?.on('message', (order: ({ readonly id: number } & Work) | null) => {
  if (order === null) {
    void db.destroy().then(() => process.exit(0))
    return
  }
  const { id } = order
  write(order).then(
    (rows) => say({ id, rows }),
    (error: unknown) => say({ id, failed: error instanceof Error ? error.message : String(error) }),
  )
})
