import { openTable, redact } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import type { EraTileId } from '../content/tiles.ts'
import { game } from '../rules/game.ts'
import { open, openNew, type Sitting } from './scene.ts'

const EIGHT: readonly EraTileId[] = [
  'e1-cellar-rat-king',
  'e1-bog-lantern',
  'e1-toll-ogre',
  'e1-straw-warden',
  'e1-drill-sergeant',
  'e1-hedge-witch',
  'e1-retired-duelist',
  'e1-wandering-scholar',
]

function obtain(players: number, first = 0): Sitting {
  const spaces = EIGHT.slice(0, players < 4 ? 6 : 8)
  return open({
    step: 'obtain',
    first,
    spaces,
    players: Array.from({ length: players }, () => ({ coin: 9, potion: 9 })),
  })
}

/** Everybody lays a selection card, the first seat first. */
function select(sitting: Sitting, ...cards: number[]): Sitting {
  for (const [seat, card] of cards.entries()) sitting.answer(seat, 'select', card)
  return sitting
}

const takenSpaces = (sitting: Sitting) => sitting.state.players.map(({ taken }) => taken?.space ?? null)

describe('phase 1: first selection', () => {
  it('TOG-PICK-01 TOG-PICK-02: all are asked at once, and must choose a space', () => {
    const sitting = obtain(4)
    expect(sitting.asked).toEqual(['0 select', '1 select', '2 select', '3 select'])
    for (const seat of [0, 1, 2, 3]) expect(sitting.options(seat, 'select')).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  it.each([2, 3, 4, 5])(
    'TOG-DEC-02: in each round all of %i players are asked at once for any space, and nothing happens before the last answers',
    (players) => {
      const sitting = openNew(players)
      const every = players < 4 ? [1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 7, 8]
      for (let round = 1; round <= 10; round++) {
        expect(sitting.asked).toEqual(sitting.table.seats.map((seat) => `${seat} select`))
        const told = sitting.events.length
        for (const seat of sitting.table.seats.toReversed()) {
          expect(sitting.events).toHaveLength(told)
          expect(sitting.options(seat, 'select')).toEqual(every)
          // The same card in two rounds, and one that others play as well.
          sitting.answer(seat, 'select', every[(seat + (round >> 1)) % 4]!)
        }
        expect(sitting.told('selections-revealed')).toHaveLength(round)
        sitting.playOn(round, () => sitting.state.step === 'obtain' && sitting.state.round > round)
      }
      expect(sitting.table.over).toBe(true)
      const poor = open({
        step: 'obtain',
        spaces: EIGHT.slice(0, every.length),
        players: sitting.state.players.map(() => ({})),
      })
      for (const seat of poor.table.seats) expect(poor.options(seat, 'select')).toEqual(every)
    },
  )

  it('TOG-PICK-01 TOG-PICK-07 TOG-DEC-02: a selection stays hidden, and can be changed, until the last one is made', () => {
    const table = openTable(game, { seats: ['A', 'B', 'C'], seed: 'a'.repeat(64) })
    if ('refused' in table) throw new Error(table.refused)
    const answer = (seat: number, option: number) =>
      table.answer({ seat, decision: table.decisions(seat)[0]?.id ?? '', option })
    answer(0, 4)
    answer(1, 5)
    for (const viewer of [1, 2, 'spectator'] as const) {
      const view = table.view(viewer)
      expect(view.asked[0]).toEqual({ seat: 0, kind: 'select', answered: true })
      expect(view.decisions.filter(({ seat }) => seat === 0)).toEqual([])
    }
    expect(table.events('spectator').some(({ kind }) => kind === 'selections-revealed')).toBe(false)
    answer(0, 2)
    answer(2, 1)
    const revealed = table.events('spectator').find(({ kind }) => kind === 'selections-revealed')
    expect(revealed?.data).toEqual({
      selections: [
        { seat: 0, space: 2 },
        { seat: 1, space: 5 },
        { seat: 2, space: 1 },
      ],
    })
  })

  it('TOG-PICK-03: a tile that can be neither paid nor placed may be selected', () => {
    const spaces: EraTileId[] = ['e3-elder-wyrm', ...EIGHT.slice(1, 6)]
    const sitting = open({ step: 'obtain', spaces, players: [{}, {}] })
    select(sitting, 1, 2)
    // Nobody can pay 6 combat with nothing: it is discarded without a question.
    expect(sitting.player(0).discarded).toEqual(['e3-elder-wyrm'])
  })

  it('TOG-PICK-04: with 6 spaces the cards 7 and 8 cannot be played', () => {
    for (const players of [2, 3]) expect(obtain(players).options(0, 'select')).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('TOG-PICK-05 TOG-PICK-10: several may select one space; the earliest in turn order gets the tile', () => {
    const sitting = select(obtain(4, 2), 5, 5, 5, 5)
    expect(takenSpaces(sitting)).toEqual([null, null, 5, null])
    expect(sitting.player(2).taken?.tile).toBe('e1-drill-sergeant')
  })

  it('TOG-PICK-06: the same number may be selected round after round', () => {
    const sitting = openNew(2)
    for (let round = 1; round <= 10; round++) {
      expect(sitting.options(0, 'select')).toEqual([1, 2, 3, 4, 5, 6])
      sitting.answer(0, 'select', 6).answer(1, 'select', 1)
      sitting.playOn(round, () => sitting.state.step === 'obtain')
    }
    expect(sitting.told('tile-taken').filter(({ seat, space }) => seat === 0 && space === 6)).toHaveLength(10)
  })

  it('TOG-RULING-37: exactly one space is selected', () => {
    for (const option of obtain(5).options(0, 'select')) expect(typeof option).toBe('number')
  })
})

describe('phase 1: taking and second selection', () => {
  it('TOG-EX-2 TOG-PICK-08 TOG-PICK-09 TOG-PICK-11 TOG-PICK-12 TOG-FIRST-03: conflicts', () => {
    const sitting = select(obtain(4), 3, 3, 4, 3)
    expect(takenSpaces(sitting)).toEqual([3, null, 4, null])
    expect(sitting.told('came-too-late')).toEqual([
      { seat: 1, space: 3 },
      { seat: 3, space: 3 },
    ])
    expect(sitting.asked).toEqual(['1 select-again'])
    expect(sitting.options(1, 'select-again')).toEqual([1, 2, 5, 6, 7, 8])
    sitting.answer(1, 'select-again', 2)
    expect(sitting.asked).toEqual(['3 select-again'])
    expect(sitting.options(3, 'select-again')).toEqual([1, 5, 6, 7, 8])
    sitting.answer(3, 'select-again', 7)
    expect(sitting.state.players.map(({ taken }) => taken)).toEqual([
      { tile: 'e1-toll-ogre', space: 3 },
      { tile: 'e1-bog-lantern', space: 2 },
      { tile: 'e1-straw-warden', space: 4 },
      { tile: 'e1-retired-duelist', space: 7 },
    ])
    expect(sitting.state.spaces.map((tile, i) => (tile === null ? null : i + 1)).filter(Boolean)).toEqual([1, 5, 6, 8])
    expect(sitting.state.first).toBe(1)
  })

  it('TOG-PICK-09: the card of who came too late comes back', () => {
    const sitting = select(obtain(2), 4, 4).answer(1, 'select-again', 1)
    sitting.playOn(1, () => sitting.state.step === 'obtain')
    expect(sitting.options(1, 'select')).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('TOG-PICK-16: a taken tile lies open before its taker, and nowhere else, until it is dealt with', () => {
    const sitting = select(obtain(4), 3, 3, 7, 7).answer(1, 'select-again', 8).answer(3, 'select-again', 2)
    expect(sitting.state.step).toBe('place')
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
      const seen = redact(sitting.state, viewer)
      expect(seen.players.map(({ taken }) => taken)).toEqual([
        { tile: 'e1-toll-ogre', space: 3 },
        { tile: 'e1-wandering-scholar', space: 8 },
        { tile: 'e1-retired-duelist', space: 7 },
        { tile: 'e1-bog-lantern', space: 2 },
      ])
      expect(seen.spaces).toEqual([
        'e1-cellar-rat-king',
        null,
        null,
        'e1-straw-warden',
        'e1-drill-sergeant',
        'e1-hedge-witch',
        null,
        null,
      ])
    }
    sitting.discard('e1-toll-ogre')
    expect(takenSpaces(sitting)).toEqual([null, 8, 7, 2])
  })

  it('TOG-PICK-16 TOG-PAY-08: the space, not the card, is remembered for the surcharge and for the token', () => {
    // Cards 3, 3, 7, 7; seat 1 then takes from the wilderness, seat 3 from the settled row.
    const sitting = select(obtain(4), 3, 3, 7, 7).answer(1, 'select-again', 8).answer(3, 'select-again', 2)
    expect(sitting.state.first).toBe(3)
    const surcharged = [0, 1, 2, 3].filter((seat) => {
      const place = sitting.options(seat, 'place').find((option) => option.do === 'place')
      sitting.answer(seat, 'place', place!)
      return sitting.asked.includes(`${seat} surcharge`)
    })
    expect(surcharged).toEqual([1, 2])
  })

  it('TOG-PICK-13: the second selection is open: a later chooser sees what an earlier one took', () => {
    const sitting = select(obtain(3), 1, 1, 1)
    sitting.answer(1, 'select-again', 4)
    expect(sitting.told('tile-taken').at(-1)).toEqual({ seat: 1, tile: 'e1-straw-warden', space: 4 })
    expect(sitting.options(2, 'select-again')).not.toContain(4)
  })

  it('TOG-PICK-14 TOG-RULING-09 TOG-DEC-03: who came too late must take one of the tiles that are left', () => {
    const sitting = select(obtain(3), 2, 2, 6)
    expect(sitting.options(1, 'select-again')).toEqual([1, 3, 4, 5])
  })

  it('TOG-PICK-15 TOG-ROUND-08: enough tiles are left: 4, 3, 4, 3 with 2, 3, 4, 5 players', () => {
    for (const [players, left] of [
      [2, 4],
      [3, 3],
      [4, 4],
      [5, 3],
    ] as const) {
      const sitting = select(obtain(players), ...Array.from({ length: players }, () => 1))
      sitting.playOn(1, () => sitting.state.step === 'place')
      expect(sitting.state.spaces.filter((tile) => tile !== null)).toHaveLength(left)
    }
  })

  it('TOG-PICK-15: and so in every round of a game', () => {
    for (const [players, left] of [
      [2, 4],
      [3, 3],
      [4, 4],
      [5, 3],
    ] as const) {
      const sitting = openNew(players, {}, players)
      for (let round = 1; round <= 10; round++) {
        sitting.playOn(round, () => sitting.told('token-passed').length === round)
        // Nobody may have anything left to place: then the next board lies there already.
        const taken = new Set(
          sitting
            .told('tile-taken')
            .slice(-players)
            .map(({ space }) => space),
        )
        expect(taken.size).toBe(players)
        if (sitting.state.round === round)
          expect(sitting.state.spaces.filter((tile) => tile !== null)).toHaveLength(left)
      }
    }
  })

  it('TOG-PICK-17: without conflicts there is no second selection', () => {
    const sitting = select(obtain(4), 1, 2, 3, 4)
    expect(sitting.told('came-too-late')).toEqual([])
    expect(sitting.state.step).toBe('place')
  })

  it('TOG-EX-13: all want space 1', () => {
    const sitting = select(obtain(5, 3), 1, 1, 1, 1, 1)
    expect(sitting.player(3).taken?.space).toBe(1)
    const counts = [4, 0, 1, 2].map((seat) => {
      const options = sitting.options(seat, 'select-again')
      sitting.answer(seat, 'select-again', options.at(-1) ?? 0)
      return options.length
    })
    expect(counts).toEqual([7, 6, 5, 4])
    // Spaces 8, 7, 6, 5 went to seats 4, 0, 1, 2.
    expect(sitting.state.first).toBe(2)
  })

  it('TOG-ROUND-05: turn order is clockwise from the holder of the token', () => {
    const sitting = select(obtain(4, 2), 1, 1, 1, 1)
    expect(sitting.asked).toEqual(['3 select-again'])
    expect(sitting.answer(3, 'select-again', 2).asked).toEqual(['0 select-again'])
    expect(sitting.answer(0, 'select-again', 3).asked).toEqual(['1 select-again'])
  })
})

describe('phase 1: change of the first player', () => {
  it('TOG-EX-3 TOG-FIRST-01 TOG-FIRST-04: not to Alice who holds it, but to David with the next lowest space', () => {
    const sitting = select(obtain(4), 1, 8, 5, 5)
    sitting.answer(3, 'select-again', 3)
    expect(takenSpaces(sitting)).toEqual([1, 8, 5, 3])
    expect(sitting.state.first).toBe(3)
    expect(sitting.told('token-passed')).toEqual([{ seat: 3 }])
  })

  it('TOG-FIRST-02: to whoever took the tile of the lowest space, in whichever step', () => {
    expect(select(obtain(4), 5, 4, 7, 6).state.first).toBe(1)
    expect(select(obtain(3), 5, 5, 4).answer(1, 'select-again', 2).state.first).toBe(1)
  })

  it('TOG-FIRST-05: no two players took from one space', () => {
    const sitting = select(obtain(5), 4, 4, 4, 4, 4).playOn(3)
    for (let round = 0; round < 5; round++) {
      const spaces = sitting.told('tile-taken').slice(round * 5, round * 5 + 5)
      expect(new Set(spaces.map(({ space }) => space)).size).toBe(5)
    }
  })

  it('TOG-EX-14 TOG-FIRST-06 TOG-FIRST-07: with 2 players it goes to the other one in each of the 10 rounds', () => {
    for (let seed = 0; seed < 20; seed++) {
      const sitting = openNew(2, {}, seed).playOn(seed)
      const holders = sitting.told('round-begins').map(({ first }) => first)
      const passed = sitting.told('token-passed').map(({ seat }) => seat)
      expect(passed).toHaveLength(10)
      expect(passed).toEqual(holders.map((holder) => 1 - (holder as number)))
    }
  })

  it('TOG-FIRST-08 TOG-REWARD-05: as a reward it goes to whoever gains it, whoever held it', () => {
    const sitting = open({ first: 1, players: [{ taken: ['e1-heralds-horn', 1] }, {}] })
    sitting.place('e1-heralds-horn', 0, 1)
    expect(sitting.state.first).toBe(0)
    expect(sitting.told('token-gained')).toEqual([{ seat: 0 }])
  })

  it('TOG-FIRST-09: who holds it already keeps it', () => {
    const sitting = open({ first: 0, players: [{ taken: ['e1-heralds-horn', 1] }, {}] })
    expect(sitting.place('e1-heralds-horn', 0, 1).state.first).toBe(0)
  })

  it('TOG-FIRST-10: the holder after placing is first in the next round, and must then give it away', () => {
    const sitting = open({ first: 2, players: [{ taken: ['e1-heralds-horn', 1] }, {}, {}] })
    sitting.place('e1-heralds-horn', 0, 1)
    expect(sitting.told('round-begins')).toEqual([{ round: 6, first: 0 }])
    select(sitting, 1, 3, 2)
    // Seat 0 took the lowest space but held the token.
    expect(sitting.told('token-passed').at(-1)).toEqual({ seat: 2 })
  })
})
