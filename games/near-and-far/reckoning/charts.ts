import {
  MAP_NUMBERS,
  type MapNumber,
  type Path,
  type Space,
  type SpaceId,
  TRADE_GOODS,
  type TradeGoods,
} from '../content/map.ts'
import { MAPS } from '../content/maps.ts'
import type { SeenState } from '../shape.ts'

export interface Exit {
  readonly to: SpaceId
  readonly path: Path
}

/** A map with what one asks of it again and again. */
export interface Chart {
  readonly town: SpaceId
  readonly route: { readonly solo: number; readonly shared: number }
  /** All but the town, where a camp may stand (NAF-CAMP-04). */
  readonly grounds: readonly SpaceId[]
  readonly spaces: { readonly [space: SpaceId]: Space }
  readonly exits: { readonly [space: SpaceId]: readonly Exit[] }
  readonly routes: readonly { readonly goods: TradeGoods; readonly ends: readonly SpaceId[] }[]
  readonly mammoths: readonly SpaceId[]
  /** Spaces with an open book, the nearest to the town first. */
  readonly books: readonly SpaceId[]
}

function chartOf(number: MapNumber): Chart {
  const { town, route, spaces, paths } = MAPS[number]
  const exits = (at: SpaceId): Exit[] =>
    paths.flatMap((path) => (path.a === at ? { to: path.b, path } : path.b === at ? { to: path.a, path } : []))
  const byDistance = [town]
  for (const at of byDistance) for (const { to } of exits(at)) if (!byDistance.includes(to)) byDistance.push(to)
  const those = (wanted: (space: Space) => boolean) => spaces.filter(wanted).map(({ id }) => id)
  return {
    town,
    route,
    grounds: those(({ id }) => id !== town),
    spaces: Object.fromEntries(spaces.map((space) => [space.id, space])),
    exits: Object.fromEntries(spaces.map(({ id }) => [id, exits(id)])),
    routes: TRADE_GOODS.map((goods) => ({ goods, ends: those(({ icon }) => icon === goods) })),
    mammoths: those(({ mammoth }) => mammoth === true),
    books: byDistance.filter((at) => spaces.some(({ id, encounter }) => id === at && encounter !== undefined)),
  }
}

const CHARTS = new Map(MAP_NUMBERS.map((number) => [number, chartOf(number)]))

export function chart(number: MapNumber): Chart {
  return CHARTS.get(number) as Chart
}

export function space(number: MapNumber, id: SpaceId): Space {
  const found = chart(number).spaces[id]
  if (found === undefined) throw new Error(`map ${number} has no space ${id}`)
  return found
}

type Camped = Pick<SeenState, 'map' | 'camps'>

/** Whether it counts as having a camp: the town always does (NAF-THREAT-01, NAF-MOVE-05). */
export function isCamped({ map, camps }: Camped, id: SpaceId): boolean {
  return camps[id] !== undefined || chart(map).town === id
}

export function emptySpaces(state: Camped): readonly SpaceId[] {
  return chart(state.map).grounds.filter((id) => state.camps[id] === undefined)
}

/** NAF-THREAT-01, NAF-CROSS-01: the icon of a path counts unless there are camps at both its ends. */
export function isActive(state: Camped, { a, b }: Path): boolean {
  return !isCamped(state, a) || !isCamped(state, b)
}
