import { describe, expect, it, vi } from 'vitest'
import { tracksOf } from '../reckoning/income.ts'
import { verdicts } from './battle-double.ts'
import { at, falls } from './scene.ts'

vi.mock('../rules/battle/battle.ts', () => import('./battle-double.ts'))

const resource = { gold3: 0, gold6: 1, materials2: 2, materials4: 3, valuables1: 4, valuables2: 5 }

describe('visits', () => {
  it('H3B-VISIT-01, H3B-LOC-13: a Water Wheel gives 3 gold, once', () => {
    const table = at({ lords: [{ at: 'N4.C' }, {}] })
    const { gold } = table.player().goods
    table.move('N4.NW')
    expect(table.player().goods.gold).toBe(gold + 3)
    expect(table.state.fields['N4.NW']?.cube).toBe(true)
    table.move('N4.C').move('N4.NW')
    expect(table.player().goods.gold).toBe(gold + 3)
  })

  it('H3B-VISIT-01, H3B-VISIT-06: the cube lies there although the effect was declined', () => {
    const table = at({ lords: [{ at: 'N4.C' }, {}] })
    table.move('N4.SW').answer('visit', 'leave')
    expect(table.state.fields['N4.SW']?.cube).toBe(true)
    expect(table.player().gained.artifact).toBe(0)
  })

  it('H3B-VISIT-04, H3B-LOC-16: Stables give a movement point on each visit', () => {
    const table = at({ lords: [{ at: 'F1.C' }, {}] })
    table.move('F1.SE')
    expect(table.hero().mp).toBe(3)
    table.do({ do: 'revisit' })
    expect(table.hero().mp).toBe(3)
    expect(table.state.fields['F1.SE']?.cube).toBe(false)
  })

  it('H3B-VISIT-09: standing on a field when the turn begins is no visit', () => {
    const table = at({ lords: [{ at: 'F3.NW' }, {}], agenda: [{ do: 'turn', seat: 0 }] })
    const { gold } = table.player().goods
    table.until('act')
    expect(table.player().goods.gold).toBe(gold)
  })

  it('H3B-LOC-13: Windmill and Mystical Garden', () => {
    const table = at({ lords: [{ at: 'F1.C' }, {}] })
    const { valuables } = table.player().goods
    table.move('F1.NE')
    expect(table.player().goods.valuables).toBe(valuables + 1)
    const garden = at({
      lords: [
        {
          at: 'C1.W',
          change: (player) => {
            player.level = 7
          },
        },
        {},
      ],
    })
    const { gold } = garden.player().goods
    garden.move('C1.SW').answer('choice', 0)
    expect(garden.player().goods.gold).toBe(gold + 2)
  })

  it('H3B-LOC-06: a resource symbol rolls one resource die', () => {
    const table = at({ lords: [{ at: 'S3.C' }, {}] }, falls(resource.materials4))
    const { materials } = table.player().goods
    table.move('S3.E')
    expect(table.player().goods.materials).toBe(materials + 4)
  })

  it('H3B-LOC-07, H3B-ECON-07: a treasure die, here experience', () => {
    const table = at(
      {
        lords: [
          {
            at: 'S3.C',
            change: (player) => {
              player.level = 2
            },
          },
          {},
        ],
      },
      falls(1),
    )
    table.move('S3.W')
    expect(table.player().experience).toBe(1)
    expect(table.heard('rolled')[0]).toMatchObject({ dice: [{ die: 'treasure', face: 1 }] })
  })

  it('H3B-VISIT-11: a search by a die rolled at a location may be declined', () => {
    const table = at(
      {
        lords: [
          {
            at: 'S3.C',
            change: (player) => {
              player.level = 2
            },
          },
          {},
        ],
      },
      falls(2),
    )
    table.move('S3.W').answer('choice', 'none')
    expect(table.player().gained.artifact).toBe(0)
    expect(table.asked).toEqual(['0 act'])
  })

  it("H3B-LOC-08: Pandora's Box, two dice of one kind and one of the results", () => {
    const table = at(
      {
        lords: [
          {
            at: 'N3.C',
            change: (player) => {
              player.level = 7
            },
          },
          {},
        ],
      },
      falls(resource.gold3, resource.valuables2),
    )
    const { valuables, gold } = table.player().goods
    table.move('N3.SW').answer('choice', 1).answer('die-result', 1)
    expect(table.player().goods).toMatchObject({ valuables: valuables + 2, gold })
  })

  it('H3B-LOC-09: Learning Stone and Tree of Knowledge', () => {
    const stone = at({ lords: [{ at: 'F3.C' }, {}] })
    stone.move('F3.NE')
    expect(stone.player().experience).toBe(1)
    const tree = at({ lords: [{ at: 'N3.C' }, {}] })
    tree.player().goods.gold = 10
    tree.move('N3.SE').answer('pay', 1)
    expect(tree.player()).toMatchObject({ level: 2, experience: 0 })
    expect(tree.player().goods.gold).toBe(0)
  })

  it('H3B-LOC-09: the Tree may be left without paying, and has been visited', () => {
    const tree = at({ lords: [{ at: 'N3.C' }, {}] })
    tree.move('N3.SE').answer('pay', 'none')
    expect(tree.player().level).toBe(1)
    expect(tree.state.fields['N3.SE']?.cube).toBe(true)
  })

  it('H3B-LOC-10: the two shrines', () => {
    const gesture = at({
      lords: [
        {
          at: 'N4.C',
          change: (player) => {
            player.level = 7
          },
        },
        {},
      ],
    })
    gesture.move('N4.W').answer('visit', 'use')
    expect(gesture.asked).toEqual(['0 search-from'])
    const paying = at({
      lords: [{ at: 'F2.C' }, {}],
      map: [
        ['F2', [0, 0]],
        ['S3', [0, 1]],
        ['S1', [-1, 0]],
      ],
    })
    const { gold } = paying.player().goods
    paying.move('F2.W').answer('pay', 0)
    expect(paying.player().goods.gold).toBe(gold - 3)
    expect(paying.asked).toEqual(['0 search-from'])
  })

  it('H3B-LOC-11: Magic Spring, one of the top three cards of the own discard pile', () => {
    const table = at({
      lords: [{ at: 'N4.C', discard: ['estates.2', 'stat-attack.1', 'stat-attack.2', 'stat-defense.1'] }, {}],
    })
    table.move('N4.NE').answer('visit', 'use')
    expect(table.options('take-card')).toEqual(['stat-attack.1', 'stat-attack.2', 'stat-defense.1'])
    table.answer('take-card', 'stat-defense.1').answer('lay-next', 'stat-attack.2')
    const { hand, discard, top } = table.player()
    expect(hand.items).toEqual(['stat-defense.1'])
    expect([...discard.items, ...top.items]).toEqual(['estates.2', 'stat-attack.2', 'stat-attack.1'])
  })

  it('H3B-LOC-12: Witch Hut, the top ability to hand or onto its discard pile', () => {
    const table = at({ lords: [{ at: 'N3.C' }, {}], decks: { ability: ['luck.1', 'luck.2'] } })
    table.move('N3.NW').answer('choice', 1).answer('put-card', 'discard')
    expect(table.state.decks.ability?.discard.at(-1)).toBe('luck.1')
    const keeps = at({ lords: [{ at: 'N3.C' }, {}], decks: { ability: ['luck.1', 'luck.2'] } })
    keeps.move('N3.NW').answer('choice', 1).answer('put-card', 'hand')
    expect(keeps.player().hand.items).toEqual(['luck.1'])
  })

  it('H3B-LOC-12: Witch Hut, an ability of the hand leaves the game', () => {
    const table = at({ lords: [{ at: 'N3.C', hand: ['estates.1', 'stat-attack.1'] }, {}] })
    table.move('N3.NW').answer('choice', 0)
    expect(table.state.removed).toContain('estates.1')
    expect(table.player().hand.items).toEqual(['stat-attack.1'])
  })

  it('H3B-LOC-14: Temple and Fountain of Youth', () => {
    const map = [
      ['F4', [0, 0]],
      ['F9', [1, 0]],
      ['S3', [0, 1]],
      ['S1', [-1, 0]],
    ] as const
    const temple = at({ lords: [{ at: 'F4.SE' }, {}], map })
    temple.move('F4.SW')
    expect(temple.player().morale).toBe('positive')
    const fountain = at({ lords: [{ at: 'F9.C' }, {}], map })
    fountain.move('F9.E')
    expect(fountain.player().morale).toBe('positive')
    expect(fountain.hero().mp).toBe(3)
  })

  it('H3B-EX-19, H3B-LOC-15: the Tomb takes morale twice', () => {
    const robbed = (before: 'positive' | 'neutral') => {
      const table = at({
        lords: [
          {
            at: 'N4.C',
            change: (player) => {
              player.morale = before
            },
          },
          {},
        ],
      })
      table.move('N4.SW').answer('visit', 'use')
      for (let n = 0; n < 2; n++) table.answer('search-from', { deck: 'artifact', from: 'discard' })
      return table
    }
    expect(robbed('positive').player().morale).toBe('negative')
    const second = robbed('neutral')
    expect(second.player()).toMatchObject({ morale: 'neutral', mustDiscardHand: true })
    expect(second.player().hand.items).toHaveLength(2)
    second.do({ do: 'end-turn' })
    expect(second.player().hand.items).toEqual([])
  })

  it('H3B-EX-27, H3B-LOC-18, H3B-ECON-06: several exchanges in one visit', () => {
    const table = at({ lords: [{ at: 'F1.C' }, {}] })
    Object.assign(table.player().goods, { gold: 13, materials: 3, valuables: 0 })
    table.move('F1.SW').answer('choice', 0)
    table.answer('trade', 0).answer('trade', 0).answer('trade', 5).answer('trade', 'done')
    expect(table.player().goods).toEqual({ gold: 1, materials: 0, valuables: 3 })
  })

  it('H3B-LOC-18: the starting ability and Magic Arrows cannot be sold', () => {
    const table = at({
      lords: [{ at: 'F1.C', hand: ['leadership.1', 'magic-arrow.1', 'estates.1', 'angel-wings'] }, {}],
    })
    const { gold } = table.player().goods
    table.move('F1.SW').answer('choice', 1)
    expect(table.options('remove-card')).toEqual(['estates.1', 'angel-wings'])
    table.answer('remove-card', 'angel-wings')
    expect(table.player().goods.gold).toBe(gold + 1)
    expect(table.player().scored).toEqual(['angel-wings'])
  })
})

describe('mines and settlements', () => {
  it('H3B-EX-08, H3B-LOC-01: the first to flag a mine gains at once, a later one the step alone', () => {
    const table = at({ lords: [{ at: 'F1.C' }, { at: 'S1.C' }], active: 1 })
    verdicts.push({})
    const { materials } = table.player(1).goods
    table.move('S1.W').until('act', 1)
    expect(table.player(1)).toMatchObject({ experience: 1 })
    expect(table.player(1).goods.materials).toBe(materials + 2)
    expect(tracksOf(table.state, 1).materials).toBe(2)
    const later = at({
      lords: [{ at: 'S1.C' }, { at: 'F1.C' }],
      change: (state) => Object.assign(state.fields['S1.W']!, { flags: [1], everFlagged: true }),
    })
    const before = later.player().goods.materials
    later.move('S1.W')
    expect(later.player().goods.materials).toBe(before)
    expect(tracksOf(later.state, 0).materials).toBe(2)
    expect(tracksOf(later.state, 1).materials).toBe(0)
  })

  it('H3B-VISIT-02, H3B-VISIT-07: a field that was ever flagged has no guard any more', () => {
    const table = at({
      lords: [{ at: 'F5.C' }, {}],
      change: (state) => Object.assign(state.fields['F5.NW']!, { flags: [1], everFlagged: true }),
    })
    table.move('F5.NW')
    expect(table.heard('combat-announced')).toEqual([])
    expect(table.state.fields['F5.NW']?.flags).toEqual([0])
  })

  it('H3B-VISIT-03: an own flagged field is empty for its owner', () => {
    const table = at({
      lords: [{ at: 'F5.C' }, {}],
      change: (state) => Object.assign(state.fields['F5.NW']!, { flags: [0], everFlagged: true }),
    })
    table.move('F5.NW')
    expect(table.heard('visited')).toEqual([])
  })

  it('H3B-LOC-02: a settlement raises an income of choice, and gives it at once the first time', () => {
    const table = at({
      lords: [
        {
          at: 'F1.C',
          change: (player) => {
            player.level = 7
          },
        },
        {},
      ],
    })
    const { gold } = table.player().goods
    table.move('F1.NW').answer('choice', 0).answer('pick-income', 0)
    expect(table.player().goods.gold).toBe(gold + 5)
    expect(tracksOf(table.state, 0).gold).toBe(15)
  })

  it('H3B-EX-26, H3B-LOC-02: or reinforces, free for the first, else for half the gold rounded up', () => {
    const settle = (ever: boolean) => {
      const table = at({
        lords: [
          {
            at: 'F1.C',
            change: (player) => {
              player.level = 7
              player.units = [{ card: 'marksmen', side: 'few', overlays: [] }]
            },
          },
          {},
        ],
        change: (state) => {
          state.fields['F1.NW']!.everFlagged = ever
        },
      })
      const { gold } = table.player().goods
      table.move('F1.NW').answer('choice', 1)
      if (ever) table.answer('pick-unit', { unit: 'marksmen', with: [] })
      expect(table.player().units[0]?.side).toBe('pack')
      return gold - table.player().goods.gold
    }
    expect(settle(false)).toBe(0)
    expect(settle(true)).toBe(3)
  })

  it('H3B-EX-43, H3B-UNIT-13: first the halving, then the discount', () => {
    const table = at({
      lords: [
        {
          at: 'F1.C',
          hand: ['legs-of-legion'],
          change: (player) => {
            player.level = 7
            player.units = [{ card: 'crusaders', side: 'few', overlays: [] }]
          },
        },
        {},
      ],
      change: (state) => {
        state.fields['F1.NW']!.everFlagged = true
      },
    })
    const { gold } = table.player().goods
    table
      .move('F1.NW')
      .answer('choice', 1)
      .answer('pick-unit', { unit: 'crusaders', with: ['legs-of-legion'] })
    expect(gold - table.player().goods.gold).toBe(1)
    expect(table.player().top.items).toEqual(['legs-of-legion'])
  })

  it('H3B-LOC-03: a conqueror chooses anew, and the former owner loses the income', () => {
    const table = at({
      lords: [{ at: 'F1.C' }, {}],
      change: (state) => Object.assign(state.fields['F1.NW']!, { flags: [1], everFlagged: true, income: 'gold' }),
    })
    expect(tracksOf(table.state, 1).gold).toBe(15)
    table.player(1).goods.gold = 0
    table.move('F1.NW').until('choice').answer('choice', 0).answer('pick-income', 2)
    expect(tracksOf(table.state, 1).gold).toBe(10)
    expect(tracksOf(table.state, 0).valuables).toBe(1)
  })

  it('H3B-LOC-04: a track at its end stays there, and falls when sources demand it', () => {
    const table = at({
      change: (state) => {
        state.players[0]!.baseIncome.valuables = 6
        for (const field of ['N3.E', 'F5.NW', 'N4.E'] as const) state.fields[field]!.flags = [0]
      },
    })
    expect(tracksOf(table.state, 0).valuables).toBe(7)
    table.state.fields['N3.E']!.flags = []
    expect(tracksOf(table.state, 0).valuables).toBe(6)
  })

  it('H3B-EX-35, H3B-COMB-03, H3B-COMB-04: a quick combat brings no experience, and the mine', () => {
    const table = at({
      lords: [
        {
          at: 'F5.C',
          change: (player) => {
            player.level = 4
          },
        },
        {},
      ],
    })
    const { gold } = table.player().goods
    table.move('F5.NW')
    expect(table.heard('quick-combat')).toHaveLength(1)
    expect(table.player()).toMatchObject({ level: 4, experience: 0 })
    expect(table.player().goods.gold).toBe(gold + 5)
    expect(tracksOf(table.state, 0).gold).toBe(15)
  })
})

describe('the observatory', () => {
  it('H3B-EX-28, H3B-LOC-20, H3B-TRULE-09: no tile with a hero on it, any other if all stay connected', () => {
    const table = at({ lords: [{ at: 'F5.W' }, { at: 'F1.C' }] })
    table.move('F5.C')
    const tiles = new Set(table.options('rotate-tile').flatMap((option) => (option === 'none' ? [] : option.tile)))
    expect(tiles.has('F1')).toBe(false)
    expect(tiles.size).toBeGreaterThan(0)
    table.answer('rotate-tile', 'none')
    expect(table.state.fields['F5.C']?.cube).toBe(true)
  })

  it('H3B-LOC-21: cubes and flags stay on the printed fields', () => {
    const table = at({
      lords: [{ at: 'F5.W' }, {}],
      change: (state) => {
        state.fields['N4.E']!.flags = [1]
      },
    })
    table.move('F5.C')
    const turn = table.options('rotate-tile').find((option) => option !== 'none' && option.tile === 'N4')
    if (turn === undefined || turn === 'none') throw new Error('N4 cannot be turned')
    table.answer('rotate-tile', turn)
    expect(table.state.map.find(({ tile }) => tile === 'N4')?.rotation).toBe(turn.rotation)
    expect(table.state.fields['N4.E']?.flags).toEqual([1])
  })
})
