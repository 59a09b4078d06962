import { parentPort, workerData } from 'node:worker_threads'
import { openSqlite } from './sqlite.ts'

/** What SQLite says of a sweep: how many pages its log has, and how many of them are in the file itself by now. */
interface Swept {
  readonly log: number
  readonly checkpointed: number
}

/** While somebody writes, a sweep leaves a little behind; the next one is short. When nothing is left, the log begins anew. */
const ATTEMPTS = 8

const { db, database } = await openSqlite(workerData as string)
const checkpoint = database.prepare('PRAGMA wal_checkpoint(PASSIVE)')

/** A checkpoint of SQLite's write-ahead log: brings it over to the file, beside the one who writes, so that no answer waits for it. */
function sweep(): void {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const [swept] = checkpoint.all([]) as readonly Swept[]
    if (swept === undefined || swept.log === swept.checkpointed) return
  }
}

parentPort?.on('message', (order: 'sweep' | null) => {
  if (order === 'sweep') sweep()
  else void db.destroy().then(() => process.exit(0))
})
