import { describe, expect, it, vi } from 'vitest'
import type { BuildingId } from '../content/buildings.ts'
import { priced } from '../reckoning/army.ts'
import { verdicts } from './battle-double.ts'
import { at, type Lord } from './scene.ts'

vi.mock('../rules/battle/battle.ts', () => import('./battle-double.ts'))

const rich = (...buildings: BuildingId[]): Lord => ({
  change: (player) => {
    player.goods = { gold: 60, materials: 20, valuables: 10 }
    player.buildings.push(...buildings)
  },
})

describe('building', () => {
  it('H3B-TOWN-01, H3B-TOWN-04: one building a round, for its cost', () => {
    const table = at({ lords: [rich(), {}] })
    table.do({ do: 'build', building: 'castle.city-hall' })
    expect(table.player().buildings).toContain('castle.city-hall')
    expect(table.player().goods).toEqual({ gold: 50, materials: 16, valuables: 10 })
    expect(table.acts({ do: 'build' })).toEqual([])
  })

  it('H3B-ECON-01, H3B-ECON-02: what cannot be paid in full is not possible', () => {
    const table = at({
      lords: [
        {
          change: (player) => {
            player.goods = { gold: 60, materials: 3, valuables: 10 }
          },
        },
        {},
      ],
    })
    expect(table.acts({ do: 'build' }).map((act) => 'building' in act && act.building)).toEqual([
      'castle.mage-guild',
      'castle.blacksmith',
    ])
  })

  it('H3B-TOWN-05, H3B-TOWN-06: dwellings in their order, special buildings upon others', () => {
    const offered = (...buildings: BuildingId[]) =>
      at({ lords: [rich(...buildings), {}] })
        .acts({ do: 'build' })
        .map((act) => 'building' in act && act.building)
    expect(offered()).toContain('castle.holy-grounds')
    expect(offered()).not.toContain('castle.glory-of-erathia')
    expect(offered('castle.holy-grounds')).toContain('castle.glory-of-erathia')
    const bare = at({
      lords: [
        {
          change: (player) => {
            rich().change!(player)
            player.buildings = []
          },
        },
        {},
      ],
    })
    expect(bare.acts({ do: 'build', building: 'castle.blacksmith' })).toEqual([])
    expect(offered()).toContain('castle.blacksmith')
  })

  it('H3B-TOWN-07, H3B-TOWN-08: a Mage Guild searches twice when built, and sells from the next round on', () => {
    const table = at({ lords: [rich(), {}] })
    table.do({ do: 'build', building: 'castle.mage-guild' })
    table
      .answer('search-from', { deck: 'spell', from: 'discard' })
      .answer('search-from', { deck: 'spell', from: 'discard' })
    expect(table.player().gained.spell).toBe(2)
    expect(table.acts({ do: 'buy-spell' })).toEqual([])
  })

  it('H3B-TOWN-08: Wisdom makes a spell cheaper and shows more', () => {
    const table = at({
      lords: [
        {
          hand: ['wisdom.1'],
          change: (player) => {
            player.goods.gold = 4
            player.buildings.push('castle.mage-guild')
          },
        },
        {},
      ],
    })
    table.do({ do: 'buy-spell' }).answer('respond', { card: 'wisdom.1', mode: 'basic' })
    expect(table.player().goods.gold).toBe(0)
    table.answer('search-from', { deck: 'spell', from: 'deck' })
    expect(table.options('search-pick')).toHaveLength(3)
  })

  it('H3B-TOWN-08, H3B-RULING-32: counting on Wisdom without playing it buys nothing', () => {
    const table = at({
      lords: [
        {
          hand: ['wisdom.1'],
          change: (player) => {
            player.goods.gold = 4
            player.buildings.push('castle.mage-guild')
          },
        },
        {},
      ],
    })
    table.do({ do: 'buy-spell' }).answer('respond', 'pass')
    expect(table.player()).toMatchObject({ goods: { gold: 4 }, tokens: { spellBook: true } })
  })

  it('H3B-TOWN-09: City Hall of the Castle, gold or a movement point', () => {
    const table = at({
      lords: [{ ...rich('castle.city-hall') }, {}],
      round: 3,
      agenda: [
        { do: 'income', seat: 0 },
        { do: 'act', seat: 0 },
      ],
    })
    table.answer('choice', 1)
    expect(table.hero().mp).toBe(4)
  })

  it('H3B-TOWN-11: the Brotherhood lifts morale, with the City Hall in an order of choice', () => {
    const table = at({
      lords: [{ ...rich('castle.city-hall', 'castle.brotherhood-of-the-sword') }, {}],
      round: 3,
      agenda: [
        { do: 'income', seat: 0 },
        { do: 'act', seat: 0 },
      ],
    })
    table.answer('resource-effect', { from: 'building', building: 'castle.brotherhood-of-the-sword' })
    expect(table.player().morale).toBe('positive')
    table.answer('choice', 0)
    expect(table.player().goods.gold).toBe(75)
  })

  it('H3B-TOWN-12: Cover of Darkness, once in the own turn', () => {
    const lord: Lord = {
      faction: 'necropolis',
      hand: ['stat-attack.1', 'stat-attack.2', 'stat-defense.1'],
      deck: ['luck.1', 'luck.2'],
      change: (player) => void player.buildings.push('necropolis.cover-of-darkness'),
    }
    const table = at({ lords: [lord, { faction: 'castle' }] })
    table.do({ do: 'use-building' }).answer('choice', 0)
    table.answer('discard', 'stat-attack.1').answer('discard', 'stat-attack.2')
    expect(table.player().hand.items).toEqual(['stat-defense.1', 'luck.1', 'luck.2'])
    expect(table.acts({ do: 'use-building' })).toEqual([])
  })

  it('H3B-TOWN-02, H3B-TOWN-17: Town Actions of those who are not on turn', () => {
    const table = at({ lords: [{}, rich()] })
    table.answer('town', { do: 'build', building: 'necropolis.city-hall' }, 1)
    expect(table.player(1).buildings).toContain('necropolis.city-hall')
    expect(table.asked).toEqual(['0 act'])
  })

  it('H3B-TOWN-03: before a combat, the announcing player first', () => {
    const table = at({ lords: [{ ...rich(), at: 'F5.C' }, rich()] })
    table.move('F5.NW')
    expect(table.asked).toEqual(['0 prepare'])
    table.answer('prepare', { do: 'build', building: 'castle.citadel' }).answer('prepare', 'fight')
    expect(table.asked).toEqual(['1 before-combat'])
    table.answer('town', { do: 'build', building: 'necropolis.city-hall' }, 1)
    expect(table.player(1).buildings).toContain('necropolis.city-hall')
  })

  it('H3B-TOWN-16: the town works although an enemy has flagged it', () => {
    const table = at({
      lords: [rich(), {}],
      change: (state) => {
        state.fields['S3.C']!.flags = [1]
      },
    })
    expect(table.acts({ do: 'build' }).length).toBeGreaterThan(0)
  })

  it('H3B-TOWN-18: once more after the last turn, in turn order', () => {
    const table = at({ lords: [rich(), rich()] })
    table.do({ do: 'end-turn' }).until('act', 1).do({ do: 'end-turn' })
    expect(table.asked).toEqual(['0 last-call'])
    table.answer('town', { do: 'build', building: 'castle.city-hall' }, 0).answer('last-call', 'pass', 0)
    expect(table.asked).toEqual(['1 last-call'])
  })
})

describe('units', () => {
  it('H3B-UNIT-02, H3B-UNIT-03: any number of recruits with one token, few', () => {
    const table = at({ lords: [rich(), {}] })
    table.do({ do: 'recruit', unit: 'halberdiers' }).answer('muster', { do: 'recruit', unit: 'marksmen', with: [] })
    expect(table.player().units.map(({ card, side }) => `${card} ${side}`)).toEqual([
      'griffins few',
      'halberdiers few',
      'marksmen few',
    ])
    expect(table.player().goods.gold).toBe(55)
    expect(table.player().tokens.population).toBe(false)
  })

  it('H3B-UNIT-03: the dwelling of the tier is needed', () => {
    const table = at({ lords: [rich(), {}] })
    expect(table.acts({ do: 'recruit', unit: 'crusaders' })).toEqual([])
    expect(at({ lords: [rich('castle.holy-grounds'), {}] }).acts({ do: 'recruit', unit: 'crusaders' })).toHaveLength(1)
  })

  it('H3B-UNIT-04, H3B-TOWN-10: reinforcing needs the citadel, and works for what was just recruited', () => {
    expect(at({ lords: [rich(), {}] }).acts({ do: 'reinforce' })).toEqual([])
    const table = at({ lords: [rich('castle.citadel'), {}] })
    table.do({ do: 'recruit', unit: 'marksmen' }).answer('muster', { do: 'reinforce', unit: 'marksmen', with: [] })
    expect(table.player().units.at(-1)).toMatchObject({ card: 'marksmen', side: 'pack' })
  })

  it('H3B-UNIT-05, H3B-HERO-09, H3B-HERO-10: the same token hires a Secondary Hero instead', () => {
    const table = at({ lords: [{ ...rich(), at: 'S3.NE' }, {}] })
    table.do({ do: 'hire', field: 'S3.C' })
    expect(table.hero(0, 'secondary')).toMatchObject({ field: 'S3.C', mp: 2 })
    expect(table.player().goods.gold).toBe(50)
    expect(table.acts({ do: 'recruit' })).toEqual([])
    expect(at({ lords: [rich(), {}] }).acts({ do: 'hire' })).toEqual([])
  })

  it('H3B-HERO-10: hired after the own turn, its points come with the next restore', () => {
    const table = at({ lords: [{ ...rich(), at: 'S3.NE' }, {}], active: 1 })
    table.answer('town', { do: 'hire', field: 'S3.C' }, 0)
    expect(table.hero(0, 'secondary').mp).toBe(0)
  })

  it('H3B-EX-26, H3B-UNIT-13, H3B-RULING-42, H3B-RULING-68: halves and discounts', () => {
    expect(priced({ gold: 5 }, 'half-up')).toMatchObject({ gold: 3 })
    expect(priced({ gold: 3 }, 'half-gold-down')).toMatchObject({ gold: 1 })
    expect(priced({ gold: 20, valuables: 1 }, 'half-up', 6)).toEqual({ gold: 4, valuables: 1 })
    expect(priced({ gold: 2 }, 'full', 5)).toMatchObject({ gold: 0 })
  })

  it('H3B-UNIT-13: Legion cards make a unit cheaper, in the own turn', () => {
    const table = at({
      lords: [
        {
          hand: ['loins-of-legion'],
          change: (player) => {
            player.goods.gold = 0
          },
        },
        {},
      ],
    })
    table.do({ do: 'recruit', unit: 'marksmen', with: ['loins-of-legion'] })
    expect(table.player().units.at(-1)?.card).toBe('marksmen')
    const off = at({
      lords: [
        {
          hand: ['loins-of-legion'],
          change: (player) => {
            player.goods.gold = 0
          },
        },
        {},
      ],
      active: 1,
    })
    expect(off.may('town', 0)).toBe(false)
  })

  it('stables-discount: Champions are cheaper while a hero stands in the Stables', () => {
    const lord: Lord = {
      at: 'F1.SE',
      change: (player) => {
        rich('castle.citadel', 'castle.holy-grounds', 'castle.glory-of-erathia').change!(player)
        player.units = [{ card: 'champions', side: 'few', overlays: [] }]
      },
    }
    const table = at({ lords: [lord, {}] })
    table.do({ do: 'reinforce', unit: 'champions' })
    expect(table.player().goods).toMatchObject({ gold: 46, valuables: 9 })
  })

  it("H3B-UNIT-06: Isra's Friends reinforce for half, without token and citadel", () => {
    const table = at({
      round: 2,
      agenda: [{ do: 'astrologers' }, { do: 'act', seat: 0 }],
      change: ({ astrologers }) =>
        void astrologers.deck.items.push(
          astrologers.deck.items.splice(astrologers.deck.items.indexOf('isras-friends'), 1)[0]!,
        ),
    })
    const { gold } = table.player().goods
    table.answer('pick-unit', { unit: 'griffins', with: [] })
    expect(table.player().units[0]?.side).toBe('pack')
    expect(table.player().goods.gold).toBe(gold - 3)
  })

  it('H3B-UNIT-07: a neutral unit cannot be reinforced', () => {
    const table = at({
      lords: [
        {
          ...rich('castle.citadel'),
          change: (player) => {
            rich('castle.citadel').change!(player)
            player.units = [{ card: 'n-zombies', side: 'neutral', overlays: [] }]
          },
        },
        {},
      ],
    })
    expect(table.acts({ do: 'reinforce' })).toEqual([])
  })

  it('H3B-UNIT-09: an empty unit deck is refilled with the starting units', () => {
    const table = at({ lords: [{ at: 'F5.C' }, {}] })
    verdicts.push({ winner: 'defender', losesAll: true })
    table.move('F5.NW').until('act', 0)
    expect(table.player().units.map(({ card }) => card)).toEqual(['halberdiers', 'marksmen', 'griffins'])
  })

  it('H3B-UNIT-08: a unit that left the deck is in the reserve again', () => {
    const table = at({
      lords: [
        {
          ...rich(),
          change: (player) => {
            rich().change!(player)
            player.units = []
          },
        },
        {},
      ],
    })
    expect(table.acts({ do: 'recruit', unit: 'griffins' })).toHaveLength(1)
  })

  it('Nomads and Peasants work from the unit deck', () => {
    const table = at({
      lords: [
        {
          change: (player) => {
            player.units = [{ card: 'n-peasants.1', side: 'neutral', overlays: [] }]
          },
        },
        {},
      ],
      round: 3,
      agenda: [
        { do: 'income', seat: 0 },
        { do: 'act', seat: 0 },
      ],
    })
    expect(table.player().goods.gold).toBe(23)
    const nomads = at({
      lords: [
        {
          change: (player) => {
            player.units = [{ card: 'n-nomads.1', side: 'neutral', overlays: [] }]
          },
        },
        {},
      ],
    })
    nomads.do({ do: 'end-turn' }).answer('destination', 'S3.NE')
    expect(nomads.hero().field).toBe('S3.NE')
  })

  it('Rogues look at the top of any deck, once in the own turn', () => {
    const table = at({
      lords: [
        {
          change: (player) => {
            player.units = [{ card: 'n-rogues.1', side: 'neutral', overlays: [] }]
          },
        },
        {},
      ],
    })
    const top = table.state.decks.spell!.deck.items.at(-1)
    table.do({ do: 'use-unit' }).answer('peek-deck', 'spell')
    expect(table.decision('put-card').context).toEqual({ card: top })
    table.answer('put-card', 'bottom')
    expect(table.state.decks.spell!.deck.items[0]).toBe(top)
    expect(table.acts({ do: 'use-unit' })).toEqual([])
  })

  it('Terrible Plague turns one pack of each player to few', () => {
    const table = at({
      lords: [
        {
          change: (player) => {
            player.units[0]!.side = 'pack'
          },
        },
        {},
      ],
      agenda: [{ do: 'astrologers' }, { do: 'act', seat: 0 }],
      change: ({ astrologers }) =>
        void astrologers.deck.items.push(
          astrologers.deck.items.splice(astrologers.deck.items.indexOf('terrible-plague'), 1)[0]!,
        ),
    })
    expect(table.player().units[0]?.side).toBe('few')
  })
})
