import type { SpaceId } from '../../content/map.ts'
import type { Seat } from '../../shape.ts'
import { type At, lookOf } from '../at.ts'
import { type Country, type Road, roadLine } from './roads.ts'

/** The shortest way between two spaces, road by road. */
function wayBetween(country: Country, from: SpaceId, to: SpaceId): readonly Road[] {
  const came = new Map<SpaceId, { readonly road: Road; readonly from: SpaceId }>()
  const queue = [from]
  for (const here of queue) {
    if (here === to) break
    for (const road of country.roads) {
      const { a, b } = road.path
      const there = a === here ? b : b === here ? a : null
      if (there === null || there === from || came.has(there)) continue
      came.set(there, { road, from: here })
      queue.push(there)
    }
  }
  const roads: Road[] = []
  for (let here = to; here !== from; ) {
    const step = came.get(here)
    if (step === undefined) break
    roads.push(step.road)
    here = step.from
  }
  return roads
}

/** Trade routes that are complete, as ribbons in the colours of their owners; of two owners each has every other stitch. */
export function Routes({ at, country }: { at: At; country: Country }) {
  const { state, chart } = at
  return chart.routes.map(({ goods, ends }) => {
    const [one, other] = ends
    if (one === undefined || other === undefined) return null
    const owners = [...new Set([state.camps[one], state.camps[other]])].filter(
      (seat): seat is Seat => seat !== undefined,
    )
    if (state.camps[one] === undefined || state.camps[other] === undefined) return null
    const d = wayBetween(country, one, other).map(roadLine).join('')
    return (
      <g key={goods} className="naf-route">
        <path d={d} className="naf-route-edge" />
        {owners.map((seat, i) => (
          <path
            key={seat}
            className="naf-route-thread"
            d={d}
            style={{ stroke: lookOf(at, seat).colour }}
            data-second={i > 0}
          />
        ))}
      </g>
    )
  })
}
