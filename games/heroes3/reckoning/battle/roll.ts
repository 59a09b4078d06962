import type { Attack, Battle, State } from '../../shape.ts'
import { has } from '../setting.ts'
import { abilityIn, abilityOf, areAdjacent, fighterOf, findFighter } from './fighters.ts'
import { attackValue, defenseValue, hasRangedPenalty, protection } from './values.ts'

/** How many attack dice are thrown, and which of them count. */
export type Reading = 'one' | 'higher' | 'lower' | 'both'

/** H3B-CRND-29 */
export function readingOf(battle: Battle, attack: Attack): Reading {
  const own = abilityIn(attack, fighterOf(battle, attack.attacker), 'roll-dice')?.apply
  const hindered = attack.kind === 'retaliation' && attack.hindered
  const lower = own === 'lower' || hasRangedPenalty(battle, attack) || hindered
  if (own === 'higher') return lower ? 'one' : 'higher'
  if (lower) return 'lower'
  return own === 'both' ? 'both' : 'one'
}

/** H3B-CRND-29, H3B-CRND-30: the dice that count. */
function counting(dice: readonly number[], reading: Reading): readonly number[] {
  if (reading === 'higher') return [Math.max(...dice)]
  if (reading === 'lower') return [Math.min(...dice)]
  return dice
}

/** What an attack comes to, part by part. */
interface Blow {
  /** What the dice that count show, for abilities that ask for it; nothing if they are ignored. */
  readonly faces: readonly number[]
  readonly attack: number
  readonly die: number
  readonly defense: number
  readonly damage: number
}

/** Steps 4 and 5 of an attack that was rolled (H3B-CRND-18, H3B-CRND-19). `braced`: what the die of a defending target adds. */
export function blowOf(state: Pick<State, 'setting'>, battle: Battle, attack: Attack, braced: number): Blow {
  const attacker = fighterOf(battle, attack.attacker)
  const target = fighterOf(battle, attack.target)
  const shift = abilityIn(attack, attacker, 'die-shift')?.n ?? 0
  const shown = counting(attack.dice ?? [], readingOf(battle, attack)).map((face) => face + shift)
  const ignoring = attacker.lasting.flatMap((one) => (one.is === 'ignore-die' ? one : []))
  const ignored = attack.parried || ignoring.length > 0
  const mute = attack.parried || ignoring.some(({ triggers }) => triggers)
  const faces = mute ? [] : shown.map((face) => Math.max(-1, Math.min(1, face)))
  const showing = (on: readonly number[]) => faces.filter((face) => on.includes(face)).length
  const adds = !ignored && !has(state, 'no-attack-die') && abilityIn(attack, attacker, 'ignore-own-die') === undefined
  const times = attacker.lasting.reduce((product, one) => (one.is === 'multiply-die' ? product * one.n : product), 1)
  const die = adds ? times * shown.reduce((sum, face) => sum + face, 0) : 0
  const bonus = abilityIn(attack, attacker, 'die-bonus')
  const value = attackValue(battle, attack) + (bonus !== undefined && showing(bonus.on) > 0 ? bonus.attack : 0)
  const wary = abilityOf(target, 'defense-on-enemy-die')
  const seen = wary === undefined ? 0 : showing(wary.on)
  const ready = wary === undefined ? 0 : wary.n * (wary.perDie === true ? seen : Math.min(1, seen))
  const defense = defenseValue(battle, attack) + ready + braced
  const least = has(state, 'min-one-damage') ? 1 : 0
  const damage = Math.max(least, value + die - defense - protection(battle, attack))
  return { faces, attack: value, die, defense, damage }
}

/** H3B-CRND-24 to H3B-CRND-26: whether the target strikes back, if both still stand. */
export function mayRetaliate(battle: Battle, attack: Attack): boolean {
  const attacker = findFighter(battle, attack.attacker)
  const target = findFighter(battle, attack.target)
  if (attacker === undefined || target === undefined || !areAdjacent(attacker, target)) return false
  if (abilityIn(attack, attacker, 'no-retaliation') !== undefined) return false
  return !target.retaliated || isUntiring(target)
}

export function isUntiring(fighter: Parameters<typeof abilityOf>[0]): boolean {
  return abilityOf(fighter, 'unlimited-retaliation') !== undefined
}
