import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Notice } from '../src/broker/broker.ts'
import { PostgresBroker } from '../src/broker/postgres.ts'
import { cutBroker, startPostgres, type TestPostgres } from './postgres.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

/** A node's broker, what it has heard, and how often it said that it might have missed something. */
async function ear(url: string, node: string) {
  const heard: Notice[] = []
  const errors: string[] = []
  const ears = new Set<() => void>()
  let gaps = 0
  const broker = new PostgresBroker(url, node, ({ message }) => errors.push(message))
  const told = () => {
    for (const one of ears) one()
  }
  await broker.listen(
    (notice) => {
      heard.push(notice)
      told()
    },
    () => {
      gaps++
      told()
    },
  )
  const until = (so: () => boolean) =>
    new Promise<void>((done) => {
      const look = () => {
        if (so()) done()
      }
      ears.add(look)
      look()
    })
  return { broker, heard, errors, until, gaps: () => gaps }
}

const chat = (n: number): Notice => ({ is: 'chat', table: 't', n, removed: false })

it('a broker does not mind what somebody else calls out on its channel', async () => {
  const url = await postgres.fresh()
  const [here, there] = [await ear(url, 'here'), await ear(url, 'there')]
  const stranger = new pg.Client({ connectionString: url })
  await stranger.connect()
  const said = [
    'x',
    '',
    'null',
    '[]',
    '{"node":"a"}',
    '{"node":"a","notices":{}}',
    '{"node":"a","notices":[null]}',
    '{"node":"a","notices":[{"is":"present","table":"t","presence":null,"asks":true}]}',
    '{"node":"a","notices":[{"is":"grown","table":{},"seq":"1"},{"is":"nothing"}]}',
  ]
  for (const text of said) await stranger.query('select pg_notify($1, $2)', ['krcma', text])
  await stranger.end()
  there.broker.publish(chat(1))
  await here.until(() => here.heard.length > 0)
  expect(here.heard).toEqual([chat(1)])
  expect(here.errors).toEqual([])
  await Promise.all([here.broker.close(), there.broker.close()])
})

it('a broker whose connection is cut opens another, says that it may have missed something, and says then what it had to say', async () => {
  const url = await postgres.fresh()
  const here = await ear(url, 'here')
  const cut = await cutBroker(url)
  const there = await ear(url, 'there')
  await cut()
  for (let n = 0; n < 300; n++) here.broker.publish(chat(n))
  here.broker.publish({ is: 'thinking', table: 't', seat: 0, done: 1 })
  await here.until(() => here.gaps() === 1)
  expect(here.errors).toHaveLength(1)
  await there.until(() => there.heard.length >= 300)
  expect(there.heard).toEqual(Array.from({ length: 300 }, (_, n) => chat(n)))
  expect(there.gaps()).toBe(0)
  there.broker.publish(chat(300))
  await here.until(() => here.heard.length > 0)
  await Promise.all([here, there].map(({ broker }) => broker.close()))
})

it('a broker says what it has to say before it is closed, and never what is too long for PostgreSQL', async () => {
  const url = await postgres.fresh()
  const [here, there] = [await ear(url, 'here'), await ear(url, 'there')]
  here.broker.publish({ is: 'left', session: null, person: 'x'.repeat(9_000) })
  here.broker.publish({ is: 'left', session: null, person: 'ž'.repeat(3_000) })
  here.broker.publish({ is: 'left', session: null, person: 'é'.repeat(3_000) })
  await here.broker.close()
  await there.until(() => there.heard.length === 2)
  expect(here.errors).toEqual(['a notice is too long: left'])
  await there.broker.close()
})

it('a broker that is closed while it has no connection opens none', async () => {
  const url = await postgres.fresh()
  const here = await ear(url, 'here')
  await (await cutBroker(url))()
  await here.broker.close()
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query(
    `select 1 from pg_stat_activity where application_name = 'krcma notices' and datname = current_database()`,
  )
  expect(rows).toEqual([])
  await client.end()
})
