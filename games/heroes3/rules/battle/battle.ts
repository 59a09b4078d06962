import type { Rules, Table } from '../../shape.ts'

/** One stretch of a combat. */
export function* battleTurn(t: Table): Rules {
  throw new Error(`no combat rules yet: ${t.state.battle?.phase}`)
}
