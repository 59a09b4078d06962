import type { Seat, State } from '../shape.ts'
import { holds } from './conditions.ts'
import { scoreSheet } from './score.ts'

export function sheetOf(state: State, seat: Seat): ReturnType<typeof scoreSheet> {
  return scoreSheet(state, seat, holds)
}

export function pointsOf(state: State, seat: Seat): number {
  return sheetOf(state, seat).reduce((sum, { points }) => sum + points, 0)
}
