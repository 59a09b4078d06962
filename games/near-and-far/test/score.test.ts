import { describe, expect, it } from 'vitest'
import type { SpaceId } from '../content/map.ts'
import { chart } from '../reckoning/charts.ts'
import { reputationPoints, routePoints } from '../reckoning/score.ts'
import { newSheet } from '../reckoning/sheet.ts'
import { ended, hold, open, own, rest, type Scene, withSkills } from './scene.ts'

type Change = NonNullable<Scene['change']>

function end(change: Change, scene: Scene = {}) {
  return ended({ ...scene, change })
}

describe('points', () => {
  it('NAF-EX-60, NAF-SCORE-01, NAF-SCORE-02, NAF-SCORE-03, NAF-SCORE-04, NAF-SCORE-05, NAF-SCORE-09, NAF-SCORE-11: everything together', () => {
    const table = end((state, me) => {
      Object.assign(me, { camps: 0, placed: 14, birds: 3, reputation: 6 })
      me.goods = { food: 0, coin: 5, gem: 2, red: 3, yellow: 0, green: 0, blue: 0 }
      state.camps = { 'm1-s04': 0, 'm1-s18': 0 }
      own(state, 0, 'art-jade-flute', 'art-jagged-spear', 'tre-chipped-sabre', 'tre-loupe', 'tre-wineskin')
      hold(state, 0, 'art-spices', 'art-map-scrap')
      me.defeated = ['thr-robber', 'thr-sand-wasps']
      state.chiefs.red = 0
    })
    const sources = [
      'camps',
      'routes',
      'artifacts',
      'hand',
      'threats',
      'money',
      'tokens',
      'chiefs',
      'reputation',
      'board',
    ] as const
    expect(sources.map((source) => table.points(source))).toEqual([14, 6, 11, -2, 3, 3, 3, 5, 3, 7])
    expect(table.total()).toBe(53)
  })

  it('NAF-EX-26, NAF-SCORE-07: a point for two coins and gems together', () => {
    expect(end((_, me) => Object.assign(me.goods, { gem: 3, coin: 1 })).points('money')).toBe(2)
    expect(end((_, me) => Object.assign(me.goods, { gem: 2, coin: 1 })).points('money')).toBe(1)
  })

  it('NAF-EX-27, NAF-SCORE-08, NAF-SCORE-10: a point for each token, none for food, hearts, animals, adventurers', () => {
    const table = end((state, me) => {
      Object.assign(me.goods, { blue: 1, red: 1, food: 9, coin: 0 })
      Object.assign(me, { hearts: 9, birds: 3 })
      rest(state, 0, 'adv-red-1', 'adv-blue-1')
    })
    expect(table.points('tokens')).toBe(2)
    expect(table.total()).toBe(2)
  })

  it('NAF-EX-28, NAF-EX-29, NAF-SCORE-12, NAF-REP-03, NAF-REP-04, NAF-RULING-34: reputation, also of several on the same value', () => {
    expect([4, 5, 6, 7, 8, 9].map((value) => reputationPoints(value, 'dusk'))).toEqual([2, 2, 3, 3, 4, 4])
    expect([1, 2, 3, 10, 11, 12].map((value) => reputationPoints(value, 'dusk'))).toEqual([0, 1, 1, 5, 5, 6])
    const same = end((state) => state.players.map((player) => Object.assign(player, { reputation: 6 })))
    expect([same.points('reputation', 0), same.points('reputation', 1)]).toEqual([3, 3])
    expect([-6, -3, 0].map((value) => reputationPoints(value, 'dusk'))).toEqual([0, 0, 0])
  })

  it('NAF-EX-30, NAF-DAY-06: by day a bad name costs points', () => {
    expect([-2, -3, -4, -5, -6].map((value) => reputationPoints(value, 'day'))).toEqual([0, -1, -1, -2, -2])
    expect([4, 12].map((value) => reputationPoints(value, 'day'))).toEqual([2, 6])
    expect(
      end((_, me) => Object.assign(me, { reputation: -5 }), { options: { town: 'day' } }).points('reputation'),
    ).toBe(-2)
  })

  it('NAF-EX-23, NAF-ROUTE-01, NAF-ROUTE-02, NAF-ROUTE-03, NAF-ROUTE-04, NAF-ROUTE-05, NAF-ROUTE-06, NAF-SCORE-02: routes', () => {
    const ends: readonly SpaceId[] = chart(1).routes.find(({ goods }) => goods === 'tea')?.ends ?? []
    expect(chart(1).routes.map(({ ends: two }) => two.length)).toEqual([2, 2, 2, 2])
    const [one = 'm1-s04', other = 'm1-s18'] = ends
    const points = (camps: Record<SpaceId, number>) => [0, 1].map((seat) => routePoints({ map: 1, camps }, seat))
    expect(points({ [one]: 0, [other]: 0 })).toEqual([6, 0])
    expect(points({ [one]: 0, [other]: 1 })).toEqual([3, 3])
    expect(points({ [one]: 0 })).toEqual([0, 0])
  })

  it('NAF-SCORE-04, NAF-ART-07, NAF-SKILL-19, NAF-SCORE-15: cards in hand cost, three of them not with Lore', () => {
    const holding: Change = (state) => hold(state, 0, 'art-spices', 'art-map-scrap', 'art-dice', 'art-horn-bow')
    expect(end(holding).points('hand')).toBe(-4)
    const lore: Change = (state, me) => {
      holding(state, me)
      me.sheet = withSkills('skl-lore')
    }
    expect(end(lore).points('hand')).toBe(-1)
    expect(end((_, me) => Object.assign(me, { sheet: withSkills('skl-lore') })).points('hand')).toBe(0)
  })

  it('NAF-SCORE-11, NAF-RULING-33, NAF-SKILL-22: all camps of the board, and three treasures on animals', () => {
    const camps = (left: number, length: 'usual' | 'longer' = 'usual') =>
      end((_, me) => Object.assign(me, { camps: left, placed: 14 }), { options: { length } }).points('board')
    expect([camps(0), camps(1), camps(2, 'longer'), camps(0, 'longer')]).toEqual([2, 0, 0, 2])
    const beside = end((state, me) => {
      own(state, 0, 'tre-loupe', 'tre-wineskin')
      Object.assign(me, { beside: 'tre-purse', birds: 2, sheet: withSkills('skl-begging') })
    })
    expect(beside.points('board')).toBe(0)
  })

  it('NAF-SCORE-13, NAF-MAMMOTH-01: eight points without a camp beside mammoths', () => {
    const jungle = (camps: Record<SpaceId, number>) =>
      end((state) => Object.assign(state, { camps }), { options: { mode: 'arcade', map: 10 } })
    expect(jungle({ 'm10-s13': 0 }).points('map', 0)).toBe(0)
    expect(jungle({ 'm10-s13': 0 }).points('map', 1)).toBe(-8)
    expect(end(() => undefined).points('map')).toBe(0)
  })

  it('NAF-SCORE-14, NAF-XP-08, NAF-CHAR-09: a complete sheet is worth seven on the last map alone', () => {
    const sheet = (map: 10 | 11, filled: object, mode: 'campaign' | 'character' = 'campaign') =>
      end((_, me) => Object.assign(me, { sheet: { ...newSheet(), ...filled } }), { options: { mode, map } }).points(
        'sheet',
      )
    expect([sheet(11, { boxes: 30 }), sheet(11, { boxes: 29 }), sheet(10, { boxes: 30 })]).toEqual([7, 0, 0])
    expect([sheet(11, { stages: 10 }, 'character'), sheet(11, { stages: 9 }, 'character')]).toEqual([7, 0])
  })

  it('NAF-SKILL-20, NAF-RULING-42: Storytelling for the highest reputation alone', () => {
    const story = (other: number) =>
      end((state, me) => {
        Object.assign(me, { sheet: withSkills('skl-storytelling'), reputation: 3 })
        Object.assign(state.players[1] as object, { reputation: other })
      }).points('skills')
    expect([story(2), story(3), story(4)]).toEqual([2, 0, 0])
  })

  it('NAF-EX-34, NAF-EX-35, NAF-EX-36, NAF-EX-37, NAF-EX-63, NAF-CARD-20, NAF-RULING-61: the Warrant', () => {
    const foes = ['thr-robber', 'thr-thorn-boar', 'thr-sand-wasps'] as const
    const warrant = (...defeated: readonly number[]) =>
      end(
        (state) => {
          own(state, 0, 'tre-warrant')
          for (const [seat, count] of defeated.entries())
            Object.assign(state.players[seat] as object, { defeated: foes.slice(0, count) })
        },
        { players: 3 },
      ).points('cards')
    expect([warrant(3, 2, 1), warrant(3, 3, 1), warrant(2, 3, 2), warrant(2, 3, 1), warrant(1, 3, 3)]).toEqual([
      4, 2, 0, 2, 2,
    ])
    expect([warrant(0, 0, 0), warrant(0, 1, 0), warrant(1, 3, 2)]).toEqual([0, 0, 0])
  })

  it('NAF-EX-38, NAF-CARD-08, NAF-CARD-16: bonuses for the most, never for a tie', () => {
    const most = (card: 'art-ancient-compass' | 'tre-purse' | 'tre-old-recipe', mine: object, theirs: object) =>
      end((state, me) => {
        own(state, 0, card)
        Object.assign(me.goods, { coin: 0, ...mine })
        Object.assign(state.players[1]?.goods as object, { coin: 0, ...theirs })
      }).points('cards')
    expect(most('art-ancient-compass', { coin: 2, gem: 1 }, { gem: 3 })).toBe(0)
    expect(most('art-ancient-compass', { coin: 2, gem: 2 }, { gem: 3 })).toBe(4)
    expect(most('tre-purse', { coin: 2 }, { coin: 1, gem: 9 })).toBe(4)
    expect(most('tre-purse', { coin: 2 }, { coin: 2 })).toBe(0)
    expect(most('tre-old-recipe', { food: 1 }, {})).toBe(4)
    expect(most('tre-old-recipe', { food: 1 }, { food: 1 })).toBe(0)
  })

  it('NAF-CARD-03, NAF-SCORE-06: a point for each adventurer of a faction, neither chiefs nor tokens', () => {
    for (const [card, faction] of [
      ['art-dice', 'green'],
      ['art-star-cloak', 'blue'],
      ['art-legendary-scroll', 'red'],
      ['art-mysterious-contract', 'yellow'],
    ] as const) {
      const table = end((state, me) => {
        own(state, 0, card)
        rest(state, 0, `adv-${faction}-1`, `adv-${faction}-2`)
        me.goods[faction] = 4
        state.chiefs[faction] = 0
      })
      expect(table.points('cards')).toBe(2)
    }
  })

  it('NAF-SCORE-06: other bonuses at the end', () => {
    const table = end((state, me) => {
      own(state, 0, 'wld-crown-shard', 'wld-wanted-face', 'wld-debt-of-honour', 'tre-monument-sketch')
      own(state, 0, 'art-wandering-bazaar', 'tre-surveyors-seal')
      me.reputation = 8
      state.camps = { 'm1-s04': 0, 'm1-s18': 1, 'm1-s01': 0, 'm1-s02': 0 }
    })
    expect(table.points('cards')).toBe(3 - 1 + 3 + 3 + 2 + 2)
  })

  it('NAF-TIE-02: a total may be negative', () => {
    expect(
      end((state, me) => {
        me.goods.coin = 0
        hold(state, 0, 'art-spices')
      }).total(),
    ).toBe(-1)
  })

  it('NAF-EX-62, NAF-TIE-01, NAF-SCORE-16, NAF-RULING-35: ties', () => {
    const tie = (change: Change) =>
      end((state, me) => {
        for (const player of state.players) Object.assign(player.goods, { coin: 0 })
        change(state, me)
      })
    const [even] = [tie((state) => Object.assign(state.players[1] as object, { placed: 1 }))]
    expect(even.places).toEqual([2, 1])
    const reputation = tie((state, me) => {
      Object.assign(me, { reputation: 4, placed: 1 })
      Object.assign(state.players[1] as object, { reputation: 6 })
    })
    expect([reputation.total(0), reputation.total(1)]).toEqual([3, 3])
    expect(reputation.places).toEqual([2, 1])
    const seal = tie((state, me) => {
      own(state, 0, 'art-four-winds-seal')
      Object.assign(me, { reputation: 0 })
      Object.assign(state.players[1] as object, { reputation: 1, placed: 13 })
    })
    expect([seal.total(0), seal.total(1)]).toEqual([13, 13])
    expect(seal.places).toEqual([1, 2])
    const money = tie((state) => Object.assign(state.players[1]?.goods as object, { gem: 1 }))
    expect(money.places).toEqual([2, 1])
    expect(tie(() => undefined).places).toEqual([1, 1])
  })
})

describe('the end', () => {
  /** Seat `active` leaves a building, and so ends its turn. */
  const leave = (change: Change, active = 1, players = 2) =>
    open({
      players,
      stage: 'visit',
      turn: { building: 'farm' },
      change(state, me) {
        state.active = active
        change(state, me)
      },
    })

  it('NAF-EX-56, NAF-END-01, NAF-END-02, NAF-END-03: the round is played to its end', () => {
    const table = open({
      players: 4,
      stage: 'arrival',
      change(state) {
        Object.assign(state, { round: 18, active: 1 })
        Object.assign(state.players[1] as object, { at: 'm1-s28', hearts: 3, camps: 1, placed: 13 })
        Object.assign(state.players[2] as object, { camps: 0, placed: 14, at: 'm1-s11', hearts: 3 })
      },
    })
    table.answer('arrival', 'camp')
    expect(table.state.endedBy).toBe(1)
    expect(table.told('end-triggered')).toEqual([{ seat: 1 }])
    table.answer('action', 'adventure').answer('step', 'stop').answer('arrival', 'camp')
    expect(table.player(2)).toMatchObject({ camps: 0, placed: 15 })
    expect(table.asked).toEqual(['3 action'])
    table.answer('action', 'farm').answer('visit', { do: 'leave' })
    expect(table.table.over).toBe(true)
    expect(table.told('game-ended')).toEqual([{ why: 'camps' }])
  })

  it('NAF-END-01, NAF-LONG-02: with sixteen camps it takes all of them', () => {
    const table = open({
      stage: 'arrival',
      options: { length: 'longer' },
      change: (_, me) => Object.assign(me, { at: 'm1-s28', hearts: 9, camps: 2, placed: 14 }),
    })
    table.answer('arrival', 'camp')
    expect(table.state.endedBy).toBeNull()
  })

  const full: Change = (state) => {
    for (const id of chart(1).grounds) state.camps[id] = 0
  }

  it('NAF-EX-65, NAF-END-04, NAF-RULING-32: nowhere left for a camp', () => {
    const table = leave((state, me) => {
      full(state, me)
      state.mine = state.mine.map(() => 1)
    }).answer('visit', { do: 'leave' })
    expect(table.told('game-ended')).toEqual([{ why: 'nothing-left' }])
  })

  it('NAF-EX-74, NAF-END-05, NAF-RULING-77: three rounds without a camp once the map is full', () => {
    const at = (round: number) =>
      leave((state, me) => {
        full(state, me)
        Object.assign(state, { round, lastCamp: 23 })
        state.mine = state.mine.map((_, i) => (i === 11 ? null : 1))
      }).answer('visit', { do: 'leave' })
    expect(at(25).table.over).toBe(false)
    expect(at(26).told('game-ended')).toEqual([{ why: 'no-camps' }])
    const room = leave((state) => Object.assign(state, { round: 40, lastCamp: 2 })).answer('visit', { do: 'leave' })
    expect(room.table.over).toBe(false)
  })

  it('NAF-END-05: round 60 is the last', () => {
    const at = (round: number) => leave((state) => Object.assign(state, { round })).answer('visit', { do: 'leave' })
    expect(at(59).table.over).toBe(false)
    expect(at(60).told('game-ended')).toEqual([{ why: 'last-round' }])
  })
})
