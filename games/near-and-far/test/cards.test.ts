import { describe, expect, it } from 'vitest'
import type { SpaceId } from '../content/map.ts'
import { chart, space } from '../reckoning/charts.ts'
import { newSheet } from '../reckoning/sheet.ts'
import type { Position } from '../shape.ts'
import { hold, lead, met, open, own, rest, type Scene, type Sitting, withSkills } from './scene.ts'

type Change = NonNullable<Scene['change']>
type Building = NonNullable<Sitting['state']['turn']['building']>

function visit(building: Building, change: Change, scene: Scene = {}): Sitting {
  return open({ players: 3, ...scene, change }).answer('action', building)
}

function at(place: SpaceId, change: Change = () => undefined, scene: Scene = {}): Sitting {
  return open({
    stage: 'arrival',
    ...scene,
    change(state, me) {
      Object.assign(me, { at: place, hearts: 9 })
      change(state, me)
    },
  })
}

describe('camps', () => {
  it('NAF-CAMP-01, NAF-CAMP-02, NAF-CAMP-06, NAF-CAMP-09: three hearts, a coin or gem for each explore icon, and what is uncovered', () => {
    const table = at('m1-s28', (state) => lead(state, 0, 'adv-red-5')).answer('arrival', 'camp')
    expect(table.player()).toMatchObject({ hearts: 6, camps: 13, goods: { coin: 3 + 1 + 3, gem: 0 } })
    expect(table.state.camps).toEqual({ 'm1-s28': 0 })
    const gem = at('m1-s23', (_, me) => Object.assign(me, { camps: 12 })).answer('arrival', 'camp')
    expect(gem.player().goods).toMatchObject({ coin: 3, gem: 1 })
    expect(at('m1-s28', (_, me) => Object.assign(me, { hearts: 2 })).may('arrival', 'camp')).toBe(false)
  })

  it('NAF-CAMP-06, NAF-RULING-56: with no explore icon nothing', () => {
    const table = at('m1-s28', (_, me) => Object.assign(me.party, { blue: null })).answer('arrival', 'camp')
    expect(table.player().goods.coin).toBe(3 + 1)
  })

  it('NAF-EX-64, NAF-CARD-18: the Shovel digs one more', () => {
    const table = at('m1-s28', (state) => {
      lead(state, 0, 'adv-red-1')
      own(state, 0, 'tre-panning-dish', 'tre-old-shovel')
    }).answer('arrival', 'camp')
    expect(table.player().goods.coin).toBe(3 + 1 + 4)
    const bare = at('m1-s28', (state, me) => {
      me.party.blue = null
      own(state, 0, 'tre-old-shovel')
    }).answer('arrival', 'camp')
    expect(bare.player().goods.coin).toBe(3 + 1 + 1)
  })

  it('NAF-CAMP-10: with an empty board camps come from the reserve, uncover nothing, and count as any other', () => {
    const table = at('m1-s28', (_, me) => {
      Object.assign(me, { camps: 0, placed: 14 })
      me.party.blue = null
    })
    const before = table.points('camps')
    table.answer('arrival', 'camp')
    expect(table.player()).toMatchObject({ camps: 0, placed: 15, goods: { coin: 3 } })
    expect(table.state.camps).toEqual({ 'm1-s28': 0 })
    expect(table.points('camps')).toBe(before + 1)
  })

  it('NAF-CAMP-03, NAF-CAMP-04, NAF-RULING-28: one camp on a space, none in town', () => {
    const taken = at('m1-s28', (state) => {
      state.camps['m1-s28'] = 1
    })
    expect(taken.asked).toEqual(['1 action'])
    expect(at('m1-s00').asked).toEqual(['1 action'])
  })

  it('NAF-CAMP-07, NAF-CARD-13, NAF-ROUTE-02: a trade-route space gives neither coins nor gems; the Tent gives reputation', () => {
    const table = at('m1-s11', (state) => own(state, 0, 'art-traders-tent')).answer('arrival', 'camp')
    expect(table.player()).toMatchObject({ reputation: 1, goods: { coin: 3 + 1, gem: 0 } })
    expect(
      at('m1-s28', (state) => own(state, 0, 'art-traders-tent'))
        .answer('arrival', 'camp')
        .player().reputation,
    ).toBe(0)
  })

  it('NAF-ROUTE-03, NAF-ROUTE-04: a complete route is told with its points', () => {
    const { ends = [] } = chart(1).routes.find(({ goods }) => goods === 'parts') ?? {}
    const other = ends.find((end) => end !== 'm1-s11') ?? 'm1-s14'
    const told = (seat: number) =>
      at('m1-s11', (state) => {
        state.camps[other] = seat
      })
        .answer('arrival', 'camp')
        .told('route-completed')
    expect(told(0)).toEqual([{ goods: 'parts', seats: [0], points: 6 }])
    expect(told(1)).toMatchObject([{ goods: 'parts', points: 3 }])
  })

  it('NAF-EX-22: one heart, a bird, three hearts, three coins', () => {
    const table = open({
      stage: 'move',
      change(state, me) {
        Object.assign(me, { at: 'm1-s23', hearts: 6, birds: 1 })
        lead(state, 0, 'adv-red-5')
        state.camps['m1-s23'] = 1
      },
    })
    table.answer('step', 'm1-s32').answer('step', 'm1-s19').answer('threat', { bypass: 'bird' })
    table.answer('step', 'stop').answer('arrival', 'camp')
    expect(table.player()).toMatchObject({ hearts: 6 - 1 - 3, birds: 0, goods: { coin: 3 + 1 + 3 } })
    expect(table.asked).toEqual(['1 action'])
  })

  it('NAF-CAMP-09: the track of the board', () => {
    const uncovered = Array.from({ length: 14 }, (_, i) => {
      const table = at('m1-s11', (_state, me) => Object.assign(me, { camps: 14 - i })).answer('arrival', 'camp')
      const { coin, gem } = table.player().goods
      return coin > 3 ? 'coin' : gem > 0 ? 'gem' : ''
    })
    expect(uncovered).toEqual(['coin', 'coin', '', 'gem', '', 'coin', '', 'gem', '', 'coin', '', 'gem', '', ''])
  })
})

describe('artifacts', () => {
  const buying = (change: Change) => open({ change })

  it('NAF-ART-01, NAF-ART-02, NAF-ART-04, NAF-TURN-04: bought for their price, any number, and theirs from now on', () => {
    const table = buying((state, me) => {
      hold(state, 0, 'art-horn-bow', 'art-patched-boots', 'art-weather-kite')
      Object.assign(me.goods, { green: 1, coin: 2 })
    })
    expect([...table.options('buy')].sort()).toEqual(['art-horn-bow', 'art-patched-boots'])
    table.answer('buy', 'art-horn-bow').answer('buy', 'art-patched-boots')
    expect(table.player()).toMatchObject({
      bought: ['art-horn-bow', 'art-patched-boots'],
      goods: { green: 0, coin: 0 },
    })
    expect([table.points('artifacts'), table.points('hand')]).toEqual([3, -1])
  })

  it('NAF-EX-24, NAF-EX-25, NAF-ART-03: a reputation is needed, not paid', () => {
    const may = (card: 'art-spirit-lamp' | 'art-oath-ribbon', reputation: number) =>
      buying((state, me) => {
        hold(state, 0, card)
        Object.assign(me.goods, { gem: 3, green: 1, yellow: 1 })
        me.reputation = reputation
      }).may('buy', card)
    expect([-3, -4, -2].map((value) => may('art-spirit-lamp', value))).toEqual([true, true, false])
    expect([3, 4, 2].map((value) => may('art-oath-ribbon', value))).toEqual([true, true, false])
    const table = buying((state, me) => {
      hold(state, 0, 'art-oath-ribbon')
      me.goods.yellow = 1
      me.reputation = 3
    }).answer('buy', 'art-oath-ribbon')
    expect(table.player().reputation).toBe(3)
  })

  it('NAF-ART-08, NAF-RULING-55: at every decision of the own turn, never in those of others', () => {
    const rich: Change = (state) => {
      for (const seat of [0, 1]) {
        hold(state, seat, seat === 0 ? 'art-patched-boots' : 'art-beetle-clasp')
        Object.assign(state.players[seat]?.goods as object, { coin: 9, gem: 9 })
      }
    }
    const table = buying(rich)
    expect(table.options('buy', 0)).toEqual(['art-patched-boots'])
    expect(table.options('buy', 1)).toEqual([])
    for (const place of ['prison', 'm1-s28', 'farm'] as const) {
      const there = buying((state, me) => {
        rich(state, me)
        me.at = place
      })
      expect(there.options('buy', 0)).toEqual(['art-patched-boots'])
    }
    const stages: { readonly [asked: string]: Scene & { readonly at: Position } } = {
      entry: { stage: 'entry', turn: { building: 'farm' }, at: 'off' },
      visit: { stage: 'visit', turn: { building: 'farm' }, at: 'farm' },
      party: { stage: 'party', at: 'farm' },
      step: { stage: 'move', at: 'm1-s32' },
      arrival: { stage: 'arrival', at: 'm1-s28' },
      option: { stage: 'option', at: 'm1-s02' },
    }
    for (const [asked, { at: place, ...scene }] of Object.entries(stages)) {
      const then = open({
        ...scene,
        change(state, me) {
          rich(state, me)
          Object.assign(me, { at: place, hearts: 9 })
          Object.assign(state.players[1] as object, { at: 'farm' })
          state.encounter = met({ space: 'm1-s02', source: 'map', id: 'A' })
        },
      })
      expect([then.asked, then.options('buy', 0), then.options('buy', 1)]).toEqual([
        [`0 ${asked}`],
        ['art-patched-boots'],
        [],
      ])
    }
    const fight = open({
      stage: 'move',
      dice: [1],
      change(state, me) {
        rich(state, me)
        Object.assign(me, { at: 'm1-s32', hearts: 9, birds: 1 })
      },
    }).answer('step', 'm1-s19')
    expect([fight.asked, fight.options('buy', 0)]).toEqual([['0 threat'], ['art-patched-boots']])
    fight.answer('threat', { fight: 'thr-robber' })
    expect([fight.asked, fight.options('buy', 0)]).toEqual([['0 raise'], ['art-patched-boots']])
    // NAF-THREAT-08: the turn is over at once.
    fight.answer('raise', 0)
    expect([fight.asked, fight.options('buy', 0)]).toEqual([['1 action'], []])
  })

  it('NAF-ART-08: before a turn ends one is asked where any hand of such a size might buy, whatever this one holds', () => {
    const asked = (coin: number, change: Change) => {
      const table = visit('store', (state, me) => {
        me.goods.coin = coin
        change(state, me)
      }).answer('visit', { do: 'coin' })
      return table.asked
    }
    const rich: Change = (state) => hold(state, 0, 'art-weather-kite')
    const poor: Change = (state) => hold(state, 0, 'art-patched-boots')
    expect([asked(1, rich), asked(1, poor)]).toEqual([['0 visit'], ['0 visit']])
    expect([asked(0, rich), asked(0, poor)]).toEqual([['1 action'], ['1 action']])
    expect(asked(1, () => undefined)).toEqual(['1 action'])
    const gone: Change = (state) => {
      hold(state, 0, 'art-weather-kite')
      own(state, 1, 'art-patched-boots', 'art-rusk-tin')
    }
    expect(asked(1, gone)).toEqual(['1 action'])
  })

  it('NAF-ART-09, NAF-STORE-04: what is bought stays, and a hand may grow', () => {
    const table = visit('town-hall', (state) => {
      own(state, 0, 'art-patched-boots')
      hold(state, 0, 'art-spices', 'art-map-scrap', 'art-horn-bow', 'art-dice', 'art-gold-magnet', 'art-goods-cart')
    })
    const discards = table.options('visit').flatMap((option) => (option.do === 'discard' ? [option.card] : []))
    expect(discards).toHaveLength(6)
    expect(discards).not.toContain('art-patched-boots')
  })

  it('NAF-CARD-12, NAF-RULING-46, NAF-TURN-03: the Mercenary Contract places a camp anywhere, at once', () => {
    const contract: Change = (state, me) => {
      hold(state, 0, 'art-mercenary-contract')
      Object.assign(me.goods, { coin: 2, yellow: 1, green: 1 })
      state.tokens = ['m1-s28']
      state.round = 1
      state.camps['m1-s11'] = 1
    }
    const table = buying(contract).answer('buy', 'art-mercenary-contract')
    expect(table.options('mercenary-camp')).toHaveLength(31)
    expect(table.options('mercenary-camp')).not.toContain('m1-s00')
    table.answer('mercenary-camp', 'm1-s28')
    expect(table.player()).toMatchObject({ hearts: 0, placed: 1, goods: { coin: 1 + 1 } })
    expect(table.state.tokens).toEqual(['m1-s28'])
    expect(table.asked).toEqual(['0 action'])
  })

  it('NAF-RULING-46, NAF-CARD-13, NAF-END-01: its camp counts as built, must be placed, and may be the last', () => {
    const contract = (change: Change) =>
      buying((state, me) => {
        hold(state, 0, 'art-mercenary-contract')
        own(state, 0, 'art-traders-tent')
        Object.assign(me.goods, { coin: 2, yellow: 1, green: 1 })
        Object.assign(me, { camps: 1, placed: 13 })
        change(state, me)
      }).answer('buy', 'art-mercenary-contract')
    const table = contract(() => undefined)
    expect(table.asked).toEqual(['0 mercenary-camp'])
    table.answer('mercenary-camp', 'm1-s11')
    expect(table.player()).toMatchObject({ reputation: 1, camps: 0, placed: 14 })
    expect(table.told('end-triggered')).toEqual([{ seat: 0 }])
    const full = contract((state) => {
      for (const id of chart(1).grounds) state.camps[id] = 1
    })
    expect(full.asked).toEqual(['0 action'])
    expect(full.player()).toMatchObject({ bought: ['art-traders-tent', 'art-mercenary-contract'], placed: 13 })
  })

  it('NAF-MOVE-12, NAF-CARD-12: it stops neither the movement nor the camp of the turn', () => {
    const table = at('m1-s28', (state, me) => {
      hold(state, 0, 'art-mercenary-contract')
      Object.assign(me.goods, { coin: 2, yellow: 1, green: 1 })
    })
    table.answer('buy', 'art-mercenary-contract').answer('mercenary-camp', 'm1-s11')
    expect(table.may('arrival', 'camp')).toBe(true)
  })

  it('NAF-RULING-54, NAF-CARD-02: Amulet and Crown take a coin of each who is there, and the neutral figure has none', () => {
    const table = visit('saloon', (state) => {
      own(state, 0, 'art-nightmare-amulet')
      Object.assign(state.players[1] as object, { at: 'saloon' })
      Object.assign(state.players[2] as object, { at: 'saloon' })
      Object.assign(state.players[2]?.goods as object, { coin: 0, gem: 4 })
    }).answer('entry', 'walk-in')
    expect(table.state.players.map(({ goods }) => goods.coin)).toEqual([4, 2, 0])
    expect(table.player(2).goods.gem).toBe(4)
  })

  it('NAF-CARD-10: Magnet and Kit are paid by the supply', () => {
    const magnet = visit('saloon', (state) => {
      own(state, 0, 'art-gold-magnet')
      Object.assign(state.players[1] as object, { at: 'saloon' })
    }).answer('entry', 'walk-in')
    expect(magnet.state.players.map(({ goods }) => goods.coin)).toEqual([4, 3, 3])
    expect(visit('saloon', (state) => own(state, 0, 'art-gold-magnet')).player().goods.coin).toBe(3)
    const kit = visit(
      'farm',
      (state) => {
        own(state, 0, 'art-thief-kit')
        Object.assign(state.players[1] as object, { at: 'farm' })
      },
      { dice: [6, 1] },
    ).answer('entry', { opponent: 1, manner: 'fair' })
    expect(kit.state.players.map(({ goods }) => goods.coin)).toEqual([4, 3, 3])
  })
})

describe('visits', () => {
  it('NAF-EX-32, NAF-CARD-05, NAF-VISIT-07, NAF-VISIT-10, NAF-RULING-81: the Flute pays for the bird', () => {
    const table = visit('stables', (state) => own(state, 0, 'art-jade-flute'))
    expect(table.player().goods.food).toBe(2)
    table.answer('visit', { do: 'animal', animal: 'bird' })
    expect(table.player()).toMatchObject({ birds: 1, goods: { food: 1 } })
  })

  it('NAF-RULING-97: a card that is bought during a visit works in it, once', () => {
    const table = visit('stables', (state, me) => {
      hold(state, 0, 'art-jade-flute')
      Object.assign(me.goods, { gem: 2, red: 1 })
    })
    table.answer('buy', 'art-jade-flute')
    expect(table.player().goods.food).toBe(2)
    table.answer('visit', { do: 'animal', animal: 'bird' })
    expect(table.player().goods.food).toBe(1)
  })

  it('NAF-CARD-01, NAF-VISIT-08: what a visit brings does not ask for the action', () => {
    const table = visit('farm', (state) => own(state, 0, 'tre-seed-pouch')).answer('visit', { do: 'leave' })
    expect(table.player().goods.food).toBe(2)
  })

  it('NAF-VISIT-05, NAF-VISIT-07: a lost duel brings nothing, and each effect comes once a visit', () => {
    const lost = visit(
      'farm',
      (state) => {
        own(state, 0, 'tre-seed-pouch')
        Object.assign(state.players[1] as object, { at: 'farm' })
      },
      { dice: [1, 6] },
    ).answer('entry', { opponent: 1, manner: 'fair' })
    expect(lost.player().goods.food).toBe(0)
    const once = visit('farm', (state) => {
      own(state, 0, 'tre-seed-pouch')
      hold(state, 0, 'art-patched-boots')
    })
    once.answer('visit', { do: 'farm' }).answer('visit', { do: 'leave' })
    expect(once.player().goods.food).toBe(3)
  })

  it('NAF-EX-70, NAF-SKILL-07, NAF-VISIT-10: the coin of Animal Husbandry comes with the second animal, too', () => {
    const table = visit('stables', (_, me) => {
      me.sheet = withSkills('skl-husbandry')
      me.birds = 1
      me.goods.food = 1
    })
    expect(table.player().goods.coin).toBe(3)
    table.answer('visit', { do: 'animal', animal: 'bird' })
    expect(table.player()).toMatchObject({ birds: 2, goods: { coin: 4 } })
  })

  it('NAF-SKILL-06, NAF-SKILL-14: Piano Playing and Potion Brewing bring a food', () => {
    const food = (building: Building, skill: 'skl-piano' | 'skl-potions') =>
      visit(building, (_, me) => Object.assign(me, { sheet: withSkills(skill) })).player().goods.food
    expect([food('saloon', 'skl-piano'), food('hut', 'skl-potions'), food('hut', 'skl-piano')]).toEqual([1, 1, 0])
  })

  it('NAF-EX-66, NAF-SKILL-13, NAF-RULING-69: Persuasion draws one more, also with the coin', () => {
    const table = visit('store', (_, me) => Object.assign(me, { sheet: withSkills('skl-persuasion') }))
    table.answer('visit', { do: 'coin' })
    expect(table.player().goods.coin).toBe(4)
    table.answer('visit', { do: 'draw-for', card: 'skl-persuasion', tier: 'advanced' })
    const [drawn] = table.player().drawn.advanced.items
    expect(table.options('keep-drawn')).toHaveLength(2)
    table.answer('keep-drawn', { cards: [drawn as never] })
    expect(table.player().hand.advanced.items).toEqual([drawn])
    expect(table.asked).toEqual(['1 action'])
  })

  it('NAF-CARD-19: the Diary draws in the Saloon', () => {
    const table = visit('saloon', (state) => own(state, 0, 'tre-old-diary'))
    table.answer('visit', { do: 'draw-for', card: 'tre-old-diary', tier: 'basic' })
    table.answer('keep-drawn', { cards: [] })
    expect(table.state.discards.basic.items).toHaveLength(1)
    expect(table.options('visit').some((option) => option.do === 'draw-for')).toBe(false)
  })

  it('NAF-CARD-17, NAF-CARD-23, NAF-RULING-58, NAF-RULING-85: the Bell hires in the Mine, and that is no visit to the Saloon', () => {
    const table = visit('mine', (state, me) => {
      own(state, 0, 'tre-rusty-bell', 'art-trout-net')
      me.goods.food = 1
      me.goods.coin = 9
    })
    const hires = table.options('visit').filter((option) => option.do === 'hire')
    expect(hires).toHaveLength(5)
    expect(table.may('visit', { do: 'refresh' })).toBe(true)
    expect(table.player().goods.food).toBe(1)
    const [first] = table.state.row
    table.answer('visit', { do: 'hire', adventurer: first as never })
    table.answer('placement', { slot: null, animal: 'blue' })
    expect(table.may('visit', { do: 'dig', at: 0 })).toBe(true)
  })

  it('NAF-SKILL-12, NAF-RULING-70, NAF-RULING-89, NAF-SKILL-01, NAF-SKILL-04: with Politics skills are bought in the Town Hall, and work at once', () => {
    const table = visit('town-hall', (_, me) => {
      me.sheet = { ...withSkills('skl-politics'), boxes: 30 }
    })
    expect(table.may('visit', { do: 'learn', skill: 'skl-politics' })).toBe(false)
    table.answer('visit', { do: 'learn', skill: 'skl-fishing' })
    expect(table.player()).toMatchObject({ sheet: { skills: ['skl-politics', 'skl-fishing'] }, goods: { food: 0 } })
    table.answer('visit', { do: 'learn', skill: 'skl-martial-arts' })
    expect(table.told('skill-bought')).toHaveLength(2)
  })

  it('NAF-SKILL-08: gems are spent as coins, never the other way', () => {
    const jeweller = (coin: number, gem: number) =>
      open({
        change(state, me) {
          me.sheet = withSkills('skl-jewellery')
          Object.assign(me.goods, { coin, gem })
          hold(state, 0, 'art-patched-boots', 'art-beetle-clasp')
        },
      })
    const table = jeweller(1, 2)
    expect(table.options('buy')).toEqual(['art-patched-boots'])
    table.answer('buy', 'art-patched-boots')
    expect(table.options('payment')).toEqual([
      { coin: 1, gem: 1 },
      { coin: 0, gem: 2 },
    ])
    table.answer('payment', { coin: 0, gem: 2 })
    expect(table.player().goods).toMatchObject({ coin: 1, gem: 0 })
    expect(jeweller(9, 0).options('buy')).toEqual(['art-patched-boots'])
  })

  it('NAF-SKILL-15, NAF-SKILL-18, NAF-SETUP-14: Fishing and Cooking start with food', () => {
    const sheets = [withSkills('skl-fishing', 'skl-cooking'), { ...newSheet(), character: 'vera' as const }]
    const campaign = {
      mode: 'campaign',
      maps: [],
      skips: false,
      sheets,
      conceding: [],
      conceded: false,
      taken: [],
      fewest: [],
      lost: false,
    } as const
    const table = open({ options: { mode: 'campaign' }, campaign: { ...campaign, sheets } })
    expect(table.state.players.map(({ goods }) => goods.food)).toEqual([3, 0])
  })
})

describe('treasures', () => {
  it('NAF-EX-39, NAF-CARD-15: Hunter’s Eye brings one food, however many are drawn', () => {
    const table = visit(
      'hut',
      (state, me) => {
        own(state, 0, 'tre-hunters-eye')
        me.birds = 2
      },
      { options: { town: 'day' } },
    ).answer('visit', { do: 'hut' })
    expect(table.state.found).toHaveLength(3)
    expect(table.player().goods.food).toBe(1)
    const drawn = visit('hut', (state, me) => {
      me.birds = 1
      state.decks.treasure.items = [
        ...state.decks.treasure.items.filter((id) => id !== 'tre-hunters-eye'),
        'tre-hunters-eye',
      ]
    }).answer('visit', { do: 'hut' })
    expect(drawn.player().goods.food).toBe(0)
  })

  it('NAF-SKILL-22, NAF-TREASURE-01, NAF-TREASURE-09, NAF-RULING-30: with Begging one lies beside the board', () => {
    const beggar = (change: Change) =>
      visit('hut', (state, me) => {
        me.sheet = withSkills('skl-begging')
        change(state, me)
      })
    const table = beggar(() => undefined).answer('visit', { do: 'hut' })
    const [found] = table.state.found
    expect(table.options('treasure')).toEqual([{ take: found, place: 'beside' }, 'none'])
    table.answer('treasure', { take: found as never, place: 'beside' })
    expect(table.player()).toMatchObject({ beside: found, treasures: [] })
    expect(beggar((_, me) => Object.assign(me, { beside: 'tre-purse' })).asked).toEqual(['1 action'])
    const both = beggar((_, me) => Object.assign(me, { birds: 1 })).answer('visit', { do: 'hut' })
    expect(both.options('treasure')).toHaveLength(3)
  })

  it('NAF-TREASURE-09, NAF-RULING-74: a treasure that loses its animal may go there', () => {
    const table = open({
      stage: 'move',
      change(state, me) {
        Object.assign(me, { at: 'm1-s32', hearts: 9, birds: 1, sheet: withSkills('skl-begging') })
        own(state, 0, 'tre-purse')
      },
    })
    table.answer('step', 'm1-s19').answer('threat', { bypass: 'bird' })
    table.answer('excess', { treasure: 'tre-purse', to: 'beside' })
    expect(table.player()).toMatchObject({ beside: 'tre-purse', treasures: [] })
  })

  it('NAF-TREASURE-07: what a card says comes first', () => {
    const table = at('m1-s28', (state, me) => {
      own(state, 0, 'wld-islanders-knot')
      me.hearts = 2
    }).answer('arrival', 'camp')
    expect(table.player().hearts).toBe(0)
  })
})

describe('chiefs', () => {
  const hiring = (change: Change) =>
    visit('saloon', (state, me) => {
      state.bag.items = [...state.bag.items, ...state.row].filter((id) => id !== 'adv-blue-1')
      state.row = ['adv-blue-1']
      rest(state, 0, 'adv-blue-2', 'adv-blue-3')
      me.goods.blue = 1
      change(state, me)
    })
      .answer('visit', { do: 'hire', adventurer: 'adv-blue-1' })
      .answer('placement', { slot: null, animal: 'blue' })

  it('NAF-CHIEF-01, NAF-CHIEF-02, NAF-CHIEF-04, NAF-CHIEF-06, NAF-RULING-29: the first with four banners', () => {
    const table = hiring(() => undefined)
    expect(table.state.chiefs.blue).toBe(0)
    expect(table.player().goods.blue).toBe(1)
    expect(table.points('chiefs')).toBe(5)
  })

  it('NAF-CHIEF-03: who has it keeps it', () => {
    const table = hiring((state) => {
      state.chiefs.blue = 1
    })
    expect(table.state.chiefs.blue).toBe(1)
  })

  it('NAF-CHIEF-02: three banners and an artifact are not enough', () => {
    const table = hiring((state, me) => {
      me.goods.blue = 0
      own(state, 0, 'art-star-cloak')
    })
    expect(table.state.chiefs.blue).toBeNull()
  })
})

describe('rolls', () => {
  it('NAF-CARD-21: paid for after the die, once each', () => {
    const table = open({
      stage: 'move',
      dice: [1],
      change(state, me) {
        Object.assign(me, { at: 'm1-s32', hearts: 0 })
        me.goods.food = 3
        own(state, 0, 'art-onion-bomb', 'wld-lamp-oil-trick')
      },
    }).answer('step', 'm1-s19')
    expect(table.options('raise')).toEqual([0, 'art-onion-bomb', 'wld-lamp-oil-trick'])
    table.answer('raise', 'art-onion-bomb').answer('raise', 'wld-lamp-oil-trick')
    expect(table.player()).toMatchObject({ defeated: ['thr-robber'], goods: { food: 1 } })
  })

  it('NAF-EX-61: the turns of one player', () => {
    const table = open({
      players: 3,
      // Five draws fill the row; then the dice of the duel, of the threat, and no more.
      dice: [1, 1, 1, 1, 1, 4, 3, 2],
      change(state, me) {
        state.round = 1
        state.bag.items = [...state.bag.items, ...state.row].filter((id) => id !== 'adv-red-2')
        state.row = ['adv-red-2']
        me.hearts = 0
      },
    })
    table.answer('action', 'saloon').answer('visit', { do: 'hire', adventurer: 'adv-red-2' })
    table.answer('placement', { slot: 'red', animal: 'blue' })
    expect(table.player().goods.coin).toBe(1)
    table.answer('action', 'farm').answer('visit', { do: 'farm' })
    table.answer('action', 'mine').answer('visit', { do: 'dig', at: 0 })

    table.answer('action', 'mine').answer('entry', { opponent: 2, manner: 'fair' })
    expect(table.told('duel-won')).toMatchObject([{ totals: [5, 3] }])
    table.answer('visit', { do: 'dig', at: 1 })
    expect(table.player()).toMatchObject({ reputation: 1, placed: 1, goods: { coin: 1 + 1 + 2 } })
    table.answer('action', 'store').answer('visit', { do: 'coin' })
    table.answer('action', 'farm').answer('visit', { do: 'farm' })

    table.answer('action', 'adventure').answer('party', 'set-out')
    expect(table.player().hearts).toBe(4)
    table.answer('step', 'm1-s32').answer('raise', 1)
    expect(table.player()).toMatchObject({ hearts: 3, placed: 2, goods: { coin: 5, gem: 0 } })
    table.answer('step', 'stop').answer('arrival', 'camp')
    expect(table.player()).toMatchObject({ hearts: 0, placed: 3, goods: { coin: 5, gem: 2 } })
    table.answer('action', 'stables').answer('visit', { do: 'leave' })
    table.answer('action', 'store').answer('visit', { do: 'coin' })

    table.answer('action', 'farm')
    table.answer('visit', { do: 'farm' })
    expect(table.player().goods.food).toBe(1)
  })

  it('NAF-HEART-10, NAF-RULING-06: a card turns food into hearts, up to thirteen', () => {
    const table = at('m1-s28', (state, me) => {
      own(state, 0, 'art-moss-blanket')
      me.goods.food = 2
      me.hearts = 12
    })
    table.answer('convert', 'art-moss-blanket')
    expect(table.player()).toMatchObject({ hearts: 13, goods: { food: 1 } })
    expect(table.options('convert')).toEqual([])
    expect(space(1, 'm1-s28').icon).toBe('coin')
  })
})
