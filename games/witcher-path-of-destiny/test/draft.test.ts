import { describe, expect, it } from 'vitest'
import type { CardId } from '../content/cards.ts'
import { turnFrom } from '../reckoning/draft.ts'
import type { Pair } from '../shape.ts'
import { at, falls, type Scene } from './scene.ts'

const W: Pair = ['act-01', 'act-02']
const X: Pair = ['act-15', 'act-16']
const Y: Pair = ['act-29', 'act-30']
const Z: Pair = ['act-43', 'act-44']
const V: Pair = ['act-17', 'act-18']
const seats = (players: number) => Array.from({ length: players }, () => ({}))
const three: Scene = { players: seats(3), phase: 'draft', supply: [W, X, Y, Z] }

/** Plays on until the next draft begins. */
function nextDraft(table: ReturnType<typeof at>) {
  return table.run(({ state }) => !(state.phase === 'draft' && state.queue.length === state.initiative.length))
}

describe('positions', () => {
  it('WPD-EX-33 WPD-DRAFT-05 WPD-DRAFT-07 WPD-DRAFT-11 WPD-DRAFT-12: two at the deck, one at the lowest row', () => {
    const table = at(three)
    expect(table.asked).toEqual(['0 draft'])
    table.answer(0, 'draft', 0).answer(1, 'draft', 4).answer(2, 'draft', 0)
    expect(table.state.initiative).toEqual([0, 2, 1])
    expect(table.state.players.map(({ xp }) => xp)).toEqual([0, 1, 0])
    expect(table.state.supply).toEqual([W, X, Y, null])
  })

  it('WPD-EX-45 WPD-GEN-12: five players', () => {
    const table = at({ players: seats(5), phase: 'draft', supply: [W, X, Y, Z, V] })
    table.answer(0, 'draft', 2).answer(1, 'draft', 5).answer(2, 'draft', 0).answer(3, 'draft', 1).answer(4, 'draft', 0)
    expect(table.state.initiative).toEqual([2, 4, 3, 0, 1])
    expect(table.player(1).xp).toBe(1)
    nextDraft(table)
    expect(table.heard('pair-removed')).toEqual([{ row: 3, cards: Y }])
    expect(table.state.supply[0]).toEqual(Z)
    expect(table.state.supply.slice(1).every((pair) => pair?.length === 2)).toBe(true)
  })

  it('WPD-DRAFT-06 WPD-DRAFT-09 WPD-DRAFT-10: a row is taken once, with both cards, and nobody may pass', () => {
    const table = at(three)
    expect(table.options(0, 'draft')).toEqual([0, 1, 2, 3, 4])
    table.answer(0, 'draft', 2)
    expect(table.player(0).shown.items).toEqual(X)
    expect(table.options(1, 'draft')).toEqual([0, 1, 3, 4])
    expect(table.state.supply).toEqual([W, null, Y, Z])
  })

  it('WPD-DRAFT-07 WPD-DRAFT-12: at the deck one’s next turn is certain, in a row others may still come before', () => {
    const places = { top: [2], rows: [null, 1, null, null] }
    expect(turnFrom(places, 0, [0, 3])).toEqual({ before: 1, open: 0 })
    expect(turnFrom(places, 1, [0, 3])).toEqual({ before: 1, open: 1 })
    expect(turnFrom(places, 3, [0, 3])).toEqual({ before: 2, open: 1 })
    expect(turnFrom(places, 3, [0])).toEqual({ before: 2, open: 0 })
  })

  it('WPD-DRAFT-08: the deck gives its two top cards, unseen by others', () => {
    const deck: readonly CardId[] = ['act-05', 'act-06', 'act-07']
    const table = at({ ...three, deck }).answer(0, 'draft', 0)
    expect(table.player(0).hand.items).toEqual(['act-05', 'act-06'])
    expect(table.state.deck.items).toEqual(['act-07'])
    expect(table.player(0).hand.sees).toEqual([0])
  })

  it('WPD-DRAFT-13: the deck can always be chosen, even by everybody and without pairs', () => {
    const table = at({ ...three, supply: [] })
    // Nobody is asked where there is no choice: all three stand at the deck.
    expect(table.heard('initiative')).toEqual([{ order: [0, 1, 2] }])
    expect(table.state.players.map(({ hand }) => hand.items.length)).toEqual([2, 2, 2])
  })

  it('WPD-DRAFT-15 WPD-RULING-52: the bonus of the position comes before the cards', () => {
    const table = at(three).answer(0, 'draft', 4)
    const kinds = table.told.map(({ kind }) => kind).filter((kind) => kind === 'xp-gained' || kind === 'drafted')
    expect(kinds).toEqual(['xp-gained', 'drafted'])
  })

  it('WPD-RULING-45 WPD-ABIL-07: an ability unlocked at the lowest row can be used in the same drafting turn', () => {
    const table = at({ ...three, players: [{ character: 'yennefer', xp: 4 }, {}, {}] }).answer(0, 'draft', 4)
    expect(table.heard('ability-unlocked')).toEqual([{ seat: 0, ability: 'yennefer-2' }])
    expect(table.options(0, 'ability')).toEqual(['yennefer-2', 'pass'])
  })
})

describe('renewing the supply', () => {
  it('WPD-EX-34 WPD-DRAFT-02 WPD-DRAFT-03 WPD-DRAFT-04 WPD-RULING-05: the highest pair goes, the others move up', () => {
    const table = at({
      ...three,
      deck: ['act-05', 'act-06', 'act-07', 'act-08', 'act-09', 'act-10', 'act-11', 'act-12'],
    })
    table.answer(0, 'draft', 2).answer(1, 'draft', 0).answer(2, 'draft', 0)
    nextDraft(table)
    expect(table.state.discard).toEqual(W)
    expect(table.state.supply).toEqual([Y, Z, ['act-09', 'act-10'], ['act-11', 'act-12']])
  })

  it('WPD-EX-34: only the lowest pair was left, and all four rows are refilled', () => {
    const table = at(three).answer(0, 'draft', 1).answer(1, 'draft', 2).answer(2, 'draft', 3)
    nextDraft(table)
    expect(table.heard('pair-removed')).toEqual([{ row: 4, cards: Z }])
    expect(table.heard('pairs-dealt').at(-1)!['pairs']).toHaveLength(4)
  })

  it('WPD-EX-35: five players took all pairs, and nothing is discarded', () => {
    const table = at({ players: seats(5), phase: 'draft', supply: [W, X, Y, Z, V] })
    for (const seat of [0, 1, 2, 3, 4]) table.answer(seat, 'draft', seat + 1)
    nextDraft(table)
    expect(table.heard('pair-removed')).toEqual([])
    expect(table.heard('pairs-dealt').at(-1)!['pairs']).toHaveLength(5)
  })

  it('WPD-DRAFT-02 WPD-RULING-06: also in the first turn of chapter 2', () => {
    const table = at({
      players: [{ timeline: ['act-03', 'act-04'] }, { timeline: ['act-19'] }],
      phase: 'end-of-chapter',
      turn: 3,
      dominant: 'left',
      supply: [W, X, Y, Z],
    })
    nextDraft(table)
    expect([table.state.chapter, table.state.turn]).toEqual([2, 1])
    expect(table.heard('pair-removed')).toEqual([{ row: 1, cards: W }])
  })

  it('WPD-GEN-09 WPD-GEN-13 WPD-RULING-41 WPD-RULING-07: an empty deck is made of the discard pile, starting cards too', () => {
    const table = at(
      { ...three, deck: ['act-05'], discard: ['start-geralt-1', 'act-06', 'act-07'] },
      falls(0, 0, 0),
    ).answer(0, 'draft', 0)
    expect(table.heard('deck-shuffled')).toEqual([{ cards: 3 }])
    expect(table.player(0).hand.items).toHaveLength(2)
    expect([...table.player(0).hand.items, ...table.state.deck.items].sort()).toEqual([
      'act-05',
      'act-06',
      'act-07',
      'start-geralt-1',
    ])
    expect(table.state.discard).toEqual([])
  })

  it('WPD-RULING-41: the last card may leave the deck without a reshuffle', () => {
    const table = at({ ...three, deck: ['act-05', 'act-06'], discard: ['act-07'] }).answer(0, 'draft', 0)
    expect([table.state.deck.items, table.state.discard]).toEqual([[], ['act-07']])
  })

  it('WPD-GEN-10: with nothing to draw the player forgoes the rest', () => {
    const table = at({ ...three, deck: ['act-05'], discard: [] })
      .answer(0, 'draft', 0)
      .answer(1, 'draft', 0)
    expect(table.state.players.map(({ hand }) => hand.items.length)).toEqual([1, 0, 0])
  })

  it('WPD-RULING-66: a row holds two cards or none', () => {
    const table = at({
      ...three,
      supply: [],
      deck: ['act-05', 'act-06', 'act-07', 'act-08', 'act-09', 'act-10', 'act-11'],
    })
    table.run(({ state }) => state.turn === 1)
    expect(table.state.supply).toEqual([null, null, null, null])
    // The seventh card was discarded, and drawn again by whoever drafts first in the next turn.
    expect(table.heard('deck-shuffled')).toEqual([{ cards: 1 }])
  })
})
