import { type CardId, cardOf } from '../../content/cards.ts'
import type { Effect, EffectOf, Target } from '../../content/effects.ts'
import type { Battle, Fighter, FighterId, Seat, State } from '../../shape.ts'
import { abilityOf, findFighter, tierOfFighter, typeOf, unitsOf } from './fighters.ts'
import { campOf, hostOf, oppositeCamp } from './host.ts'
import { statOf } from './values.ts'

/** Effects that are for one unit. */
export type Aimed = Extract<Effect, { readonly target: Target }>

/** H3B-CARD-19: in an attack only its two units. */
function inReach({ attack, fighters }: Battle): Fighter[] {
  return attack === null ? fighters : fighters.filter(({ id }) => id === attack.attacker || id === attack.target)
}

function fitting(battle: Battle, seat: Seat, target: Target, chosen: FighterId | null): Fighter[] {
  const own = (fighter: Fighter) => battle[fighter.camp].seat === seat
  const { attack } = battle
  const of = (id: FighterId | undefined, mine: boolean) =>
    inReach(battle).filter((fighter) => fighter.id === id && own(fighter) === mine)
  switch (target) {
    case 'own-unit':
      return inReach(battle).filter(own)
    case 'own-attacking-unit':
      return of(attack?.attacker, true)
    case 'own-defending-unit':
      return of(attack?.target, true)
    case 'attacker':
      return of(attack?.attacker, false)
    case 'same-unit':
      return battle.fighters.filter(({ id }) => id === chosen)
  }
  const { side, tiers, types } = target
  return inReach(battle).filter((fighter) => {
    if (side !== 'any' && own(fighter) !== (side === 'own')) return false
    const tier = tierOfFighter(fighter)
    // H3B-SIEGE-12: the tower has no tier.
    if (tiers !== undefined && (tier === null || !tiers.includes(tier))) return false
    return types === undefined || types.includes(typeOf(fighter))
  })
}

/** Whether a card can touch a unit at all (spellProof, spell-immune). */
export function isProof(fighter: Fighter, from: 'spell' | 'specialty' | 'card'): boolean {
  const immune = abilityOf(fighter, 'spell-immune') !== undefined
  if (from === 'spell') return immune || fighter.lasting.some(({ is }) => is === 'spell-proof')
  return from === 'specialty' && immune
}

function affects(battle: Battle, effect: Aimed, fighter: Fighter): boolean {
  const { attack } = battle
  switch (effect.op) {
    case 'damage':
      return !isProof(fighter, effect.source)
    case 'heal':
      return fighter.damage > 0
    case 'cure':
      return fighter.damage > 0 || fighter.paralysed || fighter.lasting.length > 0
    case 'clearStatus':
      return fighter.paralysed
    case 'paralyze':
      return !fighter.paralysed && abilityOf(fighter, 'paralysis-immune') === undefined
    case 'restoreRetaliation':
      return fighter.retaliated
    case 'teleportUnit':
      return fighter.space !== null
    case 'cancelAttack':
      return attack?.target === fighter.id && attack.damage !== null && !attack.cancelled
    case 'ignoreDie':
      return attack?.attacker === fighter.id
    case 'mod':
      return effect.min === undefined || effect.n === 'x' || statOf(battle, fighter, effect.stat) > effect.min
    default:
      return true
  }
}

/** The units that an effect of a card could do something to. */
export function aimsOf(
  { battle }: Pick<State, 'battle'>,
  seat: Seat,
  effect: Aimed,
  card: CardId | null,
  chosen: FighterId | null = null,
): Fighter[] {
  if (battle === null) return []
  const bySpell = card !== null && cardOf(card).kind === 'spell'
  return fitting(battle, seat, effect.target, chosen).filter(
    (fighter) => !(bySpell && isProof(fighter, 'spell')) && affects(battle, effect, fighter),
  )
}

/** Whether an effect of a card could do anything to anybody in the combat. */
export function canAim(state: Pick<State, 'battle'>, seat: Seat, effect: Effect, card: CardId | null = null): boolean {
  const { battle } = state
  const host = hostOf(state, seat)
  const camp = campOf(state, seat)
  if (battle === null || host === null || camp === null) return false
  if ('target' in effect) return aimsOf(state, seat, effect, card).length > 0
  switch (effect.op) {
    case 'aura':
      return unitsWith(battle, camp, effect).length > 0
    case 'swapUnits':
      return unitsOf(battle, camp).length >= effect.n
    case 'forbidExit':
      return battle[oppositeCamp(camp)].seat !== null
    case 'multiplyDie':
      return battle.attack !== null && findFighter(battle, battle.attack.attacker)?.camp === camp
    default:
      return effect.op !== 'fortify'
  }
}

function unitsWith(battle: Battle, camp: Fighter['camp'], { side, types }: EffectOf<'aura'>): Fighter[] {
  return battle.fighters.filter(
    (one) => (side === 'any' || (one.camp === camp) === (side === 'own')) && types.includes(typeOf(one)),
  )
}
