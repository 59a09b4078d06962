import { DIRECTIONS, type Direction } from '../content/basics.ts'
import type { StepOf } from '../content/effects.ts'
import { canMove, STEP } from '../reckoning/alignment.ts'
import { heroOf } from '../reckoning/sheet.ts'
import type { Rules, Seat, SeenHero, Table } from '../shape.ts'

export function moveMarker(t: Table, seat: Seat, direction: Direction): void {
  const { marker } = heroOf(t.state, seat)
  marker.row += STEP[direction].row
  marker.column += STEP[direction].column
  t.tell('marker-moved', { seat, direction, to: { row: marker.row, column: marker.column } })
}

/** A fixed direction is followed if possible, without asking; otherwise the player chooses step by step (RPL-EFF-12). */
export function* moveAlignment(t: Table, seat: Seat, { steps, dir }: StepOf<'move-alignment'>): Rules {
  const hero = heroOf(t.state, seat)
  for (let n = 0; n < steps; n++) {
    if (dir !== 'any') {
      if (canMove(hero, dir)) moveMarker(t, seat, dir)
      continue
    }
    const options = () => ways(hero)
    const way = yield* t.choose(seat, 'move-marker', options)
    if (way === 'none') return
    moveMarker(t, seat, way)
  }
}

const WAYS: (readonly (Direction | 'none')[] | undefined)[] = []

function ways(hero: SeenHero): readonly (Direction | 'none')[] {
  const key = hero.marker.row * 3 + hero.marker.column
  WAYS[key] ??= [...DIRECTIONS.filter((direction) => canMove(hero, direction)), 'none']
  return WAYS[key]
}
