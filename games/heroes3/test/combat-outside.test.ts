import { describe, expect, it, vi } from 'vitest'
import { SCENARIOS } from '../content/scenarios.ts'
import { controllerFor } from '../reckoning/opposition.ts'
import { verdicts } from './battle-double.ts'
import { at, type Lord, scene } from './scene.ts'

vi.mock('../rules/battle/battle.ts', () => import('./battle-double.ts'))

const grand = SCENARIOS['grand-race']
/** Heroes next to each other on N4. */
const meeting = (a: Lord = {}, b: Lord = {}) => [
  { at: 'N4.C' as const, ...a },
  { at: 'N4.SW' as const, ...b },
]

describe('experience', () => {
  const fight = (level: number, difficulty: 'F5.NW' | 'F5.NE') => {
    const table = at({
      lords: [
        {
          at: 'F5.C',
          change: (player) => {
            player.level = level
          },
        },
        {},
      ],
    })
    verdicts.push({})
    return table.move(difficulty).until('act', 0)
  }

  it('H3B-HERO-06: equal 1, higher 2', () => {
    expect(fight(2, 'F5.NE').player()).toMatchObject({ level: 2, experience: 1 })
    expect(fight(1, 'F5.NE').player()).toMatchObject({ level: 2, experience: 0 })
  })

  it('H3B-EX-20, H3B-HERO-01, H3B-HERO-02, H3B-HERO-03, H3B-HERO-05: level III with 1 wins against IV', () => {
    const table = at({
      lords: [{ at: 'N4.C', change: (player) => Object.assign(player, { level: 3, experience: 1 }) }, {}],
    })
    verdicts.push({})
    table.move('N4.W').until('visit')
    expect(table.player()).toMatchObject({ level: 4, experience: 1 })
    expect(table.player().hand.items).toEqual(['spec-catherine-IV'])
  })

  it('H3B-EX-21, H3B-HERO-07: azure units beaten, level VII at once', () => {
    const table = at({
      lords: [
        {
          at: 'C1.W',
          change: (player) => {
            player.level = 2
          },
        },
        {},
      ],
      scenario: grand,
    })
    verdicts.push({ azure: true })
    table.move('C1.C').until('search-from')
    expect(table.heard('level-reached')).toEqual([{ seat: 0, level: 3 }])
    for (let n = 0; n < 3; n++) table.answer('search-from', { deck: 'ability', from: 'discard' })
    expect(table.heard('level-reached').map(({ level }) => level)).toEqual([3, 4, 5, 6, 7])
    expect(table.player().hand.items.filter((card) => card.startsWith('spec-'))).toEqual([
      'spec-catherine-IV',
      'spec-catherine-VI',
    ])
  })

  it('H3B-HERO-08, H3B-HERO-15: a Secondary Hero gains none, and what it meets is lost', () => {
    const table = at({ lords: [{ second: 'F5.C' }, {}] })
    verdicts.push({})
    table.move('F5.NW', 'secondary').until('act', 0)
    expect(table.player()).toMatchObject({ level: 1, experience: 0 })
    const stone = at({ lords: [{ second: 'F5.C' }, {}] })
    stone.move('F5.SE', 'secondary')
    expect(stone.player().experience).toBe(0)
    expect(stone.state.fields['F5.SE']?.cube).toBe(true)
  })
})

describe('the end of a combat', () => {
  it('H3B-EX-31, H3B-CEND-10, H3B-CEND-09, H3B-ECON-04: the tribute of a beaten Main Hero', () => {
    const table = at({
      lords: meeting(
        {},
        {
          faction: 'dungeon',
          change: (player) => {
            player.goods.gold = 3
            player.morale = 'positive'
          },
        },
      ),
      scenario: grand,
    })
    verdicts.push({})
    const { gold } = table.player().goods
    table.move('N4.SW').until('visit')
    expect(table.player(1)).toMatchObject({ morale: 'neutral', goods: { gold: 0 } })
    expect(table.player().goods.gold).toBe(gold + 3)
    expect(table.player().cubes[1]).toBe(1)
    expect(table.player().defeated.main[1]).toBe(1)
    expect(table.hero(1).field).toBe('S2.C')
    expect(table.asked).toEqual(['0 visit'])
  })

  it('H3B-EX-31, H3B-EX-32, H3B-S1-04, H3B-S1-06, H3B-RULING-38: in Last Chance the game ends, and points decide', () => {
    const table = at({
      lords: meeting(
        {
          change: (player) => {
            player.level = 2
          },
        },
        { change: (player) => void player.scored.push('angel-wings') },
      ),
      change: (state) => {
        state.players[1]!.points = 19
      },
    })
    verdicts.push({})
    table.move('N4.SW').until('act')
    expect(table.state.ended).toMatchObject({ result: 'score', why: 'main-hero-defeated', winners: [1] })
    expect(table.heard('tribute-paid')).toHaveLength(1)
    expect(table.heard('visited')).toEqual([])
    expect(table.table.ending()?.places).toEqual([2, 1])
  })

  it('H3B-CEND-08, H3B-VISIT-08: the winner visits after its levels', () => {
    const table = at({ lords: [{ at: 'F1.C' }, {}] })
    verdicts.push({})
    table.move('F1.E').until('visit')
    const kinds = table.told.map(({ kind }) => kind)
    expect(kinds.indexOf('experience-gained')).toBeLessThan(kinds.indexOf('visited'))
  })

  it('H3B-CEND-03, H3B-EX-44, H3B-RULING-66: who retreats goes back to where it stopped last', () => {
    const table = at({ lords: [{ at: 'S3.C', second: 'S3.NE' }, {}] })
    verdicts.push({ winner: null, how: 'retreat' })
    table.hero().mp = 3
    table.move('S3.W').until('act', 0)
    expect(table.hero().field).toBe('S3.C')
    const over = at({ lords: [{ at: 'F5.W', second: 'F5.C' }, {}] })
    verdicts.push({ winner: null, how: 'retreat' })
    over.move('F5.C')
    expect(over.hero().passing).toBe(true)
    over.move('F5.NE').until('act', 0)
    expect(over.hero().field).toBe('F5.W')
    expect(over.hero().mp).toBe(1)
  })

  it('H3B-CEND-04, H3B-CEND-09, H3B-CEND-15, H3B-MOVE-09: beaten by neutral units, home without tribute, points kept', () => {
    const table = at({ lords: [{ at: 'F5.C' }, {}] })
    verdicts.push({ winner: 'defender' })
    const { gold } = table.player().goods
    table.move('F5.NW').until('act', 0)
    expect(table.hero()).toMatchObject({ field: 'S3.C', mp: 2 })
    expect(table.player().goods.gold).toBe(gold)
    expect(table.heard('hero-defeated')).toEqual([{ seat: 0, hero: 'main', by: null }])
  })

  it('H3B-CEND-11, H3B-HERO-14: a beaten Secondary Hero is removed, for a cube', () => {
    const table = at({ lords: [{ at: 'N4.C' }, { second: 'N4.SW' }] })
    verdicts.push({})
    table.move('N4.SW').until('give-up').answer('give-up', 'fight').until('visit')
    expect(table.player(1).heroes.secondary).toBeNull()
    expect(table.player().defeated.secondary[1]).toBe(1)
    expect(table.player().cubes[1]).toBe(1)
    expect(table.player().experience).toBe(0)
  })

  it('H3B-HERO-13, H3B-RULING-22: or it is given up without a combat, and counts', () => {
    const table = at({ lords: [{ at: 'N4.C' }, { second: 'N4.SW' }] })
    table.move('N4.SW').until('give-up').answer('give-up', 'give-up').until('visit')
    expect(table.player().defeated.secondary[1]).toBe(1)
    expect(table.player(1).heroes.secondary).toBeNull()
  })

  it('H3B-CEND-12, H3B-CEND-13: a defender that surrenders leaves the field to the attacker', () => {
    const table = at({ lords: meeting(), scenario: grand })
    verdicts.push({ winner: null, how: 'surrender', gaveUp: 'defender' })
    table.move('N4.SW').until('visit')
    expect(table.hero(1).field).toBe('S1.C')
    expect(table.player()).toMatchObject({ experience: 0, cubes: [0, 0] })
    const attacker = at({ lords: meeting(), scenario: grand })
    verdicts.push({ winner: null, how: 'surrender', gaveUp: 'attacker' })
    attacker.move('N4.SW').until('act', 0)
    expect(attacker.hero().field).toBe('S3.C')
    expect(attacker.hero(1).field).toBe('N4.SW')
  })

  it('H3B-CEND-18: a stalemate sends the attacker back, and nobody gains', () => {
    const table = at({ lords: meeting(), scenario: grand })
    verdicts.push({ winner: null, how: 'stalemate' })
    table.move('N4.SW').until('act', 0)
    expect(table.hero().field).toBe('N4.C')
    expect(table.player().cubes).toEqual([0, 0])
  })

  it('H3B-CEND-14, H3B-RULING-64: Necromancy right after a victory, before the visit', () => {
    const table = at({
      lords: [{ faction: 'necropolis', at: 'F5.C', hand: ['necromancy.1'] }, { faction: 'castle' }],
    })
    verdicts.push({})
    const { gold } = table.player().goods
    table.move('F5.NW').until('respond').answer('respond', { card: 'necromancy.1', mode: 'basic' })
    table.answer('pick-unit', { unit: 'skeletons', with: [] })
    expect(table.player().units[0]?.side).toBe('pack')
    expect(table.heard('paid').at(-1)).toMatchObject({ goods: { gold: 1 } })
    table.until('act', 0)
    expect(table.player().goods.gold).toBe(gold - 1 + 5)
  })

  it('H3B-COMB-15: behind a beaten hero stands the guard', () => {
    const table = at({ lords: [{ at: 'F5.C' }, { at: 'F5.NW' }], scenario: grand })
    verdicts.push({}, {})
    table.move('F5.NW').until('act', 0)
    expect(table.heard('combat-announced').map(({ against, difficulty }) => [against, difficulty])).toEqual([
      [1, null],
      [null, 3],
    ])
  })

  it('H3B-COMB-16: of two heroes the Main Hero defends, and both are beaten', () => {
    const table = at({ lords: [{ at: 'N4.C' }, { at: 'N4.SW', second: 'N4.SW' }], scenario: grand })
    verdicts.push({})
    table.move('N4.SW').until('visit')
    expect(table.player().defeated).toMatchObject({ main: [0, 1], secondary: [0, 1] })
    expect(table.player(1).heroes.secondary).toBeNull()
  })
})

describe('several combats', () => {
  it('H3B-COMB-14: one after another in the same turn', () => {
    const table = at({ lords: [{ at: 'F5.C' }, {}], scenario: grand })
    verdicts.push({}, {})
    table.move('F5.NW').until('act', 0)
    table.move('F5.NE').until('act', 0)
    expect(table.heard('combat-announced').map(({ field }) => field)).toEqual(['F5.NW', 'F5.NE'])
    expect(table.heard('turn-ends')).toEqual([])
  })
})

describe('sieges', () => {
  const siege = (b: Lord = {}) => at({ lords: [{ at: 'S1.NE' }, { at: 'N4.SW', ...b }], scenario: grand })

  it('H3B-SIEGE-01, H3B-LOC-24: without a hero the owner may pay 8 gold, or the town is flagged', () => {
    const table = siege()
    table.move('S1.C').until('defend-town').answer('defend-town', 'leave').until('act', 0)
    expect(table.state.fields['S1.C']?.flags).toEqual([0])
    expect(table.player().cubes[1]).toBe(1)
    expect(table.heard('hero-defeated')).toEqual([])
  })

  it('H3B-SIEGE-01, H3B-CEND-15, H3B-RULING-52: an army without a hero beats a hero', () => {
    const table = siege()
    verdicts.push({ winner: 'defender' })
    const { gold } = table.player(1).goods
    table.move('S1.C').until('defend-town').answer('defend-town', 'pay').until('act', 0)
    expect(table.player(1).goods.gold).toBe(gold - 8 + 5)
    expect(table.player(1).defeated.main[0]).toBe(1)
    expect(table.player(1).experience).toBe(0)
    expect(table.state.fields['S1.C']?.flags).toEqual([1])
  })

  it('H3B-SIEGE-01: not without 8 gold', () => {
    const table = siege({
      change: (player) => {
        player.goods.gold = 7
      },
    })
    table.move('S1.C').until('act', 0)
    expect(table.state.fields['S1.C']?.flags).toEqual([0])
  })

  it('H3B-SIEGE-02: a hero on it defends, without paying', () => {
    const table = siege({ at: 'S1.C' })
    verdicts.push({})
    table.move('S1.C').until('act', 0)
    expect(table.heard('town-defended')).toEqual([])
    expect(table.player().defeated.main[1]).toBe(1)
  })

  it('H3B-ELIM-02, H3B-EX-45: beaten with nowhere to go', () => {
    const table = siege({ at: 'S1.C' })
    verdicts.push({})
    table.move('S1.C').until('act', 0)
    expect(table.player(1).eliminated).toBe(true)
    expect(table.state.ended).toMatchObject({ result: 'last-one', winners: [0] })
  })

  it('H3B-ELIM-04: in Last Chance the same defeat counts points first', () => {
    const table = at({ lords: [{ at: 'S1.NE' }, { at: 'S1.C' }] })
    verdicts.push({})
    table.move('S1.C').until('act', 0)
    expect(table.state.ended).toMatchObject({ result: 'score', why: 'main-hero-defeated' })
  })
})

describe('who commands neutral units', () => {
  it('H3B-NEUT-03, H3B-NEUT-10, H3B-SOLO-01: the enemy to the right, or nobody', () => {
    expect(controllerFor(scene(), 0)).toBe(1)
    expect(controllerFor(scene({ lords: [{}, {}, {}] }), 0)).toBe(2)
    expect(controllerFor(scene({ options: { 'neutral-control': 'auto' } }), 0)).toBe('auto')
    expect(controllerFor(scene({ lords: [{}] }), 0)).toBe('auto')
  })
})
