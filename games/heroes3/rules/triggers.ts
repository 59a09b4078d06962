import type { Effect } from '../content/effects.ts'
import type { ScenarioEvent, TimedEvent, TriggerRule } from '../content/scenario.ts'
import type { TileKind } from '../content/tiles.ts'
import { holds } from '../reckoning/conditions.ts'
import { printedOn } from '../reckoning/land.ts'
import { inTurnOrder } from '../reckoning/player.ts'
import type { FieldKey, Rank, Rules, Seat, Table } from '../shape.ts'
import { resolve } from './effects/interpreter.ts'
import { scopeOf } from './effects/scope.ts'

/** Something that happens and that a scenario may answer. */
export interface Occurrence {
  readonly event: ScenarioEvent['event']
  /** Who caused it; nobody: then it is for everybody. */
  readonly seat: Seat | null
  readonly hero?: Rank
  readonly field?: FieldKey
  readonly kind?: TileKind
  readonly by?: 'hero' | 'neutral' | 'army-without-hero'
  readonly carrying?: boolean
  readonly firstByFaction?: boolean
  readonly winner?: { readonly seat: Seat; readonly hero: Rank } | null
}

/** H3B-CREATE-13, H3B-CREATE-16: what the scenario does when something happens. */
export function* occur(t: Table, occurrence: Occurrence): Rules {
  const { rules, timedEvents } = t.state.setting.scenario
  const triggers = [...rules.filter((rule) => rule.kind === 'trigger'), ...timedEvents]
  for (const trigger of triggers) if (isMeant(t, trigger, occurrence)) yield* answer(t, trigger, occurrence)
}

/** H3B-CREATE-13: whether the scenario's effects stand instead of the location's own. */
export function isReplaced(t: Table, occurrence: Occurrence): boolean {
  return t.state.setting.scenario.rules.some(
    (rule) => rule.kind === 'trigger' && rule.replace === true && isMeant(t, rule, occurrence),
  )
}

function isMeant({ state }: Table, { id, on, if: condition }: TriggerRule | TimedEvent, now: Occurrence): boolean {
  const { field, seat } = now
  const fits =
    on.event === now.event &&
    (on.location === undefined || (field !== undefined && printedOn(field).type === on.location)) &&
    (on.kind === undefined || on.kind === now.kind) &&
    (on.hero === undefined || on.hero === now.hero) &&
    (on.by === undefined || on.by === now.by) &&
    (on.carrying === undefined || now.carrying === true) &&
    (on.rounds === undefined || on.rounds.includes(state.round)) &&
    (on.every === undefined || state.round % on.every === 0) &&
    (on.firstByFaction !== true || now.firstByFaction === true) &&
    (on.firstTime !== true || (state.occurred[id] ?? 0) === 0)
  if (!fits || condition === undefined) return fits
  const asked = seat === null ? inTurnOrder(state) : [seat]
  return asked.some((self) => holds(state, condition, { self, field: field ?? null }))
}

function* answer(t: Table, { id, effects, if: condition }: TriggerRule | TimedEvent, now: Occurrence): Rules {
  const { state } = t
  state.occurred[id] = (state.occurred[id] ?? 0) + 1
  const seats = now.seat === null ? inTurnOrder(state) : [now.seat]
  const scope = (seat: Seat) =>
    scopeOf(
      seat,
      { from: 'scenario', rule: id },
      { hero: now.hero ?? null, field: now.field ?? null, winner: now.winner ?? null },
    )
  for (const [i, seat] of seats.entries()) {
    if (condition !== undefined && !holds(state, condition, { self: seat, field: now.field ?? null })) continue
    const own = i === 0 ? effects : effects.filter((effect) => !isForAll(effect))
    yield* resolve(t, own, scope(seat))
  }
}

/** What happens once, although an event of a round is for every player in turn order. */
function isForAll(effect: Effect): boolean {
  const who = 'who' in effect ? effect.who : undefined
  return who === 'each' || effect.op === 'removeBlackCubes' || effect.op === 'message' || effect.op === 'endGame'
}
