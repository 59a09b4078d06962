import { FEES } from '../../content/resources.ts'
import { battleOf, unitsOf } from '../../reckoning/battle/fighters.ts'
import { campOf, oppositeCamp } from '../../reckoning/battle/host.ts'
import { hasAzure } from '../../reckoning/battle/time-limit.ts'
import { playerAt } from '../../reckoning/player.ts'
import type { Battle, BattleResult, Seat, Table } from '../../shape.ts'
import { pay } from '../goods.ts'
import { discardNeutral } from '../neutral-decks.ts'
import { endAllEffects } from './lasting.ts'

type Verdict = Omit<BattleResult, 'azure'>

/** H3B-CEND-01: whether one side has no units left, or it has ended otherwise. */
export function isDecided(battle: Battle): boolean {
  return (
    battle.phase === 'over' || (['attacker', 'defender'] as const).some((camp) => unitsOf(battle, camp).length === 0)
  )
}

export function finishIfOver(t: Table): void {
  const battle = battleOf(t.state)
  if (battle.phase !== 'over' && isDecided(battle)) finish(t, verdictOf(t, battle))
}

/** H3B-CEND-02 to H3B-CEND-05, H3B-CEND-16, H3B-CEND-17 */
function verdictOf({ state }: Table, battle: Battle): Verdict {
  const attackers = unitsOf(battle, 'attacker').length
  const defenders = unitsOf(battle, 'defender').length
  const seat = battle.attacker.seat as Seat
  if (battle.defender.seat !== null)
    return { winner: attackers > 0 ? 'attacker' : 'defender', how: 'fought', gaveUp: null }
  if (defenders === 0) return { winner: 'attacker', how: 'fought', gaveUp: null }
  const retreats = playerAt(state, seat).units.length > 0 && !hasAzure(battle)
  return retreats ? { winner: null, how: 'retreat', gaveUp: null } : { winner: 'defender', how: 'fought', gaveUp: null }
}

/** H3B-CEND-06 */
export function surrender(t: Table, seat: Seat): void {
  const battle = battleOf(t.state)
  const camp = campOf(t.state, seat) ?? 'attacker'
  pay(t, seat, { gold: FEES.surrender }, battle[oppositeCamp(camp)].seat)
  finish(t, { winner: null, how: 'surrender', gaveUp: camp })
}

/** H3B-CEND-07, H3B-NEUT-09: unit decks have been kept up with the board; neutral units go, and what lay on the board. */
export function finish(t: Table, verdict: Verdict): void {
  const battle = battleOf(t.state)
  battle.result = { ...verdict, azure: hasAzure(battle) }
  battle.phase = 'over'
  battle.activation = null
  endAllEffects(t)
  discardNeutral(t, battle.drawn)
  battle.drawn = []
  t.tell('combat-ended', { result: { ...battle.result } })
}
