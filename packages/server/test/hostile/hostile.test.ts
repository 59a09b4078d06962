import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPostgres, type TestPostgres } from '../postgres.ts'
import { runHostile } from './run.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

it.each([
  ['SQLite', 6_000],
  ['PostgreSQL', 1_500],
] as const)(
  'on %s, of %i hostile messages and more none crashes the server, changes a table against its rules or is answered by anything hidden',
  async (kind, messages) => {
    const databaseUrl = kind === 'PostgreSQL' ? await postgres.fresh() : undefined
    const report = await runHostile({ messages, seed: 7, databaseUrl })
    const { sent, cheated, posted, replies, changed, leaked, failures, reconnected } = report
    expect({ sent, changed, leaked, failures }).toEqual({ sent: messages, changed: [], leaked: [], failures: 0 })
    expect(cheated).toBe(messages / 6)
    expect(posted).toBe(messages / 15)
    expect(replies['malformed']).toBeGreaterThan(messages / 6)
    expect(reconnected).toBeGreaterThan(messages / 300)
  },
  300_000,
)
