import { redact } from '@krcma/kernel'
import { describe, expect, it, vi } from 'vitest'
import { ASTROLOGER_IDS } from '../content/astrologers.ts'
import { SAMPLE_SCENARIOS } from '../content/scenarios.ts'
import { controllerFor, givesWay } from '../reckoning/opposition.ts'
import { plays } from '../reckoning/plays.ts'
import { drawNeutral } from '../rules/neutral-decks.ts'
import { setUp } from '../rules/set-up/set-up.ts'
import type { Table, TaskOf } from '../shape.ts'
import { verdicts } from './battle-double.ts'
import { At, at, falls, scene, still, USUAL } from './scene.ts'

vi.mock('../rules/battle/battle.ts', () => import('./battle-double.ts'))

const [ford, crowns] = SAMPLE_SCENARIOS

describe('what belongs to whom', () => {
  it('H3B-SETUP-06, H3B-RULING-36: the own deck is hidden from all, the hand from others, the top discard from nobody', () => {
    const state = scene({ lords: [{ hand: ['estates.1'], discard: ['luck.1', 'luck.2'] }, {}] })
    const seen = redact(state, 1).players[0]!
    expect(typeof seen.deck.items).toBe('number')
    expect(seen.hand.items).toBe(1)
    expect([seen.discard.items, seen.top.items]).toEqual([1, ['luck.2']])
    const own = redact(state, 0).players[0]!
    expect([typeof own.deck.items, own.hand.items, own.discard.items]).toEqual(['number', ['estates.1'], ['luck.1']])
  })

  it('H3B-UNIT-01: unit decks are open to all', () => {
    const state = scene()
    expect(redact(state, 1).players[0]!.units).toEqual(state.players[0]!.units)
  })

  it('H3B-SETUP-10: the nineteen Astrologers cards, face down', () => {
    const { astrologers } = scene()
    expect([...astrologers.deck.items].sort()).toEqual([...ASTROLOGER_IDS].sort())
    expect(astrologers.deck.sees).toEqual([])
  })

  it('H3B-UNIT-10: an empty neutral deck is refilled; of two empty piles nothing is drawn', () => {
    const state = scene({
      change: ({ neutrals }) => {
        neutrals.azure.deck.items = []
        neutrals.azure.discard.push('n-azure-dragons')
      },
    })
    const t = { state, chance: still } as unknown as Table
    expect([drawNeutral(t, 'azure'), drawNeutral(t, 'azure')]).toEqual(['n-azure-dragons', undefined])
  })

  it('H3B-UNIT-12, H3B-ECON-08: nobody throws units away or gives anything to others', () => {
    const kinds = new Set(
      at({ lords: [{ at: 'S3.C' }, {}] })
        .options('act')
        .map((act) => act.do),
    )
    for (const act of kinds)
      expect(['move', 'build', 'recruit', 'reinforce', 'hire', 'play', 'end-turn']).toContain(act)
  })
})

describe('when things may be done', () => {
  it('H3B-TURN-05: movement, Town Actions and cards in any order', () => {
    const table = at({ lords: [{ at: 'S3.C', hand: ['estates.1'] }, {}] })
    table.move('S3.NE').do({ do: 'recruit', unit: 'halberdiers' }).until('act').do({ do: 'play' }).move('S3.C')
    expect(table.asked).toEqual(['0 act'])
    expect(table.hero().mp).toBe(1)
  })

  it('H3B-CARD-01: cards are for the own turn', () => {
    const table = at({ lords: [{}, { hand: ['estates.1'] }] })
    expect(table.table.decisions(1).map(({ kind }) => kind)).not.toContain('respond')
    expect(plays(table.state, 1, 'own-turn')).toHaveLength(1)
    expect(table.options('act').some((act) => act.do === 'play')).toBe(false)
  })

  it('H3B-CARD-04: gained cards go to hand', () => {
    const table = at({ lords: [{ at: 'N4.C' }, {}] })
    table.move('N4.SW').answer('visit', 'use').answer('search-from', { deck: 'artifact', from: 'discard' })
    expect(table.player().hand.items).toHaveLength(1)
  })

  it('H3B-CARD-18: a unit in the Stables goes before the printed cost', () => {
    const table = at({
      lords: [
        {
          at: 'F1.SE',
          change: (player) => {
            player.goods = { gold: 14, materials: 0, valuables: 1 }
            player.buildings.push('castle.citadel', 'castle.holy-grounds', 'castle.glory-of-erathia')
            player.units = [{ card: 'champions', side: 'few', overlays: [] }]
          },
        },
        {},
      ],
    })
    expect(table.acts({ do: 'reinforce', unit: 'champions' })).toHaveLength(1)
  })

  it('H3B-MOR-05: searching again is for tournaments alone', () => {
    const table = at({
      lords: [
        {
          at: 'N4.C',
          change: (player) => {
            player.morale = 'positive'
          },
        },
        {},
      ],
      ...(ford ? { scenario: ford } : {}),
    })
    table.move('N4.SW').answer('visit', 'use').answer('search-from', { deck: 'artifact', from: 'deck' })
    expect(table.options('search-pick')).not.toContain('again')
  })

  it('H3B-MOVE-04: what is on the field comes before anything else', () => {
    const table = at({ lords: [{ at: 'F5.C' }, {}] })
    table.move('F5.NW')
    expect(table.asked).toEqual(['0 prepare'])
    verdicts.length = 0
    verdicts.push({})
    table.answer('prepare', 'fight').until('act', 0)
    expect(table.heard('visited')).toMatchObject([{ field: 'F5.NW' }])
  })

  it('H3B-VISIT-10: what is impossible of an effect is passed over', () => {
    const table = at({ lords: [{ at: 'N3.C', hand: ['stat-attack.1'] }, {}] })
    table.move('N3.NW').answer('choice', 0)
    expect(table.asked).toEqual(['0 act'])
    expect(table.player().hand.items).toEqual(['stat-attack.1'])
  })

  it('H3B-ROUND-11: elimination first, then the limit, then the counter', () => {
    const table = at({
      round: 8,
      lords: [
        {},
        {
          change: (player) => {
            player.homeless = 2
          },
        },
      ],
      agenda: [{ do: 'end-round' }],
      change: (state) => {
        state.fields['S1.C']!.flags = []
      },
    })
    expect(table.state.ended?.result).toBe('last-one')
    expect(at({ round: 2, agenda: [{ do: 'end-round' }] }).state.round).toBe(3)
  })
})

describe('heroes and players', () => {
  it('H3B-HERO-11: what a Secondary Hero finds is the player’s', () => {
    const table = at({ lords: [{ second: 'N4.C' }, {}] })
    const { gold } = table.player().goods
    table.move('N4.NW', 'secondary')
    expect(table.player().goods.gold).toBe(gold + 3)
    table.move('N4.C', 'secondary')
    expect(table.hero(0, 'secondary').mp).toBe(0)
  })

  it('H3B-HERO-12: for a quick combat the level is that of the Main Hero', () => {
    const state = scene({
      lords: [
        {
          second: 'F5.C',
          change: (player) => {
            player.level = 4
          },
        },
        {},
      ],
    })
    expect([givesWay(state, 0, 3), givesWay(state, 0, 4)]).toEqual([true, false])
    const table = new At(state, 1, {})
    table.move('F5.NW', 'secondary')
    expect(table.heard('quick-combat')).toHaveLength(1)
  })

  it('H3B-ELIM-05: an eliminated player may go on commanding neutral units', () => {
    const state = scene({ lords: [{}, {}, {}] })
    state.players[2]!.eliminated = true
    expect(controllerFor(state, 0)).toBe(2)
  })
})

describe('scenario records', () => {
  it('H3B-CREATE-18: a rule in words is shown and enforces nothing', () => {
    const { rules } = crowns!
    expect(rules.some(({ kind }) => kind === 'text')).toBe(true)
    const table = at({ lords: [{}, {}, {}], scenario: crowns! })
    expect(table.asked).toEqual(['0 act'])
  })

  it('H3B-SETUP-01, H3B-SETUP-22, H3B-TMAP-01: sides, the start roll, the map, then what players begin with', () => {
    const opening = { players: 2, options: USUAL, scenario: null, campaign: null }
    const table = new At(setUp(opening, still), falls(1, 4, 3, 5), {})
    table.until('first-player').answer('first-player', 0)
    const kinds = table.state.agenda.map((task) => task.do).reverse()
    expect(kinds.indexOf('place-tile')).toBeLessThan(kinds.indexOf('settle-in'))
    expect(table.state.map.length).toBe(2)
    expect(table.heard('faction-taken')).toHaveLength(2)
  })

  it('H3B-CREATE-22: three players build a map, near tiles from the last player backwards', () => {
    const scenario = {
      ...crowns!,
      map: {
        build: 'tournament',
        tiles: { start: 3, near: 3, far: 3, center: 1 },
        center: { default: 'one', variants: [{ id: 'one', slots: [{ slot: [0, 0], kind: 'center' }] }] },
        deal: { near: 'evenly-at-random', far: 'evenly-at-random' },
      },
    } as const
    const opening = { players: 3, options: USUAL, scenario, campaign: null }
    const table = new At(setUp(opening, still), 4, {})
    const first = table.until('first-player').options('first-player')[0]!
    table.answer('first-player', first)
    const order = table.state.agenda.filter((task): task is TaskOf<'place-tile'> => task.do === 'place-tile').reverse()
    const seats = [0, 1, 2].map((n) => (first + n) % 3)
    expect(order.filter(({ kind }) => kind === 'near').map(({ seat }) => seat)).toEqual([...seats].reverse())
    expect(order.filter(({ kind }) => kind === 'far').map(({ seat }) => seat)).toEqual(seats)
    table.until('act')
    expect(table.state.map.filter(({ kind }) => kind === 'start')).toHaveLength(3)
  })

  it('H3B-CREATE-23, H3B-CREATE-05: a layout lies face down, starting tiles are turned by their owners', () => {
    const opening = { players: 2, options: USUAL, scenario: ford!, campaign: null }
    const table = new At(setUp(opening, still), 4, {})
    table.until('rotation')
    expect(table.decision('rotation').context).toMatchObject({ tile: expect.stringMatching(/^S/) })
    expect(table.state.map.every(({ tile, hidden }) => tile === null && hidden.items.length === 1)).toBe(true)
    expect(table.state.map).toHaveLength(6)
    expect(table.state.pools.map(({ tiles }) => tiles.items.length)).toEqual([1, 1])
  })
})
