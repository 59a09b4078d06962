import { openQuiet, type QuietTable, source } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import type { CardId } from '../content/cards.ts'
import { TALES, type TaleId } from '../content/tales.ts'
import { stepsBetween } from '../reckoning/experience.ts'
import { cleared, outlookOf, worthIf } from '../reckoning/outlook.ts'
import { leadIn, marginOf } from '../reckoning/path-tokens.ts'
import { begun } from '../reckoning/sequence.ts'
import { decisionPages, pageAfter, pathAfter, spreadOf, spreadsRead, symbolOn } from '../reckoning/story.ts'
import { changeOf, emptyPool } from '../reckoning/symbols.ts'
import { game } from '../rules/game.ts'
import type { PathOfDestiny } from '../shape.ts'
import { at, DULL, lying, type Scene, USUAL } from './scene.ts'

type Told = { kind: string; data: Record<string, unknown> }

/** Everybody uses no ability, and loses first what is not a special token. */
function answerPlainly(table: QuietTable<PathOfDestiny>): void {
  const [decision] = table.asked.filter(({ answered }) => answered === undefined)
  if (decision === undefined) throw new Error('nobody is asked')
  if (decision.kind === 'ability') table.give(decision, decision.options.indexOf('pass'))
  else if (decision.kind === 'lose')
    table.give(
      decision,
      Math.max(
        0,
        decision.options.findIndex(({ from }) => from !== 'special' && from !== 'training'),
      ),
    )
  else table.give(decision, 0)
}

/** Plays a game at random, and compares what was foretold of each pair of cards with what came of it; says how often what was foretold. */
function foretold(tale: TaleId, players: number, seed: number) {
  const told: Told[] = []
  const opening = { players, options: { ...USUAL, tale }, scenario: null, campaign: null }
  const table = openQuiet(game, opening, seed, (kind, data) => told.push({ kind, data: data as Told['data'] }))
  const random = source(seed, 9)
  const seen = { xp: 0, vp: 0, levels: 0, losses: 0, effort: 0 }
  while (!table.over) {
    const { state } = table
    const first = table.asked.find(({ answered }) => answered === undefined)
    // After the third turn the chapter is scored at once.
    if (first?.kind !== 'play' || state.turn === 3) {
      if (first?.kind === 'lose' || first?.kind === 'ability') answerPlainly(table)
      else table.give(first!, random.below(first!.options.length))
      continue
    }
    const heard = told.length
    const expected = state.players.map((player, seat) => {
      const decision = table.decisions(seat).find(({ kind }) => kind === 'play')
      if (decision?.kind !== 'play') throw new Error('everybody plays at once')
      const option = random.below(decision.options.length)
      return {
        decision,
        option,
        before: structuredClone(player),
        outlook: outlookOf(state, seat, decision.options[option]!.cards),
      }
    })
    for (const { decision, option } of expected) table.give(decision, option)
    while (table.state.phase === 'resolve') answerPlainly(table)
    const news = told.slice(heard)
    const [fate] = news.filter(({ kind }) => kind === 'fate-placed')
    expected.forEach(({ before, outlook }, seat) => {
      const after = table.state.players[seat]!
      const levels = news.filter(({ kind, data }) => kind === 'level-reached' && data['seat'] === seat)
      expect({
        vp: after.vp - before.vp,
        xp: stepsBetween(before, after),
        symbols: changeOf(before, after),
        effort: news.some(({ kind, data }) => kind === 'effort-made' && data['figure'] === seat),
        levels: levels.map(({ data }) => data['colour']),
        supports: (fate!.data['supports'] as { figure: unknown; side: unknown }[]).find(({ figure }) => figure === seat)
          ?.side,
      }).toEqual({
        vp: outlook.vp,
        xp: outlook.xp,
        symbols: outlook.symbols,
        effort: outlook.effort,
        levels: outlook.levels,
        supports: outlook.supports,
      })
      seen.xp += Number(outlook.xp > 0)
      seen.vp += Number(outlook.vp > 0)
      seen.levels += outlook.levels.length
      seen.effort += Number(outlook.effort)
      seen.losses += outlook.would.steps.reduce((sum, { losses }) => sum + losses.length, 0)
    })
  }
  return seen
}

describe('what two cards would bring', () => {
  it.each(TALES)('WPD-EFF-03 WPD-EDGE-03 WPD-STRI-05 WPD-FATE-02: is what they bring in %s, turn by turn', (tale) => {
    const all = [1, 2, 3, 4].map((seed) => foretold(tale, 2 + (seed % 4), seed))
    const often = (what: keyof (typeof all)[number]) => all.reduce((sum, seen) => sum + seen[what], 0)
    expect([often('xp') > 9, often('losses') > 9]).toEqual([true, true])
    if (tale === 'edge-of-the-world') expect(often('effort')).toBeGreaterThan(0)
    if (tale === 'striga') expect(often('levels')).toBeGreaterThan(0)
  })

  it('WPD-ENDCH-04 WPD-ENDCH-05: at the end of the chapter VP for the dominant symbol and XP for the other one', () => {
    // Chapter 1: left diplomacy, right combat. Veiled Threat shows both, Silver and Steel combat twice.
    const { state } = at({ players: [{ hand: ['act-44', 'act-01'] }, {}] })
    const outlook = outlookOf(state, 0, ['act-44', 'act-01'])
    expect(outlook.active).toEqual({ left: 1, right: 3 })
    expect([worthIf(outlook, 'left'), worthIf(outlook, 'right')]).toEqual([
      { vp: 1, xp: 3 },
      { vp: 3, xp: 1 },
    ])
    // The experience of an effect comes on top, whichever path wins.
    const learning = outlookOf(at({ players: [{ hand: ['act-07', 'act-01'] }, {}] }).state, 0, ['act-01', 'act-07'])
    expect([worthIf(learning, 'left'), worthIf(learning, 'right')]).toEqual([
      { vp: 1, xp: 4 },
      { vp: 2, xp: 3 },
    ])
  })

  it('WPD-EDGE-03: the reward of an extra effort is counted, its symbols too', () => {
    const given = (effort: 'effort-1-1' | 'effort-1-2'): Scene => ({
      players: [{ timeline: effort === 'effort-1-1' ? ['act-01'] : ['act-15'] }, {}],
      change: (state) => {
        state.efforts![0] = effort
      },
    })
    expect(outlookOf(at(given('effort-1-1')).state, 0, ['act-15', 'act-02'])).toMatchObject({
      effort: true,
      vp: 1,
      xp: 0,
    })
    expect(outlookOf(at(given('effort-1-2')).state, 0, ['act-29', 'act-16'])).toMatchObject({
      effort: true,
      vp: 0,
      xp: 2,
    })
    // Chapter 2 on the left path: magic and exploration; red, red, blue brings one of each.
    const second = at({
      players: [{ timeline: ['act-01'] }, {}],
      chapter: 2,
      path: 'L',
      change: (state) => {
        state.efforts![1] = 'effort-2-1'
      },
    })
    const outlook = outlookOf(second.state, 0, ['act-03', 'act-32'])
    expect(outlook.active).toEqual({ left: 1, right: 1 })
    expect([outlook.symbols.magic, outlook.symbols.exploration, outlook.symbols.combat]).toEqual([1, 1, 2])
  })

  it('changes nothing of the table', () => {
    const { state } = at({
      players: [{ hand: ['act-06', 'act-01'], timeline: ['act-15'], special: { symbol: 'magic', lost: false } }, {}],
    })
    const before = JSON.stringify(state)
    outlookOf(state, 0, ['act-06', 'act-01'])
    expect(JSON.stringify(state)).toBe(before)
  })

  it('WPD-CLEAN-01 WPD-CLEAN-08: kept cards are laid on an empty timeline, with no token but a special one', () => {
    const { state } = at({
      players: [{ timeline: ['act-01'], pool: { magic: 2 }, special: { symbol: 'combat', lost: false } }, {}],
    })
    expect(cleared({ ...state.players[0]!, recoloured: { card: 'act-01', colour: 'blue' } })).toMatchObject({
      timeline: [],
      pool: emptyPool(),
      special: { symbol: 'combat', lost: false },
      recoloured: null,
    })
  })

  it('WPD-PATH-01: by how many symbols one would be ahead of the best of the others', () => {
    const { state } = at({ players: [{}, { pool: { combat: 3 } }, { pool: { combat: 1, diplomacy: 4 } }] })
    expect(outlookOf(state, 0, ['act-01', 'act-44']).ahead).toEqual({ left: -3, right: 0 })
    expect(outlookOf(state, 1, [...DULL]).ahead).toEqual({ left: -4, right: 3 })
  })
})

describe('who is ahead', () => {
  const ACTIVE = { left: 'diplomacy', right: 'combat' } as const
  const body = (figure: number, diplomacy: number, combat = 0) => ({
    figure,
    seen: { timeline: [], pool: { ...emptyPool(), diplomacy, combat }, special: null, recoloured: null },
  })

  it('WPD-PATH-01 WPD-PATH-02: by so many, or by the place on the initiative track', () => {
    const bodies = [body(0, 2), body(1, 4), body(2, 4)]
    expect(leadIn(bodies, [0, 2, 1], ACTIVE, 'left')).toEqual({ figure: 2, count: 4, by: 0 })
    expect(leadIn([body(0, 2), body(1, 5)], [0, 1], ACTIVE, 'left')).toEqual({ figure: 1, count: 5, by: 3 })
    expect(leadIn([body(0, 2)], [0], ACTIVE, 'left')).toEqual({ figure: 0, count: 2, by: 2 })
    expect(leadIn([body(0, 2, 1), body(1, 5, 0)], [1, 0], ACTIVE, 'right')).toEqual({ figure: 0, count: 1, by: 1 })
    expect([0, 1, 2].map((figure) => marginOf(bodies, figure, ACTIVE, 'left'))).toEqual([-2, 0, 0])
    expect(marginOf([body(0, 2)], 0, ACTIVE, 'left')).toBe(2)
  })

  it('WPD-EDGE-04: how many colours of a sequence the end of a timeline shows already', () => {
    const sequence = ['red', 'green', 'red'] as const
    const shown = (...cards: readonly CardId[]) => begun({ timeline: lying(...cards) }, sequence)
    expect([shown(), shown('act-01'), shown('act-15'), shown('act-29')]).toEqual([0, 1, 0, 0])
    expect(shown('act-01', 'act-15')).toBe(2)
    // The last card of a sequence that is complete may begin the next one.
    expect(shown('act-01', 'act-15', 'act-02')).toBe(1)
    // Red and green at once: it may be the second, and that is more than the first.
    expect([shown('act-57'), shown('act-01', 'act-57')]).toEqual([1, 2])
    expect(shown('act-01', 'act-29')).toBe(0)
  })
})

describe('the pages of the book', () => {
  it('WPD-STORY-01: even pages lie on the left, odd ones on the right, and the cover alone', () => {
    expect([1, 2, 3, 30, 31].map((page) => spreadOf(page))).toEqual([[1], [2, 3], [2, 3], [30, 31], [30, 31]])
  })

  it('WPD-STORY-03: the symbol of a page of a decision, and of no other page', () => {
    // Chapter 1 of The Edge of the World: page 4 diplomacy, page 5 combat; page 8 magic.
    const symbols = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 30, 46].map((page) => symbolOn('edge-of-the-world', page))
    expect(symbols).toEqual([
      null,
      null,
      null,
      'diplomacy',
      'combat',
      null,
      null,
      'magic',
      'exploration',
      null,
      null,
      null,
    ])
    expect(symbolOn('striga', 4)).toBe('combat')
  })

  it('WPD-STORY-02 WPD-STORY-05 WPD-STORY-06: where a decision lies open, and where it leads', () => {
    expect([decisionPages(''), decisionPages('R'), decisionPages('LR')]).toEqual([
      { left: 4, right: 5 },
      { left: 12, right: 13 },
      { left: 20, right: 21 },
    ])
    expect([pathAfter('', 'left'), pathAfter('R', 'right'), pathAfter('RL', 'left')]).toEqual(['L', 'RR', null])
    expect([pageAfter('', 'left'), pageAfter('', 'right'), pageAfter('L', 'right'), pageAfter('RR', 'right')]).toEqual([
      6, 10, 18, 44,
    ])
  })

  it('WPD-STORY-08: what was read so far; the page that a decision leads to is read after kept cards have worked', () => {
    const tale = 'edge-of-the-world'
    const read = (
      path: '' | 'L' | 'LR',
      phase: 'characters' | 'draft' | 'kept' | 'story' | 'over',
      dominant: 'left' | 'right' | null = null,
    ) => spreadsRead({ tale, path, phase, dominant }).flat()
    expect(read('', 'characters')).toEqual([])
    expect(read('', 'draft')).toEqual([1, 2, 3, 4, 5])
    expect(read('L', 'draft')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(read('L', 'kept')).toEqual([1, 2, 3, 4, 5])
    expect(read('L', 'story')).toEqual([1, 2, 3, 4, 5])
    expect(read('LR', 'story', 'left')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 18, 19, 20, 21])
    expect(read('LR', 'over', 'left')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 18, 19, 20, 21, 34, 35])
    expect(read('LR', 'over', 'right').slice(-2)).toEqual([36, 37])
  })
})
