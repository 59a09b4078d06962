import { describe, expect, it } from 'vitest'
import { newSheet } from '../reckoning/sheet.ts'
import { ended, hold, lead, open, own, type Scene, type Sitting, withSkills } from './scene.ts'

type Change = NonNullable<Scene['change']>

/** Seat 0 stands at the gem space beside the town and steps over the threat on the way to s19. */
function facing(dice: readonly number[], change: Change = () => undefined, scene: Scene = {}): Sitting {
  const table = open({
    stage: 'move',
    dice,
    ...scene,
    change(state, me) {
      Object.assign(me, { at: 'm1-s32', hearts: 9 })
      change(state, me)
    },
  })
  return table.answer('step', 'm1-s19')
}

describe('threats', () => {
  it('NAF-EX-14, NAF-THREAT-04, NAF-THREAT-05, NAF-THREAT-06, NAF-THREAT-07, NAF-THREAT-13, NAF-HEART-07: defeated with a heart; a camp on the card, and on', () => {
    const table = facing([1], (state) => {
      own(state, 0, 'art-horn-bow')
      lead(state, 0, 'adv-red-2')
    })
    expect(table.context('raise')).toMatchObject({ total: 3, needed: 4, foe: 'thr-robber' })
    expect(table.options('raise')).toEqual([0, 1])
    table.answer('raise', 1)
    expect(table.player()).toMatchObject({ at: 'm1-s19', hearts: 8, defeated: ['thr-robber'], camps: 13, placed: 1 })
    expect(table.state.threats[0]).toBe('thr-thorn-boar')
    expect(table.state.turn.steps).toBe(1)
    expect(table.player().goods.coin).toBe(4)
  })

  it('NAF-EX-02, NAF-HEART-05: eight hearts make twelve of a four', () => {
    const table = facing([4], (state) => {
      state.threats = ['thr-siege-automaton']
    })
    table.answer('raise', 8)
    expect(table.told('hearts-spent')).toEqual([{ seat: 0, hearts: 8, food: 0, total: 12 }])
    expect(table.player().hearts).toBe(1)
  })

  it('NAF-EX-15, NAF-THREAT-01: a camp at one end is not enough', () => {
    const table = facing([6], (state) => {
      state.camps['m1-s19'] = 1
    })
    expect(table.player().defeated).toEqual(['thr-robber'])
  })

  it('NAF-EX-16, NAF-THREAT-01, NAF-THREAT-02: camps at both ends, also of different players and the town, end it', () => {
    const table = facing([6], (state) => {
      state.camps['m1-s19'] = 1
      state.camps['m1-s32'] = 0
    })
    expect(table.player()).toMatchObject({ at: 'm1-s19', defeated: [] })
    const town = open({
      stage: 'move',
      dice: [6],
      change(state, me) {
        me.at = 'm1-s00'
        state.camps['m1-s32'] = 1
      },
    }).answer('step', 'm1-s32')
    expect(town.player()).toMatchObject({ at: 'm1-s32', defeated: [] })
  })

  it('NAF-THREAT-03, NAF-RULING-64: each crossing, also back over it, is a fight', () => {
    const table = facing([6, 6])
    table.answer('step', 'm1-s32')
    expect(table.player().defeated).toEqual(['thr-robber', 'thr-thorn-boar'])
    expect(table.player()).toMatchObject({ at: 'm1-s32', hearts: 8 })
  })

  it('NAF-THREAT-08, NAF-EX-54: whoever fails goes back, and the turn is over at once', () => {
    const table = open({
      stage: 'move',
      dice: [1],
      change(state, me) {
        Object.assign(me, { at: 'm1-s23', hearts: 4, birds: 1 })
        hold(state, 0, 'art-patched-boots')
        state.tokens = ['m1-s32']
      },
    })
    table.answer('step', 'm1-s32').answer('step', 'm1-s19').answer('threat', { fight: 'thr-robber' })
    table.answer('raise', 0)
    expect(table.player()).toMatchObject({ at: 'm1-s32', hearts: 3, defeated: [] })
    expect(table.state.threats[0]).toBe('thr-robber')
    expect(table.asked).toEqual(['1 action'])
  })

  it('NAF-THREAT-09: nobody is made to spend hearts', () => {
    const table = facing([3])
    expect(table.options('raise')).toEqual([0, 1])
    table.answer('raise', 0)
    expect(table.player()).toMatchObject({ at: 'm1-s32', hearts: 9 })
  })

  it('NAF-THREAT-10, NAF-THREAT-11, NAF-ICON-05: an animal, caution, or a card that is paid gets past; or one fights', () => {
    const table = facing([], (state, me) => {
      lead(state, 0, 'adv-yellow-5')
      own(state, 0, 'art-signal-mirror', 'tre-smoke-jar')
      me.birds = 2
      me.turtles = 1
    })
    expect(table.options('threat')).toEqual([
      { fight: 'thr-robber' },
      { bypass: 'caution' },
      { bypass: 'art-signal-mirror' },
      { bypass: 'bird' },
      { bypass: 'turtle' },
    ])
    table.answer('threat', { bypass: 'art-signal-mirror' })
    expect(table.player()).toMatchObject({ at: 'm1-s19', defeated: [], placed: 0, goods: { coin: 2 } })
    expect(table.state.threats).toHaveLength(12)
  })

  it('NAF-CARD-11, NAF-CARD-14, NAF-ICON-05: caution on cards is caution', () => {
    for (const card of ['art-mirror-hat', 'art-spirit-lamp'] as const) {
      const table = facing([], (state) => own(state, 0, card)).answer('threat', { bypass: 'caution' })
      expect(table.player()).toMatchObject({ at: 'm1-s19', hearts: 9 })
    }
  })

  it('NAF-PACK-03, NAF-PACK-04, NAF-DAY-02: a returned animal leaves its movement for this turn', () => {
    const table = facing([], (_, me) => Object.assign(me, { birds: 1 })).answer('threat', { bypass: 'bird' })
    expect(table.player().birds).toBe(0)
    expect(table.state.stables).toBe(7)
    table.answer('step', 'm1-s30').answer('step', 'm1-s07')
    expect(table.asked).toEqual(['0 arrival'])
  })

  it('NAF-PACK-04, NAF-DAY-03, NAF-PACK-07: a returned turtle still waives a heart this turn', () => {
    const table = facing([], (_, me) => Object.assign(me, { turtles: 1 })).answer('threat', { bypass: 'turtle' })
    table.answer('step', 'm1-s30')
    expect(table.player().hearts).toBe(9)
    table.answer('step', 'm1-s07')
    expect(table.player().hearts).toBe(8)
  })

  it('NAF-EX-58, NAF-PACK-02, NAF-PACK-05, NAF-RULING-20: a treasure too many goes, whichever the owner wants', () => {
    const table = facing([], (state, me) => {
      own(state, 0, 'tre-purse', 'tre-old-diary', 'tre-warrant')
      me.birds = 3
    })
    table.answer('threat', { bypass: 'bird' })
    expect(table.options('excess')).toHaveLength(3)
    table.answer('excess', { treasure: 'tre-old-diary', to: 'discard' })
    expect(table.player().treasures).toEqual(['tre-purse', 'tre-warrant'])
    expect(table.state.discards.treasure).toEqual(['tre-old-diary'])
  })

  it('NAF-EX-69, NAF-PACK-07, NAF-RULING-80: icons of a treasure that goes count no longer', () => {
    const left = (gone: 'tre-swift-bridle' | 'tre-purse') => {
      const table = open({
        stage: 'move',
        change(state, me) {
          Object.assign(me, { at: 'm1-s23', hearts: 9, birds: 3 })
          own(state, 0, 'tre-swift-bridle', 'tre-purse', 'tre-warrant')
        },
      })
      table.answer('step', 'm1-s00').answer('step', 'm1-s28')
      table.answer('step', 'm1-s19').answer('threat', { bypass: 'bird' })
      table.answer('excess', { treasure: gone, to: 'discard' })
      let steps = 1
      for (const to of ['m1-s30', 'm1-s07', 'm1-s30'] as const) {
        if (!table.may('step', to)) break
        table.answer('step', to)
        steps++
      }
      return steps
    }
    expect(left('tre-swift-bridle')).toBe(3)
    expect(left('tre-purse')).toBe(4)
  })

  it('NAF-EX-68, NAF-THREAT-15, NAF-RULING-79: after the roll there is no way around any more', () => {
    const table = facing([5], (state, me) => {
      state.threats = ['thr-mire-serpent']
      me.hearts = 2
      me.birds = 1
    })
    table.answer('threat', { fight: 'thr-mire-serpent' })
    expect(table.player()).toMatchObject({ at: 'm1-s32', birds: 1, hearts: 2 })
    expect(table.asked).toEqual(['1 action'])
  })

  it('NAF-THREAT-12: without threats the icons mean nothing', () => {
    const table = facing([], (state) => Object.assign(state, { threats: [] }))
    expect(table.player()).toMatchObject({ at: 'm1-s19', hearts: 9 })
    expect(table.told('foe-faced')).toEqual([])
  })

  it('NAF-THREAT-14: what is defeated is worth its points', () => {
    const table = facing([6])
    expect(table.points('threats')).toBe(1)
  })

  it('NAF-MOVE-11: the departure is paid before the fight', () => {
    const table = open({
      stage: 'move',
      dice: [1],
      turn: { steps: 1 },
      change: (_, me) => Object.assign(me, { at: 'm1-s32', hearts: 4, birds: 1 }),
    })
    table.answer('step', 'm1-s19').answer('threat', { fight: 'thr-robber' })
    expect(table.player().hearts).toBe(3)
    table.answer('raise', 3)
    expect(table.player()).toMatchObject({ at: 'm1-s19', hearts: 0 })
  })

  it('NAF-MOVE-14, NAF-RULING-79: a camp that is placed in the middle of a step neither ends the fight nor gives a heart back', () => {
    const table = facing(
      [6],
      (state, me) => {
        hold(state, 0, 'art-mercenary-contract')
        Object.assign(me.goods, { coin: 2, yellow: 1, green: 1 })
        me.birds = 1
        state.camps['m1-s19'] = 1
      },
      { turn: { steps: 1 } },
    )
    table.answer('buy', 'art-mercenary-contract').answer('mercenary-camp', 'm1-s32')
    expect(table.player().hearts).toBe(8)
    expect(table.asked).toEqual(['0 threat'])
    table.answer('threat', { fight: 'thr-robber' })
    expect(table.player()).toMatchObject({ at: 'm1-s19', hearts: 8, defeated: ['thr-robber'] })
    table.answer('step', 'm1-s32')
    expect(table.player()).toMatchObject({ at: 'm1-s32', hearts: 8, defeated: ['thr-robber'] })
  })

  it('NAF-ART-08, NAF-RULING-79: a sword bought after the die counts in this fight', () => {
    const table = facing([3], (state, me) => {
      hold(state, 0, 'art-horn-bow')
      me.goods.green = 1
      me.hearts = 0
    })
    expect(table.asked).toEqual(['0 raise'])
    table.answer('buy', 'art-horn-bow').answer('raise', 0)
    expect(table.player().defeated).toEqual(['thr-robber'])
  })

  it('NAF-SKILL-09, NAF-RULING-53: Bounty Hunting chooses any threat that is left', () => {
    const table = facing([6], (_, me) => {
      me.sheet = withSkills('skl-bounty-hunting')
      me.hearts = 9
    })
    expect(table.options('threat')).toHaveLength(12)
    table.answer('threat', { fight: 'thr-ditch-gang' }).answer('raise', 2)
    expect(table.player().defeated).toEqual(['thr-ditch-gang'])
    expect(table.state.threats[0]).toBe('thr-robber')
    expect(table.state.threats).toHaveLength(11)
  })

  it('NAF-CARD-21: the Fire Bomb rolls again, once in a fight', () => {
    const table = facing([1, 6, 2, 6], (state, me) => {
      own(state, 0, 'tre-fire-bomb')
      me.hearts = 0
      me.birds = 3
    })
    table.answer('threat', { fight: 'thr-robber' }).answer('raise', 'tre-fire-bomb')
    expect(table.player().defeated).toEqual(['thr-robber'])
  })
})

describe('villains', () => {
  /** The road from the town of map 11 over a threat. */
  const campaign = (dice: readonly number[], change: Change = () => undefined) => {
    const table = open({
      options: { mode: 'campaign', map: 11 },
      stage: 'move',
      dice,
      change(state, me) {
        Object.assign(me, { at: 'm11-s00', hearts: 13 })
        change(state, me)
      },
    })
    return table
  }
  /** Steps over the threat beside the town. */
  const crossing = (table: Sitting) => {
    for (const to of table.options('step')) {
      if (to === 'stop') continue
      table.answer('step', to)
      if (table.options('threat').length > 0) return table
      table.answer('step', 'm11-s00')
    }
    throw new Error('there is no threat beside the town')
  }

  it('NAF-VILLAIN-01, NAF-VILLAIN-02, NAF-VILLAIN-03, NAF-VILLAIN-07, NAF-RULING-92: a villain instead of the threat; points, a camp, and its paragraph', () => {
    const table = crossing(
      campaign([6], (state, me) => {
        Object.assign(me, { birds: 3, sheet: { ...newSheet(), character: 'riza', stories: ['S1'] } })
        own(state, 0, 'tre-pilgrim-badge')
      }),
    )
    expect(table.options('threat').slice(0, 3)).toEqual([
      { fight: 'thr-robber' },
      { fight: 'villain-ivory-queen' },
      { fight: 'villain-red-king' },
    ])
    table.answer('threat', { fight: 'villain-ivory-queen' }).answer('raise', 6)
    expect(table.player()).toMatchObject({ defeated: ['villain-ivory-queen'], placed: 1, reputation: 2 })
    expect(table.player().goods).toMatchObject({ blue: 1, gem: 2 })
    expect(table.state.villains).toEqual(['villain-red-king'])
    expect(table.points('threats')).toBe(5)
    expect(table.told('villain-read')).toMatchObject([{ villain: 'villain-ivory-queen', paragraph: 'villains/163' }])
    expect(table.player()).toMatchObject({ goods: { food: 0 }, sheet: { boxes: 0, stories: ['S1'], told: [] } })
    const { from, to } = table.told('foe-faced')[0] ?? {}
    expect(table.told('moved').at(-1)).toEqual({ seat: 0, from, to })
    expect(table.asked).toEqual(['0 step'])
    expect(table.told('villain-result')).toMatchObject([{ paragraph: 'villains/163.won.result' }])
  })

  it('NAF-VILLAIN-05, NAF-RULING-39: while one is left the icons count, also without threats', () => {
    const table = crossing(
      campaign([], (state, me) => {
        state.threats = []
        me.birds = 3
      }),
    )
    expect(table.options('threat')).toEqual([
      { fight: 'villain-ivory-queen' },
      { fight: 'villain-red-king' },
      { bypass: 'bird' },
    ])
  })

  it('NAF-VILLAIN-06: they count as threats', () => {
    const table = ended({
      options: { mode: 'campaign', map: 11 },
      change(state, me) {
        me.defeated = ['villain-red-king', 'villain-ivory-queen']
        state.villains = []
        own(state, 0, 'art-trophy-hall', 'tre-warrant')
      },
    })
    expect(table.points('cards')).toBe(2 + 4)
  })

  it('NAF-VILLAIN-04: one that is left at the end defeats all', () => {
    const lost = ended({ options: { mode: 'campaign', map: 11 } }).ending
    expect(lost.keys).toEqual([[0], [0]])
    expect(lost.rivals).toEqual([
      { id: 'villain-ivory-queen', sheet: [], key: [1] },
      { id: 'villain-red-king', sheet: [], key: [1] },
    ])
    expect(lost.campaign?.lost).toBe(true)
    const won = ended({
      options: { mode: 'campaign', map: 11 },
      change: (state) => Object.assign(state, { villains: [] }),
    })
    expect(won.ending.rivals).toBeUndefined()
    expect(won.ending.campaign?.lost).toBe(false)
  })
})
