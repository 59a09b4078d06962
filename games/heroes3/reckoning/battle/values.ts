import type { Stat } from '../../content/effects.ts'
import type { Attack, Aura, Battle, Fighter } from '../../shape.ts'
import { modeOf } from '../mode.ts'
import { backlineOf, columnOf, homeOf } from './board.ts'
import { abilityIn, abilityOf, areAdjacent, fighterOf, shownOn, typeOf, unitsOf } from './fighters.ts'
import { oppositeCamp } from './host.ts'

/** What an aura adds to a unit, in an attack on the target if there is one. */
function auraOn(battle: Battle, aura: Aura, fighter: Fighter, stat: Stat, target: Fighter | null): number {
  if (battle.round < aura.from || battle.round > aura.to) return 0
  const mode = modeOf({ card: aura.card, mode: aura.mode })
  const effect = 'effects' in mode ? mode.effects[aura.effect] : undefined
  if (effect?.op !== 'aura' || !effect.types.includes(typeOf(fighter))) return 0
  const own = battle[fighter.camp].seat === aura.seat
  if (effect.side !== 'any' && (effect.side === 'own') !== own) return 0
  const { onlyIf } = effect
  if (onlyIf === 'target-not-adjacent' && (target === null || areAdjacent(fighter, target))) return 0
  if (onlyIf === 'against-enemy-hero' && battle[oppositeCamp(fighter.camp)].hero === null) return 0
  return effect.mods[stat] ?? 0
}

/** A printed value with all that changes it. `base`: instead of what is printed. */
export function statOf(
  battle: Battle,
  fighter: Fighter,
  stat: Stat,
  base: number = shownOn(fighter)[stat],
  target: Fighter | null = null,
): number {
  let value = battle.auras.reduce((sum, aura) => sum + auraOn(battle, aura, fighter, stat, target), base)
  const mods = fighter.lasting.flatMap((one) => (one.is === 'mod' && one.stat === stat ? one : []))
  for (const { n, min } of mods) if (min === null) value += n
  // What weakens only to a point does not weaken below it what is lower anyway.
  for (const { n, min } of mods) if (min !== null) value = Math.max(Math.min(value, min), value + n)
  return value
}

/** How much more the side that is up can bear (H3B-CRND-27). */
export function healthLeft(battle: Battle, fighter: Fighter): number {
  return statOf(battle, fighter, 'health') - fighter.damage
}

/** H3B-CRND-28 */
export function attackValue(battle: Battle, attack: Attack): number {
  const attacker = fighterOf(battle, attack.attacker)
  const target = fighterOf(battle, attack.target)
  const { activation } = battle
  const rage = activation?.fighter === attacker.id ? activation.rage : 0
  return Math.max(0, statOf(battle, attacker, 'attack', attack.value ?? undefined, target) + rage)
}

/** Without what the dice add to it. */
export function defenseValue(battle: Battle, attack: Attack): number {
  const target = fighterOf(battle, attack.target)
  const ignored = abilityIn(attack, fighterOf(battle, attack.attacker), 'ignore-printed-defense') !== undefined
  const hardened = attack.kind === 'retaliation' ? (abilityOf(target, 'defense-vs-retaliation')?.n ?? 0) : 0
  return statOf(battle, target, 'defense', ignored ? 0 : undefined) + hardened
}

/** H3B-CRND-18: a defense token, or an ally beside the unit that stands in for one. */
export function isDefending(battle: Battle, fighter: Fighter): boolean {
  const guards = unitsOf(battle, fighter.camp).filter((one) => areAdjacent(one, fighter))
  return fighter.defending || guards.some((one) => abilityOf(one, 'aura-defend') !== undefined)
}

/** H3B-SIEGE-07 */
export function protection({ bulwarks, ...battle }: Battle, attack: Attack): number {
  const attacker = fighterOf({ bulwarks, ...battle }, attack.attacker)
  const { space, camp } = fighterOf({ bulwarks, ...battle }, attack.target)
  if (typeOf(attacker) !== 'ranged' || camp !== 'defender' || space === null || attacker.space === null) return 0
  if (!homeOf('attacker').includes(attacker.space) || !homeOf('defender').includes(space)) return 0
  return bulwarks.some((one) => columnOf(one.space) === columnOf(space)) ? 1 : 0
}

/** H3B-CRND-12, H3B-CRND-25 */
export function hasRangedPenalty(battle: Battle, attack: Attack): boolean {
  const attacker = fighterOf(battle, attack.attacker)
  const target = fighterOf(battle, attack.target)
  if (typeOf(attacker) !== 'ranged' || attacker.camp === target.camp) return false
  if (attacker.space === null || target.space === null) return false
  if (abilityIn(attack, attacker, 'no-ranged-penalty') !== undefined) return false
  if (areAdjacent(attacker, target)) return abilityIn(attack, attacker, 'no-melee-penalty') === undefined
  return (
    backlineOf(attacker.camp).includes(attacker.space) && backlineOf(oppositeCamp(attacker.camp)).includes(target.space)
  )
}
