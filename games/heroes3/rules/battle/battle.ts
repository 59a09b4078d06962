import { battleOf } from '../../reckoning/battle/fighters.ts'
import type { Rules, Table } from '../../shape.ts'
import { next } from '../agenda.ts'
import { activate } from './activation.ts'
import { deployDefender, deployUnits } from './deploying.ts'
import { finishIfOver } from './ending.ts'
import { drawNeutrals } from './neutral-army.ts'
import { endCombatRound } from './rounds.ts'
import { raiseWalls } from './siege.ts'
import { start } from './start.ts'

/** One stretch of a combat: a deployment, the activation of a unit, the end of a combat round. */
export function* battleTurn(t: Table): Rules {
  yield* stretch(t)
  if (t.state.ended === null && battleOf(t.state).phase !== 'over') next(t, { do: 'battle' })
}

function* stretch(t: Table): Rules {
  const battle = battleOf(t.state)
  switch (battle.phase) {
    case 'deploy-attacker':
      yield* deployUnits(t, 'attacker')
      battle.phase = battle.defender.seat === null ? 'draw-neutrals' : 'deploy-defender'
      return
    case 'draw-neutrals':
      yield* drawNeutrals(t)
      battle.phase = 'deploy-defender'
      return
    case 'deploy-defender':
      yield* deployDefender(t)
      battle.phase = battle.fortified ? 'fortify' : 'start'
      return
    case 'fortify':
      yield* raiseWalls(t)
      battle.phase = 'start'
      return
    case 'start':
      yield* start(t)
      return finishIfOver(t)
    case 'activation':
      yield* activate(t)
      return finishIfOver(t)
    case 'round-end':
      return yield* endCombatRound(t)
    case 'over':
      throw new Error('the combat is over')
  }
}
