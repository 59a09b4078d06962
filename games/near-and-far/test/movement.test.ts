import { describe, expect, it } from 'vitest'
import { MAP_NUMBERS, type SpaceId } from '../content/map.ts'
import { chart, space } from '../reckoning/charts.ts'
import { newSheet } from '../reckoning/sheet.ts'
import { hold, lead, open, own, type Scene, type Sitting, withSkills } from './scene.ts'

type Change = NonNullable<Scene['change']>

/** Seat 0 has so many hearts and so much movement (besides what else it has), and begins its move on a space. */
function moving(at: SpaceId, hearts: number, change: Change = () => undefined, scene: Scene = {}): Sitting {
  return open({
    stage: 'move',
    ...scene,
    change(state, me) {
      Object.assign(me, { at, hearts, birds: 3 })
      change(state, me)
    },
  })
}

function walk(table: Sitting, ...spaces: readonly SpaceId[]): Sitting {
  for (const space of spaces) table.answer('step', space)
  return table
}

describe('movement', () => {
  it('NAF-MOVE-02, NAF-RULING-21: along a path to the next space, or nowhere', () => {
    const table = moving('m1-s28', 9)
    expect(table.options('step')).toEqual(['stop', 'm1-s00', 'm1-s11', 'm1-s19'])
    table.answer('step', 'stop')
    expect(table.player().at).toBe('m1-s28')
    expect(table.may('arrival', 'camp')).toBe(true)
  })

  it('NAF-MOVE-01, NAF-MOVE-10: so many steps and no more, from space to space', () => {
    const table = moving('m1-s28', 9, (_, me) => Object.assign(me, { birds: 0 }))
    walk(table, 'm1-s11', 'm1-s30')
    expect(table.asked).toEqual(['0 arrival'])
  })

  it('NAF-EX-11, NAF-MOVE-04, NAF-MOVE-06, NAF-HEART-09: leaving an empty space costs a heart, the first one nothing', () => {
    expect(walk(moving('m1-s28', 3), 'm1-s11', 'm1-s30').player()).toMatchObject({ at: 'm1-s30', hearts: 2 })
  })

  it('NAF-EX-12, NAF-MOVE-04: a space with a camp of any colour is left freely', () => {
    const table = moving('m1-s28', 3, (state) => {
      state.camps['m1-s11'] = 1
    })
    expect(walk(table, 'm1-s11', 'm1-s30').player().hearts).toBe(3)
  })

  it('NAF-EX-13, NAF-MOVE-06: where one stops nothing is paid', () => {
    const table = walk(moving('m1-s28', 3), 'm1-s11').answer('step', 'stop')
    expect(table.player()).toMatchObject({ at: 'm1-s11', hearts: 3 })
  })

  it('NAF-MOVE-05, NAF-RULING-22: the town space is never empty', () => {
    const table = walk(moving('m1-s28', 3), 'm1-s00', 'm1-s23')
    expect(table.player().hearts).toBe(3)
    expect(table.state.turn.steps).toBe(2)
  })

  it('NAF-MOVE-07, NAF-RULING-23: the second departure from the same space costs', () => {
    const table = walk(moving('m1-s28', 3), 'm1-s00', 'm1-s28', 'm1-s11')
    expect(table.player().hearts).toBe(2)
  })

  it('NAF-MOVE-09, NAF-HEART-03, NAF-RULING-90: a step that cannot be paid is none', () => {
    const table = walk(moving('m1-s28', 0), 'm1-s11')
    expect(table.player()).toMatchObject({ at: 'm1-s11', hearts: 0 })
    expect(table.asked).toEqual(['1 action'])
  })

  it('NAF-MOVE-03: figures share a space', () => {
    const table = moving('m1-s28', 3, (state) => Object.assign(state.players[1] as object, { at: 'm1-s11' }))
    expect(walk(table, 'm1-s11').player().at).toBe('m1-s11')
  })

  it('NAF-EX-31, NAF-CARD-04: Spices save one heart of two', () => {
    const table = moving('m1-s28', 3, (state) => own(state, 0, 'art-spices'))
    expect(walk(table, 'm1-s11', 'm1-s30', 'm1-s07').player().hearts).toBe(2)
  })

  it('NAF-EX-67, NAF-MOVE-08: the waiver goes to the first departure that costs', () => {
    const table = moving('m1-s28', 3, (state) => own(state, 0, 'art-spices'))
    expect(walk(table, 'm1-s11', 'm1-s30').player().hearts).toBe(3)
    expect(walk(table, 'm1-s07').player().hearts).toBe(2)
  })

  it('NAF-EX-33, NAF-DAY-03: each turtle waives one', () => {
    const table = moving('m1-s28', 0, (_, me) => Object.assign(me, { birds: 0, turtles: 2 }))
    expect(walk(table, 'm1-s11', 'm1-s30', 'm1-s07').player()).toMatchObject({ at: 'm1-s07', hearts: 0 })
    expect(table.options('step')).toEqual([])
  })

  it('NAF-MOVE-12, NAF-CAMP-08: after a camp there is no further step and no second camp', () => {
    const table = moving('m1-s28', 13).answer('step', 'stop').answer('arrival', 'camp')
    expect(table.player().hearts).toBe(10)
    expect(table.asked).toEqual(['1 action'])
  })

  it('NAF-MOVE-13: movement that is bought is used at once', () => {
    const table = moving('m1-s28', 9, (state, me) => {
      hold(state, 0, 'art-map-scrap')
      Object.assign(me.goods, { gem: 2, yellow: 1 })
      me.birds = 0
    })
    walk(table, 'm1-s11').answer('buy', 'art-map-scrap')
    walk(table, 'm1-s30', 'm1-s07')
    expect(table.player().at).toBe('m1-s07')
  })

  it('NAF-MOVE-13, NAF-ART-08: what is won on the last step may still buy a step', () => {
    const last = (coin: number) =>
      moving(
        'm1-s32',
        9,
        (state, me) => {
          hold(state, 0, 'art-stilt-harness')
          Object.assign(me.goods, { coin, red: 1 })
          me.birds = 0
        },
        { dice: [6], turn: { steps: 1 } },
      ).answer('step', 'm1-s19')
    const table = last(1)
    expect(table.player()).toMatchObject({ at: 'm1-s19', defeated: ['thr-robber'], goods: { coin: 2 } })
    expect(table.options('step')).toEqual(['stop'])
    table.answer('buy', 'art-stilt-harness').answer('step', 'm1-s30')
    expect(table.player().at).toBe('m1-s30')
    expect(table.asked).toEqual(['0 arrival'])
    expect(last(0).answer('step', 'stop').asked).toEqual(['0 arrival'])
  })

  it('NAF-MOVE-13: where the last step brought nothing the move is over without a question', () => {
    const table = moving('m1-s28', 9, (state, me) => {
      hold(state, 0, 'art-stilt-harness')
      me.birds = 0
    })
    expect(walk(table, 'm1-s11', 'm1-s30').asked).toEqual(['0 arrival'])
  })

  it('NAF-MAP-03, NAF-LEAVE-02: the only town space of a map is where the way begins', () => {
    for (const map of MAP_NUMBERS) {
      const scene: Scene = { options: { mode: 'arcade', map }, change: (_, me) => Object.assign(me, { at: 'mine' }) }
      const table = open(scene).answer('action', 'adventure').answer('party', 'set-out')
      expect(space(map, table.player().at as SpaceId).icon).toBe('town')
      expect(Object.values(chart(map).spaces).filter(({ icon }) => icon === 'town')).toHaveLength(1)
    }
  })

  it('NAF-SKILL-10, NAF-RULING-71: with Meditation food pays for departures, whichever mix is wanted', () => {
    const table = moving('m1-s11', 1, (_, me) => {
      me.sheet = withSkills('skl-meditation')
      me.goods.food = 2
    })
    walk(table, 'm1-s30', 'm1-s07')
    expect(table.options('payment')).toEqual([
      { hearts: 1, food: 0 },
      { hearts: 0, food: 1 },
    ])
    table.answer('payment', { hearts: 0, food: 1 })
    expect(table.player()).toMatchObject({ at: 'm1-s07', hearts: 1, goods: { food: 1 } })
    const hungry = moving('m1-s11', 0, (_, me) => {
      me.sheet = withSkills('skl-meditation')
      me.goods.food = 1
    })
    expect(walk(hungry, 'm1-s30', 'm1-s07').player()).toMatchObject({ at: 'm1-s07', goods: { food: 0 } })
  })

  it('NAF-SKILL-07, NAF-PACK-03, NAF-PACK-04, NAF-RULING-80: animals go back for hearts, and their movement stays for the turn', () => {
    const table = moving('m1-s11', 0, (_, me) => {
      me.sheet = withSkills('skl-husbandry')
      me.birds = 1
    })
    walk(table, 'm1-s30').answer('return-animal', 'bird')
    expect(table.player()).toMatchObject({ hearts: 2, birds: 0 })
    expect(table.state.stables).toBe(7)
    walk(table, 'm1-s07')
    expect(table.player()).toMatchObject({ at: 'm1-s07', hearts: 1 })
    expect(table.may('step', 'm1-s30')).toBe(true)
  })
})

describe('treasures on paths', () => {
  it('NAF-EX-17, NAF-CROSS-01, NAF-CROSS-02: whoever crosses draws one, and goes on', () => {
    const table = walk(moving('m1-s03', 9), 'm1-s25')
    const [found] = table.state.found
    table.answer('treasure', { take: found as never, place: 'animal' })
    expect(table.player()).toMatchObject({ at: 'm1-s25', treasures: [found] })
  })

  it('NAF-EX-18, NAF-CROSS-01: camps at both ends end it, and the town is one', () => {
    const table = moving('m1-s03', 9, (state) => {
      state.camps['m1-s03'] = 0
      state.camps['m1-s25'] = 1
    })
    expect(walk(table, 'm1-s25').state.found).toEqual([])
    const half = moving('m1-s03', 9, (state) => {
      state.camps['m1-s03'] = 0
    })
    expect(walk(half, 'm1-s25').state.found).toHaveLength(1)
  })

  it('NAF-CROSS-03: there and back again draws twice', () => {
    const table = walk(moving('m1-s03', 9), 'm1-s25').answer('treasure', 'none')
    walk(table, 'm1-s03').answer('treasure', 'none')
    expect(table.told('treasures-found')).toHaveLength(2)
    expect(table.player().hearts).toBe(8)
  })

  it('NAF-CROSS-04, NAF-TREASURE-08: without a place nothing is drawn, and nothing follows from drawing', () => {
    const table = moving('m1-s03', 9, (_, me) => Object.assign(me, { birds: 0 }))
    walk(table, 'm1-s25')
    expect(table.state.found).toEqual([])
    expect(table.told('treasures-found')).toEqual([])
  })
})

describe('waters and mammoths', () => {
  const desert = (at: SpaceId, hearts: number, change: Change = () => undefined, scene: Scene = {}) =>
    moving(at, hearts, change, { options: { mode: 'arcade', map: 5 }, ...scene })

  it('NAF-EX-57, NAF-WATER-01, NAF-MAP-01: into water for a heart, and out of it only with another', () => {
    const table = walk(desert('m5-s18', 1), 'm5-s05')
    expect(table.player()).toMatchObject({ at: 'm5-s05', hearts: 0 })
    expect(table.options('step')).toEqual([])
  })

  it('NAF-WATER-01: also where a camp stands', () => {
    const table = desert('m5-s18', 1, (state) => {
      state.camps['m5-s05'] = 0
    })
    expect(walk(table, 'm5-s05').player().hearts).toBe(0)
    expect(desert('m5-s18', 0).may('step', 'm5-s05')).toBe(false)
  })

  it('NAF-WATER-03: no waiver helps', () => {
    const table = desert('m5-s18', 1, (state, me) => {
      own(state, 0, 'art-spices')
      me.turtles = 1
      me.birds = 2
    })
    expect(walk(table, 'm5-s05').player().hearts).toBe(0)
    walk(table, 'm5-s29')
    expect(table.player()).toMatchObject({ at: 'm5-s29', hearts: 0 })
  })

  it('NAF-WATER-02, NAF-RULING-44: a fight that takes the last heart sends the figure back, and the turn goes on', () => {
    const table = desert('m5-s22', 3, (state) => lead(state, 0, 'adv-green-1'), { dice: [1] })
    walk(table, 'm5-s12')
    table.answer('threat', { fight: 'thr-robber' }).answer('raise', 2)
    expect(table.player()).toMatchObject({ at: 'm5-s12', hearts: 0 })
    const spent = desert(
      'm5-s22',
      2,
      (state) => {
        lead(state, 0, 'adv-green-1')
        hold(state, 0, 'art-patched-boots')
      },
      { dice: [1] },
    )
    walk(spent, 'm5-s12')
    spent.answer('threat', { fight: 'thr-robber' }).answer('raise', 2)
    expect(spent.player()).toMatchObject({ at: 'm5-s22', hearts: 0, defeated: ['thr-robber'] })
    expect(spent.told('turned-back')).toHaveLength(1)
    expect(spent.state.turn.steps).toBe(1)
    expect(spent.state.active).toBe(0)
  })

  it('NAF-RULING-71: food pays for water, too', () => {
    const table = desert('m5-s18', 0, (_, me) => {
      me.sheet = withSkills('skl-meditation')
      me.goods.food = 1
    })
    expect(walk(table, 'm5-s05').player()).toMatchObject({ at: 'm5-s05', goods: { food: 0 } })
  })

  it('NAF-MAMMOTH-02: where mammoths are, a space is a space', () => {
    const table = open({
      stage: 'arrival',
      options: { mode: 'arcade', map: 10 },
      change(state, me) {
        Object.assign(me, { at: 'm10-s22', hearts: 3 })
        state.players[1] = { ...(state.players[1] as never as object), sheet: newSheet() } as never
      },
    })
    table.answer('arrival', 'camp')
    expect(table.state.camps['m10-s22']).toBe(0)
    expect(table.player()).toMatchObject({ hearts: 0, goods: { gem: 1 } })
  })
})
