import { POSITIONS, type Slot } from '../../content/lattice.ts'
import { fieldAxial } from '../../reckoning/lattice.ts'
import { pointAt, R, WIDE } from '../tiles/hex.ts'

interface Extent {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const MARGIN = 14

/** The part of the plane that tiles on these slots fill. */
export function extentOf(slots: readonly Slot[]): Extent {
  const points = (slots.length === 0 ? [[0, 0] as const] : slots).flatMap((slot) =>
    POSITIONS.map((position) => pointAt(fieldAxial(slot, 0, position))),
  )
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const left = Math.min(...xs) - WIDE / 2 - MARGIN
  const top = Math.min(...ys) - R - MARGIN
  return {
    left,
    top,
    width: Math.max(...xs) + WIDE / 2 + MARGIN - left,
    height: Math.max(...ys) + R + MARGIN - top,
  }
}
