import type { CostRule, RestrictRule } from '../content/scenario.ts'
import type { FieldKey, Seat, State } from '../shape.ts'
import { holds } from './conditions.ts'
import { printedOn } from './land.ts'

/** Whether a rule of the scenario forbids something to this player. */
export function isForbidden(state: State, what: RestrictRule['what'], seat: Seat, field: FieldKey | null): boolean {
  return state.setting.scenario.rules.some((rule) => {
    if (rule.kind !== 'restrict' || rule.what !== what || !speaksOf(rule, field)) return false
    const asked = { self: seat, field }
    const inForce = rule.if === undefined || holds(state, rule.if, asked)
    return inForce && !(rule.unless !== undefined && holds(state, rule.unless, asked))
  })
}

/** What a rule of the scenario says that something costs in movement, or null. */
export function movementCost(state: State, what: CostRule['what'], seat: Seat, field: FieldKey | null): number | null {
  for (const rule of state.setting.scenario.rules) {
    if (rule.kind !== 'cost' || rule.what !== what || !speaksOf(rule, field)) continue
    if (rule.if === undefined || holds(state, rule.if, { self: seat, field })) return rule.mp
  }
  return null
}

function speaksOf({ location }: CostRule | RestrictRule, field: FieldKey | null): boolean {
  return location === undefined || (field !== null && printedOn(field).type === location)
}
