import { describe, expect, it } from 'vitest'
import { fateOf } from '../reckoning/fate.ts'
import type { Pool } from '../shape.ts'
import { at, DULL, type Given } from './scene.ts'

/** L is diplomacy, R combat. */
const has = (left: number, right: number, more: Partial<Pool> = {}): Given => ({
  pool: { diplomacy: left, combat: right, ...more },
})

/** Nobody plays anything in the third step of this turn. */
function place(players: readonly Given[], supply: Parameters<typeof at>[0]['supply'] = []) {
  const table = at({ players, supply })
  table.run(({ state }) => state.phase === 'play')
  return table.heard('fate-placed')[0]!
}

describe('the fate token', () => {
  it('WPD-EX-1 WPD-FATE-02 WPD-FATE-03: more players support the right path', () => {
    expect(place([has(3, 0), has(1, 2), has(1, 2)])).toMatchObject({ token: 1, side: 'right' })
  })

  it('WPD-EX-2 WPD-FATE-04: two against two, and the token is set aside', () => {
    const table = at({ players: [has(2, 3), has(2, 1), has(4, 1), has(0, 5)], supply: [] })
    table.run(({ state }) => state.phase === 'play')
    expect(table.heard('fate-placed')[0]).toMatchObject({ side: null })
    expect(table.state.fate).toEqual({ left: [], right: [], aside: [1] })
  })

  it('WPD-EX-3 WPD-RULING-11: a player with a tie supports neither', () => {
    const told = place([has(4, 5), has(4, 4), has(6, 2)])
    expect(told).toMatchObject({ side: null })
    expect(told['supports']).toEqual([
      { figure: 0, side: 'right' },
      { figure: 1, side: null },
      { figure: 2, side: 'left' },
    ])
    expect(fateOf(['left', 'left', 'right', null, null])).toBe('left')
  })

  it('WPD-EX-4 WPD-TWO-01: with two players the supply votes', () => {
    // act-36 shows combat, the right symbol.
    expect(place([has(1, 2), has(3, 0)], [['act-36', 'act-15']])).toMatchObject({ side: 'right' })
    expect(place([has(1, 2), has(3, 0)])).toMatchObject({ side: null })
  })

  it('WPD-EX-53 WPD-TWO-02: all printed symbols of the supply count, and its effects do not', () => {
    const told = place(
      [has(1, 0), has(0, 1)],
      [
        ['act-01', 'act-45'],
        ['act-15', 'act-50'],
      ],
    )
    expect(told['supports']).toContainEqual({ figure: 'mat', side: 'right' })
    expect(told).toMatchObject({ side: 'right' })
  })

  it('WPD-TWO-02: a tie of the supply supports neither path', () => {
    const told = place([has(1, 0), has(0, 1)], [['act-03', 'act-15']])
    expect(told).toMatchObject({ side: null })
  })

  it('WPD-FATE-05 WPD-FATE-06: neither the size of a majority nor inactive symbols matter', () => {
    expect(place([has(9, 0, { magic: 9 }), has(0, 1), has(0, 1)])).toMatchObject({ side: 'right' })
  })

  it('WPD-TWO-01: with three players the supply has no vote', () => {
    expect(place([has(1, 0), has(0, 1), has(0, 0)], [['act-01', 'act-15']])).toMatchObject({ side: null })
  })

  it('WPD-FATE-01: in the second turn token II is placed', () => {
    const table = at({
      players: [
        { hand: DULL, pool: { diplomacy: 9 } },
        { hand: [], pool: { diplomacy: 3 } },
      ],
      turn: 2,
      supply: [],
    })
    table.run(({ state }) => state.phase === 'play')
    expect(table.state.fate).toEqual({ left: [2], right: [], aside: [] })
  })
})
