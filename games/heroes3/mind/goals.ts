import type { LocationId } from '../content/locations.ts'
import { guardOf, heroesOn, ownsField, printedOn, stepsFrom } from '../reckoning/land.ts'
import { mayStop } from '../reckoning/moves.ts'
import { givesWay } from '../reckoning/opposition.ts'
import { heroOf } from '../reckoning/player.ts'
import { isForbidden } from '../reckoning/scenario-rules.ts'
import { isEmptyFor } from '../reckoning/visiting.ts'
import type { FieldKey, Rank, Seat, State } from '../shape.ts'
import { armyWorth, chances, guardWorth } from './strength.ts'

/** What a location is worth to whoever comes there first, in points of the final score. */
const WORTH: Readonly<Record<LocationId, number>> = {
  empty: 0,
  blocked: 0,
  town: 4,
  settlement: 3,
  mine: 3,
  obelisk: 1.5,
  'dragon-utopia': 6,
  grail: 5,
  artifact: 1,
  resource: 0.8,
  treasure: 0.8,
  'pandoras-box': 1,
  'learning-stone': 1,
  'tree-of-knowledge': 0.8,
  'shrine-incantation': 0.3,
  'shrine-gesture': 0.6,
  'magic-spring': 0.2,
  'witch-hut': 0.5,
  'water-wheel': 0.6,
  windmill: 0.6,
  'mystical-garden': 0.6,
  'fountain-of-youth': 0.6,
  temple: 0.4,
  'warriors-tomb': 0.6,
  'redwood-observatory': 0,
  stables: 0,
  sanctuary: 0,
  'trading-post': 0.05,
}

/** What waits a step further is worth so much less. */
const PATIENCE = 0.82
/** How far a hero looks. */
const SIGHT = 9
/** What a lost combat costs. */
const LOSS = 2.5

/** What it would be worth to stop on a field. */
export function stopWorth(state: State, seat: Seat, rank: Rank, field: FieldKey): number {
  if (!mayStop(state, seat, field, rank)) return 0
  const main = rank === 'main'
  const enemy = heroesOn(state, field).find((one) => one.seat !== seat)
  const weigh = (win: number, prize: number) => win * prize - (1 - win) * LOSS
  if (enemy !== undefined) {
    const prize = enemy.rank === 'main' ? 4 : 2
    return weigh(chances(state, seat, main, armyWorth(state, enemy.seat) * 1.2), prize)
  }
  if (isEmptyFor(state, seat, field) || isForbidden(state, 'visit-location', seat, field)) return 0
  const worth = WORTH[printedOn(field).type] + (ownedByOther(state, seat, field) ? 1 : 0)
  const guard = guardOf(state, field)
  if (guard === null || givesWay(state, seat, guard)) return worth
  const experience = main ? 0.5 : 0
  return weigh(chances(state, seat, main, guardWorth(state, guard)), worth + experience)
}

function ownedByOther(state: State, seat: Seat, field: FieldKey): boolean {
  return state.players.some((_, other) => other !== seat && ownsField(state, other, field))
}

/** The most that can be had from a field on, the nearer the better; beyond what has to be fought nothing is seen. */
export function prospect(state: State, seat: Seat, rank: Rank, from: FieldKey): number {
  const seen = new Set<FieldKey>([heroOf(state, seat, rank).field, from])
  let best = 0
  let edge: FieldKey[] = [from]
  for (let away = 0; away < SIGHT && edge.length > 0; away++) {
    const beyond: FieldKey[] = []
    for (const field of edge) {
      const worth = stopWorth(state, seat, rank, field)
      if (worth > 0) best = Math.max(best, worth * PATIENCE ** away)
      if (isHeld(state, seat, field)) continue
      for (const { to, open } of stepsFrom(state, field)) {
        if (!open || seen.has(to) || isForbidden(state, 'enter-location', seat, to)) continue
        seen.add(to)
        beyond.push(to)
      }
    }
    edge = beyond
  }
  return best
}

/** Whether somebody stands in the way there. */
function isHeld(state: State, seat: Seat, field: FieldKey): boolean {
  const guard = guardOf(state, field)
  return (guard !== null && !givesWay(state, seat, guard)) || heroesOn(state, field).some((one) => one.seat !== seat)
}
