import { commanderOf } from '../../reckoning/battle/command.ts'
import { abilityOf, battleOf, metAs, unitsOf } from '../../reckoning/battle/fighters.ts'
import { oppositeCamp } from '../../reckoning/battle/host.ts'
import { leastBy } from '../../reckoning/battle/preferences.ts'
import { playerAt } from '../../reckoning/player.ts'
import type { Activation, Fighter, Rules, Seat, Table } from '../../shape.ts'
import { discardAtRandom } from '../deck.ts'
import { loseMorale } from '../morale.ts'
import { pickFighter } from './aiming.ts'
import { healed } from './harm.ts'

/** Whose hand and morale suffer by a unit; against neutral units nobody's, and nobody's by them (H3B-NEUT-11). */
function victimOf(t: Table, { camp }: Fighter): Seat | null {
  const battle = battleOf(t.state)
  return battle[camp].seat === null ? null : battle[oppositeCamp(camp)].seat
}

/** What its activation would take from the enemy. */
function spoils(t: Table, fighter: Fighter): { readonly cards: number; readonly morale: boolean } {
  const enemy = victimOf(t, fighter)
  if (enemy === null) return { cards: 0, morale: false }
  const { hand, morale } = playerAt(t.state, enemy)
  const cards = Math.min(hand.items.length, abilityOf(fighter, 'enemy-discard')?.n ?? 0)
  return { cards, morale: morale === 'positive' && abilityOf(fighter, 'strip-positive-morale') !== undefined }
}

export function troublesEnemy(t: Table, fighter: Fighter): boolean {
  const { cards, morale } = spoils(t, fighter)
  return cards > 0 || morale
}

/** H3B-CRND-07: what a unit does as it is activated. */
export function* awake(t: Table, fighter: Fighter): Rules {
  const healing = abilityOf(fighter, 'heal-self')
  if (healing !== undefined) healed(t, fighter, healing.n)
  const enemy = victimOf(t, fighter)
  const { cards, morale } = spoils(t, fighter)
  if (enemy !== null && cards > 0) discardAtRandom(t, enemy, cards)
  if (enemy !== null && morale) loseMorale(t, enemy)
  yield* healOrRage(t, fighter)
}

/** heal-ally-or-rage */
function* healOrRage(t: Table, fighter: Fighter): Rules {
  const battle = battleOf(t.state)
  const ability = abilityOf(fighter, 'heal-ally-or-rage')
  if (ability === undefined) return
  const hurt = () => unitsOf(battle, fighter.camp).filter((one) => one !== fighter && one.damage > 0)
  if (hurt().length === 0) {
    t.tell('ability-worked', { ...metAs(battle, fighter), key: ability.key })
    ;(battle.activation as Activation).rage = ability.attack
    return
  }
  const why = { ability: ability.key, what: ability.key }
  const worst = () => (battle[fighter.camp].seat === null ? leastBy(hurt(), (one) => -one.damage) : hurt())
  const ally = yield* pickFighter(t, commanderOf(battle, fighter.camp), worst, why)
  if (ally !== undefined) healed(t, ally, ability.heal)
}
