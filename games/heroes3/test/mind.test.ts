import { type Decision, openQuiet, type QuietTable, source } from '@krcma/kernel'
import { expect, it, vi } from 'vitest'
import { mind } from '../mind/mind.ts'
import { pointsOf } from '../reckoning/points.ts'
import { game } from '../rules/game.ts'
import type { Heroes3, Options } from '../shape.ts'
import { USUAL } from './scene.ts'

vi.mock('../rules/battle/battle.ts', () => import('./battle-double.ts'))

const GAMES = 4

/** A game of the mind against somebody who does anything at all. */
function play(scenario: Options['scenario'], seed: number, wise: number): QuietTable<Heroes3> {
  const random = source(seed, 5)
  const table = openQuiet(game, { players: 2, options: { ...USUAL, scenario }, scenario: null, campaign: null }, seed)
  let moment = 0
  while (!table.over) {
    const seat = table.waiting[0]!
    const [question] = table.decisions(seat).filter(({ offer }) => !offer) as Decision<Heroes3>[]
    const option = seat === wise ? mind.choose(table.state, question!, random) : random.below(question!.options.length)
    table.give(question!, Math.max(0, option))
    const now = mind.moment!(table.state)
    expect(now).toBeGreaterThanOrEqual(moment)
    moment = now
  }
  return table
}

it.each(['last-chance', 'grand-race', 'unexpected-inheritance'] as const)(
  'in %s greedy play has more points than random play',
  (scenario) => {
    let ahead = 0
    for (let seed = 0; seed < GAMES; seed++) {
      const wise = seed % 2
      const { state } = play(scenario, seed, wise)
      if (pointsOf(state, wise) > pointsOf(state, 1 - wise)) ahead++
    }
    expect(ahead).toBeGreaterThanOrEqual(GAMES - 1)
  },
)
