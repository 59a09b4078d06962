import { type Amounts, INCOME_STEP, INCOME_TRACKS, RESOURCES, type Resource } from '../content/resources.ts'
import type { FieldKey, Seat, State } from '../shape.ts'
import { amounts } from './goods.ts'
import { fieldStateOf, fieldsWhere, printedOn } from './land.ts'
import { playerAt } from './player.ts'
import { has } from './setting.ts'

type Earning = Pick<State, 'players' | 'fields' | 'setting'>

/** H3B-VAR-03: with double income a source is worth two steps, and twice as much at once. */
export function stepsPerSource(state: Pick<State, 'setting'>): number {
  return has(state, 'double-income') ? 2 : 1
}

/** The resource whose track a field raises for whoever has flagged it. */
function sourceOn(state: Pick<State, 'fields'>, field: FieldKey): Resource | null {
  const printed = printedOn(field)
  if (printed.type === 'mine') return printed.resource
  return printed.type === 'settlement' ? fieldStateOf(state, field).income : null
}

/** H3B-LOC-04: where a marker stands, from the base and the sources. */
export function trackOf(state: Earning, seat: Seat, resource: Resource): number {
  const sources = fieldsWhere(state, (field, { flags }) => flags.includes(seat) && sourceOn(state, field) === resource)
  const steps = sources.length * stepsPerSource(state)
  const sum = playerAt(state, seat).baseIncome[resource] + steps * INCOME_STEP[resource]
  return Math.min(sum, INCOME_TRACKS[resource].at(-1) as number)
}

/** What a resource round pays (H3B-ROUND-05), less what the Astrologers take. */
export function incomeOf(state: Earning, seat: Seat): Amounts {
  const { lessIncome } = playerAt(state, seat)
  return amounts((resource) => Math.max(0, trackOf(state, seat, resource) - lessIncome[resource]))
}

export function tracksOf(state: Earning, seat: Seat): Amounts {
  return Object.fromEntries(RESOURCES.map((resource) => [resource, trackOf(state, seat, resource)]))
}
