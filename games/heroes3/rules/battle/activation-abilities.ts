import { commanderOf } from '../../reckoning/battle/command.ts'
import { abilityOf, battleOf, unitsOf } from '../../reckoning/battle/fighters.ts'
import { oppositeCamp } from '../../reckoning/battle/host.ts'
import { leastBy } from '../../reckoning/battle/preferences.ts'
import { playerAt } from '../../reckoning/player.ts'
import type { Activation, Fighter, Rules, Table } from '../../shape.ts'
import { discardAtRandom } from '../deck.ts'
import { loseMorale } from '../morale.ts'
import { pickFighter } from './aiming.ts'
import { healed } from './harm.ts'

/** H3B-CRND-07: what a unit does as it is activated; against neutral units nobody is the opponent (H3B-NEUT-11). */
export function* awake(t: Table, fighter: Fighter): Rules {
  const battle = battleOf(t.state)
  const healing = abilityOf(fighter, 'heal-self')
  if (healing !== undefined) healed(t, fighter, healing.n)
  const enemy = battle[oppositeCamp(fighter.camp)].seat
  const own = battle[fighter.camp].seat
  if (enemy !== null && own !== null) {
    const stolen = abilityOf(fighter, 'enemy-discard')
    if (stolen !== undefined) discardAtRandom(t, enemy, stolen.n)
    const frightful = abilityOf(fighter, 'strip-positive-morale') !== undefined
    if (frightful && playerAt(t.state, enemy).morale === 'positive') loseMorale(t, enemy)
  }
  yield* healOrRage(t, fighter)
}

/** heal-ally-or-rage */
function* healOrRage(t: Table, fighter: Fighter): Rules {
  const battle = battleOf(t.state)
  const ability = abilityOf(fighter, 'heal-ally-or-rage')
  if (ability === undefined) return
  const hurt = () => unitsOf(battle, fighter.camp).filter((one) => one !== fighter && one.damage > 0)
  if (hurt().length === 0) {
    t.tell('ability-worked', { fighter: fighter.id, key: ability.key })
    ;(battle.activation as Activation).rage = ability.attack
    return
  }
  const why = { ability: ability.key, what: ability.key }
  const worst = () => (battle[fighter.camp].seat === null ? leastBy(hurt(), (one) => -one.damage) : hurt())
  const ally = yield* pickFighter(t, commanderOf(battle, fighter.camp), worst, why)
  if (ally !== undefined) healed(t, ally, ability.heal)
}
