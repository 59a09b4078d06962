import { describe, expect, it } from 'vitest'
import { at, DULL } from './scene.ts'

const HAND = ['act-01', 'act-15', 'act-29', 'act-43'] as const

describe('playing cards', () => {
  it('WPD-PLAY-02 WPD-GEN-11: two cards of the hand in an order, by everybody, and nobody may pass', () => {
    const table = at({ players: [{ hand: HAND }, { hand: DULL }] })
    expect(table.asked).toEqual(['0 play', '1 play'])
    expect(table.options(0, 'play')).toHaveLength(12)
    expect(table.options(1, 'play')).toEqual([{ cards: ['act-36', 'act-50'] }, { cards: ['act-50', 'act-36'] }])
  })

  it('WPD-PLAY-03: nothing is shown before everybody has chosen', () => {
    const table = at({ players: [{ hand: HAND }, { hand: DULL }] })
    table.answer(0, 'play', { cards: ['act-29', 'act-01'] })
    expect(table.heard('cards-played')).toEqual([])
    expect(table.player(0).timeline).toEqual([])
    // What is still secret can be changed.
    table.answer(0, 'play', { cards: ['act-15', 'act-43'] }).answer(1, 'play', { cards: [...DULL] })
    expect(table.heard('cards-played')).toEqual([
      { figure: 0, cards: ['act-15', 'act-43'] },
      { figure: 1, cards: [...DULL] },
    ])
  })

  it('WPD-PLAY-04: both cards at the right end, the first left of the second', () => {
    const table = at({ players: [{ hand: HAND, timeline: ['act-02'] }, { hand: DULL }], supply: [] })
    table.play(['act-29', 'act-01'], DULL)
    expect(table.player(0).timeline.map(({ card }) => card)).toEqual(['act-02', 'act-29', 'act-01'])
    expect(table.player(0).hand.items).toEqual(['act-15', 'act-43'])
  })

  it('WPD-PLAY-10: with one card in the hand one is played', () => {
    const table = at({ players: [{ hand: ['act-01'] }, { hand: DULL }], supply: [] })
    expect(table.options(0, 'play')).toEqual([{ cards: ['act-01'] }])
  })

  it('WPD-PLAY-06: players resolve side by side, and the order of their answers does not matter', () => {
    const open = () =>
      at({
        players: [
          { hand: ['act-12', 'act-01'], timeline: ['act-15', 'act-29'] },
          { hand: ['act-54', 'act-02'], timeline: ['act-16', 'act-31'] },
        ],
        supply: [],
      }).play(['act-12', 'act-01'], ['act-54', 'act-02'])
    const table = open()
    expect(table.asked).toEqual(['0 lose', '1 lose'])
    const inOrder = open().run(({ asked }) => asked.some((ask) => ask.endsWith('lose')))
    // The first player's third symbol leaves no choice.
    for (const seat of [1, 0, 1, 0, 1]) table.table.give(table.decision(seat, 'lose'), 0)
    expect(table.player(0).pool).toEqual(inOrder.player(0).pool)
    expect(table.player(1).timeline).toEqual(inOrder.player(1).timeline)
  })

  it('WPD-TURN-01 WPD-TURN-02 WPD-TURN-03 WPD-PLAY-09 WPD-FATE-01: draft, play, fate token, and after the third turn the end', () => {
    const players = [
      { hand: ['act-01', 'act-02', 'act-03', 'act-04'] as const },
      { hand: ['act-15', 'act-16', 'act-17', 'act-18'] as const },
    ]
    const table = at({ players, phase: 'draft', turn: 2, fate: { left: [1] } })
    const phases: string[] = []
    table.run(({ state }) => {
      if (phases.at(-1) !== state.phase) phases.push(state.phase)
      return state.phase !== 'keep'
    })
    expect(phases).toEqual(['draft', 'play', 'draft', 'play', 'keep'])
    expect(table.heard('fate-placed').map(({ token }) => token)).toEqual([2, 3])
  })

  it('WPD-PLAY-01 WPD-ABIL-06 WPD-RULING-15 WPD-RULING-55: abilities before play in initiative order, and everybody anew after a use', () => {
    const table = at({
      players: [
        { character: 'vesemir', hand: ['act-01', 'act-02'], ready: [1, 4] },
        { character: 'dandelion', hand: DULL, ready: [1, 3] },
      ],
      phase: 'before-play',
      initiative: [1, 0],
      supply: [],
    })
    expect(table.asked).toEqual(['1 ability'])
    table.answer(1, 'ability', 'pass')
    expect(table.asked).toEqual(['0 ability'])
    table.answer(0, 'ability', 'vesemir-4')
    // The same player may go on at once.
    expect(table.asked).toEqual(['0 ability'])
    table.answer(0, 'ability', 'pass')
    // Whoever had passed is asked again.
    expect(table.asked).toEqual(['1 ability'])
    table.answer(1, 'ability', 'pass').answer(0, 'ability', 'pass')
    expect(table.asked).toEqual(['0 play', '1 play'])
  })

  it('WPD-PLAY-11 WPD-RULING-53: both cards lie there before the first effect, and abilities after both come last', () => {
    const table = at({
      players: [
        { character: 'vesemir', hand: ['act-12', 'act-01'], timeline: ['act-15', 'act-29'], ready: [2] },
        { hand: DULL },
      ],
      supply: [],
    }).play(['act-12', 'act-01'], DULL)
    expect(table.player(0).timeline.map(({ card }) => card)).toEqual(['act-15', 'act-29', 'act-12', 'act-01'])
    expect(table.asked).toEqual(['0 lose'])
    table.run(({ asked }) => asked.includes('0 lose'))
    expect(table.asked).toEqual(['0 ability'])
    expect(table.decision(0, 'ability').context).toEqual({ window: 'after-cards', card: null })
  })

  it('WPD-RULING-64: what was drafted in sight of all lies open until cards are played', () => {
    const table = at({ players: [{ hand: HAND }, { hand: DULL }], phase: 'draft' })
    table.answer(0, 'draft', 1)
    const { shown } = table.player(0)
    expect([shown.sees, shown.items.length]).toEqual(['all', 2])
    table.answer(1, 'draft', 0)
    expect(table.options(0, 'play')).toHaveLength(30)
    table.run(({ state }) => state.phase === 'play')
    expect(table.player(0).shown.items).toEqual([])
    expect(table.player(0).hand.items).toHaveLength(4)
  })
})
