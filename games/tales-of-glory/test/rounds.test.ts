import { describe, expect, it } from 'vitest'
import { open, openNew } from './scene.ts'

describe('rounds', () => {
  it('TOG-ROUND-01 TOG-ROUND-02 TOG-END-01: ten rounds of obtaining, placing and preparing, then the end', () => {
    for (const players of [2, 3, 4, 5]) {
      const sitting = openNew(players).playOn(players)
      expect(sitting.told('round-begins').map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
      const phases = sitting.events
        .map(({ kind }) => kind)
        .filter((kind) => ['round-begins', 'token-passed', 'tiles-slid', 'game-ends'].includes(kind))
      const round = ['round-begins', 'token-passed', 'tiles-slid']
      expect(phases).toEqual([...Array.from({ length: 9 }, () => round).flat(), ...round.slice(0, 2), 'game-ends'])
    }
  })

  it('TOG-ROUND-03: after round 10 nothing is prepared', () => {
    const sitting = open({ round: 10, players: [{ taken: ['e1-old-mill', 1] }, {}] })
    sitting.place('e1-old-mill', 0, 1)
    expect(sitting.table.over).toBe(true)
    expect(sitting.told('tiles-slid')).toEqual([])
    expect(sitting.told('tiles-laid')).toEqual([])
    expect(sitting.state.round).toBe(10)
  })

  it('TOG-ROUND-04: at the start of every round every space holds a tile', () => {
    for (const players of [2, 3, 4, 5]) {
      const sitting = openNew(players, {}, players)
      for (let round = 1; round <= 10; round++) {
        sitting.playOn(round, () => sitting.state.round === round && sitting.state.step === 'obtain')
        expect(sitting.state.spaces).toHaveLength(players < 4 ? 6 : 8)
        expect(sitting.state.spaces).not.toContain(null)
        sitting.playOn(round, () => sitting.state.step === 'place' || sitting.state.round !== round)
      }
    }
  })

  it('TOG-ROUND-06 TOG-TURN-01: placing goes clockwise from the new holder of the token', () => {
    const taken = ['e1-old-mill', 1] as const
    const players = [{ taken }, { taken }, { taken }, { taken }]
    const sitting = open({ first: 2, options: { placing: 'in-order' }, players })
    const order: string[] = []
    while (sitting.state.step === 'place') {
      order.push(...sitting.asked)
      sitting.answer(Number(sitting.asked[0]?.[0]), 'place', { do: 'discard', tile: 'e1-old-mill' })
      const seat = Number(order.at(-1)?.[0])
      if (sitting.asked.includes(`${seat} open-chest`))
        sitting.answer(seat, 'open-chest', sitting.options(seat, 'open-chest')[0]!)
    }
    expect(order).toEqual(['2 place', '3 place', '0 place', '1 place'])
  })

  it('TOG-ROUND-07 TOG-RULING-22: a token gained while placing does not change the order of this placing', () => {
    const mill = ['e1-old-mill', 1] as const
    const sitting = open({
      first: 1,
      options: { placing: 'in-order' },
      players: [{ taken: mill }, { taken: ['e1-heralds-horn', 2] }, { taken: mill }],
    })
    expect(sitting.asked).toEqual(['1 place'])
    sitting.place('e1-heralds-horn', 0, 1, 1)
    expect(sitting.asked).toEqual(['2 place'])
    sitting.place('e1-old-mill', 0, -1, 2)
    expect(sitting.asked).toEqual(['0 place'])
  })

  it('TOG-ROUND-08 TOG-PICK-02: every player takes exactly ten tiles in a game', () => {
    for (const players of [2, 3, 4, 5]) {
      const sitting = openNew(players, {}, 9).playOn(9)
      for (const seat of sitting.table.seats) {
        expect(sitting.told('tile-taken').filter((taken) => taken['seat'] === seat)).toHaveLength(10)
        expect(sitting.player(seat).tale.length - 1 + sitting.player(seat).discarded.length).toBe(10)
      }
    }
  })
})
