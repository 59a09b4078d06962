import { NEUTRALS, type NeutralId, neutralName, neutralOf } from '../../content/neutral-units.ts'
import type { AbilityKey, UnitAbility } from '../../content/unit-abilities.ts'
import { ARROW_TOWER, type Tier, UNITS, type UnitId, type UnitType } from '../../content/units.ts'
import type { Attack, Battle, Camp, Fighter, FighterId, Met, Space, State, UnitCard } from '../../shape.ts'
import { faceOf, isNeutral, tierOf } from '../army.ts'
import { overlayOf } from '../overlay.ts'
import { distance } from './board.ts'

type Board = Pick<Battle, 'fighters' | 'bulwarks'>

export function battleOf({ battle }: Pick<State, 'battle'>): Battle {
  if (battle === null) throw new Error('there is no combat')
  return battle
}

export function findFighter({ fighters }: Board, id: FighterId | null): Fighter | undefined {
  return fighters.find((one) => one.id === id)
}

export function fighterOf(board: Board, id: FighterId): Fighter {
  const fighter = findFighter(board, id)
  if (fighter === undefined) throw new Error(`${id} is not in the combat`)
  return fighter
}

/** How it is told of. */
export function metAs(battle: Battle, { id, card, camp }: Fighter): Met {
  return { fighter: id, card, owner: battle[camp].seat }
}

/** The units of one side that are on the board; the tower is none (H3B-CEND-01). */
export function unitsOf({ fighters }: Board, camp: Camp): Fighter[] {
  return fighters.filter((one) => one.camp === camp && one.card !== 'arrow-tower')
}

export function standingOn({ fighters }: Board, space: Space): Fighter | undefined {
  return fighters.find((one) => one.space === space)
}

/** H3B-COMB-12, H3B-SIEGE-05: whether a unit of that side could stand there. */
export function isEmpty(board: Board, camp: Camp, space: Space): boolean {
  if (standingOn(board, space) !== undefined) return false
  const bulwark = board.bulwarks.find((one) => one.space === space)
  return bulwark === undefined || (bulwark.kind === 'gate' && camp === 'defender')
}

export function areAdjacent(a: Fighter, b: Fighter): boolean {
  return a.space !== null && b.space !== null && distance(a.space, b.space) === 1
}

/** What counts of a unit: its tower, the topmost card on it, or the side that is up. */
export function shownOn({ card, side, overlays }: Fighter): {
  readonly attack: number
  readonly defense: number
  readonly health: number
  readonly initiative: number
  readonly abilities: readonly UnitAbility[]
} {
  if (card === 'arrow-tower') return ARROW_TOWER
  const top = overlays.at(-1)
  if (top === undefined) return faceOf({ card, side })
  const { stats, abilities } = overlayOf(top)
  return { ...stats, abilities }
}

export function typeOf({ card }: Pick<Fighter, 'card'>): UnitType {
  if (card === 'arrow-tower') return ARROW_TOWER.type
  return isNeutral(card) ? neutralOf(card).type : UNITS[card].type
}

/** H3B-SIEGE-12: the tower has none. */
export function tierOfFighter({ card }: Fighter): Tier | null {
  return card === 'arrow-tower' ? null : tierOf(card)
}

/** Whether a card names this unit, of whichever deck, or all dragons. */
export function isCalled(card: UnitCard, unit: UnitId): boolean {
  return isNeutral(card) ? likeOf(neutralName(card)) === unit : card === unit
}

function likeOf(id: NeutralId): UnitId | undefined {
  return NEUTRALS[id].like
}

export function isDragon(card: UnitCard): boolean {
  return (isNeutral(card) ? neutralOf(card) : UNITS[card]).dragons === true
}

function abilitiesOf(fighter: Fighter): readonly UnitAbility[] {
  return fighter.lasting.some(({ is }) => is === 'silence') ? [] : shownOn(fighter).abilities
}

type Keyed<K extends AbilityKey> = Extract<UnitAbility, { readonly key: K }>

/** An ability of a unit, whenever it works. */
export function abilityOf<K extends AbilityKey>(fighter: Fighter, key: K): Keyed<K> | undefined {
  return abilitiesOf(fighter).find((one): one is Keyed<K> => one.key === key)
}

/**
 * An ability that works in this attack (H3B-CRND-31): of the trigger "attack" in the first attack of the own activation alone
 * (H3B-CRND-23), of "retaliation" in a retaliation, of "passive" in both and when attacked.
 */
export function abilityIn<K extends AbilityKey>(attack: Attack, fighter: Fighter, key: K): Keyed<K> | undefined {
  const ability = abilityOf(fighter, key)
  if (ability === undefined) return undefined
  const own = fighter.id === attack.attacker
  const { trigger } = ability
  if (trigger === 'passive') return ability
  if (trigger === 'attack') return own && attack.kind === 'attack' ? ability : undefined
  return trigger === 'retaliation' && own && attack.kind === 'retaliation' ? ability : undefined
}
