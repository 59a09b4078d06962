import { Marked, type PictureProps } from '@krcma/look'
import type { At } from '../board/at.ts'
import { extentOf } from '../board/map/extent.ts'
import { FieldView } from '../board/map/field.tsx'
import { HeroOnField } from '../board/map/hero.tsx'
import { axialOf } from '../board/map/said.ts'
import { edgeOf, pointAt } from '../board/tiles/hex.ts'
import { placeOf, TileDrawing } from '../board/tiles/tile.tsx'
import { POSITIONS } from '../content/lattice.ts'
import { TILES } from '../content/tiles.ts'
import { fieldKey, heroesOn } from '../reckoning/land.ts'
import { centreOf } from '../reckoning/lattice.ts'
import { reachOf } from '../reckoning/reach.ts'
import type { FieldKey, Heroes3, HeroOnMap } from '../shape.ts'
import { type Lying, sceneOf } from './scene.ts'

type Props = PictureProps<Heroes3>

interface LandProps {
  readonly at: At
  /** How far it is to where Ana's hero could go. */
  readonly reach?: boolean
  /** So much of it that numerals of guards could not be read: towns alone are told apart. */
  readonly whole?: boolean
}

/** Tiles as they lie, with all that a game puts on them. */
function Land({ at, reach = false, whole = false }: LandProps) {
  const { map } = at.state
  const { left, top, width, height } = extentOf(map.map(({ slot }) => slot))
  const steps = reach ? reachOf(at.state, 0, 'main') : new Map<FieldKey, { readonly mp: number }>()
  const fields = map.flatMap(({ tile }) => (tile === null ? [] : POSITIONS.map((one) => fieldKey(tile, one))))
  return (
    <svg className="h3-picture-land" viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
      {map.map(({ slot, tile, rotation }) => {
        const { x, y } = pointAt(centreOf(slot))
        return tile === null ? null : (
          <g key={tile} transform={`translate(${x} ${y})`}>
            <TileDrawing of={TILES[tile]} id={tile} rotation={rotation} />
          </g>
        )
      })}
      {fields
        .filter((field) => !whole || (at.state.fields[field]?.flags.length ?? 0) > 0)
        .map((field) => (
          <FieldView
            key={field}
            at={at}
            field={field}
            place={pointAt(axialOf(at, field))}
            choices={[]}
            steps={steps.get(field)?.mp ?? null}
          />
        ))}
      {fields.flatMap((field) =>
        heroesOn(at.state, field).map(({ seat, rank }) => (
          <HeroOnField key={seat} at={at} seat={seat} rank={rank} place={pointAt(axialOf(at, field))} />
        )),
      )}
    </svg>
  )
}

const heroOn = (field: FieldKey, mp: number): HeroOnMap => ({ field, mp, last: field, passing: false, flying: false })

/** The starting tile of the Castle as it is printed. */
const ALONE: readonly Lying[] = [{ tile: 'S3', slot: [0, 0], rotation: 0 }]
const EXTENT = extentOf([[0, 0]])
const [east] = edgeOf('E')
/** Beside what they are about: the town, the mine, the treasure, the blocked field, the border. */
const PARTS = [
  { ...placeOf('C', 0), dx: 0, dy: 34 },
  { ...placeOf('SW', 0), dx: -30, dy: -20 },
  { ...placeOf('W', 0), dx: -30, dy: -20 },
  { ...placeOf('NW', 0), dx: 0, dy: 0 },
  { ...placeOf('E', 0), dx: east.x - 12, dy: 0 },
].map(
  ({ x, y, dx, dy }) =>
    [((x + dx - EXTENT.left) / EXTENT.width) * 100, ((y + dy - EXTENT.top) / EXTENT.height) * 100] as const,
)

export function TileParts(props: Props) {
  return (
    <div className="h3 h3-picture">
      <Marked marks={PARTS}>
        <Land at={sceneOf(props, { land: ALONE, players: [{}, {}] })} />
      </Marked>
    </div>
  )
}

/** Grand Race, as H3B-EX-15 lays it out: the Utopia in the middle, four near tiles, and the starting tiles on opposite sides. */
export const LAND: readonly Lying[] = [
  { tile: 'C1', slot: [0, 0], rotation: 0 },
  { tile: 'N4', slot: [1, 0], rotation: 0 },
  { tile: 'N1', slot: [0, 1], rotation: 0 },
  { tile: 'N3', slot: [-1, 1], rotation: 0 },
  { tile: 'N6', slot: [-1, 0], rotation: 0 },
  { tile: 'S3', slot: [2, 0], rotation: 0 },
  { tile: 'S1', slot: [-2, 0], rotation: 1 },
]

export function LaidOut(props: Props) {
  const at = sceneOf(props, {
    land: LAND,
    flags: { 'S3.C': 0, 'S1.C': 1 },
    players: [
      { heroes: { main: heroOn('S3.C', 3), secondary: null } },
      { faction: 'necropolis', hero: 'tamika', heroes: { main: heroOn('S1.C', 3), secondary: null } },
    ],
  })
  return (
    <div className="h3 h3-picture wide">
      <Land at={at} whole />
    </div>
  )
}

const TOWARDS_THE_NORTH: readonly Lying[] = [...ALONE, { tile: 'F1', slot: [0, -1], rotation: 0 }]

/** The hero in its town, with all its movement (H3B-ROUND-03). */
export function Moving(props: Props) {
  const at = sceneOf(props, {
    land: TOWARDS_THE_NORTH,
    flags: { 'S3.C': 0 },
    players: [{ heroes: { main: heroOn('S3.C', 3), secondary: null } }, {}],
  })
  return (
    <div className="h3 h3-picture roomy">
      <Land at={at} reach />
    </div>
  )
}

/** The mine has its flag (H3B-VISIT-02), the treasure its cube (H3B-VISIT-01). */
export function Visited(props: Props) {
  const at = sceneOf(props, {
    land: TOWARDS_THE_NORTH,
    flags: { 'S3.C': 0, 'S3.SW': 0 },
    cubes: ['S3.W'],
    players: [{ heroes: { main: heroOn('S3.SW', 1), secondary: null } }, {}],
  })
  return (
    <div className="h3 h3-picture roomy">
      <Land at={at} />
    </div>
  )
}
