import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPostgres, type TestPostgres } from '../postgres.ts'
import { runHostile } from './run.ts'
import { ATTACKS, runSieges } from './siege.ts'

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

it('under siege, a server goes on: an honest player plays, nobody holds it up, and it does not grow', async () => {
  const reports = await runSieges({ milliseconds: 600 })
  expect(reports.map(({ attack }) => attack)).toEqual([...ATTACKS])
  for (const { attack, answers, busy, peak, achieved } of reports) {
    expect(achieved, attack).toEqual([])
    expect(answers, attack).toBeGreaterThan(0)
    // Half of it would do; on a machine that others use as well, processor time is not what it seems.
    expect(busy, attack).toBeLessThan(500)
    expect(peak, attack).toBeLessThan(400)
  }
}, 300_000)
