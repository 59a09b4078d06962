import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { expect, it } from 'vitest'
import { keyOf } from '../../src/store/commit.ts'
import { type Append, Journal } from '../../src/store/journal.ts'
import { Ledger } from '../../src/store/ledger.ts'
import type { Schema } from '../../src/store/schema.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { openStore } from '../../src/store/store.ts'
import { line } from './lines.ts'

/** A store with nothing in it. */
const empty = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
})

/** A journal whose batches are written down, and what came of lines that were brought together. */
function journalWith(commit: (batch: readonly Append[]) => readonly string[]) {
  const batches: string[][] = []
  const failures: string[] = []
  const write = async (batch: readonly Append[]) => {
    batches.push(batch.map(keyOf))
    return commit(batch)
  }
  const journal = new Journal(empty, write, ({ message }) => failures.push(message))
  const bring = (tables: readonly string[]) =>
    Promise.all(tables.map((table) => journal.append(line(table, 0)).catch((error: Error) => error.message)))
  return { batches, failures, bring }
}

it('lines that shared a batch with one that cannot be stored are stored in their order, and only that one is refused', async () => {
  const { batches, failures, bring } = journalWith((batch) => {
    if (batch.some(({ table }) => table === 'b')) throw new Error('b cannot be stored')
    return batch.map(keyOf)
  })
  expect(await bring(['a', 'b', 'c', 'd'])).toEqual([true, 'b cannot be stored', true, true])
  expect(batches).toEqual([['a 0', 'b 0', 'c 0', 'd 0'], ['a 0'], ['b 0'], ['c 0'], ['d 0']])
  expect(failures).toEqual(['b cannot be stored'])
  expect(await bring(['b'])).toEqual(['b cannot be stored'])
  expect(batches).toHaveLength(6)
})

it('of a store that takes nothing, it is not asked for each line of a batch', async () => {
  const { batches, bring } = journalWith(() => {
    throw new Error('the disk is full')
  })
  expect(new Set(await bring(Array.from({ length: 50 }, (_, n) => `t${n}`)))).toEqual(new Set(['the disk is full']))
  expect(batches).toHaveLength(4)
})

it('lines that were stored though nobody said so are found there; a place that somebody else took meanwhile is theirs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'krcma-journal-'))
  const file = join(folder, 'store.sqlite')
  await (await openStore({ file })).close()
  const sqlite = await openSqlite(file)
  const ledger = new Ledger(sqlite)
  ledger.commit([line('taken', 0, { body: '{"by":"another"}' })])
  let calls = 0
  const journal = new Journal(sqlite.db, async (batch) => {
    const won = ledger.commit(batch)
    if (++calls === 1) throw new Error('the connection broke')
    return won
  })
  const came = await Promise.all(['a', 'taken', 'b'].map((table) => journal.append(line(table, 0))))
  expect(came).toEqual([true, false, true])
  expect(await journal.heads(['a', 'b'])).toEqual(['a', 'b'].map((id) => ({ id, seq: 1 })))
  await sqlite.db.destroy()
  rmSync(folder, { recursive: true })
})
