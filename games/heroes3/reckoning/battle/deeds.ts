import { FEES } from '../../content/resources.ts'
import type { Battle, Deed, Fighter, Seat, State } from '../../shape.ts'
import { canPay } from '../goods.ts'
import { playerAt } from '../player.ts'
import { plays } from '../plays.ts'
import { refuges } from '../retiring.ts'
import { townFieldOf } from '../town.ts'
import { neighboursOf } from './board.ts'
import { battleOf, fighterOf, typeOf } from './fighters.ts'
import { oppositeCamp, playsCards } from './host.ts'
import { reachOf, spacesToAttackFrom, targetsOf } from './moves.ts'

/** What the active unit may do now (H3B-CRND-08 to H3B-CRND-14, H3B-SIEGE-06). */
export function deedsOf(state: State): Deed[] {
  const battle = battleOf(state)
  const { activation } = battle
  if (activation === null) return []
  const fighter = fighterOf(battle, activation.fighter)
  const { seat } = battle[fighter.camp]
  if (seat === null) return deedsOfNeutral(battle, fighter)
  const { attacked, moved, defendedBefore } = activation
  const begun = attacked || moved
  const played = attacked || !playsCards(state, seat) ? [] : plays(state, seat, 'activation')
  return [
    ...attacks(battle, fighter),
    ...breaches(battle, fighter),
    ...moves(battle, fighter),
    ...played.map((play): Deed => ({ do: 'play', play })),
    ...(attacked || defendedBefore ? [] : [{ do: 'defend' } as const]),
    { do: 'done' },
    ...(!begun && maySurrender(state, seat, fighter) ? [{ do: 'surrender' } as const] : []),
  ]
}

/** H3B-NEUT-05: whoever can attack must; nobody defends. */
function deedsOfNeutral(battle: Battle, fighter: Fighter): Deed[] {
  const attacked = battle.activation?.attacked === true
  const strikes = attacks(battle, fighter)
  if (attacked || typeOf(fighter) === 'ranged') {
    const must = !attacked && strikes.length > 0
    return must ? strikes : [...moves(battle, fighter), { do: 'done' }]
  }
  const from = battle.activation?.moved === true ? [] : spacesToAttackFrom(battle, fighter)
  if (strikes.length === 0 && from.length === 0) return [...moves(battle, fighter), { do: 'done' }]
  return [...strikes, ...moves(battle, fighter).filter((deed) => deed.do === 'move' && from.includes(deed.to))]
}

function attacks(battle: Battle, fighter: Fighter): Deed[] {
  const { attacked, moved } = battle.activation ?? { attacked: true, moved: true }
  if (attacked || (moved && typeOf(fighter) === 'ranged')) return []
  return targetsOf(battle, fighter).map(({ id }): Deed => ({ do: 'attack', target: id }))
}

/** H3B-SIEGE-06, H3B-SIEGE-11 */
function breaches(battle: Battle, fighter: Fighter): Deed[] {
  const { space } = fighter
  if (battle.activation?.attacked !== false || space === null || typeOf(fighter) === 'ranged') return []
  return battle.bulwarks.flatMap((one): Deed[] =>
    neighboursOf(space).includes(one.space) ? [{ do: 'breach', space: one.space }] : [],
  )
}

function moves(battle: Battle, fighter: Fighter): Deed[] {
  const { attacked, moved } = battle.activation ?? { attacked: true, moved: true }
  if (moved || (attacked && typeOf(fighter) !== 'ranged')) return []
  return [...reachOf(battle, fighter).keys()].map((to): Deed => ({ do: 'move', to }))
}

/** H3B-CEND-06 */
export function maySurrender(state: State, seat: Seat, fighter: Fighter): boolean {
  const battle = battleOf(state)
  const own = battle[fighter.camp]
  const other = battle[oppositeCamp(fighter.camp)]
  const player = playerAt(state, seat)
  if (fighter.card === 'arrow-tower' || own.hero === null || other.hero === null || other.seat === null) return false
  if (own.bound.includes('surrender') || !canPay(player, { gold: FEES.surrender })) return false
  if (fighter.camp === 'defender' && battle.field === townFieldOf(player)) return false
  return own.hero === 'secondary' || refuges(state, seat, battle.field).length > 0
}
