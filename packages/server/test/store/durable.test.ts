import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSqlite } from '../../src/store/sqlite.ts'
import { openStore as fromSource } from '../../src/store/store.ts'
import { builtStore, slowDisk } from './built.ts'
import { line } from './lines.ts'

const folder = mkdtempSync(join(tmpdir(), 'krcma-durable-'))
let built: Awaited<ReturnType<typeof builtStore>>
beforeAll(async () => {
  built = await builtStore()
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What SQLite calls FULL: a commit is on the disk before it is acknowledged. A test that kills processes cannot see that. */
const FULL = 2
const PATIENT = 10_000

/** A store in which each line, and each line of chat, is written down together with the settings of the connection that wrote it. */
async function watched(name: string): Promise<string> {
  const file = join(folder, `${name}.sqlite`)
  await (await fromSource({ file })).close()
  const { db } = await openSqlite(file)
  await sql`create table writers (what text, synchronous int, journal_mode text, timeout int)`.execute(db)
  for (const what of ['journal', 'chat', 'checkpoints'])
    await sql`create trigger ${sql.ref(`watch_${what}`)} after insert on ${sql.table(what)} begin
      insert into writers select ${sql.lit(what)}, synchronous, journal_mode, timeout
      from pragma_synchronous, pragma_journal_mode, pragma_busy_timeout; end`.execute(db)
  await db.destroy()
  return file
}

async function writersOf(file: string): Promise<unknown[]> {
  const { db } = await openSqlite(file)
  const { rows } = await sql`select * from writers`.execute(db)
  await db.destroy()
  return rows
}

describe('whatever is written is on the disk before it is acknowledged', () => {
  const by = { id: 'anna', name: 'Anna' }
  const written = (what: string, timeout: number) => ({ what, synchronous: FULL, journal_mode: 'wal', timeout })

  it('from source', async () => {
    const file = await watched('source')
    const store = await fromSource({ file })
    await store.journal.append(line('a', 0))
    await store.chat.add('a', { at: 1, by, text: 'hi' })
    await store.close()
    expect(await writersOf(file)).toEqual([written('journal', PATIENT), written('chat', PATIENT)])
  })

  it('inline, which waits for no lock, and by the scribe, which does', async () => {
    const file = await watched('built')
    const store = await built.openStore({ file, clock: slowDisk() })
    for (const seq of [0, 1]) await store.journal.append(line('a', seq))
    await store.chat.add('a', { at: 1, by, text: 'hi' })
    await store.journal.putCheckpoint('a', 2, '{}')
    await store.close()
    expect(await writersOf(file)).toEqual([
      written('journal', 0),
      ...['journal', 'chat', 'checkpoints'].map((what) => written(what, PATIENT)),
    ])
  })
})

it('while somebody else has the store locked, the scribe waits for them, and the thread that plays goes on', async () => {
  const file = await watched('locked')
  const store = await built.openStore({ file, clock: () => 0 })
  const other = await openSqlite(file)
  await sql`begin immediate`.execute(other.db)
  let stored = false
  const append = store.journal.append(line('a', 0)).then((won) => {
    stored = won
  })
  // The line is given to the scribe in the next turn of the loop; meanwhile everybody reads what they like.
  await new Promise(setImmediate)
  expect(await store.journal.lines('a')).toEqual([])
  expect(stored).toBe(false)
  await sql`commit`.execute(other.db)
  await append
  expect(stored).toBe(true)
  await other.db.destroy()
  await store.close()
  expect(await writersOf(file)).toMatchObject([{ what: 'journal', timeout: PATIENT }])
})
