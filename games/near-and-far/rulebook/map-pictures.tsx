import { Marked, type PictureProps } from '@krcma/look'
import type { At } from '../board/at.ts'
import { Land } from '../board/map/land.tsx'
import { country as countryOf } from '../board/map/roads.ts'
import { Routes } from '../board/map/routes.tsx'
import { Cost, Figure, Spot } from '../board/map/spot.tsx'
import { Ways } from '../board/map/ways.tsx'
import type { SpaceId } from '../content/map.ts'
import { journeys } from '../reckoning/journeys.ts'
import type { NearAndFar } from '../shape.ts'
import { sceneOf } from './scene.ts'

type Props = PictureProps<NearAndFar>

interface Crop {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A part of a page of the atlas, as it lies on the table; `travels`: with what each journey would cost. */
function Page({ at, crop, travels = false }: { at: At; crop: Crop; travels?: boolean }) {
  const country = countryOf(at.state.map)
  const reach = travels ? journeys(at.state, 0) : null
  const { left, top, width, height } = crop
  return (
    <svg className="naf-picture-page" viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
      <foreignObject x={-40} y={-40} width={1080} height={780}>
        {/* The painting comes later, and must not be taken for a part of the drawing. */}
        <div>
          <Land map={at.state.map} />
        </div>
      </foreignObject>
      <Routes at={at} country={country} />
      <Ways at={at} country={country} />
      {country.spaces.map((space) => (
        <Spot key={space.id} at={at} space={space} journey={reach?.get(space.id)} choice={undefined} entrance={false} />
      ))}
      {country.spaces.map((space) => {
        const journey = reach?.get(space.id)
        return journey === undefined ? null : <Cost key={space.id} space={space} journey={journey} />
      })}
      {at.state.players.map((player, seat) => {
        const space = country.places[player.at as SpaceId]
        if (space === undefined) return null
        const aside = at.state.camps[space.id] === undefined ? 0 : 36
        return <Figure key={at.seats[seat]?.name} at={at} seat={seat} x={space.x + aside} y={space.y - 12} />
      })}
    </svg>
  )
}

const CORNER: Crop = { left: 10, top: 40, width: 345, height: 385 }
/** Beside what they are about: the town, a coin, goods, an encounter, a threat, a treasure, a camp. */
const PARTS = (
  [
    [76, 350],
    [192, 72],
    [30, 108],
    [48, 270],
    [170, 350],
    [248, 140],
    [142, 196],
  ] as const
).map(([x, y]) => [((x - CORNER.left) / CORNER.width) * 100, ((y - CORNER.top) / CORNER.height) * 100] as const)

export function MapParts(props: Props) {
  return (
    <div className="naf naf-picture">
      <Marked marks={PARTS}>
        <Page at={sceneOf(props, { camps: { 'm1-s19': 1 } })} crop={CORNER} />
      </Marked>
    </div>
  )
}

/** From the town with 8 hearts and two steps (NAF-MOVE-01). */
export function Travelling(props: Props) {
  const at = sceneOf(props, { stage: 'move', players: [{ at: 'm1-s00' }, {}] })
  return (
    <div className="naf naf-picture roomy">
      <Page at={at} crop={{ left: 30, top: 170, width: 400, height: 290 }} travels />
    </div>
  )
}

/** A camp was built beside the figure (NAF-CAMP-01). */
export function Arrived(props: Props) {
  const at = sceneOf(props, {
    camps: { 'm1-s23': 0 },
    players: [{ at: 'm1-s23', camps: 13, placed: 1, hearts: 5 }, {}],
  })
  return (
    <div className="naf naf-picture roomy">
      <Page at={at} crop={{ left: 30, top: 250, width: 400, height: 290 }} />
    </div>
  )
}

const ON_A_PATH: Crop = { left: 20, top: 140, width: 280, height: 160 }

/** NAF-THREAT-01: the path between the two spaces of map 1 that are nearest to its town in the north. */
export const Asleep = (props: Props) => (
  <div className="naf naf-picture">
    <Page at={sceneOf(props, { camps: { 'm1-s19': 1, 'm1-s28': 0 } })} crop={ON_A_PATH} />
  </div>
)
export const Awake = (props: Props) => (
  <div className="naf naf-picture">
    <Page at={sceneOf(props, { camps: { 'm1-s28': 0 } })} crop={ON_A_PATH} />
  </div>
)

const ROUTE: Crop = { left: 560, top: 235, width: 385, height: 285 }
const STONE = ['m7-s17', 'm7-s32'] as const

/** NAF-ROUTE-03 */
export const RouteOfOnes = (props: Props) => (
  <div className="naf naf-picture">
    <Page at={sceneOf(props, { map: 7, tokens: [], camps: { [STONE[0]]: 0, [STONE[1]]: 0 } })} crop={ROUTE} />
  </div>
)
/** NAF-ROUTE-04 */
export const RouteOfTwo = (props: Props) => (
  <div className="naf naf-picture">
    <Page at={sceneOf(props, { map: 7, tokens: [], camps: { [STONE[0]]: 0, [STONE[1]]: 1 } })} crop={ROUTE} />
  </div>
)
