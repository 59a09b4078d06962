import { of, Surface } from '@krcma/look'
import { type KeyboardEvent, useMemo } from 'react'
import type { Space, SpaceId } from '../../content/map.ts'
import { journeys, provisions } from '../../reckoning/journeys.ts'
import { spaceOf } from '../../reckoning/players.ts'
import type { Seat } from '../../shape.ts'
import { Asked } from '../asked.tsx'
import { type At, playerAt, shownSeat } from '../at.ts'
import { answeredIn } from '../parts.ts'
import { Compass } from './compass.tsx'
import { LETTERS, labels, roomFor } from './labels.ts'
import { Land } from './land.tsx'
import { type Country, country as countryOf } from './roads.ts'
import { Routes } from './routes.tsx'
import { Cost, Figure, Provisions, Spot } from './spot.tsx'
import { Ways } from './ways.tsx'

/** The page of the atlas is a little larger than the canvas of its spaces. */
const PAGE = { left: -40, top: -40, width: 1080, height: 780 } as const
const TITLE = 46

/** The open page of the atlas. */
export function Atlas({ at }: { at: At }) {
  const { state, v, w, chart } = at
  const country = countryOf(state.map)
  const seat = shownSeat(at)
  const reach = useMemo(() => (isUnderWay(at, seat) ? journeys(state, seat) : null), [at, state, seat])
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
          <Land map={state.map} />
          <svg
            className="naf-map"
            width={PAGE.width}
            height={PAGE.height}
            viewBox={`${PAGE.left} ${PAGE.top} ${PAGE.width} ${PAGE.height}`}
            {...named}
            aria-label={v.names.maps[state.map]}
          >
            <Lettering at={at} country={country} />
            <Routes at={at} country={country} />
            <Ways at={at} country={country} />
            {country.spaces.map((space) => (
              <Spot
                key={space.id}
                at={at}
                space={space}
                journey={reach?.get(space.id)}
                choice={choices.find(({ option }) => option === space.id)}
                entrance={space.id === here}
              />
            ))}
            {country.spaces.map((space) => {
              const journey = reach?.get(space.id)
              return journey === undefined ? null : <Cost key={space.id} space={space} journey={journey} />
            })}
            <Figures at={at} country={country} />
          </svg>
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

/** All that is within it is said by itself. */
const named = { role: 'group' }
/** Each space says its own name. */
const unheard = { 'aria-hidden': true }

/** Whether this seat could set out or go on now. */
function isUnderWay({ state }: At, seat: Seat): boolean {
  return state.active === seat && (state.stage === 'action' || state.stage === 'party' || state.stage === 'move')
}

function Lettering({ at: { state, v }, country }: { at: At; country: Country }) {
  const title = v.names.maps[state.map]
  const { names, place, rose } = useMemo(() => {
    const names = labels(country, v.names.places)
    const width = title.length * 19 + 30
    const place = roomFor(country, width, TITLE + 8, names)
    const rose = roomFor(country, 96, 96, [...names, { id: 'title', text: title, at: place, width }])
    return { names, place, rose }
  }, [country, v, title])
  return (
    <g className="naf-lettering" {...unheard}>
      <Compass x={rose[0]} y={rose[1]} />
      <text className="naf-title" x={place[0]} y={place[1] + 14}>
        {title}
      </text>
      {names.map(({ id, text, at: [x, y], width }) => (
        <g key={id}>
          <path
            id={`line-${id}`}
            d={`M${x - width / 2 - 12} ${y + 9}q${width / 2 + 12} -9 ${width + 24} 0`}
            fill="none"
          />
          <text className="naf-name" data-town={id.endsWith('-s00')}>
            <textPath href={`#line-${id}`} startOffset="50%">
              {text}
            </textPath>
          </text>
        </g>
      ))}
    </g>
  )
}

/** Those who stand on the same space stand side by side. */
function Figures({ at, country }: { at: At; country: Country }) {
  const { players } = at.state
  return players.map((player, seat) => {
    const space = country.places[player.at as SpaceId]
    if (space === undefined) return null
    const together = players.flatMap((other, i) => (other.at === player.at ? [i] : []))
    const aside = (together.indexOf(seat) - (together.length - 1) / 2) * 26
    return <Figure key={at.seats[seat]?.name ?? seat} at={at} seat={seat} x={space.x + aside} y={space.y - 12} />
  })
}

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
