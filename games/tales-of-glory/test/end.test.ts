import { rank } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import { open, openNew, type PlayerScene } from './scene.ts'

/** The game ends with these players; nobody has anything left to place. */
const end = (...players: PlayerScene[]) => open({ round: 10, players })

describe('end of the game', () => {
  it('TOG-EX-15 TOG-END-02 TOG-END-03 TOG-END-04 TOG-END-05 TOG-RULING-05: majorities', () => {
    const players: PlayerScene[] = [
      { combat: 3, potion: 2, coin: 4 },
      { combat: 3, potion: 5 },
      { combat: 1, potion: 5 },
      { potion: 1 },
    ]
    const sitting = end(...players)
    expect(sitting.state.players.map(({ majorities }) => majorities)).toEqual([
      ['combat', 'coin'],
      ['combat', 'potion'],
      ['potion'],
      [],
    ])
    expect(sitting.state.players.map(({ glory }) => glory.majorities)).toEqual([8, 8, 4, 0])
    expect(sitting.told('majority-settled')).toContainEqual({ element: 'magic', seats: [] })
    const envoy = end(players[0]!, { ...players[1]!, tale: [['e3-royal-envoy', 0, 1]] }, players[2]!, players[3]!)
    expect(envoy.player(1).glory).toMatchObject({ majorities: 8, end: 8 })
  })

  it('TOG-END-05: one is enough, if nobody has more', () => {
    const sitting = end({ coin: 1, magic: 1 }, { combat: 1, potion: 1 }, {})
    expect(sitting.state.players.map(({ majorities }) => majorities)).toEqual([
      ['magic', 'coin'],
      ['combat', 'potion'],
      [],
    ])
  })

  it('TOG-END-06 TOG-EX-17 TOG-RULING-27 TOG-SUPPLY-02: coins and potions count by value', () => {
    // Six coins, whether as two tokens of 3 or six of 1, against four.
    const sitting = end({ coin: 4, potion: 1 }, { coin: 6, potion: 2 })
    expect(sitting.player(1).majorities).toEqual(['potion', 'coin'])
    expect(sitting.player(0).majorities).toEqual([])
  })

  it('TOG-END-07: combat and magic count by the tokens at the banner', () => {
    const sitting = end({ combat: 2, magic: 1 }, { combat: 1, magic: 2 })
    expect(sitting.player(0).majorities).toEqual(['combat'])
    expect(sitting.player(1).majorities).toEqual(['magic'])
  })

  it('TOG-END-08: every tile with the end-of-game sign gives its reward once', () => {
    const sitting = end(
      {
        tale: [
          ['e3-saga-poet', 0, 1],
          ['e1-bounty-clerk', 0, 2],
          ['e1-bog-lantern', 1, 0],
        ],
      },
      { coin: 1, potion: 1, combat: 1, magic: 1 },
    )
    // Two characters, one monster.
    expect(sitting.player().glory).toMatchObject({ end: 6 })
  })

  it('TOG-END-09 TOG-RULING-34: majorities before end rewards', () => {
    const sitting = end({ coin: 1, tale: [['e3-royal-envoy', 0, 1]] }, {})
    const kinds = sitting.events.map(({ kind }) => kind)
    expect(kinds.lastIndexOf('majority-settled')).toBeLessThan(kinds.indexOf('gained'))
    expect(sitting.player().glory.end).toBe(4)
  })

  it('TOG-END-10: most glory wins', () => {
    const sitting = end({ glory: 40, combat: 9, magic: 9, coin: 9, potion: 9 }, { glory: 57 })
    expect(sitting.table.ending()?.places).toEqual([2, 1])
    expect(sitting.told('game-ends')).toEqual([{ winners: [1] }])
    expect(sitting.table.ending()?.keys[0]).toEqual([56, 9, 9, 9, 9])
  })

  it('TOG-EX-16 TOG-END-11 TOG-RULING-04: ties by combat, magic, potions, coins', () => {
    expect(
      rank([
        [61, 3, 2, 0, 0],
        [61, 3, 4, 0, 0],
      ]),
    ).toEqual([2, 1])
    // Each majority is shared or balanced, so that glory is equal and the next element decides.
    const keys = (one: PlayerScene, two: PlayerScene) => end(one, two).table.ending()?.places
    expect(keys({ combat: 2, magic: 1 }, { combat: 1, magic: 2 })).toEqual([1, 2])
    expect(keys({ magic: 2, potion: 1 }, { magic: 1, potion: 2 })).toEqual([1, 2])
    expect(keys({ potion: 2, coin: 1 }, { potion: 1, coin: 2 })).toEqual([1, 2])
    expect(keys({ glory: 4, coin: 1 }, { coin: 2 })).toEqual([2, 1])
  })

  it('TOG-END-11: the same order ranks all further places', () => {
    // The first has every majority; the others have equal glory and differ in one thing after the other.
    const ranked: PlayerScene[] = [
      { combat: 9, magic: 9, potion: 9, coin: 9 },
      { glory: 5, combat: 2 },
      { glory: 5, combat: 1, magic: 5 },
      { glory: 5, combat: 1, magic: 4, potion: 3 },
      { glory: 5, combat: 1, magic: 4, potion: 2, coin: 8 },
    ]
    expect(end(...ranked).table.ending()?.places).toEqual([1, 2, 3, 4, 5])
    expect(end(...ranked.toReversed()).table.ending()?.places).toEqual([5, 4, 3, 2, 1])
    const shared = ranked.with(4, { glory: 5, combat: 1, magic: 4, potion: 3 })
    expect(end(...shared).table.ending()?.places).toEqual([1, 2, 3, 4, 4])
    const coins = ranked.with(3, { glory: 5, combat: 1, magic: 4, potion: 2, coin: 7 })
    expect(end(...coins).table.ending()?.places).toEqual([1, 2, 3, 5, 4])
  })

  it('TOG-END-12 TOG-RULING-28: equal in everything share the place', () => {
    const sitting = end({ coin: 3, glory: 5 }, { coin: 3, glory: 5 }, { coin: 2, glory: 5 })
    expect(sitting.table.ending()?.places).toEqual([1, 1, 3])
    expect(sitting.told('game-ends')).toEqual([{ winners: [0, 1] }])
  })

  it('TOG-END-13 TOG-QUEST-12 TOG-RULING-20: what is left over is worth nothing', () => {
    const sitting = open({
      round: 10,
      options: { quests: true },
      players: [
        { quests: ['q-oath-of-the-blade', 'q-beast-ledger'], coin: 2, potion: 2 },
        { coin: 3, potion: 3 },
      ],
    })
    sitting.finish()
    expect(sitting.glory()).toBe(0)
    expect(sitting.told('quests-unplaced')).toEqual([{ seat: 0, quests: ['q-oath-of-the-blade', 'q-beast-ledger'] }])
    expect(sitting.player().quests.sees).toBe('all')
  })

  it('TOG-END-14: glory, combat and magic never fall, coins and potions never below 0', () => {
    for (let seed = 0; seed < 8; seed++) {
      const sitting = openNew(2 + (seed % 4), { quests: seed % 2 === 0 }, seed)
      let before = sitting.state.players.map(() => [0, 0, 0])
      sitting.playOn(seed, () => {
        const now = sitting.state.players.map(({ combat, magic }, seat) => [sitting.glory(seat), combat, magic])
        const fell = now.some((amounts, seat) => amounts.some((amount, i) => amount < (before[seat]?.[i] ?? 0)))
        const owing = sitting.state.players.some(({ coin, potion }) => coin < 0 || potion < 0)
        if (fell || owing) expect.fail(`seed ${seed}`)
        before = now
        return false
      })
    }
  })

  it('TOG-END-15: at most 16 glory from majorities', () => {
    const sitting = end({ coin: 1, potion: 1, combat: 1, magic: 1 }, {})
    expect(sitting.player().glory.majorities).toBe(16)
  })

  it('TOG-END-16: ties look at what is owned at the very end, not at majorities', () => {
    const sitting = end({ glory: 4, combat: 1 }, { combat: 2, glory: 0 })
    // Seat 1 has the majority (4), seat 0 had 4 before: equal glory, and combat decides.
    expect(sitting.table.ending()?.keys).toEqual([
      [4, 1, 0, 0, 0],
      [4, 2, 0, 0, 0],
    ])
    expect(sitting.table.ending()?.places).toEqual([2, 1])
  })

  it('TOG-SUPPLY-01 TOG-SUPPLY-03 TOG-RULING-06: no gain is cut short and nothing is limited', () => {
    const sitting = open({
      players: [
        {
          coin: 60,
          potion: 60,
          combat: 18,
          magic: 18,
          glory: 400,
          heroOpened: [0, 1],
          taken: ['e1-drill-sergeant', 1],
        },
        {},
      ],
    })
    sitting.place('e1-drill-sergeant', 0, 1)
    expect(sitting.player()).toMatchObject({ coin: 57, potion: 60, combat: 20 })
    expect(sitting.glory()).toBe(400)
    const much = { coin: 60, potion: 60, combat: 18, magic: 18, glory: 400, heroOpened: [0, 1] }
    const cache = open({ players: [{ ...much, taken: ['e1-smugglers-cache', 1] }, much] })
    expect(cache.place('e1-smugglers-cache', 0, 1).player()).toMatchObject({ coin: 63, potion: 61 })
    const wand = open({ players: [{ ...much, taken: ['e1-split-wand', 1] }, much] }).place('e1-split-wand', 0, 1)
    expect(wand.player().magic).toBe(19)
    expect(wand.glory()).toBe(403)
  })

  it('the score sheet adds up to the glory that decides', () => {
    for (let seed = 0; seed < 10; seed++) {
      const ending = openNew(4, { quests: true }, seed).playOn(seed).table.ending()
      for (const [seat, sheet] of (ending?.sheets ?? []).entries())
        expect(sheet.reduce((sum, { points }) => sum + points, 0)).toBe(ending?.keys[seat]?.[0])
    }
  })
})
