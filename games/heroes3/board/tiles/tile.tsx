import { memo } from 'react'
import { type Direction, POSITIONS, type Position, type Rotation } from '../../content/lattice.ts'
import type { Tile } from '../../content/tiles.ts'
import { fieldAxial } from '../../reckoning/lattice.ts'
import { edgeOf, HEX, hexOf, type Point, pointAt } from './hex.ts'
import { Location } from './location.tsx'
import { strokesOf } from './terrain.ts'

// The drawings of tiles know nothing of a game that is under way: they are given what a tile is and how it is turned, so that whatever
// else shows tiles (an editor of maps, the rulebook) draws the same ones.

interface TileDrawingProps {
  readonly of: Pick<Tile, 'terrain' | 'fields' | 'closed'>
  /** What the strokes of the pen come from: the same id is drawn the same way each time. */
  readonly id: string
  readonly rotation: Rotation
}

const INNER = hexOf(44)

/** A tile around its centre field at the origin: seven fields, what stands on them, and its borders. */
export const TileDrawing = memo(function TileDrawing({ of, id, rotation }: TileDrawingProps) {
  const { terrain, fields, closed } = of
  return (
    <g className="h3-tile" data-terrain={terrain}>
      {POSITIONS.map((position) => {
        const { x, y } = placeOf(position, rotation)
        const field = fields[position]
        return (
          <g key={position} transform={`translate(${x} ${y})`}>
            <polygon className="h3-ground" points={HEX} data-blocked={field.type === 'blocked'} />
            <polygon className="h3-bevel" points={INNER} />
            {strokesOf(terrain, field.type === 'blocked', `${id} ${position}`).map(({ ink, d }) => (
              <path key={d} className={`h3-ink-${ink}`} d={d} />
            ))}
            <Location of={field} />
          </g>
        )
      })}
      {closed.map(([position, edge]) => (
        <Border key={`${position} ${edge}`} at={placeOf(position, rotation)} edge={turned(edge, rotation)} />
      ))}
    </g>
  )
})

const DIRECTIONS: readonly Direction[] = ['E', 'SE', 'SW', 'W', 'NW', 'NE']

function turned(edge: Direction, rotation: Rotation): Direction {
  return DIRECTIONS[(DIRECTIONS.indexOf(edge) + rotation) % 6] as Direction
}

/** Where a field lies as seen from the middle of its tile. */
export function placeOf(position: Position, rotation: Rotation): Point {
  return pointAt(fieldAxial([0, 0], rotation, position))
}

/** A wall of hewn stones: nobody crosses it (H3B-MAP-07). */
function Border({ at, edge }: { readonly at: Point; readonly edge: Direction }) {
  const [from, to] = edgeOf(edge)
  const line = { x1: at.x + from.x, y1: at.y + from.y, x2: at.x + to.x, y2: at.y + to.y }
  return (
    <g className="h3-border">
      <line {...line} />
      <line {...line} className="h3-border-stones" />
    </g>
  )
}
