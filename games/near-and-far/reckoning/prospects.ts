import type { Building } from '../content/town.ts'
import { BIRD_COST, HUT_DRAW, REFRESH_COST, STORE_DRAW, TURTLE_COST } from '../content/town.ts'
import type { CardId, Seat, SeenPlayer, SeenState } from '../shape.ts'
import { icons, inForce, sumOf } from './cards.ts'
import { diggable, numberAt } from './mine.ts'
import { price, roomForAnimal } from './party.ts'
import { canPay } from './payment.ts'
import { playerAt } from './players.ts'
import { trades } from './trade.ts'
import { canDrawTreasure } from './treasures.ts'
import { opponents } from './visit.ts'

/** What the action of a building would bring somebody who came now. */
export type Prospect =
  | { readonly building: 'town-hall'; readonly mayTrade: boolean }
  | { readonly building: 'saloon'; readonly hires: number; readonly of: number; readonly mayRefresh: boolean }
  | { readonly building: 'stables'; readonly room: boolean; readonly bird: boolean; readonly turtle: boolean }
  | { readonly building: 'store'; readonly cards: number }
  | { readonly building: 'farm'; readonly food: number }
  | { readonly building: 'hut'; readonly treasures: number }
  | { readonly building: 'mine'; readonly numbers: readonly number[] }

const PROSPECTS: {
  readonly [B in Building]: (
    state: SeenState,
    player: SeenPlayer,
    seat: Seat,
  ) => Extract<Prospect, { readonly building: B }>
} = {
  // NAF-HALL-02
  'town-hall': (_, player) => ({ building: 'town-hall', mayTrade: trades(player).length > 0 }),
  // NAF-SALOON-02 to -04, -08
  saloon: (state, player, seat) => ({
    building: 'saloon',
    hires: state.row.filter((id) => canPay(player, { coin: price(state, seat, id) })).length,
    of: state.row.length,
    mayRefresh: canPay(player, REFRESH_COST),
  }),
  // NAF-STABLE-01 to -04, NAF-DAY-01
  stables: (state, player) => {
    const room = roomForAnimal(state, player)
    const turtle = room && state.town === 'day' && canPay(player, TURTLE_COST)
    return { building: 'stables', room, bird: room && canPay(player, BIRD_COST), turtle }
  },
  // NAF-STORE-01, NAF-STORE-02
  store: (_, player) => ({ building: 'store', cards: STORE_DRAW + sumOf(player, 'store-draw-bonus', ({ n }) => n) }),
  // NAF-FARM-01
  farm: (_, player) => ({ building: 'farm', food: icons(player, 'skill') }),
  // NAF-HUT-01, NAF-DAY-04
  hut: (state, player) => ({ building: 'hut', treasures: canDrawTreasure(state, player) ? HUT_DRAW[state.town] : 0 }),
  // NAF-MINE-02 to -05
  mine: (state, _, seat) => ({ building: 'mine', numbers: diggable(state, seat).map(numberAt) }),
}

export function prospect(state: SeenState, seat: Seat, building: Building): Prospect {
  return PROSPECTS[building](state, playerAt(state, seat), seat)
}

/** Own cards that bring something more there (NAF-VISIT-10). */
export function moreAt(player: SeenPlayer, building: Building): CardId[] {
  const gains = inForce(player, 'visit-gain').filter(({ effect }) => effect.building === building)
  const draws = inForce(player, 'visit-draw-artifact').filter(({ effect }) => effect.building === building)
  const dice = inForce(player, 'visit-die').filter(({ effect }) => effect.building === building)
  const hires = inForce(player, 'visit-extra-hire').filter(({ effect }) => effect.building === building)
  return [...new Set([...gains, ...draws, ...dice, ...hires].map(({ card }) => card))]
}

/** Whether the way in leads through a duel, and with whom it might be (NAF-VISIT-02, NAF-PRISON-01, NAF-2P-02). */
export function guards(state: SeenState, seat: Seat, building: Building): (Seat | 'neutral')[] {
  const player = playerAt(state, seat)
  const exempt =
    building === 'saloon' ||
    player.at === 'prison' ||
    inForce(player, 'enter-without-duel').some(({ effect }) => effect.building === building)
  return exempt ? [] : opponents(state, building, seat)
}
