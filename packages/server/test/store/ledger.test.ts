import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { AdaptiveCommit } from '../../src/store/adaptive-commit.ts'
import { Ledger } from '../../src/store/ledger.ts'
import { openSqlite, unwaiting } from '../../src/store/sqlite.ts'
import { openStore } from '../../src/store/store.ts'
import { broken, line } from './lines.ts'

const folder = mkdtempSync(join(tmpdir(), 'krcma-ledger-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A file with the tables of a store, opened by itself. */
async function fresh(name: string) {
  const file = join(folder, `${name}.sqlite`)
  await (await openStore({ file })).close()
  return { file, sqlite: await openSqlite(file) }
}

it('a ledger says that the disk is full, stores nothing of the batch, and goes on when there is room', async () => {
  const { sqlite } = await fresh('full')
  const { db } = sqlite
  const ledger = new Ledger(sqlite)
  const much = line('much', 0, { body: 'x'.repeat(200_000) })
  const [pages] = (await sql<{ page_count: number }>`pragma page_count`.execute(db)).rows
  await sql`pragma max_page_count = ${sql.lit((pages?.page_count ?? 0) + 8)}`.execute(db)
  expect(() => ledger.commit([line('little', 0), much])).toThrow('database or disk is full')
  expect(await db.selectFrom('journal').selectAll().execute()).toEqual([])
  await sql`pragma max_page_count = 100000`.execute(db)
  expect(ledger.commit([line('little', 0), much])).toEqual(['little 0', 'much 0'])
  await db.destroy()
})

it('a ledger says why it could not store a line, and stores nothing of the batch', async () => {
  const { sqlite } = await fresh('broken')
  const ledger = new Ledger(sqlite)
  expect(() => ledger.commit([line('whole', 0), broken('broken', 0)])).toThrow('tables.card')
  expect(await sqlite.db.selectFrom('journal').selectAll().execute()).toEqual([])
  expect(ledger.commit([line('whole', 0)])).toEqual(['whole 0'])
  await sqlite.db.destroy()
})

it('an adaptive commit whose store is locked by another connection leaves the batch to the scribe, without waiting for the lock', async () => {
  const { file, sqlite } = await fresh('locked')
  const other = await openSqlite(file)
  const given: string[] = []
  const scribe = { busy: false, tidy: () => undefined, commit: async () => [String(given.push('scribe'))] }
  const adaptive = new AdaptiveCommit(new Ledger(unwaiting(sqlite)), scribe)
  await sql`begin immediate`.execute(other.db)
  await adaptive.commit([line('locked', 0)])
  expect(given).toEqual(['scribe'])
  expect((await sql`pragma busy_timeout`.execute(sqlite.db)).rows).toEqual([{ timeout: 0 }])
  await sql`rollback`.execute(other.db)
  expect(await sqlite.db.selectFrom('journal').selectAll().execute()).toEqual([])
  await Promise.all([sqlite, other].map(({ db }) => db.destroy()))
})
