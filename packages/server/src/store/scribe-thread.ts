import { parentPort, workerData } from 'node:worker_threads'
import { commit } from './commit.ts'
import type { Append } from './journal.ts'
import { openSqlite } from './sqlite.ts'

/** What a scribe answers: the keys that were won, or why nothing was stored. */
export interface Written {
  readonly id: number
  readonly won?: readonly string[]
  readonly failed?: string
}

const db = await openSqlite(workerData as string)
const say = (written: Written) => parentPort?.postMessage(written)

parentPort?.on('message', (order: { readonly id: number; readonly batch: readonly Append[] } | null) => {
  if (order === null) {
    void db.destroy().then(() => process.exit(0))
    return
  }
  const { id, batch } = order
  commit(db, batch).then(
    (won) => say({ id, won }),
    (error: unknown) => say({ id, failed: error instanceof Error ? error.message : String(error) }),
  )
})
