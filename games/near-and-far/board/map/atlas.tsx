import { of, Surface } from '@krcma/look'
import { type KeyboardEvent, useMemo } from 'react'
import type { Space, SpaceId } from '../../content/map.ts'
import { journeys, provisions } from '../../reckoning/journeys.ts'
import { spaceOf } from '../../reckoning/players.ts'
import type { Seat, SeenState } from '../../shape.ts'
import { Asked } from '../asked.tsx'
import { type At, playerAt, shownSeat } from '../at.ts'
import { answeredIn } from '../parts.ts'
import type { Reach } from '../why.ts'
import { LETTERS } from './labels.ts'
import { PAGE, Page } from './page.tsx'
import { type Country, country as countryOf } from './roads.ts'
import { Provisions } from './spot.tsx'

/** The open page of the atlas. */
export function Atlas({ at }: { at: At }) {
  const { state, v, w, chart } = at
  const country = countryOf(state.map)
  const seat = shownSeat(at)
  const reach = useMemo(() => (isUnderWay(state, seat) ? reachOf(state, seat) : null), [state, seat])
  const means = reach === null ? null : provisions(state, seat)
  const choices = [...of(at.choices, 'step'), ...of(at.choices, 'mercenary-camp')]
  const here = spaceOf(playerAt(at, seat).at) ?? chart.town
  const near = country.places[here]
  const spoken = answeredIn(at, 'map').filter(({ option }) => !country.spaces.some(({ id }) => id === option))
  return (
    <div className="naf-atlas" data-map={state.map}>
      <Surface
        label={w.map.label(v.names.maps[state.map])}
        {...PAGE}
        fit={state.map}
        smallest={LETTERS}
        all={w.map.all}
        {...(near === undefined ? {} : { near: { left: near.x - 60, top: near.y - 60, width: 120, height: 120 } })}
      >
        <div className="naf-page" {...byArrows(country)}>
          <Page at={at} country={country} reach={reach} choices={choices} entrance={here} />
        </div>
      </Surface>
      {(means !== null || spoken.length > 0) && (
        <div className="naf-atlas-foot">
          {means !== null && <Provisions at={at} {...means} />}
          <Asked at={at} of={spoken} />
        </div>
      )}
    </div>
  )
}

/** Whether this seat could set out or go on now. */
function isUnderWay({ active, stage }: SeenState, seat: Seat): boolean {
  return active === seat && (stage === 'action' || stage === 'party' || stage === 'move')
}

const reachOf = (state: SeenState, seat: Seat): Reach => ({
  near: journeys(state, seat),
  far: journeys(state, seat, Number.POSITIVE_INFINITY),
  steps: provisions(state, seat)?.steps ?? 0,
})

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Arrows go from space to space, along the roads where one leads that way. */
const byArrows = (country: Country) => ({ onKeyDown: (event: KeyboardEvent) => goTo(event, country) })

function goTo(event: KeyboardEvent, country: Country): void {
  const arrow = ARROWS[event.key]
  if (arrow === undefined || event.shiftKey || !(event.target instanceof SVGElement)) return
  const from = country.places[(event.target.dataset['space'] ?? '') as SpaceId]
  if (from === undefined) return
  const joined = (to: Space) =>
    country.roads.some(({ path: { a, b } }) => (a === from.id && b === to.id) || (b === from.id && a === to.id))
  const [best] = country.spaces
    .flatMap((to) => {
      const [dx, dy] = [to.x - from.x, to.y - from.y]
      const ahead = dx * arrow[0] + dy * arrow[1]
      const aside = Math.abs(dx * arrow[1]) + Math.abs(dy * arrow[0])
      return ahead <= aside * 0.6 ? [] : [{ to, cost: ahead + 2 * aside + (joined(to) ? 0 : 160) }]
    })
    .sort((a, b) => a.cost - b.cost)
  if (best === undefined) return
  event.preventDefault()
  event.stopPropagation()
  event.currentTarget.querySelector<SVGElement>(`[data-space="${best.to.id}"]`)?.focus()
}
