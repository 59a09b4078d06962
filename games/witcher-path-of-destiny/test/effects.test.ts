import { describe, expect, it } from 'vitest'
import type { CardId } from '../content/cards.ts'
import type { State } from '../shape.ts'
import { type At, at, DULL, type Given, symbolsOf } from './scene.ts'

/** One player plays these two cards in chapter 1 (left diplomacy, right combat); the other one plays something dull. */
function playing(own: Given, cards: readonly CardId[], change: (state: State) => void = () => undefined): At {
  const hand = [...cards, ...(own.hand ?? [])]
  return at({ players: [{ ...own, hand }, { hand: DULL }], turn: 1, supply: [], change }).play(cards, DULL)
}

describe('worked examples of effects', () => {
  it('WPD-EX-20 WPD-EFF-C4 WPD-EFF-R8 WPD-PLAY-07: the second red card meets "2 or more red"', () => {
    const table = playing({}, ['act-02', 'act-05'])
    expect(symbolsOf(table.player(0))).toBe('CCCCE')
    expect(table.player(0).pool.combat).toBe(2)
  })

  it('WPD-EX-21 WPD-EFF-04 WPD-EFF-09 WPD-RULING-08 WPD-PLAY-05: the first card does not see the second', () => {
    const table = playing({}, ['act-05', 'act-02'])
    expect(symbolsOf(table.player(0))).toBe('CCE')
    expect(table.heard('effect-void')).toContainEqual({ seat: 0, card: 'act-05' })
  })

  it('WPD-EX-22 WPD-EFF-C1 WPD-EFF-R7 WPD-LOSE-01: a symbol on a card is covered for one of each active', () => {
    const table = playing({ timeline: ['act-15'] }, ['act-06', 'act-01'])
    expect(table.player(0).timeline[0]!.covered).toEqual([true, false])
    expect(table.player(0).pool).toEqual({ combat: 1, diplomacy: 1, exploration: 0, magic: 0 })
    expect(table.asked).toEqual(['0 draft'])
  })

  it('WPD-EX-23 WPD-EFF-C3 WPD-EFF-R4 WPD-EFF-06: exactly three of four inactive symbols, as the player likes', () => {
    const table = playing({ timeline: ['act-15', 'act-29'] }, ['act-12', 'act-01'])
    const magic = { from: 'card', card: 'act-29', symbol: 'magic' } as const
    const exploration = { from: 'card', card: 'act-15', symbol: 'exploration' } as const
    expect(table.options(0, 'lose')).toEqual([exploration, magic])
    table.answer(0, 'lose', magic).answer(0, 'lose', exploration).answer(0, 'lose', magic)
    expect(symbolsOf(table.player(0))).toBe('CCCCCE')
    expect(table.player(0).pool.combat).toBe(3)
  })

  it('WPD-EX-24 WPD-EFF-05 WPD-RULING-09: an effect that can be met cannot be declined', () => {
    const table = playing({ timeline: ['act-41'] }, ['act-12', 'act-01'])
    expect(table.heard('symbol-lost')).toEqual([{ figure: 0, symbol: 'exploration', card: 'act-41', special: false }])
    expect(table.player(0).pool.combat).toBe(1)
  })

  it('WPD-EX-25 WPD-EFF-C6 WPD-EFF-R6: exactly one green card, not two', () => {
    expect(playing({ timeline: ['act-16'] }, ['act-09', 'act-01']).player(0).pool.combat).toBe(2)
    expect(playing({ timeline: ['act-16', 'act-17'] }, ['act-09', 'act-01']).player(0).pool.combat).toBe(0)
    expect(playing({}, ['act-09', 'act-01']).player(0).pool.combat).toBe(0)
  })

  it('WPD-EX-26 WPD-EFF-11: a card of two colours is one card of each', () => {
    expect(playing({ timeline: ['act-57'] }, ['act-09', 'act-01']).player(0).pool.combat).toBe(2)
    // act-57 and act-05 itself are two red cards.
    expect(playing({ timeline: ['act-57'] }, ['act-05', 'act-15']).player(0).pool.combat).toBe(2)
  })

  it('WPD-EX-27 WPD-EFF-C8 WPD-EFF-R3 WPD-EFF-08: five red cards count as three', () => {
    const timeline: readonly CardId[] = ['act-01', 'act-02', 'act-03', 'act-04']
    expect(playing({ timeline }, ['act-11', 'act-15']).player(0).pool.diplomacy).toBe(3)
  })

  it('WPD-EX-28 WPD-EFF-C9 WPD-EFF-R2 WPD-RULING-10: tokens count among inactive symbols, and none is lost', () => {
    const table = playing({ timeline: ['act-31'], pool: { exploration: 1 } }, ['act-10', 'act-01'])
    expect(table.player(0).xp).toBe(3)
    expect(symbolsOf(table.player(0))).toBe('CCCEEM')
  })
})

describe('conditions', () => {
  it('WPD-EFF-01 WPD-EFF-02 WPD-EFF-07: a single effect is applied once, however far it is exceeded', () => {
    const table = playing({ timeline: ['act-15', 'act-16'] }, ['act-06', 'act-01'])
    // Three exploration symbols, and one of them is lost.
    table.answer(0, 'lose', { from: 'card', card: 'act-16', symbol: 'exploration' })
    expect(table.player(0).pool).toEqual({ combat: 1, diplomacy: 1, exploration: 0, magic: 0 })
    expect(symbolsOf(table.player(0))).toBe('CCCCDEEM')
  })

  it('WPD-EFF-C2 WPD-EFF-R9: as many as there are, at most three', () => {
    expect(playing({ timeline: ['act-29'] }, ['act-28', 'act-01']).player(0).pool.exploration).toBe(2)
    const table = playing({ timeline: ['act-29'], pool: { magic: 2 } }, ['act-28', 'act-01'])
    const token = { from: 'pool', symbol: 'magic' } as const
    table.answer(0, 'lose', token).answer(0, 'lose', token)
    // What is left to lose lies on one card.
    expect(table.player(0).timeline[0]!.covered).toEqual([true, false])
    expect(table.player(0).pool).toEqual({ combat: 0, diplomacy: 0, exploration: 3, magic: 0 })
  })

  it('WPD-EFF-C5 WPD-EFF-R5 WPD-EFF-03: three red cards, the card itself among them', () => {
    expect(playing({ timeline: ['act-01', 'act-02'] }, ['act-08', 'act-15']).player(0).pool.diplomacy).toBe(2)
    expect(playing({ timeline: ['act-01'] }, ['act-08', 'act-15']).player(0).pool.diplomacy).toBe(0)
  })

  it('WPD-EFF-C7 WPD-EFF-R10: exactly two blue cards', () => {
    const gains = (timeline: readonly CardId[]) => playing({ timeline }, ['act-14', 'act-01']).player(0).pool
    expect(gains(['act-29', 'act-30'])).toEqual({ combat: 1, diplomacy: 0, exploration: 1, magic: 1 })
    expect(gains(['act-29', 'act-30', 'act-31'])).toEqual({ combat: 0, diplomacy: 0, exploration: 0, magic: 0 })
    expect(gains(['act-29'])).toEqual({ combat: 0, diplomacy: 0, exploration: 0, magic: 0 })
  })

  it('WPD-EFF-C10 WPD-EFF-R1: two inactive symbols, none of which is lost', () => {
    const table = playing({ timeline: ['act-15'] }, ['act-13', 'act-01'])
    expect([table.player(0).xp, symbolsOf(table.player(0))]).toEqual([3, 'CCDEE'])
    expect(playing({ timeline: ['act-41'] }, ['act-13', 'act-01']).player(0).xp).toBe(0)
  })

  it('WPD-EFF-12: active and inactive are those of the current chapter', () => {
    // Chapter 2 on the left path: magic and exploration are active, combat is not.
    const table = playing({ timeline: ['act-01'] }, ['act-13', 'act-15'], (state) => {
      state.chapter = 2
      state.path = 'L'
    })
    expect(table.player(0).xp).toBe(3)
  })

  it('WPD-EFF-10: an effect is not resolved again in later turns', () => {
    const table = playing({ timeline: ['act-11', 'act-01'] }, ['act-15', 'act-29'])
    expect(table.player(0).pool.diplomacy).toBe(0)
  })

  it('WPD-PLAY-08: a card without an effect is simply added', () => {
    const table = playing({}, ['act-01', 'act-15'])
    expect(table.player(0).timeline.map(({ card }) => card)).toEqual(['act-01', 'act-15'])
    expect(table.heard('effect-resolved').filter(({ seat }) => seat === 0)).toEqual([])
  })

  it('WPD-GEN-03 WPD-GEN-04 WPD-GEN-05: printed symbols and tokens count alike, covered ones do not', () => {
    const change = (state: State) => {
      state.players[0]!.timeline[0]!.covered = [true, false]
    }
    // One exploration in print, one token: two inactive symbols.
    expect(playing({ timeline: ['act-15'], pool: { exploration: 1 } }, ['act-13', 'act-01'], change).player(0).xp).toBe(
      3,
    )
    expect(playing({ timeline: ['act-15'] }, ['act-13', 'act-01'], change).player(0).xp).toBe(0)
  })

  it('WPD-GEN-06: symbols in the hand do not count', () => {
    expect(playing({ hand: ['act-15', 'act-29'] }, ['act-13', 'act-01']).player(0).xp).toBe(0)
  })
})

describe('losses', () => {
  it('WPD-LOSE-02 WPD-RULING-56: an effect takes only what it sees, its own card included', () => {
    const table = playing({ timeline: ['act-41'] }, ['act-60', 'act-29'])
    // act-60 loses magic; there is none before it, and act-29 behind it is no help.
    expect(table.heard('effect-void')).toContainEqual({ seat: 0, card: 'act-60' })
    const own = playing({ timeline: ['act-41'] }, ['start-geralt-2', 'act-15'])
    expect(own.options(0, 'lose')).toEqual([
      { from: 'card', card: 'act-41', symbol: 'exploration' },
      { from: 'card', card: 'start-geralt-2', symbol: 'exploration' },
    ])
  })

  it('WPD-LOSE-05: a covered symbol stays covered', () => {
    const table = playing({ timeline: ['act-41'] }, ['act-06', 'act-01'])
    table.run(({ state }) => state.turn < 3)
    expect(table.player(0).timeline[0]).toMatchObject({ card: 'act-41', covered: [true] })
  })

  it('WPD-LOSE-06 WPD-LOSE-07 WPD-STRI-18 WPD-STRI-19: a special token is lost to the board, if the player likes', () => {
    const own: Given = { pool: { exploration: 1 }, special: { symbol: 'exploration', lost: false } }
    const table = playing(own, ['act-06', 'act-01'])
    expect(table.options(0, 'lose')).toEqual([
      { from: 'pool', symbol: 'exploration' },
      { from: 'special', symbol: 'exploration' },
    ])
    table.answer(0, 'lose', { from: 'special', symbol: 'exploration' })
    expect(table.player(0).special).toEqual({ symbol: 'exploration', lost: true })
    expect(table.player(0).pool.exploration).toBe(1)
  })

  it('WPD-GEN-08 WPD-RULING-02: tokens and lost-symbol tokens do not run out', () => {
    const pool = { combat: 40, diplomacy: 40 }
    const table = playing({ timeline: ['act-15'], pool }, ['act-06', 'act-01'])
    expect(table.player(0).pool).toMatchObject({ combat: 41, diplomacy: 41 })
  })
})
