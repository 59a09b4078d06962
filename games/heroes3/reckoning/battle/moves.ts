import type { Battle, Fighter, Space } from '../../shape.ts'
import { distance, neighboursOf, SPACES } from './board.ts'
import { areAdjacent, isEmpty, typeOf } from './fighters.ts'
import { oppositeCamp } from './host.ts'

/** How far units go on foot and in the air, and how far those do that shoot (H3B-CRND-08 to H3B-CRND-10). */
const REACH = { ground: 3, flying: 3, ranged: 1 } as const

/** Where a unit can move to, with how many steps it takes; not where it stands. */
export function reachOf(battle: Battle, fighter: Fighter): Map<Space, number> {
  const reach = new Map<Space, number>()
  const { space: start, camp } = fighter
  if (start === null) return reach
  const type = typeOf(fighter)
  const free = (space: Space) => isEmpty(battle, camp, space)
  if (type === 'flying') {
    for (const space of SPACES) {
      const steps = distance(start, space)
      if (steps > 0 && steps <= REACH.flying && free(space)) reach.set(space, steps)
    }
    return reach
  }
  let edge = [start]
  for (let steps = 1; steps <= REACH[type]; steps++) {
    edge = [...new Set(edge.flatMap(neighboursOf))].filter(
      (space) => space !== start && !reach.has(space) && free(space),
    )
    for (const space of edge) reach.set(space, steps)
  }
  return reach
}

/** Whom a unit could attack from where it stands (H3B-CRND-08, H3B-CRND-10, H3B-CRND-11, H3B-SIEGE-09). */
export function targetsOf(battle: Battle, fighter: Fighter): Fighter[] {
  const enemies = battle.fighters.filter(({ camp }) => camp === oppositeCamp(fighter.camp))
  const beside = enemies.filter((enemy) => areAdjacent(fighter, enemy))
  return typeOf(fighter) === 'ranged' && beside.length === 0 ? enemies : beside
}

/** Whom it could attack if it stood there. */
export function targetsFrom(battle: Battle, fighter: Fighter, space: Space): Fighter[] {
  return targetsOf(battle, { ...fighter, space })
}

/** H3B-CRND-08, H3B-CRND-09: the spaces from which a ground or flying unit could attack anybody, its own included. */
export function spacesToAttackFrom(battle: Battle, fighter: Fighter): Space[] {
  if (fighter.space === null) return []
  const all = [fighter.space, ...reachOf(battle, fighter).keys()]
  return all.filter((space) => targetsFrom(battle, fighter, space).length > 0)
}
