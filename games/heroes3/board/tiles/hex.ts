import { type Axial, DIRECTIONS, type Direction } from '../../content/lattice.ts'

/** From the middle of a field to a corner, in the units in which the map is drawn. */
export const R = 48
export const WIDE = Math.sqrt(3) * R

export interface Point {
  readonly x: number
  readonly y: number
}

const round = (n: number) => Math.round(n * 10) / 10

export function pointAt([q, r]: Axial): Point {
  return { x: round(WIDE * (q + r / 2)), y: round(1.5 * R * r) }
}

/** The corners of a field clockwise, from the upper right one on: those of an edge are the one of its direction and the next. */
function cornersOf(size = R): readonly Point[] {
  return DIRECTIONS.map((_, i) => {
    const angle = (Math.PI / 180) * (60 * i - 30)
    return { x: round(size * Math.cos(angle)), y: round(size * Math.sin(angle)) }
  })
}

const said = ({ x, y }: Point) => `${x},${y}`

/** The outline of a field around the origin, for a polygon. */
export const HEX = cornersOf().map(said).join(' ')
export const hexOf = (size: number) => cornersOf(size).map(said).join(' ')

export function edgeOf(direction: Direction, size = R): readonly [Point, Point] {
  const corners = cornersOf(size)
  const i = DIRECTIONS.indexOf(direction)
  return [corners[i] as Point, corners[(i + 1) % corners.length] as Point]
}

/** So many things in a row around the origin, this far apart. */
export function rowOf(n: number, apart: number): readonly number[] {
  return Array.from({ length: n }, (_, i) => (i - (n - 1) / 2) * apart)
}
