import { redact } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import type { CardId } from '../content/cards.ts'
import { BACKS, type GoalId } from '../content/hidden-goals.ts'
import { goalVp, isScored, type Sight } from '../reckoning/goals.ts'
import { emptyPool } from '../reckoning/symbols.ts'
import { at, DULL, type Given, lying, type Scene, withGoals } from './scene.ts'

const striga = { tale: 'striga' } as const

/** Striga, chapter 1: left combat, right exploration. Blue is the colour beside goal C. */
function playing(own: Given, cards: readonly CardId[], more: Partial<Scene> = {}) {
  const hand = [...cards, ...(own.hand ?? [])]
  return at({ players: [{ ...own, hand }, { hand: DULL }], options: striga, supply: [], ...more }).play(cards, DULL)
}
const sight = (cards: readonly CardId[], timeline: readonly CardId[] = []): Sight => ({
  timeline: lying(...timeline),
  pool: emptyPool(),
  special: null,
  recoloured: null,
  cards,
})

describe('requirements', () => {
  it('WPD-STRI-02 WPD-STRI-03: one goal of each back, one requirement card of each colour beside them', () => {
    const { goals, goalBox } = at({ players: [{}, {}], options: striga }).state
    expect(goals!.map(({ back }) => back)).toEqual(['A', 'B', 'C', 'D'])
    expect(new Set(goals!.map(({ colour }) => colour)).size).toBe(4)
    expect(goalBox.map(({ items }) => items.length)).toEqual([2, 2, 2, 2])
  })

  it('WPD-STRI-04: backs and requirements are public, fronts are not', () => {
    const seen = redact(at({ players: [{}, {}], options: striga }).state, 0)
    expect(seen.goals!.map(({ front }) => front.items)).toEqual([1, 1, 1, 1])
    expect(seen.goals!.map(({ colour }) => colour)).toEqual(['red', 'green', 'blue', 'yellow'])
  })

  it('WPD-EX-38 WPD-STRI-05 WPD-STRI-06 WPD-STRI-09 WPD-STRI-10 WPD-RULING-25: level 1 now, level 2 after the next turn', () => {
    const table = playing({ timeline: ['act-29', 'act-30'], hand: ['act-01', 'act-15'] }, ['act-31', 'act-32'])
    expect([table.player(0).xp, table.player(0).levels.blue]).toEqual([1, 1])
    table.run(({ state }) => state.phase !== 'play')
    table.answer(0, 'play', { cards: ['act-01', 'act-15'] })
    table.run(({ state }) => state.phase === 'play' || state.phase === 'resolve')
    expect([table.player(0).xp, table.player(0).levels.blue]).toEqual([3, 2])
  })

  it('WPD-STRI-06 WPD-STRI-07: whoever reached level 1 sees the goal from then on', () => {
    const table = playing({ timeline: ['act-29'] }, ['act-31', 'act-32'])
    expect(redact(table.state, 0).goals!.map(({ front }) => typeof front.items)).toEqual([
      'number',
      'number',
      'object',
      'number',
    ])
    expect(typeof redact(table.state, 1).goals![2]!.front.items).toBe('number')
    expect(table.heard('goal-seen')).toEqual([{ seat: 0, back: 'C', goal: 'goal-c1' }])
  })

  it('WPD-STRI-08 WPD-RULING-24 WPD-RULING-58: several players can reach the same level, each for the own cards', () => {
    const players: Given[] = [
      { timeline: ['act-29'], hand: ['act-31', 'act-32'] },
      { timeline: ['act-33'], hand: ['act-35', 'act-36'] },
    ]
    const table = at({ players, options: striga, supply: [] }).play(['act-31', 'act-32'], ['act-35', 'act-36'])
    expect(table.state.players.map(({ levels }) => levels.blue)).toEqual([1, 1])
    expect(table.heard('level-reached')).toHaveLength(2)
  })

  it('WPD-STRI-11: a level is gained once, and stays when timelines are cleared', () => {
    const change: Scene['change'] = (state) => {
      state.players[0]!.levels.blue = 2
    }
    const table = playing({ timeline: ['act-29', 'act-30'] }, ['act-31', 'act-32'], { change })
    expect([table.player(0).xp, table.player(0).levels.blue]).toEqual([0, 2])
    const later = playing({ timeline: ['act-29'] }, ['act-31', 'act-32'], { turn: 3, fate: { left: [1, 2] } })
    later.run(({ state }) => state.chapter === 1 || state.phase !== 'draft')
    expect(later.player(0).timeline.length).toBeLessThan(3)
    expect(later.player(0).levels.blue).toBe(1)
  })

  it('WPD-STRI-12: a card of several colours counts for each of them', () => {
    const table = playing({ timeline: ['act-67'] }, ['act-68', 'act-63'])
    expect(table.player(0).levels).toEqual({ red: 1, green: 1, blue: 1, yellow: 0 })
  })
})

describe('hidden goals', () => {
  it('WPD-STRI-01: four backs', () => {
    expect(BACKS).toEqual({
      A: ['combat'],
      B: ['magic'],
      C: ['combat', 'diplomacy', 'exploration'],
      D: ['magic', 'diplomacy', 'exploration'],
    })
  })

  it('WPD-EX-9 WPD-STRI-13 WPD-STRI-14 WPD-RULING-26: the two goals that show the dominant symbol of chapter 3', () => {
    const scored = (symbol: Parameters<typeof isScored>[1]) =>
      (['A', 'B', 'C', 'D'] as const).filter((back) => isScored(back, symbol)).join('')
    expect([scored('combat'), scored('magic'), scored('diplomacy'), scored('exploration')]).toEqual([
      'AC',
      'BD',
      'CD',
      'CD',
    ])
  })

  it('WPD-EX-8 WPD-STRI-16: 5 for the highest, 3 for one less, 1 for two less', () => {
    const hands: CardId[][] = [
      ['act-29', 'act-33'],
      ['act-30', 'act-31', 'act-34'],
      ['act-38', 'act-45'],
      ['act-49'],
      ['act-01'],
    ]
    expect(
      goalVp(
        'goal-b2',
        hands.map((hand) => sight(hand)),
      ),
    ).toEqual([5, 5, 3, 1, 0])
  })

  it('WPD-EX-44 WPD-STRI-17: whoever has none of it scores nothing', () => {
    expect(goalVp('goal-a1', [sight([], ['act-57']), sight([], ['act-01'])])).toEqual([4, 0])
    expect(goalVp('goal-a1', [sight([]), sight([])])).toEqual([0, 0])
  })

  it('WPD-STRI-15 WPD-FINAL-13: goals are scored by everybody who fulfils them, seen or not', () => {
    // The path RR: left magic, right combat; magic is dominant.
    const table = at({
      players: [{ timeline: ['act-11', 'act-12'] }, { timeline: ['act-25'] }],
      options: striga,
      phase: 'end-of-chapter',
      chapter: 3,
      turn: 3,
      path: 'RR',
      dominant: 'left',
      change: withGoals('goal-a1', 'goal-b1', 'goal-c1', 'goal-d1'),
    })
    expect(table.state.players.map(({ points }) => points.goals)).toEqual([4, 2])
    expect(table.heard('goal-opened').map(({ goal }) => goal)).toEqual(['goal-b1', 'goal-d1'])
    expect(table.state.goals!.map(({ front }) => front.sees)).toEqual([[], 'all', [], 'all'])
    const kinds = table.told.map(({ kind }) => kind)
    expect(kinds.indexOf('bonus')).toBeLessThan(kinds.indexOf('hands-opened'))
    expect(kinds.indexOf('hands-opened')).toBeLessThan(kinds.indexOf('goal-opened'))
    expect(kinds.indexOf('goal-opened')).toBeLessThan(kinds.indexOf('side-quest'))
  })

  it('WPD-FINAL-04 WPD-RULING-27 WPD-RULING-28 WPD-GEN-06: what each goal counts', () => {
    const one = (goal: GoalId, hand: readonly CardId[], timeline: readonly CardId[] = []) =>
      goalVp(goal, [sight(hand, timeline)])[0]
    expect(one('goal-a2', ['act-01'])).toBe(5)
    expect(one('goal-a3', [], ['act-01'])).toBe(4)
    expect(one('goal-b3', [], ['act-58'])).toBe(4)
    expect(one('goal-c1', [], ['act-67'])).toBe(0)
    expect(one('goal-c1', [], ['act-63', 'act-01'])).toBe(3)
    expect(one('goal-c2', [], ['act-43', 'act-44', 'act-45'])).toBe(3)
    expect(one('goal-c2', [], ['act-44'])).toBe(1)
    expect(one('goal-c3', ['act-67'])).toBe(3)
    expect(one('goal-c3', ['act-63'])).toBe(0)
    expect(one('goal-d1', [], ['act-15'])).toBe(2)
    expect(one('goal-d2', [], ['act-02', 'act-45'])).toBe(3)
    expect(one('goal-d2', [], ['act-02'])).toBe(0)
    expect(one('goal-d3', [], ['act-67', 'act-63'])).toBe(3)
    expect(one('goal-d3', [], ['act-67', 'act-01'])).toBe(0)
    expect(one('goal-solo-a1', [], ['act-67', 'act-68', 'act-57', 'act-58'])).toBe(3)
    // A covered symbol is still printed.
    const covered = { ...sight([], ['act-05']), timeline: [{ card: 'act-05', covered: [true], fresh: false }] } as const
    expect(goalVp('goal-solo-b1', [covered])).toEqual([0])
  })
})

describe('story bonuses of Striga', () => {
  const ending = (players: readonly Given[], more: Partial<Scene>) =>
    at({ players, options: striga, phase: 'end-of-chapter', turn: 3, supply: [], ...more }).run(({ asked }) =>
      asked.some((ask) => ask.endsWith('keep')),
    )

  it('WPD-STRI-18 WPD-RULING-40: page 6 grants the special combat token', () => {
    const table = ending([{ pool: { combat: 1 }, timeline: ['act-29'] }, { timeline: ['act-43'] }], {
      dominant: 'left',
    })
    expect(table.player(0).special).toEqual({ symbol: 'combat', lost: false })
  })

  it('WPD-STRI-18 WPD-STRI-19: it survives the clearing, and returns with the first turn of the next chapter', () => {
    const table = ending(
      [{ special: { symbol: 'combat', lost: true }, timeline: ['act-06'] }, { timeline: ['act-43'] }],
      {
        chapter: 2,
        path: 'L',
        dominant: 'right',
      },
    )
    expect(table.player(0).special).toEqual({ symbol: 'combat', lost: false })
    const kinds = table.told.map(({ kind }) => kind)
    expect(kinds.indexOf('effect-void')).toBeLessThan(kinds.indexOf('special-returned'))
    expect(kinds.lastIndexOf('bonus')).toBeLessThan(kinds.indexOf('special-returned'))
  })

  it('WPD-STRI-21: a look at a goal of choice gives nothing but the look', () => {
    // Page 14: the right holder looks at a goal.
    const players: Given[] = [{ timeline: ['act-43'] }, { pool: { magic: 2 }, timeline: ['act-29'] }]
    const table = ending(players, {
      chapter: 2,
      path: 'L',
      dominant: 'left',
      change: (state) => {
        const { front } = state.goals![0]!
        front.sees = [1]
      },
    })
    expect(table.options(1, 'look')).toEqual(['B', 'C', 'D'])
    const { xp } = table.player(1)
    table.answer(1, 'look', 'C')
    expect(table.player(1).xp).toBe(xp)
    expect(table.player(1).levels).toEqual({ red: 0, green: 0, blue: 0, yellow: 0 })
    expect(table.state.goals![2]!.front.sees).toEqual([1])
  })

  it('WPD-STRI-21: whoever may look at all four already is not asked', () => {
    const players: Given[] = [{ timeline: ['act-43'] }, { pool: { magic: 2 }, timeline: ['act-29'] }]
    const table = ending(players, {
      chapter: 2,
      path: 'L',
      dominant: 'left',
      change: (state) => {
        for (const { front } of state.goals!) front.sees = [1]
      },
    })
    expect(table.heard('bonus')).toContainEqual({ seat: 1, side: 'right', bonus: { kind: 'look' } })
    expect([table.state.phase, table.heard('goal-seen')]).toEqual(['draft', []])
  })
})
