import { describe, expect, it } from 'vitest'
import { glance, judgement } from '../src/index.ts'
import { room as heap } from './games/heap.ts'
import { openAt } from './tables.ts'

/** Takes all but one, and in the end the last. */
const sure = { ...heap.mind, choose: () => 0 }

describe('a position', () => {
  it('is judged by what it leads to where a glance knows nothing', () => {
    const table = openAt(heap.game, 1, { scenario: { heap: 3 } })
    expect(glance(heap.mind, table)).toEqual([0, 0])
    // One is taken each time: the first, who takes the third, wins.
    expect(judgement(sure, table, 4, 1)).toEqual([1, 0])
    table.answer({ seat: 0, decision: table.decisions(0)[0]?.id, option: 1 })
    table.answer({ seat: 1, decision: table.decisions(1)[0]?.id, option: 2 })
    expect(table.over).toBe(true)
    expect(glance(heap.mind, table)).toEqual([0, 1])
    expect(judgement(sure, table, 4, 1)).toEqual([0, 1])
  })

  it('is judged alike for the same seed', () => {
    const table = openAt(heap.game, 1, { scenario: { heap: 12 } })
    expect(judgement(heap.mind, table, 8, 5)).toEqual(judgement(heap.mind, table, 8, 5))
    expect(judgement(heap.mind, table, 64, 5)).not.toEqual(judgement(heap.mind, table, 64, 6))
  })
})
