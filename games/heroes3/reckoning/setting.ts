import type { Beginning } from '../content/scenario.ts'
import type { VariantId } from '../content/variants.ts'
import type { Seat, State } from '../shape.ts'
import { placeOf } from './player.ts'

type Agreed = Pick<State, 'setting'>

export function has({ setting }: Agreed, variant: VariantId): boolean {
  return setting.variants.includes(variant)
}

/** H3B-CREATE-08: what a player begins with, where the scenario treats players differently. */
export function beginningOf(state: Agreed & Pick<State, 'players' | 'first'>, seat: Seat): Beginning {
  const { scenario } = state.setting
  const own = scenario.perPlayer?.[(['p1', 'p2', 'p3'] as const)[placeOf(state, seat)] ?? 'p1']
  return { ...scenario, ...own }
}
