import { redact } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import type { AllianceId } from '../content/alliances.ts'
import { pageAfter } from '../reckoning/story.ts'
import { at, type Given, type Scene, symbolsOf } from './scene.ts'

const evil = { tale: 'lesser-evil' } as const
const seats = (players: number): Given[] => Array.from({ length: players }, () => ({}))
const drafting = (players: number, more: Partial<Scene> = {}) =>
  at({ players: seats(players), options: evil, phase: 'draft', ...more })

/** The end of chapter 1, left exploration and right magic, with these Renfri cards. */
function allied(own: Given, renfri: readonly AllianceId[], more: Partial<Scene> = {}) {
  return at({
    players: [own, {}],
    options: evil,
    phase: 'dominance',
    turn: 3,
    fate: { left: [1, 2, 3] },
    supply: [],
    change: (state) => {
      state.players[0]!.alliances.renfri.items = [...renfri]
      const deck = state.alliances!.decks.renfri
      deck.items = deck.items.filter((card) => !renfri.includes(card))
    },
    ...more,
  })
}

describe('alliance tokens', () => {
  it('WPD-EX-43 WPD-EVIL-02 WPD-EVIL-03 WPD-DRAFT-11: tokens at the three lowest rows, and no XP', () => {
    const table = drafting(3)
    expect(table.state.alliances!.tokens).toEqual([null, 'renfri', 'stregobor', 'both'])
    expect(drafting(4).state.alliances!.tokens).toEqual([null, null, 'renfri', 'stregobor', 'both'])
    table.answer(0, 'draft', 1).answer(1, 'draft', 0).answer(2, 'draft', 4).answer(2, 'alliance-deck', 'stregobor')
    expect(table.heard('alliance-drawn').map(({ figure, faction }) => [figure, faction])).toEqual([[2, 'stregobor']])
    expect(table.state.players.map(({ xp }) => xp)).toEqual([0, 0, 0])
  })

  it('WPD-EVIL-04 WPD-RULING-30: two decks of sixteen', () => {
    const { decks } = drafting(2).state.alliances!
    expect([decks.renfri.items.length, decks.stregobor.items.length]).toEqual([16, 16])
    expect([decks.renfri.sees, decks.stregobor.sees]).toEqual([[], []])
  })

  it('WPD-EVIL-05: a single token gives a card of its deck, the double one as the player likes', () => {
    const table = drafting(2)
    table.answer(0, 'draft', 2)
    expect(table.player(0).alliances.renfri.items).toHaveLength(1)
    table.answer(1, 'draft', 4)
    expect(table.options(1, 'alliance-deck')).toEqual(['renfri', 'stregobor'])
  })

  it('WPD-EVIL-06: only the owner sees the card, everybody how many there are', () => {
    const table = drafting(2).answer(0, 'draft', 2)
    expect(redact(table.state, 1).players[0]!.alliances.renfri.items).toBe(1)
    expect(redact(table.state, 0).players[0]!.alliances.renfri.items).toHaveLength(1)
  })

  it('WPD-EX-39 WPD-EVIL-07 WPD-RULING-31 WPD-DRAFT-15: of a fourth card one of the four is discarded, face down, before the pair is taken', () => {
    const held: AllianceId[] = ['ally-renfri-01', 'ally-renfri-05', 'ally-renfri-09']
    const table = drafting(2, {
      change: (state) => {
        state.players[0]!.alliances.renfri.items = [...held]
        const deck = state.alliances!.decks.renfri
        deck.items = deck.items.filter((card) => !held.includes(card))
      },
    }).answer(0, 'draft', 2)
    expect(table.options(0, 'discard-alliance')).toHaveLength(4)
    expect([table.state.places.rows[1], table.state.supply[1]?.length]).toEqual([0, 2])
    expect(table.heard('drafted')).toEqual([])
    table.answer(0, 'discard-alliance', 'ally-renfri-05')
    expect(table.player(0).alliances.renfri.items).toHaveLength(3)
    expect(table.state.alliances!.discards.renfri).toMatchObject({ sees: [], items: ['ally-renfri-05'] })
  })

  it('WPD-EVIL-14: an empty deck is made of its discards; without any no card is drawn', () => {
    const table = drafting(2, {
      change: (state) => {
        const { decks, discards } = state.alliances!
        discards.renfri.items = decks.renfri.items.splice(0, 2)
        decks.renfri.items = []
        decks.stregobor.items = []
      },
    })
    table.answer(0, 'draft', 2)
    expect(table.heard('alliances-shuffled')).toEqual([{ faction: 'renfri' }])
    expect(table.player(0).alliances.renfri.items).toHaveLength(1)
    table.answer(1, 'draft', 3)
    expect(table.player(1).alliances.stregobor.items).toEqual([])
  })
})

describe('alliances at the end of a chapter', () => {
  it('WPD-EX-12 WPD-EVIL-01 WPD-STORY-05: Renfri is the left path, and the pages follow the dominant one', () => {
    expect([pageAfter('', 'left'), pageAfter('', 'right')]).toEqual([6, 10])
    const table = allied({}, ['ally-renfri-01'])
    expect(table.heard('alliances-revealed')).toEqual([{ figure: 0, alliances: ['ally-renfri-01'] }])
  })

  it('WPD-EVIL-08 WPD-EVIL-13: they are applied after dominance and before VP and XP', () => {
    // Gain one left symbol, which is dominant.
    const table = allied({}, ['ally-renfri-09'])
    expect(table.player(0).points['chapter-1']).toBe(1)
    expect(table.heard('dominant')).toEqual([{ side: 'left', symbol: 'exploration', by: 'tokens' }])
    // However many right symbols are gained, the story goes on to the left.
    const right = allied({ pool: { exploration: 1 } }, ['ally-renfri-05', 'ally-renfri-10'])
    right.run(({ state }) => state.phase !== 'draft')
    expect([right.player(0).xp > 0, right.state.path]).toEqual([true, 'L'])
  })

  it('WPD-EX-49 WPD-EVIL-09 WPD-EVIL-10 WPD-RULING-32: the order is the player’s, and what cannot be paid has no effect', () => {
    const gainFirst = allied({}, ['ally-renfri-09', 'ally-renfri-05'])
    expect(gainFirst.options(0, 'next-alliance')).toEqual(['ally-renfri-09', 'ally-renfri-05'])
    gainFirst.answer(0, 'next-alliance', 'ally-renfri-09')
    expect(symbolsOf(gainFirst.player(0))).toBe('MM')
    const loseFirst = allied({}, ['ally-renfri-09', 'ally-renfri-05']).answer(0, 'next-alliance', 'ally-renfri-05')
    expect(symbolsOf(loseFirst.player(0))).toBe('E')
    expect(loseFirst.heard('alliance-applied')[0]).toMatchObject({ works: false })
    for (const table of [gainFirst, loseFirst]) {
      expect(table.player(0).alliances.renfri.items).toEqual([])
      expect(table.state.alliances!.revealed.renfri.items).toHaveLength(2)
    }
  })

  it('WPD-EVIL-09: players follow initiative order', () => {
    const table = at({
      players: [{}, {}],
      options: evil,
      phase: 'dominance',
      turn: 3,
      initiative: [1, 0],
      fate: { left: [1] },
      change: (state) => {
        const { decks } = state.alliances!
        for (const { alliances } of state.players) alliances.renfri.items = decks.renfri.items.splice(0, 1)
      },
    })
    expect(table.heard('alliance-applied').map(({ seat }) => seat)).toEqual([1, 0])
  })

  it('WPD-EVIL-11 WPD-RULING-31: the other side stays face down, and what was applied is turned down with the next chapter', () => {
    const table = allied({ timeline: ['act-01'] }, ['ally-renfri-01'], {
      change: (state) => {
        const { decks } = state.alliances!
        state.players[0]!.alliances.renfri.items = decks.renfri.items.splice(0, 1)
        state.players[0]!.alliances.stregobor.items = decks.stregobor.items.splice(0, 2)
      },
    })
    expect(table.player(0).alliances.stregobor).toMatchObject({ sees: [0], items: { length: 2 } })
    // What is drawn later is the owner's secret again.
    expect(table.state.players.map(({ alliances }) => alliances.renfri.sees)).toEqual([[0], [1]])
    expect(table.state.alliances!.revealed.renfri.items).toHaveLength(1)
    table.run(({ state }) => state.phase !== 'draft')
    expect(table.state.alliances!.discards.renfri.items).toHaveLength(1)
    expect(table.state.alliances!.revealed.renfri.items).toEqual([])
    expect(table.player(0).alliances.stregobor.items).toHaveLength(2)
  })

  it('WPD-EVIL-12: the four kinds', () => {
    expect(allied({}, ['ally-renfri-01']).player(0).xp).toBe(1)
    expect(symbolsOf(allied({}, ['ally-renfri-10']).player(0))).toBe('M')
    // Lose an inactive symbol for 2 XP; combat and diplomacy are inactive.
    const sacrifice = allied({ pool: { combat: 1 } }, ['ally-renfri-13'])
    expect([sacrifice.player(0).xp, symbolsOf(sacrifice.player(0))]).toEqual([2, ''])
    // Lose an active symbol for two of the other, in either direction.
    const exchange = allied({ pool: { magic: 1, exploration: 1 } }, ['ally-renfri-05'])
    exchange.answer(0, 'exchange', 'right')
    expect(symbolsOf(exchange.player(0))).toBe('EEE')
  })

  it('WPD-EVIL-19: at the end the cards left are discarded without effect', () => {
    const table = allied({}, [], {
      chapter: 3,
      path: 'LL',
      change: (state) => {
        state.players[0]!.alliances.stregobor.items = state.alliances!.decks.stregobor.items.splice(0, 2)
      },
    })
    expect(table.table.over).toBe(true)
    expect(table.heard('alliance-applied')).toEqual([])
    expect(table.player(0).alliances.stregobor.items).toEqual([])
  })
})

describe('penalties', () => {
  const scored = (players: readonly Given[], more: Partial<Scene> = {}) =>
    at({ players, options: evil, phase: 'end-of-chapter', turn: 3, dominant: 'left', supply: [], ...more }).run(
      ({ asked }) => asked.some((ask) => ask.endsWith('keep')),
    )

  it('WPD-EVIL-15 WPD-EVIL-17 WPD-RULING-29 WPD-GEN-07: the holder of the dominant token suffers, the other one gains', () => {
    // Page 6: the left holder loses 2 XP, the right one gains 2.
    const players: Given[] = [
      { xp: 5, pool: { exploration: 3 }, timeline: ['act-01'] },
      { pool: { magic: 3 }, timeline: ['act-43'] },
    ]
    const table = scored(players)
    expect([table.player(0).vp, table.player(0).xp]).toEqual([3, 3])
    expect([table.player(1).vp, table.player(1).xp]).toEqual([0, 5])
  })

  it('WPD-EVIL-16: a holder of both tokens suffers first and gains then', () => {
    const table = scored([
      { xp: 1, pool: { exploration: 2, magic: 1 }, timeline: ['act-01'] },
      { timeline: ['act-43'] },
    ])
    // 1 + 1 for magic, two lost, two gained.
    expect(table.told.filter(({ kind }) => kind.startsWith('xp')).map(({ kind }) => kind)).toEqual([
      'xp-gained',
      'xp-lost',
      'xp-gained',
    ])
    expect(table.player(0).xp).toBe(2)
  })

  it('WPD-EVIL-15: draw two and discard one; last in initiative', () => {
    // Page 10: the left holder draws two cards and discards one of the hand.
    const table = scored(
      [
        { hand: ['act-09'], pool: { exploration: 1 }, timeline: ['act-01'] },
        { pool: { magic: 1 }, timeline: ['act-43'] },
      ],
      { dominant: 'right' },
    )
    expect(table.options(0, 'hand-card')).toHaveLength(3)
    table.answer(0, 'hand-card', 'act-09')
    expect(table.player(0).hand.items).toHaveLength(2)
    // Page 18: the right holder moves to the last place.
    const last = scored([{ timeline: ['act-15'] }, { pool: { combat: 1 }, timeline: ['act-43'] }], {
      chapter: 2,
      path: 'L',
      dominant: 'right',
      initiative: [1, 0],
    })
    expect(last.state.initiative).toEqual([0, 1])
  })
})
