import type { Face } from '../../content/units.ts'
import type { Battle, Camp, Fighter, UnitCard } from '../../shape.ts'
import { faceOf } from '../army.ts'
import { fighterOf, shownOn } from './fighters.ts'
import { oppositeCamp } from './host.ts'
import type { Outlook } from './outlook.ts'
import { healthLeft } from './values.ts'

/** What turns to its lesser side has lost so much of what it is worth; what is hurt, at most so much. */
const TURNED = 0.55
const HURT = 0.5

/** What a side of a unit is worth in a combat. */
export function worthOf({ attack, defense, health, initiative }: Omit<Face, 'cost' | 'abilities'>): number {
  return (attack + initiative / 6) * (health + 2 * defense) ** 0.7
}

/** What a unit is worth with all that still lies beneath. */
export function stakeOf(battle: Battle, fighter: Fighter): number {
  const top = shownOn(fighter)
  const beneath = fighter.side === 'pack' ? worthOf(faceOf({ card: fighter.card as UnitCard, side: 'few' })) : 0
  const whole = Math.max(0, Math.min(1, healthLeft(battle, fighter) / Math.max(1, top.health)))
  return Math.max(worthOf(top) - beneath, 1) * (1 - HURT * (1 - whole)) + beneath
}

function strengthOf(battle: Battle, camp: Camp): number {
  return battle.fighters.filter((one) => one.camp === camp).reduce((sum, one) => sum + stakeOf(battle, one), 0)
}

/** How strong the enemy of a side is, compared with it. */
export function dangerTo(battle: Battle, camp: Camp): number {
  return strengthOf(battle, oppositeCamp(camp)) / Math.max(1, strengthOf(battle, camp))
}

/** What a unit is expected to lose of what it is worth. */
export function lossOf(battle: Battle, id: Fighter['id'], odds: Outlook['blow']): number {
  const fighter = fighterOf(battle, id)
  const left = Math.max(1, healthLeft(battle, fighter))
  const stake = stakeOf(battle, fighter)
  return odds.reduce((sum, { chance, damage, fate }) => {
    const part = fate === 'falls' ? 1 : fate === 'turns' ? TURNED : Math.min(TURNED, (HURT * damage) / left)
    return sum + chance * part * stake
  }, 0)
}
