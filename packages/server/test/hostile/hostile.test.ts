import { expect, it } from 'vitest'
import { runHostile } from './run.ts'

it('of 6,000 hostile messages none crashes the server, changes a table or is answered by anything hidden', async () => {
  const { sent, replies, changed, leaked, failures, reconnected } = await runHostile(6_000, 7)
  expect({ sent, changed, leaked, failures }).toEqual({ sent: 6_000, changed: [], leaked: [], failures: 0 })
  expect(replies['malformed']).toBeGreaterThan(1_000)
  expect(replies['unavailable']).toBeUndefined()
  expect(reconnected).toBeGreaterThan(20)
}, 300_000)
