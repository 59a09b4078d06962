import { openTable, restore } from '@krcma/kernel'
import { expect, it } from 'vitest'
import { game } from '../rules/game.ts'
import type { State } from '../shape.ts'

it('a table of rules 1 goes on by these: which window stood open is no longer in the state', () => {
  const table = openTable(game, { seats: ['Alice', 'Robert'], seed: '5'.repeat(64) })
  if ('refused' in table) throw new Error(table.refused)
  for (const decision of table.asked.slice(0, 1)) table.give(decision, 0)
  const saved = table.save()
  const older = {
    ...saved,
    rules: 1,
    checkpoints: saved.checkpoints.map((checkpoint) => ({
      ...checkpoint,
      state: { ...(checkpoint.state as State), window: null, uses: 3 },
    })),
  }
  const restored = restore(game, JSON.parse(JSON.stringify(older)))
  if (restored.refused !== undefined) throw new Error(`${restored.refused}: ${restored.about}`)
  expect(restored.setAside).toEqual([])
  expect(restored.table.state).toEqual(table.state)
  expect(restored.table.view(0)).toEqual(table.view(0))
})
