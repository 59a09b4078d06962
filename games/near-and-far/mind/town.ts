import { artifact } from '../content/artifacts.ts'
import { FACTIONS, type Faction } from '../content/factions.ts'
import type { Building } from '../content/town.ts'
import { icons } from '../reckoning/cards.ts'
import { diggable, mineReward } from '../reckoning/mine.ts'
import { animalsOf, heartsOnLeaving, price } from '../reckoning/party.ts'
import { isBuilding, playerAt } from '../reckoning/players.ts'
import { opponents } from '../reckoning/visit.ts'
import type { Player, Seat, State, Visit } from '../shape.ts'
import { bestWay, journeyWorth } from './road.ts'
import { adventurerWorth, goodsWorth } from './worth.ts'

/** What each action of a turn promises, in points. */
export function actionWorth(state: State, seat: Seat, action: Building | 'adventure'): number {
  const player = playerAt(state, seat)
  if (action === 'adventure') {
    const inTown = player.at === 'prison' || isBuilding(player.at)
    return inTown ? journeyWorth(state, seat, heartsOnLeaving(player)) : bestWay(state, seat).worth
  }
  const duel = opponents(state, action, seat).length > 0 && action !== 'saloon' && player.at !== 'prison' ? 0.5 : 1
  return BUILDING_WORTH[action](state, player, seat) * duel
}

const BUILDING_WORTH: { readonly [B in Building]: (state: State, player: Player, seat: Seat) => number } = {
  'town-hall': (_, player) => (wantedToken(player) === null ? 0.2 : 3),
  saloon: (state, player, seat) => Math.max(0.3, ...state.row.map((id) => hireWorth(state, player, seat, id))),
  stables: (_, player) => (player.goods.food > 0 && animalsOf(player) < 3 ? 3.6 - animalsOf(player) * 0.6 : 0.1),
  store: (_, player) => 0.7 + (player.hand.basic.items.length + player.hand.advanced.items.length < 2 ? 1.4 : 0),
  farm: (_, player) => icons(player, 'skill') * (player.goods.food < 3 ? 0.7 : 0.3),
  hut: (_, player) => (player.treasures.length < animalsOf(player) ? 2.6 : 0.1),
  mine: (state, _, seat) => Math.max(0.1, ...diggable(state, seat).map((at) => digWorth(state, at))),
}

function digWorth(state: State, at: number): number {
  const { reputation = 0, ...goods } = mineReward(at, state.town)
  return 1.8 + goodsWorth(goods) + reputation * 0.4
}

function hireWorth(state: State, player: Player, seat: Seat, id: Player['inactive'][number]): number {
  const coins = price(state, seat, id)
  return coins > player.goods.coin ? 0 : adventurerWorth(player, id) * 0.8 - coins * 0.5
}

/** The token that an artifact in hand still needs, if goods enough to trade are left. */
export function wantedToken(player: Player): Faction | null {
  const { goods } = player
  const spare = goods.food + 2 * (goods.coin + goods.gem)
  if (spare < 7) return null
  const hand = [...player.hand.basic.items, ...player.hand.advanced.items]
  return FACTIONS.find((faction) => hand.some((id) => (artifact(id).cost[faction] ?? 0) > goods[faction])) ?? null
}

/** What a thing that can be done in a building promises; leaving is nothing. */
export function visitWorth(state: State, seat: Seat, what: Visit): number {
  const player = playerAt(state, seat)
  switch (what.do) {
    case 'leave':
      return 0
    case 'hire':
      return hireWorth(state, player, seat, what.adventurer)
    case 'refresh':
    case 'discard':
    case 'reputation':
      return -1
    case 'trade':
      return wantedToken(player) === null ? -1 : 2
    case 'dig':
      return digWorth(state, what.at)
    case 'draw':
      return what.basic === 3 && player.hand.basic.items.length + player.hand.advanced.items.length < 2 ? 2 : 0.5
    case 'animal':
      return what.animal === 'turtle' ? 3 : 2.8
    default:
      return 1
  }
}
