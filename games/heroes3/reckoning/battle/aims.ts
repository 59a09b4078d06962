import type { Effect } from '../../content/effects.ts'
import type { Seat, State } from '../../shape.ts'
import { hostOf } from './host.ts'

/** Whether an effect of a card could do anything to any unit of the combat. */
export function canAim(state: State, seat: Seat, effect: Effect): boolean {
  return hostOf(state, seat) !== null && effect.op !== 'fortify'
}
