import type { Who } from '../content/effects.ts'
import { inTurnOrder } from '../reckoning/player.ts'
import { enemiesFor } from '../reckoning/useful.ts'
import type { Cause, Rules, Seat, Table } from '../shape.ts'

/** H3B-ROUND-12, H3B-P3-01: whom an effect is for; an enemy is chosen where there are several. */
export function* seatsMeant(t: Table, seat: Seat, who: Who | undefined, cause: Cause): Rules<Seat[]> {
  if (who === 'each') return inTurnOrder(t.state)
  if (who !== 'enemy') return [seat]
  const enemies = enemiesFor(t.state, seat)
  if (enemies.length <= 1) return enemies
  return [yield* t.choose(seat, 'opponent', () => enemiesFor(t.state, seat), { context: () => ({ cause }) })]
}
