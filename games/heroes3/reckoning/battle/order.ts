import type { Battle, Camp, Fighter } from '../../shape.ts'
import { oppositeCamp } from './host.ts'
import { statOf } from './values.ts'

/**
 * Those of whom one is active next, all of one side: the highest initiative among those that have not been active in this combat
 * round, sides that tie in turn, the attacker first (H3B-CRND-01 to H3B-CRND-03).
 */
export function nextFighters(battle: Battle): Fighter[] {
  const waiting = battle.fighters.filter(({ activated }) => !activated)
  const initiative = topInitiative(battle, waiting)
  const tied = waiting.filter((one) => statOf(battle, one, 'initiative') === initiative)
  const { lastActive } = battle
  const turn: Camp = lastActive?.initiative === initiative ? oppositeCamp(lastActive.camp) : 'attacker'
  const first = tied.filter(({ camp }) => camp === turn)
  return first.length > 0 ? first : tied
}

function topInitiative(battle: Battle, among: readonly Fighter[]): number {
  return Math.max(...among.map((one) => statOf(battle, one, 'initiative')))
}
