import type { StartingUnits } from '../content/scenario.ts'
import { UNITS, type UnitId } from '../content/units.ts'
import { reserveOf } from '../reckoning/army.ts'
import { factionOf, playerAt } from '../reckoning/player.ts'
import { beginningOf } from '../reckoning/setting.ts'
import type { Rules, Seat, Table, TaskOf } from '../shape.ts'
import { next } from './agenda.ts'
import { addUnit } from './army.ts'
import { drawNeutral } from './neutral-decks.ts'

/** H3B-SETUP-14, H3B-UNIT-09, H3B-CREATE-24: the scenario's starting units, line by line. */
export function* refillArmy(t: Table, { seat, line }: TaskOf<'refill-army'>): Rules {
  const lines = beginningOf(t.state, seat).startingUnits
  const units = lines[line]
  if (units === undefined) {
    const cards = playerAt(t.state, seat).units.map(({ card }) => card)
    t.tell('army-refilled', { seat, units: cards, anew: t.state.round > 0 })
    return
  }
  next(t, { do: 'refill-army', seat, line: line + 1 })
  yield* enlist(t, seat, units)
}

function* enlist(t: Table, seat: Seat, units: StartingUnits): Rules {
  if ('neutral' in units) {
    for (let n = 0; n < (units.count ?? 1); n++) {
      const card = drawNeutral(t, units.neutral)
      if (card !== undefined) addUnit(t, seat, card, 'neutral')
    }
    return
  }
  if ('unit' in units) return enlistNamed(t, seat, units.unit, units.side)
  const { tier, side, which, count = 1 } = units
  const fitting = () => reserveOf(playerAt(t.state, seat)).filter((unit) => UNITS[unit].tier === tier)
  if (which === 'all') for (const unit of fitting()) addUnit(t, seat, unit, side)
  else
    for (let n = 0; n < count && fitting().length > 0; n++)
      addUnit(t, seat, yield* oneOf(t, seat, fitting, which), side)
}

function* oneOf(
  t: Table,
  seat: Seat,
  fitting: () => readonly UnitId[],
  which: 'choose' | 'cheapest' | 'random',
): Rules<UnitId> {
  if (which === 'random') return t.chance.pick(fitting())
  if (which === 'cheapest')
    return [...fitting()].sort((a, b) => (UNITS[a].few.cost.gold ?? 0) - (UNITS[b].few.cost.gold ?? 0))[0] as UnitId
  const pick = yield* t.choose(seat, 'pick-unit', () => fitting().map((unit) => ({ unit, with: [] })), {
    context: () => ({ why: 'start', price: null }),
  })
  return pick === 'none' ? (fitting()[0] as UnitId) : (pick.unit as UnitId)
}

/** A unit named by several lines lies on the side of the last one. */
function enlistNamed(t: Table, seat: Seat, unit: UnitId, side: 'few' | 'pack'): void {
  const player = playerAt(t.state, seat)
  if (!factionOf(player).units.includes(unit)) return
  const there = player.units.find(({ card }) => card === unit)
  if (there === undefined) addUnit(t, seat, unit, side)
  else there.side = side
}
