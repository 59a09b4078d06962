import type { SpaceId } from '../content/map.ts'
import { enemy } from '../content/threats.ts'
import { icons } from '../reckoning/cards.ts'
import { chart, isActive, isCamped, space } from '../reckoning/charts.ts'
import { campHearts, campIncome, crossings, stepsLeft, waterHearts } from '../reckoning/movement.ts'
import { playerAt, spaceOf } from '../reckoning/players.ts'
import { modifier } from '../reckoning/rolls.ts'
import type { Seat, State } from '../shape.ts'

/** What it is worth to end the movement on a space with so many hearts left. */
function goalWorth(state: State, seat: Seat, at: SpaceId, hearts: number): number {
  const player = playerAt(state, seat)
  let worth = 0
  let left = hearts
  if (state.tokens.includes(at)) {
    worth += Math.min(
      4,
      1 + Math.max(modifier(player, 'encounter-skill'), modifier(player, 'encounter-combat')) + left / 3,
    )
    left -= 2
  }
  if (!isCamped(state, at) && left >= campHearts(player)) worth += 1.5 + groundWorth(state, seat, at)
  return worth
}

function groundWorth(state: State, seat: Seat, at: SpaceId): number {
  const { icon } = space(state.map, at)
  if (icon === 'coin' || icon === 'gem') return campIncome(playerAt(state, seat)) * 0.6
  const { routes, route } = chart(state.map)
  const other = routes.find(({ ends }) => ends.includes(at))?.ends.find((end) => end !== at)
  const owner = other === undefined ? undefined : state.camps[other]
  return owner === undefined ? 2 : owner === seat ? route.solo : route.shared
}

/** What crossing a threat brings or costs: points if it can be beaten, hearts or an animal if not. */
function threatWorth(state: State, seat: Seat, hearts: number): { worth: number; hearts: number } {
  const player = playerAt(state, seat)
  const [foe] = state.threats
  if (foe === undefined) return { worth: 0, hearts: 0 }
  const missing = enemy(foe).strength - 3 - modifier(player, 'threat')
  if (missing <= hearts) return { worth: enemy(foe).points + 1.5, hearts: Math.max(0, missing) }
  const past = crossings(state, player).some((how) => 'bypass' in how)
  return past ? { worth: -2, hearts: 0 } : { worth: Number.NEGATIVE_INFINITY, hearts: 0 }
}

interface Way {
  readonly at: SpaceId
  readonly first: SpaceId | null
  readonly hearts: number
  readonly worth: number
}

/** The best end of the movement that can be reached, and the first step towards it; null: here. */
export function bestWay(state: State, seat: Seat): { first: SpaceId | null; worth: number } {
  const player = playerAt(state, seat)
  const start = spaceOf(player.at)
  if (start === null) return { first: null, worth: 0 }
  const ended = (way: Way) => way.worth + goalWorth(state, seat, way.at, way.hearts) + way.hearts * 0.2
  let open: Way[] = [{ at: start, first: null, hearts: player.hearts, worth: 0 }]
  let best = { first: null as SpaceId | null, worth: ended(open[0] as Way) }
  for (let step = 0; step < Math.min(6, stepsLeft(state, player)); step++) {
    const reached = new Map<SpaceId, Way>()
    for (const way of open) {
      for (const next of onward(state, seat, way, state.turn.steps + step > 0)) {
        const known = reached.get(next.at)
        if (known === undefined || ended(next) > ended(known)) reached.set(next.at, next)
      }
    }
    open = [...reached.values()]
    for (const way of open) if (ended(way) > best.worth + 0.01) best = { first: way.first, worth: ended(way) }
  }
  return best
}

function onward(state: State, seat: Seat, way: Way, charged: boolean): Way[] {
  const player = playerAt(state, seat)
  const departure = charged && !isCamped(state, way.at) ? 1 : 0
  return (chart(state.map).exits[way.at] ?? []).flatMap(({ to, path }) => {
    const active = isActive(state, path)
    const threat = path.icon === 'threat' && active ? threatWorth(state, seat, way.hearts - departure) : NOTHING
    const hearts = way.hearts - departure - threat.hearts - waterHearts(state, player, to)
    if (hearts < 0 || threat.worth === Number.NEGATIVE_INFINITY) return []
    const treasure =
      path.icon === 'treasure' && active && player.treasures.length < player.birds + player.turtles ? 2 : 0
    return [{ at: to, first: way.first ?? to, hearts, worth: way.worth + threat.worth + treasure }]
  })
}

const NOTHING = { worth: 0, hearts: 0 }

/** What setting out from town promises. */
export function journeyWorth(state: State, seat: Seat, hearts: number): number {
  const player = playerAt(state, seat)
  const reach = 2 + icons(player, 'move') + player.birds + player.turtles
  return hearts * 0.55 + reach * 0.5 - 2.5
}
