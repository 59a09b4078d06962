import { describe, expect, it } from 'vitest'
import { ATTRIBUTES } from '../content/basics.ts'
import { CLASS_IDS } from '../content/heroes.ts'
import { attributeScore } from '../reckoning/attributes.ts'
import { alignmentStars } from '../reckoning/score.ts'
import { starsOfTrait } from '../reckoning/traits.ts'
import type { Hero } from '../shape.ts'
import { openAt, playOn } from './play.ts'
import { type At, at, falls, hero, rows, shown } from './scene.ts'

/** The first of two players takes Initiative card 1 (a white 4, unless said) and places it. */
function placing(
  given: Parameters<typeof hero>[0],
  row: (typeof ATTRIBUTES)[number],
  pool = 'w4 b5 r6',
  ...rolls: number[]
): At {
  const table = at({ heroes: [hero(given), hero()], pool }, falls(...rolls))
  return table.answer(0, 'initiative', 1).answer(0, 'place-die', row)
}
const FULL = rows({ str: 'g1 b2', dex: 'r3', con: 'b1', int: 'p4', wis: 'k5', cha: 'w6' })
const full = () => structuredClone(FULL)

describe('Dice phase', () => {
  it('RPL-DICE-02: any Initiative card not yet taken can be chosen, with its die and coin', () => {
    const table = at({ heroes: [hero(), hero()], pool: 'w4 b5 r6' })
    expect(table.options(0, 'initiative')).toEqual([1, 2, 3])
    table.answer(0, 'initiative', 2)
    expect(shown(table.hero(0).hand)).toBe('b5')
    expect(table.state.initiative[1]).toMatchObject({ taker: 0, die: null })
    table.answer(0, 'place-die', 'cha').answer(0, 'take', 'none')
    expect(table.hero(0).gold).toBe(6)
    expect(table.options(1, 'initiative')).toEqual([1, 3])
  })

  it('RPL-DICE-03 RPL-DICE-04: the die goes to the leftmost empty space of a row with an empty space, and keeps its value', () => {
    const table = at({ heroes: [hero({ rows: rows({ str: 'g1 g2 g3', dex: 'b1' }) }), hero()], pool: 'w4 b5 r6' })
    table.answer(0, 'initiative', 1)
    expect(table.options(0, 'place-die')).toEqual(['dex', 'con', 'int', 'wis', 'cha'])
    table.answer(0, 'place-die', 'dex')
    expect(shown(table.hero(0).rows.dex)).toBe('b1 w4')
  })

  it('RPL-DICE-05 RPL-GOLD-01 RPL-GOLD-03 RPL-GOLD-04 RPL-EX-14: coin, third space and gold die add up to 4, for a Thief to 6', () => {
    const income = (id: Hero['class'] & string) => {
      const table = at({
        heroes: [hero({ class: id, gold: 0, rows: rows({ wis: 'g1 g2' }) }), hero(), hero(), hero()],
        pool: 'w1 b2 $3 r4 g5',
      })
      table.answer(0, 'initiative', 3).answer(0, 'place-die', 'wis')
      return table.hero(0).gold
    }
    expect(income('paladin')).toBe(4)
    expect(income('thief')).toBe(6)
  })

  it('RPL-DICE-05: nothing is due for a first die without a coin', () => {
    expect(placing({ gold: 5 }, 'cha').hero(0).gold).toBe(5)
  })

  it('RPL-EX-3: the gold 4 in Strength brings 3 Gold, and the action turns the blue 1 to 6', () => {
    const table = at({
      heroes: [hero({ gold: 0, rows: rows({ str: 'g2', con: 'b1' }) }), hero(), hero()],
      pool: 'r1 $4 p6 g6',
    })
    table.answer(0, 'initiative', 2).answer(0, 'place-die', 'str')
    expect(shown(table.hero(0).rows.str)).toBe('g2 $4')
    expect(table.hero(0).gold).toBe(3)
    table.answer(0, 'flip-die', 6)
    expect(shown(table.hero(0).rows.con)).toBe('b6')
  })

  it.each([
    ['str', 'flip-die'],
    ['dex', 'swap-first'],
    ['con', 'adjust-die'],
    ['int', 'reroll-die'],
    ['wis', 'move-marker'],
    ['cha', 'take'],
  ] as const)('RPL-DICE-06 RPL-ATTR-01: the action of %s is offered and may be declined', (row, kind) => {
    const table = placing({ rows: full() }, row)
    expect(table.asked).toEqual([`0 ${kind}`])
    const before = structuredClone({ ...table.hero(0) })
    table.answer(0, kind, 'none' as never)
    expect(table.hero(0)).toEqual(before)
    expect(table.asked).toEqual(['1 initiative'])
  })

  /** An action that is carried out, on dice of other rows. */
  const carriedOut = {
    str: (table: At) => table.answer(0, 'flip-die', 3),
    dex: (table: At) => table.answer(0, 'swap-first', 0).answer(0, 'swap-second', 15),
    con: (table: At) => table.answer(0, 'adjust-die', { space: 0, by: 1 }),
    int: (table: At) => table.answer(0, 'reroll-die', 0).answer(0, 'keep', 'new'),
    wis: (table: At) => table.answer(0, 'move-marker', 'up'),
    cha: (table: At) => table.answer(0, 'take', 'take'),
  }

  it.each(ATTRIBUTES)('RPL-DICE-07 RPL-ATTR-03: after the action of %s there is no other in this Dice phase', (row) => {
    const market = ['honest', 'weak', 'loyal'] as const
    const own = hero({ class: 'cleric', rows: full() })
    const table = at({ heroes: [own, hero()], pool: 'w4 b5 r6', market: [...market] }, falls(6))
    table.answer(0, 'initiative', 1).answer(0, 'place-die', row)
    carriedOut[row](table)
    expect(table.asked).toEqual(['1 initiative'])
    table.answer(1, 'initiative', 2).answer(1, 'place-die', 'cha').answer(1, 'take', 'none')
    expect(table.asked).toEqual(['0 market'])
  })

  it('RPL-DICE-09: one Initiative card is left with its die, and with its coin', () => {
    const table = at({ heroes: [hero(), hero()], pool: 'w4 b5 r6', market: ['honest', 'weak', 'loyal'] })
    table.answer(0, 'initiative', 1).answer(0, 'place-die', 'cha').answer(0, 'take', 'none')
    table.answer(1, 'initiative', 3).answer(1, 'place-die', 'cha').answer(1, 'take', 'none')
    expect(table.state.phase).toBe('market')
    expect(table.state.initiative).toEqual([
      { coin: false, die: null, taker: 0 },
      { coin: true, die: { colour: 'blue', value: 5 }, taker: null },
      { coin: false, die: null, taker: 1 },
    ])
  })

  it('RPL-DICE-10: Longbow comes after the Gold and before the action, and is not that action', () => {
    const table = placing({ weapons: ['longbow'], rows: full(), gold: 0 }, 'str')
    expect(table.hero(0).gold).toBe(1)
    expect(table.options(0, 'adjust-die')).toEqual([{ space: 2, by: 1 }, { space: 2, by: -1 }, 'none'])
    table.answer(0, 'adjust-die', { space: 2, by: 1 })
    expect(shown(table.hero(0).rows.str)).toBe('g1 b2 w5')
    expect(table.asked).toEqual(['0 flip-die'])
  })
})

describe('attribute actions', () => {
  it('RPL-ATTR-02: the die just placed and any placed before can be chosen, on the own sheet alone', () => {
    const table = placing({ rows: rows({ con: 'b1 b2' }) }, 'str')
    expect(table.options(0, 'flip-die')).toEqual([0, 6, 7, 'none'])
  })

  it('RPL-ATTR-03 RPL-ATTR-04 RPL-ATTR-06 RPL-EX-5: swapped dice bring neither action nor Gold', () => {
    const table = placing({ rows: rows({ str: 'g1 g2 $3', cha: 'w6' }), gold: 0 }, 'dex')
    table.answer(0, 'swap-first', 2).answer(0, 'swap-second', 15)
    expect(shown(table.hero(0).rows.str)).toBe('g1 g2 w6')
    expect(shown(table.hero(0).rows.cha)).toBe('$3')
    expect(table.hero(0).gold).toBe(0)
    expect(table.asked).toEqual(['1 initiative'])
  })

  it.each([
    [1, 6],
    [2, 5],
    [3, 4],
    [4, 3],
    [5, 2],
    [6, 1],
  ])('RPL-ATTR-05 RPL-EX-4: %i is turned to %i', (from, to) => {
    const table = placing({}, 'str', `w${from} b6 r6`).answer(0, 'flip-die', 0)
    expect(table.hero(0).rows.str[0]!.value).toBe(to)
  })

  it('RPL-ATTR-07: both places of a swap must hold dice', () => {
    const table = placing({ rows: rows({ str: 'g1' }) }, 'dex')
    expect(table.options(0, 'swap-first')).toEqual([0, 3, 'none'])
    table.answer(0, 'swap-first', 0)
    // One die is left to swap with: nothing to choose.
    expect(shown(table.hero(0).rows.str)).toBe('w4')
    expect(shown(table.hero(0).rows.dex)).toBe('g1')
    const alone = at({ heroes: [hero(), hero()], pool: 'w4 b5 r6' })
    alone.answer(0, 'initiative', 1).answer(0, 'place-die', 'dex')
    expect(alone.asked).toEqual(['1 initiative'])
  })

  it('RPL-ATTR-08: one die is raised or lowered by 1', () => {
    const table = placing({ class: 'cleric', rows: rows({ str: 'g3' }) }, 'con')
    expect(table.options(0, 'adjust-die')).toHaveLength(5)
    table.answer(0, 'adjust-die', { space: 0, by: -1 })
    expect(shown(table.hero(0).rows.str)).toBe('g2')
    expect(table.asked).toEqual(['1 initiative'])
  })

  it('RPL-ATTR-09 RPL-EX-15: a 6 can only become 5, a 1 only 2', () => {
    const table = placing({ rows: rows({ str: 'g6 g1' }) }, 'con', 'w3 b5 r6')
    expect(table.options(0, 'adjust-die')).toEqual([
      { space: 0, by: -1 },
      { space: 1, by: 1 },
      { space: 6, by: 1 },
      { space: 6, by: -1 },
      'none',
    ])
  })

  it('RPL-ATTR-10: a die is rerolled in its space, and the old or the new value kept', () => {
    const rerolled = () => placing({ rows: rows({ str: 'g3' }) }, 'int', 'w4 b5 r6', 6).answer(0, 'reroll-die', 0)
    expect(rerolled().decision(0, 'keep').context).toEqual({ space: 0, old: 3, new: 6 })
    expect(shown(rerolled().answer(0, 'keep', 'new').hero(0).rows.str)).toBe('g6')
    expect(shown(rerolled().answer(0, 'keep', 'old').hero(0).rows.str)).toBe('g3')
  })

  it('RPL-ATTR-11 RPL-ALIGN-03: Wisdom moves the marker one space in any of four directions', () => {
    const table = placing({}, 'wis')
    expect(table.options(0, 'move-marker')).toEqual(['up', 'down', 'left', 'right', 'none'])
    table.answer(0, 'move-marker', 'up')
    expect(table.hero(0).marker).toEqual({ row: 0, column: 1 })
    expect(table.asked).toEqual(['1 initiative'])
  })

  it('RPL-ATTR-12: Charisma brings one token', () => {
    expect(placing({}, 'cha').answer(0, 'take', 'take').hero(0).tokens).toBe(1)
  })

  it('RPL-ATTR-13: without tokens left Charisma brings nothing', () => {
    const table = at({ heroes: [hero({ tokens: 2 }), hero({ tokens: 4 })], pool: 'w4 b5 r6' })
    table.answer(0, 'initiative', 1).answer(0, 'place-die', 'cha')
    expect(table.hero(0).tokens).toBe(2)
    expect(table.asked).toEqual(['1 initiative'])
  })

  it('RPL-ATTR-14: an altered action is its owner’s alone and still the one action', () => {
    const barbarian = placing({ class: 'barbarian', rows: full() }, 'str').answer(0, 'flip-die', 0)
    expect(barbarian.asked).toEqual(['0 flip-die'])
    barbarian.answer(0, 'flip-die', 1)
    expect(barbarian.asked).toEqual(['1 initiative'])
    for (const id of CLASS_IDS.filter((other) => other !== 'barbarian' && other !== 'wizard')) {
      expect(placing({ class: id, rows: full() }, 'str').answer(0, 'flip-die', 0).asked).toEqual(['1 initiative'])
    }
  })
})

describe('alignment', () => {
  it('RPL-ALIGN-01: the grid has three rows and three columns; honest and obnoxious, loyal and cunning have their edges', () => {
    const spaces = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })))
    for (const marker of spaces) {
      const own = placing({ marker: { ...marker } }, 'wis')
      const ways = own.options(0, 'move-marker').filter((way) => way !== 'none')
      expect(ways.includes('up')).toBe(marker.row > 0)
      expect(ways.includes('down')).toBe(marker.row < 2)
      expect(ways.includes('left')).toBe(marker.column > 0)
      expect(ways.includes('right')).toBe(marker.column < 2)
      const at = hero({ marker: { ...marker }, alignment: 'arbiter' })
      expect(starsOfTrait(at, 'honest') > 0).toBe(marker.row === 0)
      expect(starsOfTrait(at, 'obnoxious') > 0).toBe(marker.row === 2)
      expect(starsOfTrait(at, 'loyal') > 0).toBe(marker.column === 0)
      expect(starsOfTrait(at, 'cunning') > 0).toBe(marker.column === 2)
    }
    // The arbiter's values: lawful neutral 3, chaotic neutral −3, and 1 and −1 beside them.
    const values = spaces.map((marker) => alignmentStars(hero({ alignment: 'arbiter', marker })))
    expect(values).toEqual([1, 0, -1, 3, 0, -3, 1, 0, -1])
  })

  it('RPL-ALIGN-01 RPL-ALIGN-04: up is good, down evil, left lawful, right chaotic', () => {
    const after = (direction: 'up' | 'down' | 'left' | 'right') =>
      placing({}, 'wis').answer(0, 'move-marker', direction).hero(0).marker
    expect(after('up')).toEqual({ row: 0, column: 1 })
    expect(after('down')).toEqual({ row: 2, column: 1 })
    expect(after('left')).toEqual({ row: 1, column: 0 })
    expect(after('right')).toEqual({ row: 1, column: 2 })
  })

  it.each([1, 2, 3, 4])(
    'RPL-ALIGN-02: with %i players every marker starts in the centre, each for itself',
    (players) => {
      const centre = { row: 1, column: 1 }
      const moved: number[] = []
      const table = openAt(players, players, {}, (kind, data) => {
        if (kind === 'marker-moved') moved.push((data as { seat: number }).seat)
      })
      playOn(table, players, ({ state }) => {
        for (const [seat, { marker }] of state.heroes.entries())
          if (!moved.includes(seat)) expect(marker).toEqual(centre)
        return moved.length === 0
      })
      expect(moved).toHaveLength(1)
      expect(table.state.heroes[moved[0]!]!.marker).not.toEqual(centre)
    },
  )

  it('RPL-ALIGN-03: the marker never leaves the grid', () => {
    const at00 = placing({ marker: { row: 0, column: 0 } }, 'wis')
    expect(at00.options(0, 'move-marker')).toEqual(['down', 'right', 'none'])
    const at22 = placing({ marker: { row: 2, column: 2 } }, 'wis')
    expect(at22.options(0, 'move-marker')).toEqual(['up', 'left', 'none'])
  })
})

describe('abilities that alter an action', () => {
  it('RPL-CLASS-11: a Paladin makes up to two changes, on one die or on two', () => {
    const table = placing({ class: 'paladin', rows: rows({ str: 'g5' }) }, 'con')
    table.answer(0, 'adjust-die', { space: 0, by: 1 })
    expect(table.options(0, 'adjust-die')).not.toContainEqual({ space: 0, by: 1 })
    table.answer(0, 'adjust-die', { space: 0, by: -1 })
    expect(shown(table.hero(0).rows.str)).toBe('g5')
    expect(table.asked).toEqual(['1 initiative'])
    const one = placing({ class: 'paladin', rows: rows({ str: 'g5' }) }, 'con')
    one.answer(0, 'adjust-die', { space: 0, by: 1 }).answer(0, 'adjust-die', 'none')
    expect(one.asked).toEqual(['1 initiative'])
  })

  it('RPL-CLASS-13: a Monk moves the marker up to two steps, each in any legal direction, and may change a die by 1', () => {
    const table = placing({ class: 'monk', rows: rows({ str: 'g5' }) }, 'wis')
    table.answer(0, 'move-marker', 'up')
    expect(table.options(0, 'move-marker')).toEqual(['down', 'left', 'right', 'none'])
    table.answer(0, 'move-marker', 'left')
    expect(table.hero(0).marker).toEqual({ row: 0, column: 0 })
    table.answer(0, 'adjust-die', { space: 0, by: 1 })
    expect(shown(table.hero(0).rows.str)).toBe('g6')
    expect(table.asked).toEqual(['1 initiative'])
    const still = placing({ class: 'monk' }, 'wis').answer(0, 'move-marker', 'none')
    expect(still.asked).toEqual(['0 adjust-die'])
  })

  it('RPL-CLASS-14 RPL-EFF-06: a Rogue makes up to two swaps, one after the other', () => {
    const table = placing({ class: 'rogue', rows: rows({ str: 'g1', con: 'b2' }) }, 'dex')
    table.answer(0, 'swap-first', 0).answer(0, 'swap-second', 3)
    table.answer(0, 'swap-first', 3).answer(0, 'swap-second', 6)
    expect([table.hero(0).rows.str, table.hero(0).rows.dex, table.hero(0).rows.con].map(shown)).toEqual([
      'w4',
      'b2',
      'g1',
    ])
    expect(table.asked).toEqual(['1 initiative'])
  })

  it('RPL-CLASS-15 RPL-EFF-08: a Sorcerer rerolls up to three different dice together and chooses for each', () => {
    const table = placing({ class: 'sorcerer', rows: rows({ str: 'g1 b2' }) }, 'int', 'w4 b5 r6', 5, 6)
    table.answer(0, 'reroll-die', 0)
    expect(table.options(0, 'reroll-die')).toEqual([1, 9, 'none'])
    table.answer(0, 'reroll-die', 1)
    expect(table.options(0, 'reroll-die')).toEqual([9, 'none'])
    table.answer(0, 'reroll-die', 'none')
    expect(table.heard('die-rerolled')).toHaveLength(2)
    table.answer(0, 'keep', 'new')
    expect(table.decision(0, 'keep').context).toEqual({ space: 1, old: 2, new: 6 })
    table.answer(0, 'keep', 'old')
    expect(shown(table.hero(0).rows.str)).toBe('g5 b2')
    expect(table.asked).toEqual(['1 initiative'])
  })

  it('RPL-CLASS-16: a Wizard may carry out the action of Dexterity, Intelligence, Wisdom or Charisma instead', () => {
    const table = placing({ class: 'wizard', rows: full() }, 'cha')
    expect(table.options(0, 'attribute-action')).toEqual(['dex', 'int', 'wis', 'cha', 'none'])
    table.answer(0, 'attribute-action', 'wis').answer(0, 'move-marker', 'up')
    expect(table.hero(0).marker).toEqual({ row: 0, column: 1 })
    expect(table.asked).toEqual(['1 initiative'])
    const strong = placing({ class: 'wizard', rows: full() }, 'str')
    expect(strong.options(0, 'attribute-action')).toEqual(['str', 'dex', 'int', 'wis', 'cha', 'none'])
    strong.answer(0, 'attribute-action', 'str').answer(0, 'flip-die', 0)
    expect(shown(strong.hero(0).rows.str).startsWith('g6 b2')).toBe(true)
  })

  it('RPL-CLASS-18 RPL-EFF-05: a Barbarian flips up to two different dice', () => {
    const table = placing({ class: 'barbarian', rows: rows({ dex: 'g1' }) }, 'str')
    table.answer(0, 'flip-die', 3)
    expect(table.options(0, 'flip-die')).toEqual([0, 'none'])
    table.answer(0, 'flip-die', 0)
    expect(attributeScore(table.hero(0), 'dex')).toBe(6)
    expect(attributeScore(table.hero(0), 'str')).toBe(3)
    const one = placing({ class: 'barbarian', rows: rows({ dex: 'g1' }) }, 'str').answer(0, 'flip-die', 3)
    expect(one.answer(0, 'flip-die', 'none').asked).toEqual(['1 initiative'])
    expect([one.hero(0).rows.str, one.hero(0).rows.dex].map(shown)).toEqual(['w4', 'g6'])
  })
})
