import { MOVEMENT } from '../content/levels.ts'
import type { Player, Rank, Seat, State } from '../shape.ts'
import { placeOf } from './player.ts'

/** H3B-MOVE-10: what each hero has after a restore. */
export function fullMovement({ lasts }: Player): { readonly [R in Rank]: number } {
  const more = lasts.filter(({ is }) => is === 'movement').reduce((sum, { n }) => sum + n, 0)
  return { main: Math.max(0, MOVEMENT.main + more), secondary: Math.max(0, MOVEMENT.secondary + more) }
}

/** Whether the player's turn of this round is still to come, or running. */
export function hasTurnAhead(state: Pick<State, 'players' | 'first' | 'turnsOver'>, seat: Seat): boolean {
  return placeOf(state, seat) >= state.turnsOver
}
