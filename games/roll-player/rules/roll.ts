import type { Rules, Table } from '../shape.ts'
import { drawAndRoll } from './bag.ts'
import { orderPool } from './pool.ts'
import { skillWindow } from './skills.ts'

/** Roll phase: the Start Player draws, rolls and orders the dice. The Dice phase begins when they lie in order. */
export function* rollPhase(t: Table): Rules {
  const { state } = t
  const { start, round, rounds, initiative } = state
  t.tell('round-began', { seat: start, round, rounds })
  for (const hero of state.heroes) hero.used = []
  yield* skillWindow(t, start)
  const dice = drawAndRoll(state, t.chance, initiative.length)
  t.tell('dice-rolled', { dice: dice.map((die) => ({ ...die })) })
  initiative.forEach((card, i) => {
    card.die = dice[i] ?? null
  })
  yield* orderPool(t, start)
  state.phase = 'dice'
  state.active = start
  yield* skillWindow(t, start)
}
