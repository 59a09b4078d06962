import type { SpaceId } from '../content/map.ts'
import { BUILDINGS, type Building } from '../content/town.ts'
import type { Player, Position, Seat, SeenPlayer, SeenState, State } from '../shape.ts'

export function playerAt(state: State, seat: Seat): Player
export function playerAt(state: SeenState, seat: Seat): SeenPlayer
export function playerAt({ players }: SeenState, seat: Seat): SeenPlayer {
  const player = players[seat]
  if (player === undefined) throw new Error(`nobody sits at ${seat}`)
  return player
}

export function isBuilding(at: Position): at is Building {
  return (BUILDINGS as readonly string[]).includes(at)
}

/** On the map; elsewhere it is null. */
export function spaceOf(at: Position): SpaceId | null {
  return at === 'off' || at === 'prison' || isBuilding(at) ? null : at
}

/** NAF-TURN-01 */
export function leftOf(players: readonly unknown[], seat: Seat): Seat {
  return (seat + 1) % players.length
}

/** The seats in turn order, from one on. */
export function inOrder(players: readonly unknown[], from: Seat): Seat[] {
  return players.map((_, i) => (from + i) % players.length)
}
