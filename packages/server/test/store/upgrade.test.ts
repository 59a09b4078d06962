import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Migrator, sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { migrationsOf } from '../../src/store/migrations.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { openAccounts, openStore } from '../../src/store/store.ts'

const folder = mkdtempSync(join(tmpdir(), 'krcma-upgrade-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('a store of the first version is brought up to date with every line, seat and table that it held', async () => {
  const file = join(folder, 'old.sqlite')
  const { db } = await openSqlite(file)
  const first = Object.fromEntries(Object.entries(migrationsOf('sqlite')).slice(0, 1))
  await new Migrator({ db, provider: { getMigrations: async () => first } }).migrateToLatest()
  const lines = Array.from({ length: 300 }, (_, n) => ({ table: `table-${n % 3}`, seq: Math.floor(n / 3) }))
  for (const { table, seq } of lines)
    await sql`insert into journal values (${table}, ${seq}, ${seq + 7}, ${`{"line":${seq}}`})`.execute(db)
  await sql`insert into checkpoints values ('table-1', 50, '{"old":true}')`.execute(db)
  await sql`insert into seats values ('table-1', 'anna', 1, null)`.execute(db)
  await sql`insert into tables values ('table-1', 'lanterns', 'playing', 'public', 'anna', '{}', 100, 5, null, null, 0)`.execute(
    db,
  )
  for (const [id, status, updated] of [
    ['old', 'over', 3],
    ['late', 'ended', 4],
    ['off', 'called-off', 5],
  ] as const)
    await sql`insert into tables values (${id}, 'lanterns', ${status}, 'public', 'anna', '{}', 100, ${updated}, null, null, 0)`.execute(
      db,
    )
  await db.destroy()

  // Commands on the machine leave it to the server, which an older one may still be.
  await expect(openAccounts({ file })).rejects.toThrow('start the server of this version first')
  const now = Date.now()
  const store = await openStore({ file })
  await (await openAccounts({ file })).close()
  for (const table of ['table-0', 'table-1', 'table-2']) {
    const kept = await store.journal.lines(table)
    expect(kept).toEqual(Array.from({ length: 100 }, (_, seq) => ({ seq, at: seq + 7, body: `{"line":${seq}}` })))
  }
  // Checkpoints are made anew: those of old did not know everything that is asked of them now.
  expect(await store.journal.latest('table-1')).toMatchObject({ checkpoint: null, lines: { length: 100 } })
  expect(await store.journal.heads(['table-1'])).toEqual([{ id: 'table-1', seq: 100 }])
  expect(await store.lists.yours('anna')).toMatchObject([{ id: 'table-1', waiting: 1, updated: 5 }])
  // What has ended is filmed, one game after another; the latest first.
  const due = (seconds: number) => store.alarms.claim('here', now + 1_000 * seconds, 10_000_000, 1)
  expect([await due(0), await due(3_600), await due(3_600), await due(3_600)]).toEqual([[], ['late'], ['old'], []])
  await store.close()
})
