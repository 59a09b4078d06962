import { describe, expect, it } from 'vitest'
import { icons } from '../reckoning/cards.ts'
import { movement } from '../reckoning/movement.ts'
import { banners, heartsOnLeaving } from '../reckoning/party.ts'
import { modifier } from '../reckoning/rolls.ts'
import { hold, lead, open, own, rest, type Scene, type Sitting } from './scene.ts'

type Change = NonNullable<Scene['change']>

/** Seat 0 stands on the farm and goes on an adventure. */
function leaving(change: Change): Sitting {
  const table = open({
    change(state, me) {
      me.at = 'farm'
      change(state, me)
    },
  })
  return table.answer('action', 'adventure')
}

describe('the party', () => {
  it('NAF-EX-10, NAF-ICON-01, NAF-ICON-02, NAF-ICON-07, NAF-ICON-08: icons of the active party', () => {
    const { state } = open({
      change(s, me) {
        // The animal has 1 explore and 1 skill.
        lead(s, 0, 'adv-red-4', 'adv-yellow-4', 'adv-green-7')
        rest(s, 0, 'adv-blue-9', 'adv-red-9')
        me.party.green = null
        rest(s, 0, 'adv-green-7')
        lead(s, 0, 'adv-green-2')
        own(s, 0, 'art-brass-sextant')
        me.birds = 1
      },
    })
    const [me] = state.players
    if (me === undefined) throw new Error('nobody')
    expect(icons(me, 'skill')).toBe(4)
    expect(icons(me, 'explore')).toBe(3)
    expect(modifier(me, 'threat')).toBe(2)
    expect(movement(state, me)).toBe(4)
  })

  it('NAF-EX-09, NAF-MOVE-01, NAF-PACK-01: two and one for each animal', () => {
    const { state } = open({ change: (_, me) => Object.assign(me, { birds: 2 }) })
    expect(movement(state, state.players[0] as never)).toBe(4)
  })

  it('NAF-ICON-07, NAF-ICON-08, NAF-RULING-07: icons on what is owned count, on what is held or inactive never', () => {
    const { state } = open({
      change(s) {
        own(s, 0, 'art-map-scrap', 'tre-swift-bridle', 'wld-sky-whale-song', 'tre-panning-dish', 'tre-grey-cloak')
        hold(s, 0, 'art-walking-house')
        rest(s, 0, 'adv-yellow-9')
      },
    })
    const me = state.players[0] as never
    expect([icons(me, 'move'), icons(me, 'explore'), icons(me, 'caution')]).toEqual([3, 2, 1])
  })

  it('NAF-PARTY-03, NAF-RULING-49: the animal has an explore, a skill and two hearts, active only', () => {
    const { state } = open()
    const me = state.players[0] as never
    expect([icons(me, 'explore'), icons(me, 'skill'), icons(me, 'hearts'), icons(me, 'combat')]).toEqual([1, 1, 2, 0])
    const without = open({ change: (_, player) => Object.assign(player.party, { blue: null }) }).state.players[0]
    expect(icons(without as never, 'skill')).toBe(0)
  })

  it('NAF-PARTY-04, NAF-CHIEF-02: those who are inactive have banners', () => {
    const { state } = open({
      change(s, me) {
        lead(s, 0, 'adv-red-1')
        rest(s, 0, 'adv-red-2')
        me.goods.red = 1
        own(s, 0, 'art-sun-engine')
      },
    })
    expect(banners(state.players[0] as never, 'red')).toBe(3)
  })

  it('NAF-PARTY-06, NAF-RULING-17: the animal makes room, and the new one may stay inactive', () => {
    const table = open({
      players: 3,
      change(state, me) {
        forgetRow(state, 'adv-blue-2')
        me.goods.coin = 3
      },
    })
    table.answer('action', 'saloon').answer('visit', { do: 'hire', adventurer: 'adv-blue-2' })
    expect(table.options('placement')).toEqual([
      { slot: 'blue', animal: null },
      { slot: 'blue', animal: 'red' },
      { slot: 'blue', animal: 'yellow' },
      { slot: 'blue', animal: 'green' },
      { slot: null, animal: 'blue' },
      { slot: null, animal: null },
      { slot: null, animal: 'red' },
      { slot: null, animal: 'yellow' },
      { slot: null, animal: 'green' },
    ])
    table.answer('placement', { slot: 'blue', animal: 'red' })
    expect(table.player().party).toEqual({ red: 'animal', yellow: null, green: null, blue: 'adv-blue-2' })
  })

  it('NAF-ART-08, NAF-CARD-07, NAF-RULING-45: a Trade Contract that is bought when somebody joins opens every slot', () => {
    const contract: Change = (state, me) => {
      hold(state, 0, 'art-trade-contract')
      Object.assign(me.goods, { coin: 4, red: 1 })
    }
    const slots = (table: Sitting) => [
      ...new Set(table.options('placement').map((place) => (place === 'decline' ? place : place.slot))),
    ]
    const hiring = open({
      players: 3,
      change(state, me) {
        forgetRow(state, 'adv-blue-2')
        contract(state, me)
      },
    })
    hiring.answer('action', 'saloon').answer('visit', { do: 'hire', adventurer: 'adv-blue-2' })
    expect(slots(hiring)).toEqual(['blue', null])
    hiring.answer('buy', 'art-trade-contract')
    expect(slots(hiring)).toEqual(['blue', 'red', 'yellow', 'green', null])
    hiring.answer('placement', { slot: 'green', animal: 'blue' })
    expect(hiring.player().party).toEqual({ red: null, yellow: null, green: 'adv-blue-2', blue: 'animal' })
  })

  function forgetRow(state: Parameters<Change>[0], wanted: 'adv-blue-2') {
    state.bag.items = [...state.bag.items, ...state.row].filter((id) => id !== wanted)
    state.row = [wanted]
  }

  it('NAF-PARTY-07: it is arranged in town alone', () => {
    const table = open({
      stage: 'move',
      change(state, me) {
        rest(state, 0, 'adv-red-1')
        me.at = 'm1-s28'
      },
    })
    expect(table.options('party')).toEqual([])
  })
})

describe('leaving town', () => {
  it('NAF-LEAVE-01, NAF-LEAVE-02, NAF-PARTY-01, NAF-PARTY-02: one of each faction, the animal anywhere', () => {
    const table = leaving((state) => {
      lead(state, 0, 'adv-red-1', 'adv-red-2', 'adv-green-1')
    })
    expect(table.options('party')).toEqual([
      'set-out',
      { slot: 'red', member: 'adv-red-2' },
      { slot: 'red', member: 'animal' },
      { slot: 'red', member: null },
      { slot: 'yellow', member: 'animal' },
      { slot: 'green', member: 'animal' },
      { slot: 'green', member: null },
      { slot: 'blue', member: null },
    ])
    table.answer('party', { slot: 'red', member: 'adv-red-2' }).answer('party', { slot: 'green', member: 'animal' })
    expect(table.player()).toMatchObject({
      party: { red: 'adv-red-2', yellow: null, green: 'animal', blue: null },
      inactive: ['adv-red-1', 'adv-green-1'],
    })
    expect(table.player()).toMatchObject({ at: 'm1-s00', hearts: 4 })
    expect(table.asked).toEqual(['0 step'])
  })

  it('NAF-LEAVE-01: a figure on the map leaves no town', () => {
    const table = open({ change: (_, me) => Object.assign(me, { at: 'm1-s28', hearts: 1 }) })
    table.answer('action', 'adventure')
    expect(table.asked).toEqual(['0 step'])
    expect(table.player().hearts).toBe(1)
  })

  it('NAF-EX-55, NAF-LEAVE-04, NAF-HEART-04, NAF-ICON-04, NAF-RULING-06: thirteen hearts at most', () => {
    const table = leaving((state) => {
      lead(state, 0, 'adv-red-5', 'adv-yellow-6', 'adv-green-3')
      own(state, 0, 'art-patched-boots')
    })
    expect(heartsOnLeaving(table.player())).toBe(13)
    expect(table.answer('party', 'set-out').player().hearts).toBe(13)
  })

  it('NAF-LEAVE-04, NAF-CARD-22, NAF-RULING-57: cards add hearts, also those that say “when you leave town”', () => {
    const table = leaving((state) => own(state, 0, 'tre-feather-pillow', 'wld-ornate-armor', 'wld-bee-blessing'))
    expect(table.answer('party', 'set-out').player().hearts).toBe(2 + 2 + 2 + 2)
  })

  it('NAF-HEART-02: hearts from before are lost', () => {
    const table = leaving((_, me) => Object.assign(me, { hearts: 9 }))
    expect(table.answer('party', 'set-out').player().hearts).toBe(2)
  })

  it('NAF-LEAVE-03, NAF-LEAVE-05: the move follows, and the town space gives no hearts', () => {
    const table = leaving((_, me) => Object.assign(me, { birds: 3 })).answer('party', 'set-out')
    table.answer('step', 'm1-s28').answer('step', 'm1-s00')
    expect(table.player().hearts).toBe(1)
  })

  it('NAF-LEAVE-06, NAF-RULING-19: what is bought before counts, what is bought later not', () => {
    const buying: Change = (state, me) => {
      hold(state, 0, 'art-patched-boots')
      me.goods.coin = 2
    }
    const before = leaving(buying).answer('buy', 'art-patched-boots').answer('party', 'set-out')
    expect(before.player().hearts).toBe(4)
    const after = leaving(buying).answer('party', 'set-out').answer('buy', 'art-patched-boots')
    expect(after.player().hearts).toBe(2)
  })

  it('NAF-CARD-07, NAF-RULING-45: with the Trade Contract anybody stands anywhere, but four at most', () => {
    const table = leaving((state) => {
      lead(state, 0, 'adv-red-1')
      rest(state, 0, 'adv-red-2', 'adv-red-3', 'adv-red-4')
      own(state, 0, 'art-trade-contract')
    })
    table
      .answer('party', { slot: 'yellow', member: 'adv-red-2' })
      .answer('party', { slot: 'green', member: 'adv-red-3' })
    table.answer('party', { slot: 'blue', member: 'adv-red-4' }).answer('party', 'set-out')
    expect(table.player().party).toEqual({
      red: 'adv-red-1',
      yellow: 'adv-red-2',
      green: 'adv-red-3',
      blue: 'adv-red-4',
    })
    expect(table.player().hearts).toBe(8)
  })
})
