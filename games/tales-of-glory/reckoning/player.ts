import type { Seat } from '@krcma/kernel'
import { type Player, SOURCES, type State } from '../shape.ts'

export function playerAt(state: State, seat: Seat): Player {
  const player = state.players[seat]
  if (player === undefined) throw new Error(`nobody sits at ${seat}`)
  return player
}

/** All glory of a player, from wherever it came. */
export function gloryOf({ glory }: Pick<Player, 'glory'>): number {
  let sum = 0
  for (const source of SOURCES) sum += glory[source]
  return sum
}
