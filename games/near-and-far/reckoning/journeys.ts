import type { SpaceId } from '../content/map.ts'
import type { Seat, SeenPlayer, SeenState } from '../shape.ts'
import { chart } from './charts.ts'
import { departureHearts, hasThreat, hasTreasure, isChargeable, movement, stepsLeft, waterHearts } from './movement.ts'
import { heartsOnLeaving } from './party.ts'
import { heartsAtHand } from './payment.ts'
import { playerAt, spaceOf } from './players.ts'

/** The best way to a space that the movement of this turn reaches: with the fewest threats, then for the fewest hearts. */
export interface Journey {
  readonly steps: number
  readonly hearts: number
  readonly threats: number
  readonly treasures: number
  /** The space before the last step. */
  readonly by: SpaceId
}

interface Way {
  readonly at: SpaceId
  readonly hearts: number
  readonly waived: number
  readonly threats: number
  readonly treasures: number
}

const isWorse = (one: Way, other: Way) =>
  one.threats >= other.threats && one.hearts >= other.hearts && one.waived >= other.waived

/** Where a turn stands when the figure is about to move: on the map, or as it would leave the town. */
function departure(state: SeenState, seat: Seat): { readonly state: SeenState; readonly player: SeenPlayer } | null {
  const player = playerAt(state, seat)
  const mine = state.active === seat
  if (mine && state.turn.camped) return null
  if (spaceOf(player.at) !== null) {
    const turn = mine ? state.turn : { ...state.turn, steps: 0, waived: 0, returned: { bird: 0, turtle: 0 } }
    return { state: { ...state, turn }, player }
  }
  if (player.at === 'off') return null
  const turn = { ...state.turn, steps: 0, waived: 0, returned: { bird: 0, turtle: 0 } }
  const town = chart(state.map).town
  return { state: { ...state, turn }, player: { ...player, at: town, hearts: heartsOnLeaving(player) } }
}

/**
 * Where this seat could go with the movement that it has, and what each way would cost (NAF-MOVE-01 to NAF-MOVE-09,
 * NAF-WATER-01); `most`: if there were so many hearts to spend.
 */
export function journeys(now: SeenState, seat: Seat, most?: number): ReadonlyMap<SpaceId, Journey> {
  const found = new Map<SpaceId, Journey>()
  const from = departure(now, seat)
  const start = from === null ? null : spaceOf(from.player.at)
  if (from === null || start === null) return found
  const { state, player } = from
  const purse = most ?? heartsAtHand(player)
  const first = state.turn.steps
  let ways: Way[] = [{ at: start, hearts: 0, waived: state.turn.waived, threats: 0, treasures: 0 }]
  for (let k = 1; k <= stepsLeft(state, player); k++) {
    const next: Way[] = []
    for (const way of ways) {
      const turn = { ...state.turn, steps: first + k - 1, waived: way.waived }
      const here = { ...state, turn }
      const hearts = departureHearts(here, player, way.at)
      const waived = way.waived + (hearts === 0 && isChargeable(here, way.at) ? 1 : 0)
      for (const exit of chart(state.map).exits[way.at] ?? []) {
        const paid = way.hearts + hearts + waterHearts(state, player, exit.to)
        if (paid > purse || exit.to === start) continue
        const to: Way = {
          at: exit.to,
          hearts: paid,
          waived,
          threats: way.threats + (hasThreat(state, exit) ? 1 : 0),
          treasures: way.treasures + (hasTreasure(state, exit) ? 1 : 0),
        }
        if (next.some((other) => other.at === to.at && isWorse(to, other))) continue
        next.push(to)
        const { threats, treasures } = to
        const best = found.get(to.at)
        if (best === undefined || threats < best.threats || (threats === best.threats && paid < best.hearts))
          found.set(to.at, { steps: k, hearts: paid, threats, treasures, by: way.at })
      }
    }
    ways = next
  }
  return found
}

/** The movement and the hearts with which the next steps are made, in town those with which one would leave it. */
export function provisions(now: SeenState, seat: Seat): { readonly steps: number; readonly hearts: number } | null {
  const from = departure(now, seat)
  if (from === null) return null
  const { state, player } = from
  const steps = Math.max(0, movement(state, player) - state.turn.steps)
  return { steps, hearts: player.hearts }
}
