import { describe, expect, it, vi } from 'vitest'
import type { Scenario } from '../content/scenario.ts'
import { SAMPLE_SCENARIOS, SCENARIOS } from '../content/scenarios.ts'
import { holds } from '../reckoning/conditions.ts'
import { tracksOf } from '../reckoning/income.ts'
import { pointsOf, sheetOf } from '../reckoning/points.ts'
import { at, falls, type Lord, type Scene, scene } from './scene.ts'

vi.mock('../rules/battle/battle.ts', () => import('./battle-double.ts'))

const race = SCENARIOS['grand-race']
const inheritance = SCENARIOS['unexpected-inheritance']
const [ford, crowns] = SAMPLE_SCENARIOS as readonly [Scenario, Scenario]

describe('scoring', () => {
  it('H3B-EX-04, H3B-SCORE-02, H3B-SCORE-03, H3B-SCORE-04, H3B-SCORE-05, H3B-SCORE-06, H3B-SCORE-07, H3B-RULING-18, H3B-RULING-19, H3B-RULING-21', () => {
    const state = scene({
      lords: [
        {
          hand: ['angel-wings', 'charm-of-mana', 'stat-attack.1'],
          deck: ['rib-cage', 'stat-attack.2'],
          discard: ['speculum', 'armor-of-wonder', 'stat-defense.1'],
          change: (player) => {
            player.scored.push('legs-of-legion', 'loins-of-legion')
            player.gained.artifact += 2
            player.defeated = { main: [0, 2], secondary: [0, 2] }
            player.level = 4
            player.buildings.push('castle.citadel', 'castle.city-hall', 'castle.mage-guild', 'castle.blacksmith')
          },
        },
        {},
      ],
      change: ({ fields }) => {
        for (const field of ['S3.SW', 'F5.NW', 'N4.E', 'F1.NW'] as const) fields[field]!.flags = [0]
      },
    })
    expect(Object.fromEntries(sheetOf(state, 0).map(({ source, points }) => [source, points]))).toEqual({
      'main-hero': 4,
      'secondary-hero': 4,
      mine: 3,
      settlement: 1,
      building: 5,
      artifacts: 3,
      level: 4,
      scenario: 0,
    })
    expect(pointsOf(state, 0)).toBe(24)
  })

  it('H3B-SCORE-11: towns, obelisks and the Utopia give no points of their own', () => {
    const state = scene({
      scenario: SCENARIOS['last-chance'],
      change: ({ fields }) => {
        for (const field of ['S1.C', 'N4.C', 'C1.C'] as const) fields[field]!.flags = [0]
      },
    })
    expect(
      sheetOf(state, 0).filter(({ source }) => source === 'mine' || source === 'settlement' || source === 'scenario'),
    ).toEqual([
      { source: 'mine', points: 0 },
      { source: 'settlement', points: 0 },
      { source: 'scenario', points: 0 },
    ])
  })

  it('H3B-S2-04, H3B-SCORE-08: 3 points for the Dragon Utopia', () => {
    const state = scene({
      scenario: race,
      change: ({ fields }) => {
        fields['C1.C']!.flags = [0]
      },
    })
    expect([pointsOf(state, 0) - pointsOf(state, 1)]).toEqual([3])
  })

  it('H3B-S3-15: 3 points for Utopia and grail together alone', () => {
    const points = (utopia: boolean, grail: boolean) => {
      const state = scene({
        scenario: inheritance,
        change: (one) => {
          if (utopia) one.fields['C1.C']!.flags = [0]
          if (grail) Object.assign(one.grail, { taken: true, carrier: { seat: 0, hero: 'main' } })
        },
      })
      return sheetOf(state, 0).at(-1)?.points
    }
    expect([points(true, true), points(true, false), points(false, true)]).toEqual([3, 0, 0])
  })

  it('H3B-SCORE-09, H3B-SCORE-10, H3B-RULING-20: more points win, equal points are a draw', () => {
    const end = (more: number) =>
      at({
        round: 8,
        agenda: [{ do: 'end-round' }],
        change: (state) => {
          state.players[0]!.points = more
        },
      })
    expect(end(1).table.ending()?.places).toEqual([1, 2])
    expect(end(0).table.ending()?.places).toEqual([1, 1])
  })

  it('H3B-P3-03, H3B-CREATE-21: among three once per opponent; without scoring there are no points', () => {
    const three = scene({
      lords: [
        {
          change: (player) => {
            player.defeated.main = [0, 3, 1]
          },
        },
        {},
        {},
      ],
      scenario: crowns,
    })
    expect(sheetOf(three, 0)[0]?.points).toBe(8)
    const { scoring: _, ...unscored } = ford
    expect(pointsOf(scene({ scenario: unscored }), 0)).toBe(0)
  })
})

describe('obelisks', () => {
  const visits = (given: Scene) => at({ lords: [{ at: 'N4.NE' }, {}], ...given })

  it('H3B-EX-34, H3B-S1-03, H3B-VISIT-05, H3B-LOC-05: once for a faction, whichever hero comes', () => {
    const table = at({ lords: [{ at: 'N4.W', second: 'N4.NE' }, {}] })
    table.move('N4.C', 'secondary')
    expect(table.player().morale).toBe('positive')
    table.player().morale = 'neutral'
    table.move('N4.NW', 'secondary').move('N4.C', 'main')
    expect(table.player().morale).toBe('neutral')
    expect(table.state.fields['N4.C']?.flags).toEqual([0])
    const other = at({
      lords: [{}, { faction: 'dungeon', at: 'N4.NE' }],
      active: 1,
      change: ({ fields }) => {
        fields['N4.C']!.flags = [0]
      },
    })
    other.move('N4.C')
    expect(other.player(1).morale).toBe('positive')
    expect(other.state.fields['N4.C']?.flags).toEqual([0, 1])
  })

  it('H3B-S2-03, H3B-RULING-54: in Grand Race one of three, or none and never again', () => {
    const table = visits({ scenario: race })
    table.move('N4.C')
    expect(table.options('choice')).toEqual([0, 1, 2, 'none'])
    table.answer('choice', 'none').move('N4.NE').until('act', 0).move('N4.C')
    expect(table.asked).toEqual(['0 act'])
  })

  it('H3B-S3-04: in Unexpected Inheritance one result of two different dice, or artifacts', () => {
    const table = at({ lords: [{ at: 'N4.NE' }, {}], scenario: inheritance }, falls(3, 0))
    const { materials } = table.player().goods
    table.move('N4.C').answer('choice', 0).answer('die-result', 0)
    expect(table.player()).toMatchObject({ experience: 0 })
    expect(table.player().goods.materials).toBe(materials + 4)
  })

  it('H3B-LOC-22: without a scenario rule an obelisk does nothing', () => {
    const table = visits({ scenario: { ...ford, rules: [] } })
    table.move('N4.C')
    expect(table.asked).toEqual(['0 act'])
  })
})

describe('the end of a scenario', () => {
  const rounds = (scenario: Scenario, round: number, change: Scene['change']) =>
    at({ scenario, round, agenda: [{ do: 'end-round' }], ...(change ? { change } : {}) }).state

  it('H3B-S1-05, H3B-SCORE-01: Last Chance ends after round 8', () => {
    expect(rounds(SCENARIOS['last-chance'], 7, undefined).ended).toBeNull()
    expect(rounds(SCENARIOS['last-chance'], 8, undefined).ended).toMatchObject({ result: 'score', why: 'round-limit' })
  })

  const taken = (round: number) => (state: Parameters<NonNullable<Scene['change']>>[0]) => {
    state.captured.push({ location: 'dragon-utopia', seat: 1 })
    state.latches.push({ condition: 'utopia-captured', seat: 1, round })
  }

  it('H3B-EX-16, H3B-S2-05, H3B-S2-07, H3B-RULING-26: one more full round after the Utopia is taken, beyond the limit too', () => {
    expect(rounds(race, 9, taken(9)).ended).toBeNull()
    expect(rounds(race, 10, taken(9)).ended).toMatchObject({ result: 'score', why: 'utopia-captured' })
    expect(rounds(race, 11, undefined).ended).toMatchObject({ why: 'round-limit' })
    expect(rounds(race, 11, taken(11)).ended).toBeNull()
    expect(rounds(race, 12, taken(11)).ended).toMatchObject({ why: 'utopia-captured' })
  })

  it('H3B-S2-05, H3B-S2-06: flagging it is what starts the countdown, and nothing stops it', () => {
    const table = at({
      lords: [
        {
          at: 'C1.W',
          change: (player) => {
            player.level = 7
          },
        },
        {},
      ],
      scenario: race,
      round: 9,
      change: (state) => {
        state.fields['C1.C']!.everFlagged = true
      },
    })
    table.move('C1.C')
    expect(table.state.latches).toMatchObject([{ condition: 'utopia-captured', round: 9 }])
    expect(table.state.ended).toBeNull()
  })

  it('H3B-EX-17, H3B-S3-16, H3B-S3-18: grail and Utopia in different hands', () => {
    const table = at({
      scenario: inheritance,
      round: 10,
      lords: [
        {
          at: 'C1.W',
          change: (player) => {
            player.level = 7
          },
        },
        {},
      ],
      change: (state) => {
        state.fields['C1.C']!.everFlagged = true
        Object.assign(state.grail, { taken: true, carrier: { seat: 1, hero: 'main' } })
      },
    })
    table.move('C1.C')
    expect(table.state.latches).toMatchObject([{ condition: 'utopia-and-grail', round: 10 }])
    const end = (round: number) =>
      rounds(inheritance, round, (state) => {
        state.latches.push({ condition: 'utopia-and-grail', seat: 0, round: 10 })
        state.fields['C1.C']!.flags = [0]
      })
    expect(end(10).ended).toBeNull()
    expect(end(11).ended).toMatchObject({ result: 'score' })
  })

  it('H3B-S3-17: round 14, or one more', () => {
    expect(rounds(inheritance, 14, undefined).ended).toMatchObject({ why: 'round-limit' })
    const met = (state: Parameters<NonNullable<Scene['change']>>[0]) =>
      void state.latches.push({ condition: 'utopia-and-grail', seat: 0, round: 14 })
    expect(rounds(inheritance, 14, met).ended).toBeNull()
    expect(rounds(inheritance, 15, met).ended).not.toBeNull()
  })

  it('H3B-CREATE-14, H3B-SCORE-12: at the end of the round, and it wins', () => {
    const both = rounds(ford, 3, ({ fields }) => {
      for (const field of ['N4.C', 'N3.C'] as const) fields[field]!.flags = [1]
    })
    expect(both.ended).toMatchObject({ result: 'win', winners: [1] })
  })

  it('H3B-CREATE-19: of two who meet it the active player, then turn order', () => {
    const both = rounds(ford, 3, (state) => {
      state.active = 1
      for (const field of ['N4.C', 'N3.C'] as const) state.fields[field]!.flags = [0, 1]
    })
    expect(both.ended?.winners).toEqual([1])
  })

  it('H3B-CREATE-15: what the limit brings', () => {
    const limit = (result: 'draw' | 'all-lose' | 'win-p2') =>
      rounds({ ...ford, roundLimit: { round: 5, end: 'end-of-round', result } }, 5, undefined).ended
    expect([limit('draw')?.result, limit('all-lose')?.result]).toEqual(['draw', 'all-lose'])
    expect(limit('win-p2')).toMatchObject({ result: 'win', winners: [1] })
  })

  it('H3B-P3-02: a cube of every enemy wins at once, where the scenario says so', () => {
    const state = scene({
      lords: [
        {
          change: (player) => {
            player.cubes = [0, 1, 1]
          },
        },
        {},
        {},
      ],
      scenario: crowns,
    })
    expect(holds(state, { cubesCollected: { who: 'self', fromAll: true } }, { self: 0 })).toBe(true)
    expect(holds(state, { cubesCollected: { who: 'self', fromAll: true } }, { self: 1 })).toBe(false)
  })
})

describe('rules of a scenario', () => {
  it('H3B-CREATE-13, H3B-RULING-72: added to the location, or instead of it', () => {
    const wheel = (replace: boolean) => {
      const rule = {
        id: 'more',
        kind: 'trigger',
        on: { event: 'visit', location: 'water-wheel' },
        effects: [{ op: 'gain', gold: 4 }],
        replace,
      } as const
      const table = at({ lords: [{ at: 'N4.C' }, {}], scenario: { ...ford, rules: [rule] } })
      const { gold } = table.player().goods
      table.move('N4.NW')
      return table.player().goods.gold - gold
    }
    expect([wheel(false), wheel(true)]).toEqual([7, 4])
  })

  it('H3B-CREATE-16, H3B-ROUND-10: timed events, for everybody in turn order', () => {
    const table = at({
      scenario: ford,
      round: 4,
      agenda: [{ do: 'round' }],
      change: (state) => {
        state.active = null
        state.turnsOver = 0
      },
    })
    table.until('refresh')
    expect([table.hero(0).mp, table.hero(1).mp].every((mp) => mp >= 4)).toBe(true)
    const army = at({
      lords: [{}, {}, {}],
      scenario: crowns,
      round: 5,
      agenda: [{ do: 'round-events' }, { do: 'act', seat: 0 }],
    })
    expect(army.asked).toEqual(['0 pick-unit'])
    expect(army.heard('message')).toHaveLength(1)
  })

  it('H3B-CREATE-08: players who begin differently', () => {
    const state = scene({ lords: [{}, {}, {}], scenario: crowns })
    expect(state.players.map(({ goods }) => goods.gold)).toEqual([15, 20, 15])
    expect(tracksOf(state, 2).gold).toBe(15)
    expect(state.players[2]!.buildings).toContain('dungeon.city-hall')
  })

  it('H3B-VAR-03: double income, meagre dice, free trade, gains to the discard pile', () => {
    const mine: Lord = {
      at: 'F5.C',
      change: (player) => {
        player.level = 7
      },
    }
    const double = at({ lords: [mine, {}], options: { 'double-income': true } })
    const { gold } = double.player().goods
    double.move('F5.NW')
    expect(double.player().goods.gold).toBe(gold + 10)
    expect(tracksOf(double.state, 0).gold).toBe(20)
    const meagre = at({ lords: [{ at: 'S3.C' }, {}], options: { 'dice-one-resource': true } }, falls(1))
    const before = meagre.player().goods.gold
    meagre.move('S3.E')
    expect(meagre.player().goods.gold).toBe(before + 1)
    const trade = at({ lords: [{}, {}], options: { 'free-trade': true } })
    trade.do({ do: 'trade', exchange: 0 })
    expect(trade.player().goods).toMatchObject({ gold: 4, valuables: 2 })
    const pile = at({ lords: [{ at: 'N4.C' }, {}], options: { 'gains-to-discard': true } })
    pile.move('N4.SW').answer('visit', 'use').answer('search-from', { deck: 'artifact', from: 'discard' })
    expect(pile.player().hand.items).toEqual([])
    expect(pile.player().top.items).toHaveLength(1)
  })

  it('H3B-VAR-03: captured towns are usable', () => {
    const table = at({
      lords: [
        {
          change: (player) => {
            player.goods.gold = 20
          },
        },
        { change: (player) => void player.buildings.push('necropolis.mage-guild') },
      ],
      options: { 'captured-towns-usable': true },
      change: ({ fields }) => {
        fields['S1.C']!.flags = [0]
      },
    })
    expect(table.acts({ do: 'buy-spell' })).toEqual([{ do: 'buy-spell', town: 1 }])
  })

  it('H3B-CREATE-24: starting units by tier, side and name', () => {
    const units = [
      { tier: 'bronze', side: 'few', which: 'cheapest' },
      { unit: 'crusaders', side: 'pack' },
      { unit: 'vampires', side: 'few' },
      { neutral: 'silver', count: 2 },
    ] as const
    const table = at({
      lords: [
        {
          change: (player) => {
            player.units = []
          },
        },
        {},
      ],
      scenario: { ...ford, startingUnits: units },
      agenda: [
        { do: 'refill-army', seat: 0, line: 0 },
        { do: 'act', seat: 0 },
      ],
    })
    expect(table.player().units.map(({ card, side }) => (side === 'neutral' ? side : `${card} ${side}`))).toEqual([
      'halberdiers few',
      'crusaders pack',
      'neutral',
      'neutral',
    ])
  })
})
