import { expect, it } from 'vitest'
import { runFaults } from './run.ts'

it('killed 50 times under load, a server has every acknowledged answer, and every table goes on', async () => {
  const told: number[] = []
  const { kills, acknowledged, faults, returns } = await runFaults({
    kills: 50,
    tables: 6,
    seed: 20_261,
    tell: (soFar) => told.push(soFar.kills),
  })
  expect(faults).toEqual([])
  expect(kills).toBe(50)
  expect(told).toEqual(Array.from({ length: 50 }, (_, n) => n + 1))
  expect(acknowledged).toBeGreaterThan(500)
  expect(returns.same + returns.missed).toBeGreaterThan(100)
}, 600_000)
