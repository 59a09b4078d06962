import { describe, expect, it } from 'vitest'
import { BUILDINGS } from '../content/town.ts'
import { price } from '../reckoning/party.ts'
import { hold, lead, open, own, rest, type Sitting } from './scene.ts'

/** Seat 0 of three stands in a building. */
function inside(building: (typeof BUILDINGS)[number], scene: Parameters<typeof open>[0] = {}): Sitting {
  return open({ players: 3, ...scene }).answer('action', building)
}

const goods = (table: Sitting, seat = 0) => table.player(seat).goods

describe('turns', () => {
  it('NAF-TURN-01, NAF-TURN-02: one action each, clockwise from the first player; then a new round', () => {
    const table = open({ players: 3, change: (state) => Object.assign(state, { first: 1, active: 1 }) })
    for (const seat of [1, 2, 0]) {
      expect(table.asked).toEqual([`${seat} action`])
      table.answer('action', 'farm').answer('visit', { do: 'leave' })
      if (seat !== 0) expect(table.state.round).toBe(2)
      if (seat !== 0) table.player(seat).at = 'off'
    }
    expect(table.state.round).toBe(3)
    expect(table.asked).toEqual(['1 action'])
  })

  it('NAF-TURN-03: in the first round everybody visits the town', () => {
    const table = open({ change: (state) => Object.assign(state, { round: 1 }) })
    expect(table.options('action')).toEqual(BUILDINGS)
    expect(open().options('action')).toEqual([...BUILDINGS, 'adventure'])
  })

  it('NAF-TURN-05, NAF-TURN-07: from the map or from prison any building may be visited', () => {
    for (const at of ['m1-s07', 'prison', 'off'] as const)
      expect(open({ change: (_, me) => Object.assign(me, { at }) }).options('action')).toEqual([
        ...BUILDINGS,
        'adventure',
      ])
  })

  it('NAF-TURN-06: never the building where one stands, for any number of turns', () => {
    const table = open({ change: (_, me) => Object.assign(me, { at: 'farm' }) })
    expect(table.options('action')).toEqual([...BUILDINGS.filter((id) => id !== 'farm'), 'adventure'])
  })

  it('NAF-TURN-08, NAF-RULING-05, NAF-VISIT-08: there is no passing, but a building need not be used', () => {
    const table = inside('store')
    expect(table.options('visit').at(-1)).toEqual({ do: 'leave' })
    table.answer('visit', { do: 'leave' })
    expect(table.asked).toEqual(['1 action'])
    expect(goods(table)).toMatchObject({ coin: 3 })
  })

  it('NAF-VISIT-01, NAF-VISIT-06, NAF-RULING-08: the figure stands in the building, beside those who were there', () => {
    const table = open({ players: 3, change: ({ players }) => Object.assign(players[1] as object, { at: 'saloon' }) })
    table.answer('action', 'saloon').answer('entry', 'walk-in')
    expect(table.state.players.map(({ at }) => at)).toEqual(['saloon', 'saloon', 'off'])
  })
})

describe('the Town Hall', () => {
  const hall = (change: Parameters<typeof open>[0]) => inside('town-hall', change)

  it('NAF-EX-03, NAF-HALL-02, NAF-HALL-04: gem, coin and food for a red token', () => {
    const table = hall({ change: (_, me) => Object.assign(me.goods, { gem: 1, coin: 1, food: 1 }) })
    table.answer('visit', { do: 'trade' }).answer('trade', { side: 'take', one: 'red' })
    table.answer('piece', 'gem').answer('piece', 'coin')
    expect(goods(table)).toMatchObject({ gem: 0, coin: 0, food: 0, red: 1 })
  })

  it('NAF-EX-04, NAF-EX-06, NAF-HALL-05, NAF-HALL-06, NAF-RULING-10: a blue token for three coins and a food, not four coins', () => {
    const table = hall({ change: (_, me) => Object.assign(me.goods, { blue: 1, coin: 0 }) })
    table.answer('visit', { do: 'trade' }).answer('trade', { side: 'give', one: 'blue' })
    for (let coins = 0; coins < 3; coins++) table.answer('piece', 'coin')
    expect(table.options('piece')).toEqual(['food', 'done'])
    table.answer('piece', 'food')
    expect(goods(table)).toMatchObject({ blue: 0, coin: 3, food: 1 })
  })

  it('NAF-EX-05, NAF-CARD-09: the Goods Cart makes it four coins', () => {
    const table = hall({
      change(state, me) {
        own(state, 0, 'art-goods-cart')
        Object.assign(me.goods, { blue: 1, coin: 0 })
      },
    })
    table.answer('visit', { do: 'trade' }).answer('trade', { side: 'give', one: 'blue' })
    for (let coins = 0; coins < 4; coins++) table.answer('piece', 'coin')
    expect(goods(table)).toMatchObject({ blue: 0, coin: 4 })
  })

  it('NAF-EX-07, NAF-HALL-02: five pieces are the most', () => {
    // Five of the best are worth 2 + 2 + 1 + 1 + 1 = 7: a sixth would be needed for nothing, and a blue token is just reached.
    const six = hall({ change: (_, me) => Object.assign(me.goods, { coin: 1, gem: 1, food: 4 }) })
    six.answer('visit', { do: 'trade' })
    expect(six.may('trade', { side: 'take', one: 'blue' })).toBe(true)
    const poor = hall({ change: (_, me) => Object.assign(me.goods, { coin: 1, gem: 0, food: 6 }) })
    poor.answer('visit', { do: 'trade' })
    expect(poor.may('trade', { side: 'take', one: 'blue' })).toBe(false)
    expect(poor.may('trade', { side: 'take', one: 'yellow' })).toBe(true)
    poor.answer('trade', { side: 'take', one: 'yellow' }).answer('piece', 'coin')
    for (let food = 0; food < 4; food++) if (poor.options('piece').length > 0) poor.answer('piece', 'food')
    expect(goods(poor)).toMatchObject({ coin: 0, food: 2, yellow: 1 })
  })

  it('NAF-EX-07, NAF-HALL-02: of two gems, two coins and two food five at most go for a token', () => {
    const table = hall({ change: (_, me) => Object.assign(me.goods, { gem: 2, coin: 2, food: 2 }) })
    table.answer('visit', { do: 'trade' }).answer('trade', { side: 'take', one: 'blue' })
    for (const piece of ['food', 'food', 'coin', 'coin'] as const) table.answer('piece', piece)
    expect(goods(table)).toMatchObject({ gem: 1, coin: 0, food: 0, blue: 1 })
  })

  it('NAF-HALL-02, NAF-HALL-05: five pieces are the most that one brings; what is over is lost', () => {
    const table = hall({ change: (_, me) => Object.assign(me.goods, { blue: 1 }) })
    table.answer('visit', { do: 'trade' }).answer('trade', { side: 'give', one: 'blue' })
    for (let food = 0; food < 5; food++) table.answer('piece', 'food')
    expect(goods(table)).toMatchObject({ blue: 0, food: 5 })
    expect(table.told('traded')).toEqual([{ seat: 0, gave: { blue: 1 }, got: { food: 5 } }])
  })

  it('NAF-EX-08, NAF-HALL-07, NAF-RULING-11: one side is a single piece, and of another kind than the others', () => {
    const trading = () => {
      const table = hall({ change: (_, me) => Object.assign(me.goods, { coin: 2, food: 1 }) })
      return table.answer('visit', { do: 'trade' })
    }
    const offered = trading().options('trade')
    expect(offered).toEqual([
      { side: 'give', one: 'coin' },
      { side: 'take', one: 'food' },
      { side: 'take', one: 'gem' },
      { side: 'take', one: 'red' },
    ])
    for (const { side, one } of offered) {
      const table = trading().answer('trade', { side, one })
      while (table.options('piece').length > 0) {
        expect(table.options('piece')).not.toContain(one)
        table.answer('piece', table.options('piece')[0] as never)
      }
      const [{ gave = {}, got = {} } = {}] = table.told('traded') as { gave?: object; got?: object }[]
      expect(side === 'give' ? gave : got).toEqual({ [one]: 1 })
    }
  })

  it('NAF-HALL-03: goods alone are traded', () => {
    const table = hall({ change: (_, me) => Object.assign(me.goods, { coin: 9, gem: 9, food: 9, red: 1 }) })
    table.answer('visit', { do: 'trade' })
    const kinds = new Set(table.options('trade').map(({ one }) => one))
    expect([...kinds].sort()).toEqual(['blue', 'coin', 'food', 'gem', 'green', 'red', 'yellow'])
  })

  it('NAF-HALL-01: trade, discard and reputation, each once, in any order', () => {
    const table = hall({
      change(state, me) {
        hold(state, 0, 'art-horn-bow', 'art-spices')
        Object.assign(me.goods, { coin: 9 })
      },
    })
    table
      .answer('visit', { do: 'reputation', up: true })
      .answer('reputation-piece', 'coin')
      .answer('reputation-piece', 'done')
    expect(table.options('visit').some((option) => option.do === 'reputation')).toBe(false)
    table.answer('visit', { do: 'discard', card: 'art-spices' })
    expect(table.options('visit').some((option) => option.do === 'discard')).toBe(false)
    table
      .answer('visit', { do: 'trade' })
      .answer('trade', { side: 'give', one: 'coin' })
      .answer('piece', 'food')
      .answer('piece', 'food')
    expect(table.options('visit')).toEqual([{ do: 'leave' }])
  })

  it('NAF-EX-59, NAF-CARD-06: with the Coat two separate trades', () => {
    const table = hall({
      change(state, me) {
        own(state, 0, 'art-traders-coat')
        Object.assign(me.goods, { coin: 5 })
      },
    })
    for (let trades = 0; trades < 2; trades++)
      table.answer('visit', { do: 'trade' }).answer('trade', { side: 'give', one: 'coin' }).answer('piece', 'gem')
    expect(table.options('visit').some((option) => option.do === 'trade')).toBe(false)
    expect(goods(table)).toMatchObject({ coin: 3, gem: 2 })
  })

  it('NAF-HALL-08, NAF-ART-06, NAF-RULING-83: one card of the hand is discarded, whatever it came from', () => {
    const table = hall({ change: (state) => hold(state, 0, 'art-horn-bow', 'art-dice') })
    table.answer('visit', { do: 'discard', card: 'art-dice' })
    expect(table.player().hand.advanced.items).toEqual([])
    expect(table.state.discards.advanced.items).toEqual(['art-dice'])
    expect(table.told('artifact-discarded')).toEqual([{ seat: 0, tier: 'advanced', card: 'art-dice' }])
    expect(table.may('visit', { do: 'discard', card: 'art-horn-bow' })).toBe(false)
  })

  it('NAF-HALL-09, NAF-RULING-12: coins and gems change the reputation, all the same way', () => {
    const table = hall({ change: (_, me) => Object.assign(me.goods, { coin: 2, gem: 1 }) })
    table.answer('visit', { do: 'reputation', up: false })
    expect(table.options('reputation-piece')).toEqual(['coin', 'gem'])
    table.answer('reputation-piece', 'gem').answer('reputation-piece', 'coin').answer('reputation-piece', 'done')
    expect(table.player()).toMatchObject({ reputation: -2, goods: { coin: 1, gem: 0 } })
  })

  it('NAF-HALL-10, NAF-REP-01: not beyond the ends of the track', () => {
    const table = hall({
      change(_, me) {
        me.goods.coin = 5
        me.reputation = 11
      },
    })
    table.answer('visit', { do: 'reputation', up: true })
    expect(table.player()).toMatchObject({ reputation: 12, goods: { coin: 4 } })
    expect(table.asked).toEqual(['0 visit'])
    const low = hall({ change: (_, me) => Object.assign(me, { reputation: -6 }) })
    expect(low.options('visit').filter((option) => option.do === 'reputation')).toEqual([
      { do: 'reputation', up: true },
    ])
  })
})

describe('the Saloon', () => {
  const row = ['adv-green-6', 'adv-green-2', 'adv-red-1', 'adv-blue-9', 'adv-yellow-1'] as const
  const saloon = (change?: NonNullable<Parameters<typeof open>[0]>['change'], dice: readonly number[] = []) =>
    inside('saloon', {
      dice,
      change(state, me) {
        state.bag.items = [...state.bag.items, ...state.row].filter((id) => !(row as readonly string[]).includes(id))
        state.row = [...row]
        change?.(state, me)
      },
    })
  const hires = (table: Sitting) =>
    table.options('visit').flatMap((option) => (option.do === 'hire' ? [option.adventurer] : []))

  it('NAF-SALOON-02, NAF-SALOON-03: one of the row for its price in coins', () => {
    const table = saloon()
    expect(hires(table)).toEqual(['adv-green-2', 'adv-red-1', 'adv-yellow-1'])
    table
      .answer('visit', { do: 'hire', adventurer: 'adv-green-2' })
      .answer('placement', { slot: 'green', animal: 'blue' })
    expect(table.player()).toMatchObject({ goods: { coin: 1 }, party: { green: 'adv-green-2' } })
    expect(hires(table)).toEqual([])
  })

  it('NAF-EX-49, NAF-SALOON-04, NAF-CHIEF-05: a banner each of adventurers, tokens and the chief', () => {
    const table = saloon((state, me) => {
      rest(state, 0, 'adv-green-1')
      me.goods.green = 1
      state.chiefs.green = 0
    })
    expect(price(table.state, 0, 'adv-green-6')).toBe(1)
    table.answer('visit', { do: 'hire', adventurer: 'adv-green-6' })
    table.answer('placement', { slot: null, animal: 'blue' })
    expect(goods(table)).toMatchObject({ coin: 2, green: 1 })
  })

  it('NAF-EX-50, NAF-SALOON-03: never less than nothing', () => {
    const table = saloon((state, me) => {
      rest(state, 0, 'adv-green-1')
      me.goods.green = 1
      state.chiefs.green = 0
    })
    expect(price(table.state, 0, 'adv-green-2')).toBe(0)
    table.answer('visit', { do: 'hire', adventurer: 'adv-green-2' }).answer('placement', { slot: null, animal: 'blue' })
    expect(goods(table)).toMatchObject({ coin: 3 })
  })

  it('NAF-SALOON-05, NAF-ART-05: artifacts have no banners', () => {
    const table = saloon((state) => own(state, 0, 'art-horn-bow', 'art-dice'))
    expect(price(table.state, 0, 'adv-green-6')).toBe(4)
  })

  it('NAF-SALOON-07, NAF-SALOON-12: the row is filled from the bag at once', () => {
    const table = saloon()
    const [next] = table.state.bag.items
    table.answer('visit', { do: 'hire', adventurer: 'adv-red-1' }).answer('placement', { slot: 'red', animal: 'blue' })
    expect(table.state.row).toEqual(['adv-green-6', 'adv-green-2', 'adv-blue-9', 'adv-yellow-1', next])
  })

  it('NAF-SALOON-08, NAF-SALOON-09: once a turn the row is changed for a food, before or after hiring', () => {
    const table = saloon((_, me) => Object.assign(me.goods, { food: 2 }))
    const next = table.state.bag.items.slice(0, 5)
    table.answer('visit', { do: 'refresh' })
    expect(table.state.row).toEqual(next)
    expect(table.state.released).toEqual([...row])
    expect(goods(table).food).toBe(1)
    expect(table.may('visit', { do: 'refresh' })).toBe(false)
    const after = saloon((_, me) => Object.assign(me.goods, { food: 2 }))
    after.answer('visit', { do: 'hire', adventurer: 'adv-red-1' }).answer('placement', { slot: 'red', animal: 'blue' })
    after.answer('visit', { do: 'refresh' })
    expect(hires(after)).toEqual([])
  })

  it('NAF-SALOON-10: those who were set aside come back when the bag is empty', () => {
    const table = saloon((state) => {
      state.released = state.bag.items.splice(0)
      rest(state, 1, ...state.released.splice(1))
    })
    const [last] = table.state.released
    table.answer('visit', { do: 'hire', adventurer: 'adv-red-1' }).answer('placement', { slot: 'red', animal: 'blue' })
    expect(table.state.row).toContain(last)
    expect(table.told('bag-refilled')).toEqual([{ count: 1 }])
  })

  it('NAF-SALOON-11, NAF-RULING-13: without any the row stays short', () => {
    const table = saloon((state) => rest(state, 1, ...state.bag.items.splice(0)))
    table.answer('visit', { do: 'hire', adventurer: 'adv-red-1' }).answer('placement', { slot: 'red', animal: 'blue' })
    expect(table.state.row).toHaveLength(4)
  })

  it('NAF-RULING-73: those of the row are mixed in only if they must be', () => {
    const table = saloon((state, me) => {
      me.goods.food = 1
      rest(state, 1, ...state.bag.items.splice(3))
    })
    const three = [...table.state.bag.items]
    table.answer('visit', { do: 'refresh' })
    expect(table.state.row.slice(0, 3)).toEqual(three)
    expect(table.state.row).toHaveLength(5)
    expect(table.state.bag.items.length + table.state.released.length).toBe(3)
  })

  it('NAF-SALOON-01: anybody walks in, however many are there', () => {
    const table = open({
      players: 4,
      change({ players }) {
        for (const player of players.slice(1)) player.at = 'saloon'
      },
    })
    table.answer('action', 'saloon')
    expect(table.may('entry', 'walk-in')).toBe(true)
  })

  it('NAF-SALOON-06, NAF-PARTY-05: of two of one faction one is active, whichever is wanted', () => {
    const change = (state: Parameters<NonNullable<NonNullable<Parameters<typeof open>[0]>['change']>>[0]) =>
      lead(state, 0, 'adv-green-1')
    const first = saloon(change).answer('visit', { do: 'hire', adventurer: 'adv-green-2' })
    first.answer('placement', { slot: 'green', animal: 'blue' })
    expect(first.player()).toMatchObject({ party: { green: 'adv-green-2' }, inactive: ['adv-green-1'] })
    const second = saloon(change).answer('visit', { do: 'hire', adventurer: 'adv-green-2' })
    second.answer('placement', { slot: null, animal: 'blue' })
    expect(second.player()).toMatchObject({ party: { green: 'adv-green-1' }, inactive: ['adv-green-2'] })
  })
})

describe('the Stables', () => {
  it('NAF-STABLE-01, NAF-STABLE-02: a bird for a food, one a visit', () => {
    const table = inside('stables', { change: (_, me) => Object.assign(me.goods, { food: 3 }) })
    expect(table.options('visit')).toEqual([{ do: 'animal', animal: 'bird' }, { do: 'leave' }])
    table.answer('visit', { do: 'animal', animal: 'bird' })
    expect(table.player()).toMatchObject({ birds: 1, goods: { food: 2 } })
    expect(table.state.stables).toBe(8)
    expect(table.asked).toEqual(['1 action'])
  })

  it('NAF-STABLE-03, NAF-STABLE-04: three at most, and only while there are any', () => {
    const full = inside('stables', {
      change(_, me) {
        me.goods.food = 1
        me.birds = 2
        me.turtles = 1
      },
    })
    expect(full.asked).toEqual(['1 action'])
    const none = inside('stables', {
      change(state, me) {
        me.goods.food = 1
        state.stables = 0
      },
    })
    expect(none.asked).toEqual(['1 action'])
  })

  it('NAF-DAY-01, NAF-DAY-02: by day a turtle for a gem instead, beside birds', () => {
    const change = (_: unknown, me: { goods: object; birds: number }) => {
      Object.assign(me.goods, { food: 1, gem: 1 })
      me.birds = 1
    }
    const table = inside('stables', { options: { town: 'day' }, change })
    table.answer('visit', { do: 'animal', animal: 'turtle' })
    expect(table.player()).toMatchObject({ birds: 1, turtles: 1, goods: { food: 1, gem: 0 } })
    expect(inside('stables', { change }).may('visit', { do: 'animal', animal: 'turtle' })).toBe(false)
  })
})

describe('the General Store', () => {
  it('NAF-STORE-01: a coin', () => {
    const table = inside('store').answer('visit', { do: 'coin' })
    expect(goods(table)).toMatchObject({ coin: 4 })
    expect(table.asked).toEqual(['1 action'])
  })

  it('NAF-STORE-01, NAF-STORE-02, NAF-STORE-03, NAF-STORE-05: or four cards by a split that was named; any of them are kept', () => {
    const table = inside('store', { change: (state) => hold(state, 0, 'art-horn-bow') })
    expect(table.options('visit').filter((option) => option.do === 'draw')).toHaveLength(5)
    table.answer('visit', { do: 'draw', basic: 3, advanced: 1 })
    const { drawn } = table.player()
    expect([drawn.basic.items.length, drawn.advanced.items.length]).toEqual([3, 1])
    const options = table.options('keep-drawn')
    expect(options).toHaveLength(16)
    expect(options.every(({ cards }) => !cards.includes('art-horn-bow'))).toBe(true)
    expect(table.told('artifacts-drawn')[0]).toMatchObject({ basic: 3, advanced: 1 })
    table.answer('keep-drawn', { cards: [drawn.basic.items[0] as never, drawn.advanced.items[0] as never] })
    const { hand } = table.player()
    expect([hand.basic.items.length, hand.advanced.items.length]).toEqual([2, 1])
    expect(table.state.discards.basic.items).toHaveLength(2)
  })

  it('NAF-EX-73, NAF-TREASURE-10, NAF-RULING-78: too few cards are not replaced from the other deck', () => {
    const table = inside('store', {
      change: (state) => {
        state.decks.advanced.items.splice(1)
      },
    })
    table.answer('visit', { do: 'draw', basic: 0, advanced: 4 })
    const { drawn } = table.player()
    expect([drawn.basic.items.length, drawn.advanced.items.length]).toEqual([0, 1])
  })
})

describe('the Farm and the Hut', () => {
  it('NAF-FARM-01, NAF-ICON-03, NAF-ICON-07: a food for each skill icon of party and cards', () => {
    const table = inside('farm', {
      change(state) {
        lead(state, 0, 'adv-red-4')
        rest(state, 0, 'adv-yellow-8')
        own(state, 0, 'art-brass-sextant', 'tre-codex-leaf', 'wld-owl-feather')
        hold(state, 0, 'art-wasp-lantern')
      },
    })
    table.answer('visit', { do: 'farm' })
    expect(goods(table).food).toBe(1 + 2 + 1 + 2 + 1)
  })

  it('NAF-HUT-01, NAF-HUT-02, NAF-TREASURE-02: with an animal the top treasure, shown to all', () => {
    const table = inside('hut', { change: (_, me) => Object.assign(me, { birds: 1 }) })
    const top = table.state.decks.treasure.items.at(-1)
    table.answer('visit', { do: 'hut' })
    expect(table.told('treasures-found')).toEqual([{ seat: 0, treasures: [top] }])
    expect(table.options('treasure')).toEqual([{ take: top, place: 'animal' }, 'none'])
    table.answer('treasure', { take: top as never, place: 'animal' })
    expect(table.player().treasures).toEqual([top])
  })

  it('NAF-HUT-02, NAF-TREASURE-03, NAF-TREASURE-04: without a free place it replaces another, or goes', () => {
    const full = () =>
      inside('hut', {
        change(state, me) {
          me.birds = 1
          own(state, 0, 'tre-purse')
        },
      }).answer('visit', { do: 'hut' })
    const table = full()
    const [found] = table.state.found
    expect(table.options('treasure')).toEqual([{ take: found, place: 'tre-purse' }, 'none'])
    table.answer('treasure', { take: found as never, place: 'tre-purse' })
    expect(table.player().treasures).toEqual([found])
    expect(table.state.discards.treasure).toEqual(['tre-purse'])
    const other = full().answer('treasure', 'none')
    expect(other.player().treasures).toEqual(['tre-purse'])
    expect(other.state.discards.treasure).toEqual([found])
  })

  it('NAF-HUT-03, NAF-TREASURE-08, NAF-RULING-14: without an animal nothing is drawn', () => {
    expect(inside('hut').asked).toEqual(['1 action'])
  })

  it('NAF-DAY-04: by day one of three', () => {
    const table = inside('hut', { options: { town: 'day' }, change: (_, me) => Object.assign(me, { birds: 2 }) })
    table.answer('visit', { do: 'hut' })
    expect(table.state.found).toHaveLength(3)
    expect(table.options('treasure')).toHaveLength(4)
    const kept = table.state.found[1]
    table.answer('treasure', { take: kept as never, place: 'animal' })
    expect(table.player().treasures).toEqual([kept])
    expect(table.state.discards.treasure).toHaveLength(2)
  })

  it('NAF-TREASURE-05, NAF-TREASURE-06, NAF-RULING-31: the discards become the deck; without both nothing is drawn', () => {
    const change = (empty: boolean): NonNullable<Parameters<typeof open>[0]> => ({
      change(state, me) {
        me.birds = 1
        state.discards.treasure = empty ? [] : ['tre-purse']
        state.decks.treasure.items = []
      },
    })
    const table = inside('hut', change(false)).answer('visit', { do: 'hut' })
    expect(table.state.found).toEqual(['tre-purse'])
    expect(table.told('deck-shuffled')).toEqual([{ deck: 'treasure' }])
    expect(inside('hut', change(true)).asked).toEqual(['1 action'])
  })
})

describe('the Mine', () => {
  const mine = (change?: NonNullable<Parameters<typeof open>[0]>['change'], town: 'dusk' | 'day' = 'dusk') =>
    inside('mine', change === undefined ? { options: { town } } : { options: { town }, change })
  const numbers = (table: Sitting) =>
    table.options('visit').flatMap((option) => (option.do === 'dig' ? [option.at] : []))

  it('NAF-MINE-01, NAF-MINE-04: the first camp goes to the entrance', () => {
    const table = mine((state) => lead(state, 0, 'adv-yellow-8', 'adv-red-8'))
    expect(numbers(table)).toEqual([0])
  })

  it('NAF-EX-52, NAF-MINE-02, NAF-MINE-03, NAF-MINE-05: beside a camp, free, with as many skill icons', () => {
    const table = mine((state) => {
      state.mine[0] = 1
    })
    expect(numbers(table)).toEqual([1])
    const skilled = mine((state) => {
      lead(state, 0, 'adv-red-8')
      state.mine[0] = 1
    })
    expect(numbers(skilled)).toEqual([1, 4])
  })

  it('NAF-MINE-06, NAF-MINE-07, NAF-MINE-08, NAF-CAMP-09: rewards of row and column, what the camp uncovers, and no hearts', () => {
    const table = mine((state, me) => {
      state.mine[0] = 1
      me.hearts = 5
    })
    table.answer('visit', { do: 'dig', at: 1 })
    expect(table.player()).toMatchObject({ hearts: 5, camps: 13, placed: 1, goods: { coin: 3 + 1 + 1 + 1, gem: 0 } })
    expect(table.state.mine[1]).toBe(0)
    expect(table.asked).toEqual(['1 action'])
  })

  it('NAF-EX-53, NAF-DAY-05: by day some numbers give a reputation as well', () => {
    const table = mine((state) => {
      lead(state, 0, 'adv-red-8')
      state.mine[1] = 1
    }, 'day')
    table.answer('visit', { do: 'dig', at: 2 })
    expect(table.player()).toMatchObject({ reputation: 1, goods: { coin: 3 + 1 + 1, gem: 1 } })
  })

  it('NAF-MINE-09: where no number can be reached the visit is still a visit', () => {
    const table = mine((_, me) => Object.assign(me.party, { blue: null }))
    expect(table.asked).toEqual(['1 action'])
    expect(table.player().at).toBe('mine')
  })

  it('NAF-MINE-08: one camp a visit', () => {
    const table = mine((state) => {
      hold(state, 0, 'art-horn-bow')
      lead(state, 0, 'adv-red-8')
    })
    table.answer('visit', { do: 'dig', at: 0 })
    expect(numbers(table)).toEqual([])
  })
})
