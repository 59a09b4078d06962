import { TIERS, type Tier } from '../../content/units.ts'
import type { Battle, Fighter, Space } from '../../shape.ts'
import { distance } from './board.ts'
import { tierOfFighter, typeOf } from './fighters.ts'
import { healthLeft, statOf } from './values.ts'

/** Those that come first by the first number in which they differ. */
export function leastBy<T>(among: readonly T[], ...by: readonly ((one: T) => number)[]): T[] {
  let left = [...among]
  for (const value of by) {
    const least = Math.min(...left.map(value))
    left = left.filter((one) => value(one) === least)
  }
  return left
}

/** How soon a tier is attacked: the own one, then the lower ones downwards, then the higher ones upwards. */
function turnOfTier(own: Tier, tier: Tier): number {
  const step = TIERS.indexOf(own) - TIERS.indexOf(tier)
  return step >= 0 ? step : TIERS.length - step
}

/** H3B-NEUT-10: whom a unit without a commander attacks; of several the active player chooses. */
export function preferredTargets(battle: Battle, fighter: Fighter, among: readonly Fighter[]): Fighter[] {
  const own = tierOfFighter(fighter) ?? 'bronze'
  return leastBy(
    among,
    (one) => (typeOf(fighter) === 'ranged' && typeOf(one) !== 'ranged' ? 1 : 0),
    (one) => turnOfTier(own, tierOfFighter(one) ?? 'bronze'),
    (one) => spaceBetween(fighter, one),
    (one) => healthLeft(battle, one),
  )
}

function spaceBetween(a: Fighter, b: Fighter): number {
  return a.space === null || b.space === null ? 0 : distance(a.space, b.space)
}

/** H3B-NEUT-10: in which order units without a commander are deployed. */
export function deployingOrder(battle: Battle, fighters: readonly Fighter[]): Fighter[] {
  const rank = (one: Fighter) => TIERS.indexOf(tierOfFighter(one) ?? 'bronze')
  return [...fighters].sort(
    (a, b) => statOf(battle, b, 'initiative') - statOf(battle, a, 'initiative') || rank(b) - rank(a),
  )
}

/** H3B-NEUT-04: where a neutral unit may be deployed; what shoots stands behind while there is room. */
export function firstWithRoom(lines: readonly (readonly Space[])[], free: (space: Space) => boolean): Space[] {
  for (const line of lines) {
    const room = line.filter(free)
    if (room.length > 0) return room
  }
  return []
}
