import { expect, it } from 'vitest'
import { runFaults } from './run.ts'

it('killed 50 times under load, a server has every acknowledged answer, and every table goes on', async () => {
  const { kills, acknowledged, faults, returns } = await runFaults(50, 6, 20_261)
  expect(faults).toEqual([])
  expect(kills).toBe(50)
  expect(acknowledged).toBeGreaterThan(500)
  expect(returns.same + returns.missed).toBeGreaterThan(100)
}, 600_000)
