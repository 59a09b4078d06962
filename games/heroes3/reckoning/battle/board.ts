import type { Camp, Space } from '../../shape.ts'

/** H3B-COMB-06 */
const ROWS = 5
const COLUMNS = 4
export const SPACES: readonly Space[] = Array.from({ length: ROWS * COLUMNS }, (_, space) => space)

function rowOf(space: Space): number {
  return Math.floor(space / COLUMNS)
}

export function columnOf(space: Space): number {
  return space % COLUMNS
}

export function distance(a: Space, b: Space): number {
  return Math.abs(rowOf(a) - rowOf(b)) + Math.abs(columnOf(a) - columnOf(b))
}

/** H3B-COMB-07 */
export function neighboursOf(space: Space): Space[] {
  return SPACES.filter((other) => distance(space, other) === 1)
}

export function backlineOf(camp: Camp): Space[] {
  return rowsAt(camp === 'attacker' ? 0 : ROWS - 1)
}

export function frontlineOf(camp: Camp): Space[] {
  return rowsAt(camp === 'attacker' ? 1 : ROWS - 2)
}

/** Where walls stand (H3B-SIEGE-04). */
export const MIDDLE: readonly Space[] = rowsAt(2)

/** H3B-COMB-08: backline and frontline. */
export function homeOf(camp: Camp): Space[] {
  return [...backlineOf(camp), ...frontlineOf(camp)]
}

function rowsAt(row: number): Space[] {
  return SPACES.filter((space) => rowOf(space) === row)
}

/** The space behind `second`, seen from `first` next to it; none at the edge of the board. */
export function behind(first: Space, second: Space): Space | undefined {
  const row = 2 * rowOf(second) - rowOf(first)
  const column = 2 * columnOf(second) - columnOf(first)
  return SPACES.find((space) => rowOf(space) === row && columnOf(space) === column)
}
