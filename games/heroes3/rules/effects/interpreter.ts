import type { Effect, Effects, Op } from '../../content/effects.ts'
import type { Rules, Table } from '../../shape.ts'
import { BATTLE_OPERATIONS } from '../battle/effects.ts'
import { CARDS } from './cards.ts'
import { DICE } from './dice.ts'
import { ECONOMY } from './economy.ts'
import { FLOW } from './flow.ts'
import { HERO } from './hero.ts'
import { MAP } from './map.ts'
import { MORALE } from './morale.ts'
import { SCENARIO } from './scenario.ts'
import type { Operations, Resolve, Scope } from './scope.ts'
import { SPELL } from './spells.ts'
import { UNIT } from './units.ts'

const OPERATIONS: Operations<Op> = {
  ...FLOW,
  ...ECONOMY,
  ...CARDS,
  ...MORALE,
  ...HERO,
  ...DICE,
  ...UNIT,
  ...SPELL,
  ...MAP,
  ...SCENARIO,
  ...BATTLE_OPERATIONS,
}

/** Resolves effects from left to right; what is impossible of them is passed over (H3B-VISIT-10). */
export function* resolve(t: Table, effects: Effects, scope: Scope): Rules {
  for (const effect of effects) {
    if (t.state.ended !== null) return
    const operation = OPERATIONS[effect.op] as (t: Table, effect: Effect, scope: Scope, resolve: Resolve) => Rules
    yield* operation(t, effect, scope, resolve)
  }
}
