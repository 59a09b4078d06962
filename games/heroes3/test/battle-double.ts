import { discardNeutral } from '../rules/neutral-decks.ts'
import type { BattleResult, Rules, Table } from '../shape.ts'

/** How combats go in a test that is not about them; without a word the dice decide. */
export const verdicts: (Partial<BattleResult> & { readonly losesAll?: boolean })[] = []

const WON: BattleResult = { winner: 'attacker', how: 'fought', gaveUp: null, azure: false }

/** Stands in for the rules of combat: nobody is hurt, and the verdict is as the test says. */
export function* battleTurn(t: Table): Rules {
  const { battle } = t.state
  if (battle === null) throw new Error('no combat')
  discardNeutral(t, battle.drawn)
  const said = verdicts.shift()
  const { losesAll = false, ...verdict } = said ?? (t.chance.below(3) > 0 ? {} : { winner: 'defender' as const })
  battle.result = { ...WON, ...verdict }
  const loser = battle.result.winner === 'attacker' ? battle.defender.seat : battle.attacker.seat
  if (losesAll && loser !== null) t.state.players[loser]!.units = []
  battle.phase = 'over'
}
