import { describe, expect, it } from 'vitest'
import { modifier } from '../reckoning/rolls.ts'
import { newSheet } from '../reckoning/sheet.ts'
import { hold, lead, open, own, type Scene, type Sitting, withSkills } from './scene.ts'

type Change = NonNullable<Scene['change']>

/** Of three seats, 1 stands on the farm, and 0 wants to get in. */
function farm(dice: readonly number[], change?: Change, scene: Scene = {}): Sitting {
  const table = open({
    players: 3,
    dice,
    ...scene,
    change(state, me) {
      Object.assign(state.players[1] as object, { at: 'farm' })
      change?.(state, me)
    },
  })
  return table.answer('action', 'farm')
}

const fair = { opponent: 1, manner: 'fair' } as const
const underhanded = { opponent: 1, manner: 'underhanded' } as const

describe('duels', () => {
  it('NAF-VISIT-02, NAF-VISIT-09, NAF-DUEL-01, NAF-RULING-09: whoever enters an occupied building fights one of those there', () => {
    const table = farm([])
    expect(table.asked).toEqual(['0 entry'])
    expect(table.options('entry')).toEqual([fair, underhanded])
  })

  it('NAF-EX-45, NAF-DUEL-03, NAF-DUEL-05, NAF-DUEL-06, NAF-DUEL-08: 5 beats 4, and a fair victory is worth a reputation', () => {
    const table = farm([4, 3], (state) => {
      lead(state, 0, 'adv-green-1')
      lead(state, 1, 'adv-red-2')
    })
    table.answer('entry', fair)
    expect(table.told('duel-won')).toEqual([{ seat: 0, opponent: 1, manner: 'fair', totals: [5, 4] }])
    expect(table.player()).toMatchObject({ reputation: 1, at: 'farm' })
    expect(table.player(1)).toMatchObject({ reputation: 0, at: 'farm' })
    expect(table.may('visit', { do: 'farm' })).toBe(true)
  })

  it('NAF-EX-46, NAF-DUEL-05, NAF-DUEL-07, NAF-VISIT-05: a tie is the defender’s; the challenger goes to prison', () => {
    const table = farm([5, 5])
    table.answer('entry', fair)
    expect(table.player()).toMatchObject({ at: 'prison', reputation: 0, goods: { food: 0, coin: 3 } })
    expect(table.player(1)).toMatchObject({ at: 'farm', reputation: 0 })
    expect(table.asked).toEqual(['1 action'])
  })

  it('NAF-EX-47, NAF-DUEL-04, NAF-HEART-05, NAF-HEART-11: hearts kept in town make it 6 to 5', () => {
    const table = farm([5, 5], (_, me) => Object.assign(me, { hearts: 2 }))
    table.answer('entry', fair)
    expect(table.options('raise')).toEqual([0, 1])
    table.answer('raise', 1)
    expect(table.told('duel-won')).toMatchObject([{ totals: [6, 5] }])
    expect(table.player().hearts).toBe(1)
  })

  it('NAF-HEART-06, NAF-HEART-08, NAF-DUEL-04: the defender spends no hearts, and hearts change the own roll alone', () => {
    const table = farm([6, 5], (state) => Object.assign(state.players[1] as object, { hearts: 9 }))
    table.answer('entry', fair)
    expect(table.player(1).hearts).toBe(9)
    expect(table.told('duel-won')).toHaveLength(1)
  })

  it('NAF-EX-48, NAF-DUEL-02, NAF-DUEL-06: underhanded is 1 more, and costs a reputation if it works', () => {
    const table = farm([3, 3])
    table.answer('entry', underhanded)
    expect(table.told('duel-won')).toMatchObject([{ totals: [4, 3] }])
    expect(table.player().reputation).toBe(-1)
    const lowest = farm([3, 3], (_, me) => Object.assign(me, { reputation: -6 }))
    expect(lowest.answer('entry', underhanded).player().reputation).toBe(-6)
    const lost = farm([1, 6]).answer('entry', underhanded)
    expect(lost.player()).toMatchObject({ reputation: 0, at: 'prison' })
  })

  it('NAF-DUEL-09, NAF-DUEL-11: of several one is fought, once', () => {
    const table = farm([6, 1], (state) => Object.assign(state.players[2] as object, { at: 'farm' }))
    expect(table.options('entry')).toHaveLength(4)
    table.answer('entry', { opponent: 2, manner: 'fair' })
    expect(table.player().at).toBe('farm')
    expect(table.told('challenged')).toHaveLength(1)
  })

  it('NAF-DUEL-10, NAF-RULING-15: first the defender’s cards, then the challenger’s, then hearts', () => {
    const table = farm([4, 2, 6, 3], (state, me) => {
      own(state, 1, 'art-two-faced-coin')
      own(state, 0, 'tre-fire-bomb')
      me.hearts = 9
    })
    table.answer('entry', fair)
    expect(table.asked).toEqual(['1 parry'])
    table.answer('parry', 'art-two-faced-coin', 1)
    expect(table.options('parry', 1)).toEqual([])
    expect(table.asked).toEqual(['0 raise'])
    expect(table.options('raise')).toEqual([0, 3, 'tre-fire-bomb'])
    table.answer('raise', 'tre-fire-bomb')
    expect(table.options('raise')).toEqual([0, 4])
    table.answer('raise', 4)
    expect(table.told('duel-won')).toMatchObject([{ totals: [7, 6] }])
  })

  it('NAF-SKILL-17, NAF-SKILL-21, NAF-SKILL-23, NAF-SKILL-03, NAF-RULING-43: both duel skills count, for either side, and in duels alone', () => {
    const sheets = (mine: boolean) => (state: Parameters<Change>[0]) => {
      const skilled = withSkills('skl-martial-arts', 'skl-taunting')
      for (const [seat, player] of state.players.entries()) player.sheet = (seat === 0) === mine ? skilled : newSheet()
    }
    expect(farm([2, 3], sheets(true)).answer('entry', fair).told('duel-won')).toMatchObject([{ totals: [4, 3] }])
    expect(farm([5, 3], sheets(false)).answer('entry', fair).told('duel-lost')).toMatchObject([{ totals: [5, 5] }])
    const me = { ...farm([]).player(), sheet: withSkills('skl-martial-arts', 'skl-taunting') }
    expect([modifier(me, 'duel'), modifier(me, 'threat'), modifier(me, 'encounter-combat')]).toEqual([2, 0, 0])
  })

  it('NAF-ICON-06: swords count for both', () => {
    const table = farm([3, 1], (state) => lead(state, 1, 'adv-green-6'))
    expect(table.answer('entry', fair).told('duel-lost')).toMatchObject([{ totals: [3, 4] }])
  })

  it('NAF-RULING-19: what can be bought may be bought after a duel was lost, before the turn ends', () => {
    const table = farm([1, 6], (state, me) => {
      hold(state, 0, 'art-patched-boots')
      me.goods.coin = 2
    })
    table.answer('entry', fair).answer('raise', 0)
    expect(table.asked).toEqual(['0 arrival'])
    table.answer('buy', 'art-patched-boots')
    expect(table.player().bought).toEqual(['art-patched-boots'])
  })
})

describe('who need not fight', () => {
  it('NAF-VISIT-03, NAF-VISIT-04, NAF-RULING-51: in the Saloon, though one may', () => {
    const table = open({
      players: 3,
      dice: [1, 6],
      change: ({ players }) => Object.assign(players[1] as object, { at: 'saloon' }),
    })
    table.answer('action', 'saloon')
    expect(table.options('entry')).toEqual(['walk-in', fair, underhanded])
    table.answer('entry', fair)
    expect(table.player().at).toBe('prison')
    expect(table.asked).toEqual(['1 action'])
  })

  it('NAF-PRISON-01, NAF-VISIT-03, NAF-PRISON-04: after a turn that begins in prison', () => {
    const prisoner = (dice: readonly number[]) =>
      farm(dice, (_, me) => Object.assign(me, { at: 'prison' }), { turn: { fromPrison: true } })
    expect(prisoner([]).options('entry')).toEqual(['walk-in', fair, underhanded])
    expect(prisoner([]).answer('entry', 'walk-in').player().at).toBe('farm')
    expect(prisoner([1, 6]).answer('entry', fair).player().at).toBe('prison')
  })

  it('NAF-PRISON-01: being put into prison is enough for the next turn', () => {
    const table = farm([1, 6]).answer('entry', fair)
    table.answer('action', 'store').answer('visit', { do: 'leave' })
    table.answer('action', 'mine').answer('visit', { do: 'leave' })
    expect(table.state.turn.fromPrison).toBe(true)
  })

  it('NAF-PRISON-03: prisoners are many, and nobody fights them', () => {
    const table = open({
      players: 3,
      change({ players }) {
        for (const player of players) player.at = 'prison'
      },
    })
    expect(table.options('action')).not.toContain('prison')
    expect(table.answer('action', 'farm').asked).toEqual(['0 visit'])
  })

  it('NAF-SKILL-11, NAF-VISIT-03, NAF-RULING-82: whoever bribes pays a coin and fights nobody', () => {
    const bribing = (coin: number) =>
      farm([], (state, me) => {
        for (const player of state.players) player.sheet = newSheet()
        me.sheet = withSkills('skl-bribery')
        me.goods.coin = coin
      })
    const table = bribing(3)
    expect(table.options('entry')).toEqual(['bribe', fair, underhanded])
    table.answer('entry', 'bribe')
    expect(table.player()).toMatchObject({ at: 'farm', goods: { coin: 2 } })
    expect(bribing(0).options('entry')).toEqual([fair, underhanded])
  })

  it('NAF-SKILL-12, NAF-VISIT-03, NAF-RULING-52: Politics opens the Town Hall, also past the neutral figure', () => {
    const politician = (at: 'off' | 'town-hall') =>
      open({
        change(state, me) {
          me.sheet = withSkills('skl-politics')
          Object.assign(state.players[1] as object, { at })
        },
      }).answer('action', 'town-hall')
    expect(politician('off').may('entry', 'walk-in')).toBe(true)
    expect(politician('town-hall').options('entry')).toEqual(['walk-in', fair, underhanded])
  })
})

describe('two players', () => {
  const hall = (dice: readonly number[], change?: Change) =>
    open({ dice, ...(change === undefined ? {} : { change }) }).answer('action', 'town-hall')
  const neutral = { opponent: 'neutral', manner: 'fair' } as const

  it('NAF-2P-02, NAF-2P-04, NAF-2P-05: the neutral figure fights with the die alone', () => {
    const armed: Change = (state) => lead(state, 1, 'adv-green-6')
    expect(hall([4, 3], armed).answer('entry', neutral).told('duel-won')).toMatchObject([{ totals: [4, 3] }])
    const lost = hall([3, 3], armed).answer('entry', neutral)
    expect(lost.told('duel-lost')).toEqual([{ seat: 0, opponent: 'neutral', totals: [3, 3] }])
    expect(lost.player().at).toBe('prison')
    expect(hall([4, 3]).answer('entry', neutral).player().reputation).toBe(1)
  })

  it('NAF-2P-03: the other player comes before it', () => {
    const table = hall([], (state) => Object.assign(state.players[1] as object, { at: 'town-hall' }))
    expect(table.options('entry')).toEqual([fair, underhanded])
  })

  it('NAF-2P-01, NAF-2P-02: it never goes away, and is fought on every visit', () => {
    const table = hall([6, 1]).answer('entry', neutral).answer('visit', { do: 'leave' })
    expect(table.player()).toMatchObject({ at: 'town-hall', reputation: 1 })
    table.answer('action', 'mine').answer('visit', { do: 'leave' })
    table.answer('action', 'store').answer('visit', { do: 'leave' })
    table.answer('action', 'town-hall')
    expect(table.options('entry')).toEqual([neutral, { opponent: 'neutral', manner: 'underhanded' }])
  })

  it('NAF-VISIT-03, NAF-PRISON-01, NAF-SKILL-11, NAF-RULING-52: prison and Bribery spare that fight as any other', () => {
    const freed = open({ turn: { fromPrison: true }, change: (_, me) => Object.assign(me, { at: 'prison' }) })
    freed.answer('action', 'town-hall').answer('entry', 'walk-in')
    expect(freed.player().at).toBe('town-hall')
    const bribed = hall([], (_, me) => Object.assign(me, { sheet: withSkills('skl-bribery') })).answer('entry', 'bribe')
    expect(bribed.player()).toMatchObject({ at: 'town-hall', goods: { coin: 2 } })
    expect([...freed.told('rolled'), ...bribed.told('rolled')]).toEqual([])
  })

  it('NAF-DAY-07, NAF-DAY-08: by day whoever goes to prison has a food', () => {
    const table = open({ dice: [3, 3], options: { town: 'day' } }).answer('action', 'town-hall')
    expect(table.answer('entry', neutral).player()).toMatchObject({ at: 'prison', goods: { food: 1 } })
  })

  it('NAF-PRISON-02, NAF-LEAVE-01, NAF-RULING-16, NAF-RULING-63: an adventure may begin in prison', () => {
    const table = open({ change: (_, me) => Object.assign(me, { at: 'prison' }) })
    expect(table.answer('action', 'adventure').asked).toEqual(['0 party'])
  })
})
