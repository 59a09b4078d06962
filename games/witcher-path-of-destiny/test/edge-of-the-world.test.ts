import { describe, expect, it } from 'vitest'
import type { CardId } from '../content/cards.ts'
import { EFFORT_IDS, type EffortId, effortOf } from '../content/extra-effort.ts'
import { completes } from '../reckoning/sequence.ts'
import { at, DULL, type Given, lying } from './scene.ts'

/** One player plays these cards while this extra effort card is in force; chapter 1: left diplomacy, right combat. */
function playing(own: Given, cards: readonly CardId[], effort: EffortId = 'effort-1-1', chapter = 1) {
  const hand = [...cards, ...(own.hand ?? [])]
  const table = at({
    players: [{ ...own, hand }, { hand: DULL }],
    supply: [],
    chapter,
    path: chapter === 1 ? '' : 'L',
    change: (state) => {
      state.efforts![chapter - 1] = effort
    },
  })
  return table.play(cards, DULL)
}
const made = (table: ReturnType<typeof at>) => table.heard('effort-made').length

describe('extra effort', () => {
  it('WPD-EDGE-01: one card for each chapter, drawn at random and open', () => {
    const { efforts } = at({ players: [{}, {}] }).state
    expect(efforts!.map((id) => effortOf(id).chapter)).toEqual([1, 2, 3])
    for (const chapter of [1, 2, 3]) {
      expect(EFFORT_IDS.filter((id) => effortOf(id).chapter === chapter)).toHaveLength(4)
    }
  })

  it('WPD-EX-36 WPD-EDGE-03 WPD-EDGE-05 WPD-EDGE-08 WPD-RULING-57: red, green, red in this turn and in the next', () => {
    const own: Given = { timeline: ['act-15', 'act-01'], hand: ['act-17', 'act-02'] }
    const table = playing(own, ['act-16', 'act-03'])
    expect(table.player(0).points.effort).toBe(1)
    table.run(({ state }) => state.phase !== 'play')
    table.answer(0, 'play', { cards: ['act-17', 'act-02'] })
    table.run(({ state }) => state.phase === 'play' || state.phase === 'resolve')
    expect(table.player(0).points.effort).toBe(2)
  })

  it('WPD-EX-37 WPD-EDGE-05: a stretch without a card of this turn does not count', () => {
    expect(made(playing({ timeline: ['act-01', 'act-15', 'act-02'] }, ['act-29', 'act-43']))).toBe(0)
    // Completed in the first turn, and not again by blue and yellow in the second.
    const table = playing({ timeline: ['act-01'], hand: ['act-29', 'act-43'] }, ['act-15', 'act-02'])
    table.run(({ state }) => state.phase !== 'play')
    table.answer(0, 'play', { cards: ['act-29', 'act-43'] })
    table.run(({ state }) => state.phase === 'play' || state.phase === 'resolve')
    expect(table.heard('effort-made').filter(({ figure }) => figure === 0)).toHaveLength(1)
  })

  it('WPD-EDGE-02: only the card of the current chapter is in force', () => {
    // Red, green, red is the sequence of chapter 1; chapter 2 asks for blue, blue, green.
    expect(made(playing({ timeline: ['act-01'] }, ['act-15', 'act-02'], 'effort-2-2', 2))).toBe(0)
    expect(playing({ timeline: ['act-29'] }, ['act-30', 'act-15'], 'effort-2-2', 2).player(0).points.effort).toBe(2)
  })

  it('WPD-EDGE-04 WPD-RULING-23: adjacent and in the printed order', () => {
    expect(made(playing({ timeline: ['act-01', 'act-29'] }, ['act-15', 'act-02']))).toBe(0)
    expect(made(playing({ timeline: ['act-15'] }, ['act-01', 'act-02']))).toBe(0)
    expect(made(playing({ timeline: ['act-01'] }, ['act-15', 'act-02']))).toBe(1)
  })

  it('WPD-EDGE-06: a card of several colours stands for any one of them', () => {
    expect(made(playing({ timeline: ['act-57'] }, ['act-67', 'act-68']))).toBe(1)
  })

  it('WPD-EDGE-07: once a turn, however many stretches fit', () => {
    expect(made(playing({ timeline: ['act-01', 'act-67'] }, ['act-57', 'act-68']))).toBe(1)
  })

  it('WPD-EDGE-09: kept cards belong to the timeline but were not played in a turn', () => {
    // Chapter 3 asks for red, yellow, green, blue; red and yellow were kept.
    const opened = (hand: readonly CardId[]) => {
      const table = at({
        players: [{ timeline: ['act-01', 'act-43'], hand }, { hand: DULL }],
        phase: 'kept',
        chapter: 3,
        path: 'LL',
        change: (state) => {
          state.efforts![2] = 'effort-3-1'
        },
      })
      return table.run(({ state }) => state.phase !== 'play')
    }
    const table = opened(['act-15', 'act-29'])
    expect(table.player(0).timeline.map(({ fresh }) => fresh)).toEqual([false, false])
    table.answer(0, 'play', { cards: ['act-15', 'act-29'] }).run(({ state }) => state.phase === 'play')
    expect(table.heard('effort-made')).toEqual([{ figure: 0, effort: 'effort-3-1' }])
    // A stretch of kept cards alone would need one of this turn.
    const kept = lying('act-01', 'act-43', 'act-15', 'act-29')
    expect(completes({ timeline: kept }, effortOf('effort-3-1').sequence)).toBe(false)
    expect(
      completes({ timeline: [...kept.slice(0, 3), { ...kept[3]!, fresh: true }] }, effortOf('effort-3-1').sequence),
    ).toBe(true)
  })

  it('WPD-EDGE-10: symbols gained by it count for the fate token', () => {
    // Red, red, blue gives one of each active symbol of chapter 2: magic and exploration.
    const table = playing({ timeline: ['act-01'] }, ['act-03', 'act-32'], 'effort-2-1', 2)
    expect(table.player(0).pool).toMatchObject({ magic: 1, exploration: 1 })
    const kinds = table.told.map(({ kind }) => kind)
    expect(kinds.indexOf('effort-made')).toBeLessThan(kinds.indexOf('fate-placed'))
  })

  it('WPD-EDGE-11: the card of a chapter that is over is out of force', () => {
    expect(made(playing({ timeline: ['act-01'] }, ['act-15', 'act-02'], 'effort-2-3', 2))).toBe(0)
  })

  it('WPD-EDGE-12: all players may gain it in the same turn', () => {
    const players: Given[] = [
      { timeline: ['act-01'], hand: ['act-15', 'act-02'] },
      { timeline: ['act-03'], hand: ['act-16', 'act-04'] },
    ]
    const table = at({ players, supply: [] }).play(['act-15', 'act-02'], ['act-16', 'act-04'])
    expect(made(table)).toBe(2)
  })

  it('WPD-EDGE-03: the rewards in XP', () => {
    expect(playing({ timeline: ['act-15'] }, ['act-29', 'act-16'], 'effort-1-2').player(0).xp).toBe(2)
  })
})
