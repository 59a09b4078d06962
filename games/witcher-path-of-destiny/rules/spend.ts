import type { AbilityId } from '../content/abilities.ts'
import { slotOf } from '../reckoning/abilities.ts'
import { playerOf } from '../reckoning/figures.ts'
import type { Seat, Table } from '../shape.ts'

/** WPD-ABIL-04: the token is turned to its inactive side. */
export function spend(t: Table, seat: Seat, ability: AbilityId): void {
  playerOf(t.state, seat).abilities[slotOf(ability) - 1] = 'used'
  t.tell('ability-used', { seat, ability })
}
