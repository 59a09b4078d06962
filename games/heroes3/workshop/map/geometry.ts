import { type Axial, POSITIONS, type Position, type Rotation, type Slot } from '../../content/lattice.ts'
import { centreOf, fieldAxial, slotsAround } from '../../reckoning/lattice.ts'

/** The radius of a field, in pixels: a tile is large enough for words that one can read. */
const SIZE = 23
const ACROSS = Math.sqrt(3) * SIZE

export interface Point {
  readonly x: number
  readonly y: number
}

/** H3B-MAP-01: pointy-top hexes. */
function pointOf([q, r]: Axial): Point {
  return { x: ACROSS * (q + r / 2), y: 1.5 * SIZE * r }
}

export function middleOf(slot: Slot): Point {
  return pointOf(centreOf(slot))
}

const corners = (size: number): readonly Point[] =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 180) * (60 * i - 90)
    return { x: size * Math.cos(angle), y: size * Math.sin(angle) }
  })

const HEX = corners(SIZE - 0.5)

/** Where the middle of a field is, seen from that of its tile. */
export function middleOfField(position: Position, rotation: Rotation): Point {
  return pointOf(fieldAxial([0, 0], rotation, position))
}

/** A field of a tile whose middle is at 0, 0. */
export function fieldPath(position: Position, rotation: Rotation): string {
  const { x, y } = middleOfField(position, rotation)
  return `M${HEX.map((corner) => `${(x + corner.x).toFixed(1)} ${(y + corner.y).toFixed(1)}`).join('L')}Z`
}

/** All seven fields together. */
export const TILE_PATH = POSITIONS.map((position) => fieldPath(position, 0)).join('')

const REACH = 2.7 * SIZE

export interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What there is to see around these slots. */
export function frameOf(slots: readonly Slot[]): Frame {
  const points = slots.map(middleOf)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const x = Math.min(...xs) - REACH
  const y = Math.min(...ys) - REACH
  return { x, y, width: Math.max(...xs) + REACH - x, height: Math.max(...ys) + REACH - y }
}

/** As small as words on it may become, before one has to move the map about to see all of it. */
const LEAST = 0.9

export function sizeOf({ width }: Frame): { readonly maxWidth: string; readonly height: 'auto' } {
  return { maxWidth: `max(100%, ${Math.round(LEAST * width)}px)`, height: 'auto' }
}

/** Where another tile can be laid: beside those that lie there, or in the middle of an empty map. */
export function openSlots(taken: readonly Slot[]): readonly Slot[] {
  if (taken.length === 0) return [[0, 0]]
  const known = new Set(taken.map(String))
  return taken.flatMap(slotsAround).filter((slot) => {
    const isNew = !known.has(String(slot))
    known.add(String(slot))
    return isNew
  })
}

const ANGLES: Readonly<Record<'ArrowRight' | 'ArrowDown' | 'ArrowLeft' | 'ArrowUp', Point>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
}
export type Arrow = keyof typeof ANGLES

export function isArrow(key: string): key is Arrow {
  return Object.hasOwn(ANGLES, key)
}

/** The nearest slot in that direction, not too far to the side. */
export function slotTowards(from: Slot, arrow: Arrow, among: readonly Slot[]): Slot | undefined {
  const [at, to] = [middleOf(from), ANGLES[arrow]]
  const ranked = among.flatMap((slot) => {
    const { x, y } = middleOf(slot)
    const [dx, dy] = [x - at.x, y - at.y]
    const ahead = dx * to.x + dy * to.y
    const aside = Math.abs(dx * to.y - dy * to.x)
    return ahead > 1 && aside <= 1.8 * ahead ? [{ slot, far: ahead + 2 * aside }] : []
  })
  return ranked.sort((a, b) => a.far - b.far)[0]?.slot
}
