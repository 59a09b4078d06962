import { expect, it } from 'vitest'
import { runRestarts } from './run.ts'

it('nodes outlive PostgreSQL that is restarted 20 times under load, and have every acknowledged answer', async () => {
  const { restarts, acknowledged, faults, dead } = await runRestarts({ restarts: 20, tables: 4, seed: 20_262 })
  expect({ restarts, faults, dead }).toEqual({ restarts: 20, faults: [], dead: 0 })
  expect(acknowledged).toBeGreaterThan(100)
}, 300_000)
