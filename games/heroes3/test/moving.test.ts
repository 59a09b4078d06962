import { describe, expect, it, vi } from 'vitest'
import { SAMPLE_SCENARIOS, SCENARIOS } from '../content/scenarios.ts'
import { crowded, movesOf } from '../reckoning/moves.ts'
import { reachOf } from '../reckoning/reach.ts'
import { verdicts } from './battle-double.ts'
import { at, scene } from './scene.ts'

vi.mock('../rules/battle/battle.ts', () => import('./battle-double.ts'))

const inheritance = SCENARIOS['unexpected-inheritance']
const [ford] = SAMPLE_SCENARIOS
const withGrail = [
  ['C2', [0, 0]],
  ['S3', [0, 1]],
  ['S1', [-1, 0]],
  ['N4', [1, 0]],
  ['N3', [1, -1]],
] as const

describe('movement', () => {
  it('H3B-MOVE-01, H3B-MOVE-02, H3B-MOVE-03: one point a step, both heroes in any mix', () => {
    const table = at({ lords: [{ at: 'S3.C', second: 'S3.SE' }, {}] })
    table.move('S3.NE').move('S3.C', 'secondary')
    expect(table.hero().mp).toBe(2)
    expect(table.hero(0, 'secondary').mp).toBe(1)
  })

  it('H3B-MOVE-01: without points nobody moves', () => {
    const table = at({
      lords: [
        {
          change: (player) => {
            player.heroes.main!.mp = 0
          },
        },
        {},
      ],
    })
    expect(table.acts({ do: 'move' })).toEqual([])
  })

  it('H3B-MOVE-05: past an own hero, if there is a point left to go on', () => {
    const table = at({ lords: [{ at: 'S3.C', second: 'S3.NE' }, {}] })
    table.move('S3.NE')
    expect(table.hero().passing).toBe(true)
    expect(table.options('act').every((act) => act.do === 'move' && act.hero === 'main')).toBe(true)
    const tired = at({
      lords: [
        {
          at: 'S3.C',
          second: 'S3.NE',
          change: (player) => {
            player.heroes.main!.mp = 1
          },
        },
        {},
      ],
    })
    expect(tired.acts({ do: 'move', hero: 'main', to: 'S3.NE' })).toEqual([])
  })

  it('H3B-MOVE-06: two own heroes on one field, the next point moves one of them', () => {
    const state = scene({ lords: [{ at: 'S3.C', second: 'S3.C' }, {}] })
    expect(crowded(state, 0)).toBe(true)
    const table = at({ lords: [{ at: 'F1.SE', second: 'F1.SE' }, {}] })
    expect(table.acts({ do: 'revisit' })).toEqual([])
    expect(table.acts({ do: 'move' }).length).toBeGreaterThan(0)
  })

  it('H3B-MOVE-08, H3B-LOC-17: a hero on a Sanctuary is passed by and not attacked', () => {
    const map = [
      ['N1', [0, 0]],
      ['S3', [0, 1]],
      ['S1', [-1, 0]],
    ] as const
    const table = at({ lords: [{ at: 'N1.C' }, { at: 'N1.E' }], map })
    table.move('N1.E')
    expect(table.hero().passing).toBe(true)
    expect(table.heard('combat-announced')).toEqual([])
    const last = at({
      lords: [
        {
          at: 'N1.C',
          change: (player) => {
            player.heroes.main!.mp = 1
          },
        },
        { at: 'N1.E' },
      ],
      map,
    })
    expect(last.acts({ do: 'move', to: 'N1.E' })).toEqual([])
  })

  it('H3B-MOVE-12, H3B-RULING-67: Angel Wings carry over guards and blocked fields, the last field counts', () => {
    const table = at({ lords: [{ at: 'F5.C', hand: ['angel-wings'] }, {}] })
    table.do({ do: 'play', play: { card: 'angel-wings', mode: 'a' } })
    expect(table.hero()).toMatchObject({ mp: 4, flying: true })
    table.move('F5.NW')
    expect(table.heard('combat-announced')).toEqual([])
    expect(table.options('act')).toContainEqual({ do: 'land', hero: 'main' })
    table.move('F5.C').move('F5.E')
    expect(table.options('act')).not.toContainEqual({ do: 'land', hero: 'main' })
    table.move('F5.SE')
    expect(table.heard('visited')).toEqual([{ seat: 0, hero: 'main', field: 'F5.SE' }])
  })

  it('H3B-MAP-13, H3B-MAP-14: a face-down tile is turned up for a point, and rotated', () => {
    const table = at({
      lords: [{ at: 'F1.E' }, {}],
      scenario: ford!,
      map: [
        ['F1', [0, 0]],
        ['S3', [0, 1]],
        ['S1', [-1, 0]],
      ],
      change: (state) =>
        state.map.push({
          slot: [1, 0],
          kind: 'near',
          rotation: 0,
          tile: null,
          hidden: { of: 'tile-near', sees: [], items: ['N4'] },
        }),
    })
    const { gold } = table.player().goods
    table.do({ do: 'discover', slot: [1, 0] })
    // Nobody knows yet how it lies: the board shows no way onto it.
    const reached = [...reachOf(table.state, 0, 'main').keys()]
    expect(reached).toContain('F1.C')
    expect(reached.filter((field) => field.startsWith('N4'))).toEqual([])
    table.answer('rotation', table.options('rotation')[0]!)
    expect(table.state.fields['N4.C']).toBeDefined()
    expect(table.hero().mp).toBe(2)
    expect(table.player().goods.gold).toBe(gold + 2)
  })

  it('H3B-MAP-15, H3B-MAP-16: a far tile of the own supply beside the hero', () => {
    const supply = (items: readonly ('F2' | 'F3')[]) =>
      at({
        lords: [{ at: 'F1.E' }, {}],
        scenario: ford!,
        map: [
          ['F1', [0, 0]],
          ['S3', [0, 1]],
          ['S1', [-1, 0], 3],
        ],
        change: (state) =>
          state.pools.push({ seat: 0, kind: 'far', tiles: { of: 'tile-far', sees: [], items: [...items] } }),
      })
    expect(supply([]).acts({ do: 'place-tile' })).toEqual([])
    const table = supply(['F2'])
    table.do({ do: 'place-tile' })
    table.answer('placement', table.options('placement')[0]!)
    expect(table.state.map.some(({ tile }) => tile === 'F2')).toBe(true)
    expect(table.hero().mp).toBe(2)
  })

  it('H3B-LOC-19: the Redwood Observatory outside tournaments discovers for free', () => {
    const table = at({
      lords: [{ at: 'F5.W' }, {}],
      scenario: ford!,
      map: [
        ['F5', [0, 0]],
        ['S3', [0, 1]],
        ['S1', [-1, 0]],
      ],
      change: (state) =>
        state.map.push({
          slot: [1, 0],
          kind: 'near',
          rotation: 0,
          tile: null,
          hidden: { of: 'tile-near', sees: [], items: ['N4'] },
        }),
    })
    table.move('F5.C').answer('visit', 'use').answer('choice', 0).answer('discover-tile', [1, 0])
    expect(table.asked).toEqual(['0 rotation'])
  })
})

describe('the grail', () => {
  const near = (lord = {}) => ({ lords: [{ at: 'C2.W' as const, ...lord }, {}], scenario: inheritance, map: withGrail })
  const obelisks = (state: ReturnType<typeof scene>, n: number) => {
    for (const field of (['N4.C', 'N3.C'] as const).slice(0, n)) state.fields[field]!.flags = [0]
  }

  it('H3B-S3-19, H3B-LOC-23: it lies on its field at first', () => {
    expect(scene(near()).grail).toEqual({ taken: false, carrier: null, field: 'C2.C' })
  })

  it('H3B-EX-18, H3B-S3-05, H3B-S3-06, H3B-S3-07, H3B-RULING-24, H3B-RULING-25: two different obelisks, and 2 MP', () => {
    const moves = (n: number, mp = 3) => {
      const state = scene(near())
      obelisks(state, n)
      state.players[0]!.heroes.main!.mp = mp
      return movesOf(state, 0, 'main').filter(({ to }) => to === 'C2.C')
    }
    expect(moves(1)).toEqual([])
    expect(moves(2)).toEqual([{ do: 'move', hero: 'main', to: 'C2.C', mp: 2, taking: false }])
    expect(moves(2, 1)).toEqual([])
  })

  it('H3B-S3-07, H3B-S3-05: once it was taken, the field is open to all and costs 1 MP', () => {
    const state = scene(near())
    state.grail.taken = true
    state.grail.field = null
    expect(movesOf(state, 0, 'main').find(({ to }) => to === 'C2.C')?.mp).toBe(1)
  })

  it('H3B-S3-08, H3B-LOC-23: it is taken on the visit, and there is no other', () => {
    const table = at({
      ...near(),
      change: (state) => {
        obelisks(state, 2)
        state.fields['C2.C']!.cube = false
        state.players[0]!.level = 7
      },
    })
    table.move('C2.C').until('act', 0)
    expect(table.state.grail).toMatchObject({ taken: true, field: null })
  })

  it('H3B-S3-09, H3B-S3-10, H3B-S3-11, H3B-S3-12: who gets it when its carrier is beaten or surrenders', () => {
    const carried = (seat: 0 | 1, verdict: object) => {
      verdicts.length = 0
      verdicts.push(verdict)
      const table = at({
        lords: [{ at: 'C2.C' }, { at: 'C2.E' }],
        scenario: inheritance,
        map: withGrail,
        change: ({ grail }) => Object.assign(grail, { taken: true, field: null, carrier: { seat, hero: 'main' } }),
      })
      table.move('C2.E').until('act', 0)
      return table.state.grail
    }
    expect(carried(1, {})).toMatchObject({ carrier: { seat: 0, hero: 'main' } })
    expect(carried(1, { winner: null, how: 'surrender', gaveUp: 'defender' })).toMatchObject({
      carrier: null,
      field: 'C2.E',
    })
    expect(carried(0, { winner: 'defender' })).toMatchObject({ carrier: { seat: 1, hero: 'main' } })
    verdicts.push({ winner: 'defender' })
    const guard = at({
      lords: [{ at: 'C2.W' }, {}],
      scenario: inheritance,
      map: withGrail,
      change: ({ grail }) => Object.assign(grail, { taken: true, field: null, carrier: { seat: 0, hero: 'main' } }),
    })
    guard.move('C2.NW').until('act', 0)
    expect(guard.state.grail).toMatchObject({ carrier: null, field: 'C2.NW' })
  })

  it('H3B-S3-13, H3B-EX-38: 2 MP for the move take a dropped token, or 2 MP where it lies', () => {
    const dropped = { taken: true, carrier: null, field: 'C2.E' as const }
    const state = { ...near(), change: (s: ReturnType<typeof scene>) => void Object.assign(s.grail, dropped) }
    const table = at({ ...state, lords: [{ at: 'C2.C' }, {}] })
    expect(table.acts({ do: 'move', to: 'C2.E' }).map((act) => act.do === 'move' && [act.mp, act.taking])).toEqual([
      [1, false],
      [2, true],
    ])
    table.do({ do: 'move', to: 'C2.E', taking: true })
    expect(table.state.grail.carrier).toEqual({ seat: 0, hero: 'main' })
    const later = at({ ...state, lords: [{ at: 'C2.C' }, {}] })
    later.do({ do: 'move', to: 'C2.E', taking: false }).until('act', 0).do({ do: 'take-token' })
    expect(later.state.grail.carrier).toEqual({ seat: 0, hero: 'main' })
    expect(later.hero().mp).toBe(0)
  })

  it('H3B-S3-14: heroes of one player cannot hand it over', () => {
    const table = at({
      ...near({ second: 'C2.SW' }),
      change: ({ grail }) => Object.assign(grail, { taken: true, field: null, carrier: { seat: 0, hero: 'main' } }),
    })
    expect(table.options('act').some((act) => act.do === 'take-token')).toBe(false)
  })
})
