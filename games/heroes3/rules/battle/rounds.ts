import { battleOf } from '../../reckoning/battle/fighters.ts'
import { hasAzure } from '../../reckoning/battle/time-limit.ts'
import { heroOf } from '../../reckoning/player.ts'
import { movementCost } from '../../reckoning/scenario-rules.ts'
import { has } from '../../reckoning/setting.ts'
import type { Rank, Rules, Seat, Table } from '../../shape.ts'
import { finish } from './ending.ts'
import { endRoundOfEffects } from './lasting.ts'

/** H3B-CEND-18 */
const STALEMATE = 3
/** H3B-SPELL-04 */
const SPELLS = 1

/** The end of a combat round: what ends with it, whether the combat goes on, and the next one. */
export function* endCombatRound(t: Table): Rules {
  const battle = battleOf(t.state)
  endRoundOfEffects(t)
  battle.idleRounds = battle.stirred ? 0 : battle.idleRounds + 1
  if (battle.defender.seat !== null && battle.idleRounds >= STALEMATE)
    return finish(t, { winner: null, how: 'stalemate', gaveUp: null })
  if (battle.defender.seat === null && !hasAzure(battle) && !(yield* fightsOn(t)))
    return finish(t, { winner: null, how: 'retreat', gaveUp: null })
  battle.stirred = false
  battle.round++
  battle.lastActive = null
  for (const fighter of battle.fighters) {
    fighter.activated = false
    fighter.retaliated = false
  }
  for (const host of [battle.attacker, battle.defender]) {
    host.spells = 0
    host.spellLimit = SPELLS
  }
  battle.phase = 'activation'
  t.tell('combat-round', { round: battle.round })
}

/** H3B-NEUT-07: one more combat round for movement of the hero that began the combat, or retreat. */
function* fightsOn(t: Table): Rules<boolean> {
  const { attacker, field } = battleOf(t.state)
  const seat = attacker.seat as Seat
  const hero = heroOf(t.state, seat, attacker.hero as Rank)
  const free = has(t.state, 'free-combat-rounds')
  const mp = free ? 0 : (movementCost(t.state, 'extend-combat', seat, field) ?? 1)
  const options = () => (hero.mp >= mp ? (['fight-on', 'retreat'] as const) : (['retreat'] as const))
  if ((yield* t.choose(seat, 'extend', options, { context: () => ({ mp }) })) === 'retreat') return false
  hero.mp -= mp
  t.tell('combat-extended', { seat, mp })
  return true
}
