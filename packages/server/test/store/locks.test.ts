import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStore } from '../../src/store/store.ts'
import { startPostgres, type TestPostgres } from '../postgres.ts'
import { line, row } from './lines.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

it('a node that gives its claims back and one that stores a batch do not wait for each other in a circle', async () => {
  const url = await postgres.fresh()
  const store = await openStore({ file: '', url })
  // Capital letters come first where lines are stored, and nowhere else; they lie in the store the other way round.
  for (const id of ['b', 'a', 'C'])
    await store.journal.append(line(id, 0, { row: row(id, { claimed_by: 'stopping', claimed_until: 9_000 }) }))
  const [other, witness] = [new pg.Client(url), new pg.Client(url)]
  for (const client of [other, witness]) await client.connect()
  const lock = (id: string) => other.query('update tables set updated = 2 where id = $1', [id])
  await other.query('begin')
  await lock('C')
  const released = store.alarms.release('stopping')
  const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while ((await witness.query(waits)).rows.length === 0);
  await lock('a')
  await lock('b')
  await other.query('commit')
  await released
  const { rows } = await witness.query('select distinct claimed_by, updated from tables')
  expect(rows).toEqual([{ claimed_by: null, updated: '2' }])
  for (const client of [other, witness]) await client.end()
  await store.close()
})
