import { fieldStateOf, printedOn } from '../reckoning/land.ts'
import { heroOf, playerAt } from '../reckoning/player.ts'
import { isForbidden } from '../reckoning/scenario-rules.ts'
import { categoryOf, effectsAt, isEmptyFor, isOptional } from '../reckoning/visiting.ts'
import type { FieldKey, Rank, Rules, Seat, Table, TaskOf } from '../shape.ts'
import { resolve } from './effects/interpreter.ts'
import { scopeOf } from './effects/scope.ts'
import { pickUp } from './movement.ts'
import { isReplaced, type Occurrence, occur } from './triggers.ts'

/** H3B-VISIT-01 to H3B-VISIT-11 */
export function* visit(t: Table, { seat, hero: rank, taking }: TaskOf<'visit'>): Rules {
  if (playerAt(t.state, seat).heroes[rank] === null) return
  const { field } = heroOf(t.state, seat, rank)
  if (taking) yield* pickUp(t, seat, rank)
  if (isForbidden(t.state, 'visit-location', seat, field)) return
  if (isEmptyFor(t.state, seat, field)) return yield* standOnEmpty(t, seat, rank, field)
  t.tell('visited', { seat, hero: rank, field })
  const category = categoryOf(t.state, field)
  const first = category === 'flaggable' ? yield* flag(t, seat, rank, field) : false
  const met = firstOf(t, seat, field)
  const now: Occurrence = { event: 'visit', seat, hero: rank, field, firstByFaction: met }
  if (!isReplaced(t, now)) yield* useLocation(t, seat, rank, field, first)
  yield* occur(t, now)
  t.state.occurred[visits(seat, field)] = 1
  // H3B-VISIT-01: also if the effect was not used.
  if (category === 'visitable' && t.state.ended === null) {
    fieldStateOf(t.state, field).cube = true
    t.tell('cubed', { field })
  }
}

/** H3B-CREATE-13: even an empty field may have an effect of the scenario's. */
function* standOnEmpty(t: Table, seat: Seat, hero: Rank, field: FieldKey): Rules {
  if (printedOn(field).type !== 'empty') return
  yield* occur(t, { event: 'visit', seat, hero, field, firstByFaction: firstOf(t, seat, field) })
  t.state.occurred[visits(seat, field)] = 1
}

function visits(seat: Seat, field: FieldKey): string {
  return `visit ${seat} ${field}`
}

/** Whether no hero of this player has visited the field before. */
function firstOf({ state }: Table, seat: Seat, field: FieldKey): boolean {
  return (state.occurred[visits(seat, field)] ?? 0) === 0
}

/** H3B-VISIT-06: an effect that may be declined; what asks for itself is not asked about twice. */
function* useLocation(t: Table, seat: Seat, hero: Rank, field: FieldKey, first: boolean): Rules {
  const effects = effectsAt(t.state, field)
  const [opening] = effects
  const asksItself =
    opening?.op === 'payThen' || opening?.op === 'rotateTile' || (opening?.op === 'choose' && opening.optional === true)
  if (opening !== undefined && isOptional(t.state, field) && !asksItself) {
    const choice = yield* t.choose(seat, 'visit', () => ['use', 'leave'], { context: () => ({ field }) })
    if (choice === 'leave') return t.tell('visit-declined', { seat, field })
  }
  yield* resolve(t, effects, scopeOf(seat, { from: 'field', field }, { hero, field, first }))
}

/** H3B-VISIT-02, H3B-VISIT-05: the visitor's cube; whether nobody ever had one there. */
function* flag(t: Table, seat: Seat, rank: Rank, field: FieldKey): Rules<boolean> {
  const here = fieldStateOf(t.state, field)
  const printed = printedOn(field)
  const first = !here.everFlagged
  const shared = printed.type === 'obelisk'
  const from = shared ? null : (here.flags[0] ?? null)
  here.flags = shared ? [...here.flags, seat] : [seat]
  here.everFlagged = true
  here.income = null
  t.state.captured.push({ location: printed.type, seat })
  t.tell('flagged', { seat, field, from })
  const now = { seat, hero: rank, field }
  yield* occur(t, { event: 'flag', ...now })
  if (!shared) yield* occur(t, { event: 'capture', ...now })
  if (printed.type === 'town' && printed.faction !== playerAt(t.state, seat).faction) {
    // H3B-LOC-24
    if (from !== null) takeCube(t, seat, from)
    yield* occur(t, { event: 'town-flagged', ...now })
  }
  return first
}

export function takeCube(t: Table, seat: Seat, from: Seat): void {
  const { cubes } = playerAt(t.state, seat)
  cubes[from] = (cubes[from] ?? 0) + 1
  t.tell('cube-taken', { seat, from })
}
