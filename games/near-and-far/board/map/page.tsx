import type { Choice } from '@krcma/look'
import { useMemo } from 'react'
import type { SpaceId } from '../../content/map.ts'
import type { NearAndFar } from '../../shape.ts'
import { type At, shownSeat } from '../at.ts'
import { type Reach, whyNotThere } from '../why.ts'
import { Compass } from './compass.tsx'
import { labels, roomFor } from './labels.ts'
import { Land } from './land.tsx'
import type { Country } from './roads.ts'
import { Routes } from './routes.tsx'
import { Cost, Figure, Spot } from './spot.tsx'
import { Ways } from './ways.tsx'

/** The page of the atlas is a little larger than the canvas of its spaces. */
export const PAGE = { left: -40, top: -40, width: 1080, height: 780 } as const
const TITLE = 46

interface PageProps {
  readonly at: At
  readonly country: Country
  readonly reach: Reach | null
  readonly choices: readonly Choice<NearAndFar>[]
  /** Where the keyboard comes to it. */
  readonly entrance: SpaceId | null
}

/** The painting, and upon it the names, the roads, the spaces, and who stands where. */
export function Page({ at, country, reach, choices, entrance }: PageProps) {
  return (
    <>
      <Land map={country.number} />
      <svg
        className="naf-map"
        width={PAGE.width}
        height={PAGE.height}
        viewBox={`${PAGE.left} ${PAGE.top} ${PAGE.width} ${PAGE.height}`}
        {...named}
        aria-label={at.v.names.maps[country.number]}
      >
        <Lettering at={at} country={country} />
        <Routes at={at} country={country} />
        <Ways at={at} country={country} />
        {country.spaces.map((space) => {
          const choice = choices.find(({ option }) => option === space.id)
          // A camp by contract takes neither steps nor hearts (NAF-RULING-46).
          const free = choice?.kind === 'mercenary-camp'
          return (
            <Spot
              key={space.id}
              at={at}
              space={space}
              journey={reach?.near.get(space.id)}
              choice={choice}
              why={free ? null : whyNotThere(at, shownSeat(at), space.id, reach, entrance)}
              entrance={space.id === entrance}
            />
          )
        })}
        {country.spaces.map((space) => {
          const journey = reach?.near.get(space.id)
          return journey === undefined ? null : <Cost key={space.id} space={space} journey={journey} />
        })}
        <Figures at={at} country={country} />
      </svg>
    </>
  )
}

/** All that is within it is said by itself. */
const named = { role: 'group' }
/** Each space says its own name. */
const unheard = { 'aria-hidden': true }

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
