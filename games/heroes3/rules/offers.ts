import type { Offer } from '@krcma/kernel'
import { hostOf } from '../reckoning/battle/host.ts'
import { playerAt } from '../reckoning/player.ts'
import { townActs } from '../reckoning/town.ts'
import type { Heroes3, Seat, State } from '../shape.ts'
import { spendMorale } from './morale.ts'
import { townAction } from './town.ts'

/** H3B-TOWN-02, -03, -18: Town Actions of those who are not on turn, and of everybody once the turns are over. */
export const town: Offer<Heroes3, 'town'> = {
  beside: ['act', 'before-combat', 'last-call'],
  options: (state, seat) => (state.active === seat ? [] : townActs(state, seat, [])),
  act: townAction,
}

/** H3B-MOR-04: at any time; it can always wait for the next question, and so nothing stops for it. */
export const morale: Offer<Heroes3, 'morale'> = {
  beside: ['act', 'prepare', 'before-combat', 'last-call', 'deed', 'respond', 'refresh'],
  patient: true,
  options: (state, seat) => (mayUseMorale(state, seat) ? uses(state, seat) : []),
  *act(t, seat, use) {
    yield* spendMorale(t, seat, use)
  },
}

function uses(state: State, seat: Seat): readonly ('draw' | 'cycle')[] {
  const { hand } = playerAt(state, seat)
  return hand.items.length > 0 ? ['draw', 'cycle'] : ['draw']
}

/** H3B-NEUT-06: the token of one who commands neutral units does not touch the combat. */
function mayUseMorale(state: State, seat: Seat): boolean {
  const { morale: token, eliminated } = playerAt(state, seat)
  const inTheWay = state.battle !== null && hostOf(state, seat) === null && state.active !== seat
  return token === 'positive' && !eliminated && !inTheWay && state.round > 0
}
