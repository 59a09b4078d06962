import type { Effects } from '../content/effects.ts'
import { type Category, LOCATIONS } from '../content/locations.ts'
import type { FieldKey, Seat, State } from '../shape.ts'
import { fieldStateOf, printedOn } from './land.ts'
import { has } from './setting.ts'

type Agreed = Pick<State, 'setting'>

/** With free trade a Trading Post is visited once, for the top card of the artifact deck (H3B-VAR-01). */
function isTradeGift(state: Agreed, field: FieldKey): boolean {
  return printedOn(field).type === 'trading-post' && has(state, 'free-trade')
}

export function categoryOf(state: Agreed, field: FieldKey): Category {
  return isTradeGift(state, field) ? 'visitable' : LOCATIONS[printedOn(field).type].category
}

/** What a location does by itself; what a scenario adds is its own business. */
export function effectsAt(state: Agreed, field: FieldKey): Effects {
  if (isTradeGift(state, field)) return [{ op: 'lookTop', deck: 'artifact', n: 1, to: ['hand'] }]
  const location = LOCATIONS[printedOn(field).type]
  return (state.setting.tournament ? location.tournament : undefined) ?? location.effects
}

/** H3B-VISIT-06 */
export function isOptional(state: Agreed, field: FieldKey): boolean {
  return !isTradeGift(state, field) && LOCATIONS[printedOn(field).type].optional === true
}

/** H3B-VISIT-03, H3B-VISIT-05: whether there is nothing for this player on a field. */
export function isEmptyFor(state: Pick<State, 'fields' | 'setting'>, seat: Seat, field: FieldKey): boolean {
  const { cube, flags } = fieldStateOf(state, field)
  const category = categoryOf(state, field)
  return category === 'empty' || cube || (category === 'flaggable' && flags.includes(seat))
}
