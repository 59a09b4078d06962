import type { MapNumber, SpaceId } from '../../../content/map.ts'
import { type Country, country } from '../roads.ts'
import { type Field, known, near, type Point } from './field.ts'

/** What is known of a map before it is painted. */
export interface Site {
  readonly seed: string
  readonly country: Country
  /** How far it is to the nearest road or space. */
  readonly roads: Field
  /** How far it is to the nearest space. */
  readonly spots: Field
  /** How far it is to one of these spaces. */
  readonly around: (...ids: readonly SpaceId[]) => Field
}

export function siteOf(number: MapNumber): Site {
  const land = country(number)
  const at = ({ x, y }: { readonly x: number; readonly y: number }): Point => [x, y]
  const lines = land.roads.map(({ from, middle, to }) => [from, middle, to])
  return {
    seed: `land ${number}`,
    country: land,
    roads: known(near(lines, 0)),
    spots: known(
      near(
        land.spaces.map((space) => [at(space)]),
        0,
      ),
    ),
    around: (...ids) =>
      near(
        land.spaces.filter(({ id }) => ids.includes(id)).map((space) => [at(space)]),
        0,
      ),
  }
}
