import { type Decision, openQuiet, source } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import { game } from '../rules/game.ts'
import type { Options, TalesOfGlory } from '../shape.ts'
import { open } from './scene.ts'

/** Plays a game in which each seat answers by dice of its own, so that its answers do not depend on when it is asked. */
function play(players: number, options: Options, seed: number, next: (open: number, turn: number) => number): string {
  const table = openQuiet(game, { players, options, scenario: null, campaign: null }, seed)
  const dice = table.seats.map((seat) => source(seed, 100 + seat))
  for (let turn = 0; !table.over; turn++) {
    const asked = table.asked.filter(({ answered }) => answered === undefined)
    const question = asked[next(asked.length, turn)] as Decision<TalesOfGlory>
    table.give(question, dice[question.seat]!.below(question.options.length))
  }
  return table.hash()
}

const mutating = process.env['STRYKER_MUTATOR_WORKER'] !== undefined

const first = () => 0
const last = (open: number) => open - 1
const jumping = (open: number, turn: number) => (turn * 7 + 3) % open

describe('placing side by side', () => {
  it('TOG-SIM-01: all place at the same time', () => {
    const taken = ['e1-old-mill', 1] as const
    expect(open({ players: [{ taken }, { taken }, { taken }] }).asked).toEqual(['0 place', '1 place', '2 place'])
    expect(open({ options: { placing: 'in-order' }, players: [{ taken }, { taken }, { taken }] }).asked).toEqual([
      '0 place',
    ])
  })

  for (const quests of [false, true]) {
    it(`TOG-SIM-02 TOG-TURN-05 TOG-RULING-21: the same answers lead to the same end as in order${quests ? ', with quests' : ''}`, () => {
      for (const players of [2, 3, 4, 5]) {
        for (let seed = 0; seed < (mutating ? 2 : 12); seed++) {
          const inOrder = play(players, { quests, placing: 'in-order' }, seed, first)
          for (const next of [first, last, jumping])
            expect(play(players, { quests, placing: 'side-by-side' }, seed, next)).toBe(inOrder)
        }
      }
    })
  }

  it('TOG-SIM-03 TOG-RULING-21: of several who gain the token the last in turn order keeps it', () => {
    const players = [
      { taken: ['e1-heralds-horn', 1], heroOpened: [0, 1] },
      { taken: ['e2-vanguard-banner', 2], coin: 1, heroOpened: [0, 1] },
      { taken: ['e1-heralds-horn', 3], heroOpened: [0, 1] },
    ] as const
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ]
    for (const [from, keeps] of [
      [0, 2],
      [1, 0],
      [2, 1],
    ]) {
      for (const order of orders) {
        const sitting = open({ first: from!, players })
        for (const seat of order) sitting.answer(seat, 'place', sitting.options(seat, 'place')[0]!)
        expect(sitting.state.first).toBe(keeps)
        const told = sitting.events.filter(({ kind }) => kind.startsWith('token-'))
        expect(told.at(-1)?.data).toEqual({ seat: keeps })
      }
    }
  })

  it('TOG-SIM-03: a token gained earlier in the game has no say', () => {
    const sitting = open({ first: 1, players: [{ taken: ['e1-heralds-horn', 1] }, {}, {}] })
    sitting.place('e1-heralds-horn', 0, 1)
    expect(sitting.state.first).toBe(0)
    sitting.answer(0, 'select', 2).answer(1, 'select', 1).answer(2, 'select', 3)
    expect(sitting.state.claimed).toBe(false)
    expect(sitting.state.placingFrom).toBe(1)
  })
})
