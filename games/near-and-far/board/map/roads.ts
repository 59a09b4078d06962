import { seeded } from '@krcma/look'
import type { MapNumber, Path, Space, SpaceId } from '../../content/map.ts'
import { MAPS } from '../../content/maps.ts'

export type Point = readonly [x: number, y: number]

export interface Road {
  readonly path: Path
  readonly from: Point
  /** Where it bends: the control point of its curve. */
  readonly by: Point
  readonly to: Point
  /** Its middle, where its icon lies. */
  readonly middle: Point
}

export interface Country {
  readonly number: MapNumber
  readonly spaces: readonly Space[]
  readonly places: { readonly [space: SpaceId]: Space }
  readonly roads: readonly Road[]
}

function roadOf(path: Path, a: Space, b: Space): Road {
  const seed = seeded(path.id)
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const bend = (seed.next() < 0.5 ? -1 : 1) * seed.between(0.05, 0.13)
  const by: Point = [(a.x + b.x) / 2 - dy * bend, (a.y + b.y) / 2 + dx * bend]
  const middle: Point = [(a.x + 2 * by[0] + b.x) / 4, (a.y + 2 * by[1] + b.y) / 4]
  return { path, from: [a.x, a.y], by, to: [b.x, b.y], middle }
}

function countryOf(number: MapNumber): Country {
  const { spaces, paths } = MAPS[number]
  const places = Object.fromEntries(spaces.map((space) => [space.id, space]))
  const roads = paths.flatMap((path) => {
    const [a, b] = [places[path.a], places[path.b]]
    return a === undefined || b === undefined ? [] : [roadOf(path, a, b)]
  })
  return { number, spaces, places, roads }
}

const known = new Map<MapNumber, Country>()

/** A map as it is drawn: its roads do not run straight. */
export function country(number: MapNumber): Country {
  const found = known.get(number) ?? countryOf(number)
  known.set(number, found)
  return found
}

export const roadLine = ({ from, by, to }: Road) => `M${from.join(' ')}Q${by.join(' ')} ${to.join(' ')}`
