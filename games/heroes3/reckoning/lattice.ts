import {
  type Axial,
  DIRECTIONS,
  type Direction,
  OFFSETS,
  type Position,
  type Rotation,
  SLOT_NEIGHBOURS,
  type Slot,
} from '../content/lattice.ts'

/** H3B-MAP-04 */
export function centreOf([u, v]: Slot): Axial {
  return [2 * u - v, u + 3 * v]
}

export function sameSlot(a: Slot, b: Slot): boolean {
  return a[0] === b[0] && a[1] === b[1]
}

export function slotsAround([u, v]: Slot): Slot[] {
  return SLOT_NEIGHBOURS.map(([du, dv]) => [u + du, v + dv])
}

export function adjacentSlots(a: Slot, b: Slot): boolean {
  return slotDistance(a, b) === 1
}

/** H3B-MAP-05: in tiles. */
export function slotDistance([au, av]: Slot, [bu, bv]: Slot): number {
  return hexLength([au - bu, av - bv])
}

function hexLength([q, r]: Axial): number {
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
}

/** Where a printed position or edge points once the tile is turned (H3B-MAP-02). */
function turned(printed: Direction, rotation: Rotation): Direction {
  return DIRECTIONS[(DIRECTIONS.indexOf(printed) + rotation) % 6] as Direction
}

/** Which printed direction points there now. */
export function unturned(now: Direction, rotation: Rotation): Direction {
  return DIRECTIONS[(DIRECTIONS.indexOf(now) + 6 - rotation) % 6] as Direction
}

export function opposite(direction: Direction): Direction {
  return DIRECTIONS[(DIRECTIONS.indexOf(direction) + 3) % 6] as Direction
}

/** Where a printed field lies. */
export function fieldAxial(slot: Slot, rotation: Rotation, position: Position): Axial {
  const [q, r] = centreOf(slot)
  const [dq, dr] = OFFSETS[position === 'C' ? 'C' : turned(position, rotation)]
  return [q + dq, r + dr]
}

/** Which printed field of a tile lies there, if one does. */
export function positionAt(slot: Slot, rotation: Rotation, [q, r]: Axial): Position | undefined {
  const [cq, cr] = centreOf(slot)
  const dq = q - cq
  const dr = r - cr
  if (dq === 0 && dr === 0) return 'C'
  const now = DIRECTIONS.find((direction) => OFFSETS[direction][0] === dq && OFFSETS[direction][1] === dr)
  return now && unturned(now, rotation)
}

export function stepFrom([q, r]: Axial, direction: Direction): Axial {
  const [dq, dr] = OFFSETS[direction]
  return [q + dq, r + dr]
}
