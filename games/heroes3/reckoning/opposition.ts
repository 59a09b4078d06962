import { FEES } from '../content/resources.ts'
import type { Battle, FieldKey, Rank, Seat, State } from '../shape.ts'
import { stands } from './army.ts'
import { canPay } from './goods.ts'
import { fieldStateOf, guardOf, heroesOn, printedOn } from './land.ts'
import { inTurnOrder, playerAt } from './player.ts'
import { isRefuge, townFieldOf } from './town.ts'

/** Who stands in the way of a hero that stops on a field (H3B-COMB-01). */
export type Opposition =
  | { readonly is: 'hero'; readonly seat: Seat; readonly rank: Rank }
  | { readonly is: 'walls'; readonly seat: Seat }
  | { readonly is: 'guard'; readonly difficulty: number }

export function oppositionOn(state: State, seat: Seat, field: FieldKey): Opposition | null {
  const enemies = heroesOn(state, field).filter((one) => one.seat !== seat)
  // H3B-COMB-16: of two heroes the Main Hero defends.
  const enemy = enemies.find(({ rank }) => rank === 'main') ?? enemies[0]
  // H3B-MOVE-08
  if (enemy !== undefined && printedOn(field).type !== 'sanctuary')
    return { is: 'hero', seat: enemy.seat, rank: enemy.rank }
  const [owner] = fieldStateOf(state, field).flags
  if (isRefuge(field) && owner !== undefined && owner !== seat) return { is: 'walls', seat: owner }
  const difficulty = guardOf(state, field)
  return difficulty === null ? null : { is: 'guard', difficulty }
}

/** H3B-COMB-03, H3B-HERO-12: whether a guard gives way without a combat. */
export function givesWay(state: State, seat: Seat, difficulty: number): boolean {
  return playerAt(state, seat).level > difficulty
}

/** H3B-SIEGE-01 */
export function mayDefendWithout(state: State, owner: Seat): boolean {
  const player = playerAt(state, owner)
  return canPay(player, { gold: FEES.defendWithoutHero }) && player.units.length > 0
}

/** H3B-SIEGE-04: the own faction town with a citadel. */
export function isFortified(state: State, owner: Seat, field: FieldKey): boolean {
  const player = playerAt(state, owner)
  return townFieldOf(player) === field && stands(player, 'citadel')
}

/** H3B-NEUT-03, H3B-NEUT-10: the enemy to the active player's right, or nobody. */
export function controllerFor(state: State, seat: Seat): Battle['controller'] {
  if (state.setting.autoNeutrals || state.players.length === 1) return 'auto'
  return (seat + state.players.length - 1) % state.players.length
}

export function othersInOrder(state: State, seat: Seat): Seat[] {
  return inTurnOrder(state, seat).filter((other) => other !== seat)
}
