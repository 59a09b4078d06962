import { openQuiet } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import { CHARACTERS } from '../content/characters.ts'
import { game } from '../rules/game.ts'
import type { Options } from '../shape.ts'
import { at, DULL, type Given, type Scene, USUAL, withGoals } from './scene.ts'

// What everybody hears of what was done: the log, the lit things and the films are made of it.

const drafting = (own: Given, more: Partial<Scene> = {}) =>
  at({ players: [own, {}], phase: 'draft', supply: [['act-05', 'act-02'], ['act-15', 'act-16'], null, null], ...more })

describe('what is told of abilities', () => {
  it('WPD-YEN-01: which cards changed places; and nobody may swap in the drafting turn of somebody else', () => {
    const own: Given = { character: 'yennefer', ready: [1] }
    const table = drafting(own).answer(0, 'draw-energy', { cards: ['act-05', 'act-16'] })
    expect(table.heard('cards-swapped')).toEqual([{ seat: 0, cards: ['act-05', 'act-16'] }])
    expect(drafting(own, { initiative: [1, 0] }).may(0, 'draw-energy')).toBe(false)
  })

  it('WPD-YEN-03 WPD-YEN-04: which pair was discarded, and which card was played', () => {
    const release = drafting({ character: 'yennefer', ready: [3] }).answer(0, 'draft', 0)
    release.answer(0, 'ability', 'yennefer-3').answer(0, 'release-pair', 2)
    expect(release.heard('pair-removed')).toEqual([{ row: 2, cards: ['act-15', 'act-16'] }])
    const amplified = drafting({ character: 'yennefer', ready: [4] }).answer(0, 'draft', 0)
    amplified.answer(0, 'ability', 'yennefer-4').answer(0, 'supply-card', 'act-02')
    expect(amplified.heard('card-taken')).toEqual([{ figure: 0, card: 'act-02', discarded: 'act-05' }])
    expect(amplified.heard('cards-played')).toEqual([{ figure: 0, cards: ['act-02'] }])
  })

  it('WPD-GER-01: that a loss was prevented, and by what experience and tokens are gained', () => {
    const own: Given = { character: 'geralt', ready: [1], hand: ['act-06', 'act-01'], pool: { exploration: 1 } }
    const table = at({ players: [own, { hand: DULL }], supply: [] }).play(['act-06', 'act-01'], DULL)
    table.answer(0, 'lose', { from: 'training' })
    expect(table.heard('loss-prevented')).toEqual([{ seat: 0 }])
    expect(table.heard('tokens-gained')).toEqual([
      { figure: 0, symbol: 'combat', amount: 1, from: 'effect' },
      { figure: 0, symbol: 'diplomacy', amount: 1, from: 'effect' },
    ])
  })

  it('WPD-VES-02: for which ability a colour is named', () => {
    const own: Given = { character: 'vesemir', ready: [2], hand: ['act-01', 'act-15'] }
    const table = at({ players: [own, { hand: DULL }], supply: [] }).play(['act-01', 'act-15'], DULL)
    table.answer(0, 'ability', 'vesemir-2')
    expect(table.decision(0, 'colour').context).toEqual({ ability: 'vesemir-2', card: null })
    table.answer(0, 'colour', 'red')
    expect(table.heard('xp-gained')).toEqual([{ figure: 0, amount: 1, from: 'ability' }])
  })

  it('WPD-CIR-05 WPD-ABIL-08: for which ability a card is taken back; and without a card to play it may not be used', () => {
    const ciri = (hand: Given['hand']): Scene => ({
      players: [{ character: 'ciri', ready: [3], timeline: ['act-15'], hand: hand ?? [] }, { hand: DULL }],
      phase: 'before-play',
      supply: [],
    })
    const table = at(ciri(['act-01', 'act-02'])).answer(0, 'ability', 'ciri-3')
    expect(table.heard('card-returned')).toEqual([{ seat: 0, card: 'act-15' }])
    expect(table.decision(0, 'hand-card').context).toEqual({ for: 'ciri-3' })
    expect(at(ciri([])).asked).not.toContain('0 ability')
  })
})

describe('what is told of a chapter', () => {
  it('WPD-ENDCH-03: that the dominant path was chosen', () => {
    const table = at({ players: [{}, {}], phase: 'dominance', turn: 3, fate: { aside: [1, 2, 3] } })
    table.answer(0, 'dominance', 'right')
    expect(table.heard('dominant')).toEqual([{ side: 'right', symbol: 'combat', by: 'choice' }])
  })

  it('WPD-ENDCH-04: VP stand in the line of their chapter', () => {
    // The path L: left magic; the path LL: left magic, too.
    const lines = ([chapter, path]: readonly [number, '' | 'L' | 'LL']) => {
      const pool = { diplomacy: 2, magic: 2 }
      const own: Given = { pool, timeline: ['act-01', 'act-02'] }
      const table = at({
        players: [own, {}],
        phase: 'end-of-chapter',
        chapter,
        turn: 3,
        path,
        dominant: 'left',
        supply: [],
      })
      const { points } = table.player(0)
      return [points['chapter-1'], points['chapter-2'], points['chapter-3']]
    }
    expect(
      (
        [
          [1, ''],
          [2, 'L'],
          [3, 'LL'],
        ] as const
      ).map(lines),
    ).toEqual([
      [2, 0, 0],
      [0, 2, 0],
      [0, 0, 2],
    ])
  })
})

describe('what is told of the set-up', () => {
  function seated(players: number, options: Partial<Options>, seed = 1) {
    const told: { kind: string; data: Record<string, unknown> }[] = []
    const opening = { players, options: { ...USUAL, ...options }, scenario: null, campaign: null }
    const table = openQuiet(game, opening, seed, (kind, data) =>
      told.push({ kind, data: data as unknown as Record<string, unknown> }),
    )
    while (table.state.phase === 'characters') table.give(table.asked[0]!, 0)
    return {
      state: table.state,
      heard: (kind: string) => told.filter((one) => one.kind === kind).map(({ data }) => data),
    }
  }

  it('WPD-SOLO-01 WPD-SOLO-04: who the Automa is and how difficult; at random it is any of the five', () => {
    expect(seated(1, { automa: 'ciri', difficulty: 'bones' }).heard('automa-seated')).toEqual([
      { character: 'ciri', difficulty: 'bones' },
    ])
    const found = new Set(
      Array.from({ length: 40 }, (_, seed) => seated(1, { automa: 'random' }, seed + 1).state.automa!.character),
    )
    expect(found).toEqual(new Set(CHARACTERS))
  })

  it('WPD-STRI-04 WPD-EVIL-03 WPD-EDGE-01: what lies open: backs beside requirements, alliance tokens, extra effort', () => {
    const striga = seated(2, { tale: 'striga' })
    expect(striga.heard('goals-laid')).toEqual([
      { goals: striga.state.goals!.map(({ back, colour }) => ({ back, colour })) },
    ])
    const evil = seated(2, { tale: 'lesser-evil' })
    expect(evil.heard('tokens-laid')).toEqual([{ tokens: evil.state.alliances!.tokens }])
    const edge = seated(2, {})
    expect(edge.heard('efforts-laid')).toEqual([{ efforts: edge.state.efforts }])
  })
})

describe('what is told of the end', () => {
  it('WPD-FINAL-10 WPD-SOLO-28: the Automa is ranked by its VP and then by its place on the initiative track', () => {
    const table = at({
      players: [{ vp: 10 }],
      phase: 'end-of-chapter',
      chapter: 3,
      turn: 3,
      path: 'LL',
      dominant: 'left',
      initiative: ['automa', 0],
      options: { variant: 'first-game' },
      change: (state) => {
        state.automa!.vp = 10
      },
    })
    const { keys, rivals } = table.table.ending()!
    expect([keys[0]![1], rivals[0]!.key[1]]).toEqual([1, 2])
  })

  it('WPD-STRI-13: which goals are opened, and for what VP are gained', () => {
    const table = at({
      players: [{ timeline: ['act-11', 'act-12'] }, {}],
      options: { tale: 'striga' },
      phase: 'end-of-chapter',
      chapter: 3,
      turn: 3,
      path: 'RR',
      dominant: 'left',
      change: withGoals('goal-a1', 'goal-b1', 'goal-c1', 'goal-d1'),
    })
    expect(table.heard('vp-gained')).toContainEqual({ figure: 0, amount: 4, from: 'goals' })
  })
})
