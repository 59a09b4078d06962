import type { Camp, Host, Seat, State } from '../../shape.ts'

export function campOf({ battle }: Pick<State, 'battle'>, seat: Seat): Camp | null {
  if (battle === null) return null
  if (battle.attacker.seat === seat) return 'attacker'
  return battle.defender.seat === seat ? 'defender' : null
}

/** The side of the combat that a player fights on, if any. */
export function hostOf(state: Pick<State, 'battle'>, seat: Seat): Host | null {
  const camp = campOf(state, seat)
  return camp === null || state.battle === null ? null : state.battle[camp]
}

/** H3B-COMB-13: whether the player may play cards in the combat. */
export function playsCards(state: Pick<State, 'battle'>, seat: Seat): boolean {
  return hostOf(state, seat)?.hero === 'main'
}

export function oppositeCamp(camp: Camp): Camp {
  return camp === 'attacker' ? 'defender' : 'attacker'
}
