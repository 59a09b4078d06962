import { type Decision, openQuiet, source } from '@krcma/kernel'
import { expect, it, vi } from 'vitest'
import { game } from '../rules/game.ts'
import type { Heroes3, Options } from '../shape.ts'

vi.mock('../rules/battle/battle.ts', () => import('./battle-double.ts'))

const usual = Object.fromEntries(
  Object.entries(game.options).map(([key, [first]]) => [key, first]),
) as unknown as Options

it('random games end', () => {
  for (let seed = 0; seed < 20; seed++) {
    const random = source(seed, 7)
    const scenario = game.options.scenario[seed % 3]!
    const table = openQuiet(game, { players: 2, options: { ...usual, scenario }, scenario: null, campaign: null }, seed)
    let answers = 0
    while (!table.over && answers < 20000) {
      const seat = table.waiting[0]!
      const [decision] = table.decisions(seat).filter(({ offer }) => !offer) as Decision<Heroes3>[]
      table.give(decision!, random.below(decision!.options.length))
      answers++
    }
    expect(table.over, `${seed} ${answers}`).toBe(true)
    console.log(scenario, answers, table.turn, table.state.round, table.state.ended?.result, table.ending()?.keys)
  }
})
