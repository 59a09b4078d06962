import type { SpaceId } from '../content/map.ts'
import { CAMP_TRACK, MORE_CAMPS } from '../content/player-board.ts'
import { inForce } from '../reckoning/cards.ts'
import { chart, space } from '../reckoning/charts.ts'
import { campIncome } from '../reckoning/movement.ts'
import { playerAt } from '../reckoning/players.ts'
import type { Foe, Seat, Table } from '../shape.ts'
import { gain } from './gains.ts'

type On = SpaceId | Foe | 'mine'
type Where = 'any' | 'trade-route' | 'gem' | 'mine'

/** The next camp of the board, and what it uncovers (NAF-CAMP-09, NAF-CAMP-10); the last one brings the end (NAF-END-01). */
function take(t: Table, seat: Seat, on: On, number: number | null): void {
  const { state } = t
  const player = playerAt(state, seat)
  player.placed++
  state.lastCamp = state.round
  if (player.camps === 0) {
    t.tell('camp-placed', { seat, on, number, left: 0 })
    return
  }
  player.camps--
  t.tell('camp-placed', { seat, on, number, left: player.camps })
  const track = state.boardCamps > CAMP_TRACK.length ? [...MORE_CAMPS, ...CAMP_TRACK] : CAMP_TRACK
  gain(t, seat, track[state.boardCamps - player.camps - 1] ?? {}, 'camp-track')
  if (player.camps > 0 || state.endedBy !== null) return
  state.endedBy = seat
  t.tell('end-triggered', { seat })
}

function gainFor(t: Table, seat: Seat, kinds: readonly Where[]): void {
  for (const { card, effect } of inForce(playerAt(t.state, seat), 'camp-gain'))
    if (kinds.includes(effect.where)) gain(t, seat, effect.gain, card)
}

export function campInMine(t: Table, seat: Seat, at: number): void {
  t.state.mine[at] = seat
  take(t, seat, 'mine', at)
  gainFor(t, seat, ['any', 'mine'])
}

/** NAF-THREAT-07 */
export function campOnFoe(t: Table, seat: Seat, foe: Foe): void {
  take(t, seat, foe, null)
  gainFor(t, seat, ['any'])
}

/** NAF-CAMP-06, NAF-CAMP-07; without its price, which only the build step has. */
export function campOnMap(t: Table, seat: Seat, at: SpaceId): void {
  const { state } = t
  state.camps[at] = seat
  take(t, seat, at, null)
  const { icon } = space(state.map, at)
  if (icon === 'coin' || icon === 'gem') {
    gain(t, seat, { [icon]: campIncome(playerAt(state, seat)) }, 'camp')
    gainFor(t, seat, icon === 'gem' ? ['any', 'gem'] : ['any'])
  } else {
    gainFor(t, seat, ['any', 'trade-route'])
    completeRoute(t, at)
  }
}

/** NAF-ROUTE-02 to NAF-ROUTE-04 */
function completeRoute(t: Table, at: SpaceId): void {
  const { map, camps } = t.state
  const { routes, route } = chart(map)
  const found = routes.find(({ ends }) => ends.includes(at))
  const owners = found?.ends.flatMap((end) => camps[end] ?? []) ?? []
  if (found === undefined || owners.length < found.ends.length) return
  const seats = [...new Set(owners)]
  t.tell('route-completed', { goods: found.goods, seats, points: seats.length === 1 ? route.solo : route.shared })
}
