import { DIRECTIONS, type Direction } from '../content/basics.ts'
import { type CardId, cardOf } from '../content/market.ts'
import type { Marker, SeenHero } from '../shape.ts'

/** One step of the marker on the grid of alignments. */
export const STEP: { readonly [D in Direction]: Marker } = {
  up: { row: -1, column: 0 },
  down: { row: 1, column: 0 },
  left: { row: 0, column: -1 },
  right: { row: 0, column: 1 },
}
const EDGE = 2

/** One space orthogonally, never off the grid (RPL-ALIGN-03). */
export function canMove({ marker }: SeenHero, direction: Direction): boolean {
  const row = marker.row + STEP[direction].row
  const column = marker.column + STEP[direction].column
  return row >= 0 && row <= EDGE && column >= 0 && column <= EDGE
}

/** Which way the marker has to go to come to this space of the grid; null for all but its neighbours. */
export function directionTo({ marker }: SeenHero, row: number, column: number): Direction | null {
  for (const direction of DIRECTIONS) {
    const step = STEP[direction]
    if (marker.row + step.row === row && marker.column + step.column === column) return direction
  }
  return null
}

/** Where a card moves its owner's marker: a Trait when it comes, a Skill whenever it is used. */
export function movesMarker(card: CardId): Direction | null {
  const found = cardOf(card)
  if (found.type === 'skill') return found.arrow
  for (const { trigger, do: steps } of found.rules) {
    for (const step of steps) {
      if (trigger === 'acquire' && step.op === 'move-alignment' && step.dir !== 'any') return step.dir
    }
  }
  return null
}
