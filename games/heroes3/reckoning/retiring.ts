import type { FieldKey, Seat, State } from '../shape.ts'
import { heroesOn } from './land.ts'
import { refugesOf } from './town.ts'

/** H3B-CEND-09: own towns and settlements that a beaten hero may go to; one without an own hero if there is any. */
export function refuges(state: Pick<State, 'fields' | 'players'>, seat: Seat, lost: FieldKey): FieldKey[] {
  const all = refugesOf(state, seat).filter((field) => field !== lost)
  const free = all.filter((field) => heroesOn(state, field).length === 0)
  return free.length > 0 ? free : all
}
