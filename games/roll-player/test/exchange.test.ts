import { describe, expect, it } from 'vitest'
import { COLOURS } from '../content/basics.ts'
import { at, hero, rows, shown } from './scene.ts'

const NONE_LEFT = Object.fromEntries(COLOURS.map((colour) => [colour, 0])) as Record<(typeof COLOURS)[number], number>

function withSkill(skill: 'search' | 'negotiate', given: { bag?: typeof NONE_LEFT; pool?: string } = {}) {
  const owner = hero({ skills: [skill, 'climb'], rows: rows({ str: 'g6 g4' }), gold: 0 })
  const { bag, ...rest } = given
  const table = at({ heroes: [hero(), owner], pool: 'w1 r3 r5', ...rest })
  if (bag !== undefined) Object.assign(table.state.bag, bag)
  return table.use(1, skill)
}

describe('an exchange of dice', () => {
  it('RPL-EFF-10: may be left, and then nothing changes', () => {
    for (const skill of ['search', 'negotiate'] as const) {
      const table = withSkill(skill).answer(1, 'exchange-die', 'none')
      expect(shown(table.hero(1).rows.str)).toBe('g6 g4')
      expect(table.heard('die-exchanged')).toEqual([])
      expect(table.asked).toEqual(['0 initiative'])
    }
  })

  it('RPL-CARD-09: Search offers the colours that the bag still has, and says which die is given', () => {
    const table = withSkill('search', { bag: { ...NONE_LEFT, blue: 1, gold: 2 } })
    expect(table.decision(1, 'exchange-die').context).toEqual({ with: 'bag' })
    table.answer(1, 'exchange-die', 1)
    expect(table.options(1, 'bag-die')).toEqual(['blue', 'gold'])
    expect(table.decision(1, 'bag-die').context).toEqual({ space: 1 })
    table.answer(1, 'bag-die', 'blue')
    expect(table.heard('die-exchanged')).toEqual([
      { seat: 1, space: 1, given: { colour: 'green', value: 4 }, taken: { colour: 'blue', value: 4 }, with: 'bag' },
    ])
  })

  it('RPL-CARD-09 RPL-CARD-12: with an empty bag, or without an unchosen die, there is nothing to exchange', () => {
    expect(withSkill('search', { bag: NONE_LEFT }).asked).toEqual(['0 initiative'])
    // The only die of the pool has just been taken.
    const empty = at({
      heroes: [hero(), hero({ skills: ['negotiate'], rows: rows({ str: 'g6' }) })],
      pool: 'w1 - -',
    })
    expect(empty.asked).toEqual(['0 place-die'])
    empty.use(1, 'negotiate')
    expect(empty.asked).toEqual(['0 place-die'])
    expect(empty.heard('die-exchanged')).toEqual([])
  })

  it('RPL-CARD-12: Negotiate tells what was given and taken; nobody interrupts it', () => {
    const table = withSkill('negotiate')
    expect(table.decision(1, 'exchange-die').context).toEqual({ with: 'pool' })
    expect(table.usable(1)).toEqual([])
    table.answer(1, 'exchange-die', 0)
    expect(table.decision(1, 'pool-die').context).toEqual({ space: 0 })
    expect(table.usable(1)).toEqual([])
    table.answer(1, 'pool-die', 3)
    expect(table.heard('die-exchanged')).toEqual([
      { seat: 1, space: 0, given: { colour: 'green', value: 6 }, taken: { colour: 'red', value: 5 }, with: 'pool' },
    ])
  })

  it('RPL-TIME-01: Search is not interrupted either', () => {
    const table = withSkill('search')
    expect(table.usable(1)).toEqual([])
    table.answer(1, 'exchange-die', 0)
    expect(table.usable(1)).toEqual([])
  })
})

describe('what the Roll phase tells', () => {
  it('RPL-ROLL-01: the round, and the dice as they fell', () => {
    const table = at({ heroes: [hero(), hero()], phase: 'roll', round: 3, rounds: 12 })
    expect(table.heard('round-began')).toEqual([{ seat: 0, round: 3, rounds: 12 }])
    const [rolled] = table.heard('dice-rolled') as [{ dice: { value: number }[] }]
    const pool = table.state.initiative.map(({ die }) => die)
    expect(rolled.dice).toHaveLength(pool.length)
    expect([...rolled.dice].sort((a, b) => a.value - b.value).map(({ value }) => value)).toEqual(
      pool.map((die) => die?.value),
    )
  })
})
