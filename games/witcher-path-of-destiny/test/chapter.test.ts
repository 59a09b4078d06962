import { describe, expect, it } from 'vitest'
import { dominantBy } from '../reckoning/fate.ts'
import type { Options, Seat } from '../shape.ts'
import { at, DULL, type Given, lying, type Scene, symbolsOf } from './scene.ts'

/** The end of chapter 1 with this dominance; left is diplomacy, right combat. */
function ending(players: readonly Given[], more: Partial<Scene> = {}) {
  return at({ players, phase: 'end-of-chapter', turn: 3, dominant: 'left', supply: [], ...more })
}
const tokens = (diplomacy: number, combat: number): Given => ({ pool: { diplomacy, combat }, timeline: ['act-15'] })

describe('dominance', () => {
  it('WPD-EX-32 WPD-ENDCH-01 WPD-ENDCH-02: more tokens, or the highest of as many', () => {
    expect(dominantBy({ left: [1], right: [3] })).toBe('right')
    expect(dominantBy({ left: [3], right: [2] })).toBe('left')
    expect(dominantBy({ left: [1, 2], right: [3] })).toBe('left')
    const table = at({ players: [{}, {}], phase: 'dominance', turn: 3, fate: { left: [1], aside: [2], right: [3] } })
    expect(table.heard('dominant')).toEqual([{ side: 'right', symbol: 'combat', by: 'highest' }])
  })

  it('WPD-ENDCH-03 WPD-RULING-48: without a token the first in initiative chooses freely', () => {
    const table = at({
      players: [{}, tokens(0, 5)],
      phase: 'dominance',
      turn: 3,
      initiative: [1, 0],
      fate: { aside: [1, 2, 3] },
    })
    expect(table.asked).toEqual(['1 dominance'])
    expect(table.options(1, 'dominance')).toEqual(['left', 'right'])
    table.answer(1, 'dominance', 'right')
    expect(table.player(1).vp).toBe(5)
  })
})

describe('the end of a chapter', () => {
  it('WPD-EX-5 WPD-ENDCH-04 WPD-ENDCH-05: VP for dominant symbols, XP for the other active ones', () => {
    const table = ending([{ pool: { combat: 3, diplomacy: 4 } }, {}])
    expect([table.player(0).vp, table.player(0).xp]).toEqual([4, 3])
    expect(table.player(0).points['chapter-1']).toBe(4)
  })

  it('WPD-ENDCH-06: inactive symbols give nothing', () => {
    const table = ending([{ pool: { magic: 5, exploration: 4 } }, {}])
    expect([table.player(0).vp, table.player(0).xp]).toEqual([0, 0])
  })

  it('WPD-PATH-01 WPD-PATH-03 WPD-PATH-04: most symbols take the path tokens, both perhaps, by the counts before clearing', () => {
    expect(ending([tokens(3, 1), tokens(2, 2)]).state.pathTokens).toEqual({ left: 0, right: 1 })
    expect(ending([tokens(1, 1), tokens(2, 2)]).state.pathTokens).toEqual({ left: 1, right: 1 })
  })

  it('WPD-PATH-02 WPD-RULING-22: ties go to the higher in initiative, with no symbols too', () => {
    const table = ending([tokens(2, 0), tokens(2, 0), tokens(1, 0)], { initiative: [2, 1, 0] })
    expect(table.state.pathTokens).toEqual({ left: 1, right: 2 })
  })

  it('WPD-CLEAN-01 WPD-CLEAN-02 WPD-CLEAN-04 WPD-CLEAN-07: one card is kept, the hand stays, all else goes', () => {
    const table = ending([
      { hand: ['act-09'], timeline: ['act-01', 'start-geralt-1', 'act-16'], pool: { magic: 2 } },
      { timeline: ['act-29'] },
    ])
    expect(table.options(0, 'keep').map(({ cards }) => cards)).toEqual([['act-01'], ['start-geralt-1'], ['act-16']])
    table.answer(0, 'keep', { cards: ['act-01'] }).answer(1, 'keep', { cards: ['act-29'] })
    expect(table.player(0).timeline).toEqual(lying('act-01'))
    expect(table.player(0).hand.items).toEqual(['act-09'])
    expect(table.player(0).pool.magic).toBe(0)
    expect(table.state.discard).toContain('start-geralt-1')
    expect(table.state.discard).not.toContain('act-01')
  })

  it('WPD-CLEAN-03: kept cards are chosen in secret and shown together', () => {
    const table = ending([{ timeline: ['act-01', 'act-02'] }, { timeline: ['act-29', 'act-30'] }])
    table.answer(0, 'keep', { cards: ['act-02'] })
    expect(table.heard('cards-kept')).toEqual([])
    table.answer(1, 'keep', { cards: ['act-29'] })
    expect(table.heard('cards-kept')).toHaveLength(2)
  })

  it('WPD-CLEAN-02 WPD-CLEAN-05 WPD-CLEAN-06: after chapter 2 any two cards in an order of choice', () => {
    const table = ending([{ timeline: ['act-01', 'act-15', 'act-29'] }, { timeline: ['act-43', 'act-44'] }], {
      chapter: 2,
      path: 'L',
    })
    expect(table.options(0, 'keep')).toHaveLength(6)
    table.answer(0, 'keep', { cards: ['act-29', 'act-15'] }).answer(1, 'keep', { cards: ['act-43', 'act-44'] })
    expect(table.player(0).timeline.map(({ card }) => card)).toEqual(['act-29', 'act-15'])
    expect(table.state.chapter).toBe(3)
  })

  it('WPD-CLEAN-11: a timeline that is too short is kept whole', () => {
    const table = ending([{ timeline: ['act-01'] }, {}], { chapter: 2, path: 'L' })
    expect(table.options(0, 'keep')).toEqual([{ cards: ['act-01'] }])
    expect(table.options(1, 'keep')).toEqual([{ cards: [] }])
  })

  it('WPD-EX-40 WPD-CLEAN-08 WPD-CLEAN-09 WPD-CLEAN-10 WPD-RULING-13: a kept effect is resolved with the next chapter’s symbols', () => {
    const table = ending([{ timeline: ['act-11'], pool: { diplomacy: 4 } }, { timeline: ['act-29'] }])
    table.answer(0, 'keep', { cards: ['act-11'] }).answer(1, 'keep', { cards: ['act-29'] })
    // Chapter 2 on the left path: magic is the left symbol.
    expect(table.player(0).pool).toEqual({ combat: 0, diplomacy: 0, exploration: 0, magic: 1 })
    expect(table.state.path).toBe('L')
  })

  it('WPD-EX-47: the only exploration of a kept card must be lost', () => {
    const table = ending(
      [{ character: 'geralt', timeline: ['start-geralt-2'], ready: [1] }, { timeline: ['act-29'] }],
      {
        dominant: 'right',
      },
    )
    table.answer(0, 'keep', { cards: ['start-geralt-2'] }).answer(1, 'keep', { cards: ['act-29'] })
    expect(symbolsOf(table.player(0))).toBe('CC')
    expect(table.player(0).timeline[0]!.covered).toEqual([true])
  })

  it('WPD-CLEAN-12: abilities of the window during play cannot be used on kept effects', () => {
    const table = ending([{ character: 'geralt', timeline: ['act-12'], ready: [1, 3] }, { timeline: ['act-29'] }], {
      dominant: 'right',
    })
    table.answer(0, 'keep', { cards: ['act-12'] }).answer(1, 'keep', { cards: ['act-29'] })
    expect(table.heard('ability-used')).toEqual([])
    expect(table.asked.some((ask) => ask.endsWith('ability'))).toBe(false)
  })

  it('WPD-CLEAN-13: resolving kept cards checks neither extra effort nor requirements', () => {
    // More cards than can be kept, as if just played: red, green, red would be the sequence, three red cards level 1.
    const kept = (options: Partial<Options>) =>
      at({
        players: [{ timeline: ['act-01', 'act-57', 'act-02'] }, {}],
        options,
        phase: 'kept',
        change: (state) => {
          for (const laid of state.players[0]!.timeline) laid.fresh = true
        },
      })
    const edge = kept({ tale: 'edge-of-the-world' })
    expect([edge.state.phase, edge.heard('effort-made')]).toEqual(['draft', []])
    const striga = kept({ tale: 'striga' })
    expect([striga.state.phase, striga.heard('level-reached')]).toEqual(['draft', []])
  })
})

describe('the next chapter', () => {
  const kept = (table: ReturnType<typeof at>) => table.run(({ asked }) => asked.some((ask) => ask.endsWith('keep')))

  it('WPD-STORY-05 WPD-STORY-07 WPD-STORY-08: only the pages of the dominant path are read', () => {
    const table = kept(ending([tokens(3, 1), tokens(1, 3)], { dominant: 'right' }))
    expect(table.heard('page-read').map(({ page }) => page)).toEqual([10, 11, 12, 13])
    expect(table.heard('chapter-began')).toEqual([{ chapter: 2, left: 'diplomacy', right: 'exploration' }])
  })

  it('WPD-NEXT-01: the fate tokens are collected, those set aside too', () => {
    const table = kept(ending([tokens(3, 1), tokens(1, 3)], { fate: { left: [1], right: [2], aside: [3] } }))
    expect(table.state.fate).toEqual({ left: [], right: [], aside: [] })
  })

  it('WPD-NEXT-02 WPD-NEXT-03 WPD-RULING-61: bonuses for the left token, then the right one, and both return', () => {
    // Page 6: 1 VP for the left holder, 2 XP for the right one.
    const table = kept(ending([tokens(3, 1), tokens(1, 3)]))
    expect(table.heard('bonus').map(({ seat, side }) => [seat, side])).toEqual([
      [0, 'left'],
      [1, 'right'],
    ])
    expect(table.player(0).points.story).toBe(1)
    // Three combat symbols that were not dominant, and the bonus.
    expect(table.player(1).xp).toBe(5)
    expect(table.state.pathTokens).toEqual({ left: null, right: null })
  })

  it('WPD-NEXT-04: tokens gained on the page are the new chapter’s', () => {
    // Page 14: an active symbol of the left path of chapter 3, which is magic on the path LL.
    const table = kept(ending([{ timeline: ['act-29'] }, {}], { chapter: 2, path: 'L' }))
    expect(table.heard('tokens-gained').filter(({ from }) => from === 'story')).toEqual([
      { figure: 0, symbol: 'magic', amount: 1, from: 'story' },
    ])
    expect(table.player(0).pool.magic).toBe(1)
  })

  it('WPD-NEXT-05: the new symbols apply and the first turn begins with a draft', () => {
    const table = kept(ending([tokens(3, 1), tokens(1, 3)]))
    expect([table.state.phase, table.state.chapter, table.state.turn]).toEqual(['draft', 2, 1])
  })

  it('WPD-RULING-44: first in initiative, or XP for whoever is first already', () => {
    // Page 10: the right holder moves to the first place, or gains 1 XP.
    const page10 = (initiative: readonly Seat[]) =>
      kept(ending([tokens(3, 0), tokens(0, 3), tokens(0, 0)], { dominant: 'right', initiative }))
    expect(page10([0, 2, 1]).state.initiative).toEqual([1, 0, 2])
    const first = page10([1, 0, 2])
    expect([first.state.initiative, first.player(1).xp]).toEqual([[1, 0, 2], 1])
  })

  it('WPD-STORY-07: a bonus may draw cards', () => {
    // Page 18: the right holder draws a card.
    const table = kept(
      ending([{ timeline: ['act-41'] }, {}], { chapter: 2, path: 'L', dominant: 'right', initiative: [1, 0] }),
    )
    expect(table.heard('cards-drawn')).toHaveLength(1)
    expect(table.player(0).hand.items).toHaveLength(1)
  })

  it('WPD-GEN-02 WPD-STORY-06: three chapters of three turns, then the final page', () => {
    const table = at({ players: [{ hand: DULL }, {}], phase: 'draft' })
    table.run(() => true)
    expect(table.heard('turn-began')).toHaveLength(8)
    expect(table.heard('fate-placed').map(({ token }) => token)).toEqual([1, 2, 3, 1, 2, 3, 1, 2, 3])
    const pages = table.heard('page-read').map(({ page }) => page as number)
    expect(pages.at(-1)! >= 30 && pages.at(-1)! % 2 === 0).toBe(true)
  })
})
