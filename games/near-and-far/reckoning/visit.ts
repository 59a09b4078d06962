import { REPUTATION } from '../content/player-board.ts'
import type { Building } from '../content/town.ts'
import { BIRD_COST, REFRESH_COST, STORE_DRAW, TURTLE_COST } from '../content/town.ts'
import type { NearAndFar, Player, Seat, SeenPlayer, SeenState, State, Tier, Visit } from '../shape.ts'
import { has, icons, inForce, sumOf } from './cards.ts'
import { diggable } from './mine.ts'
import { price, roomForAnimal } from './party.ts'
import { canPay } from './payment.ts'
import { isBuilding, playerAt } from './players.ts'
import { learnable } from './sheet.ts'
import { trades } from './trade.ts'
import { canDrawTreasure } from './treasures.ts'

type Entry = NearAndFar['decisions']['entry']

/** The other players' figures in a building (NAF-VISIT-02). */
export function occupants({ players }: SeenState, building: Building, seat: Seat): Seat[] {
  return players.flatMap(({ at }, other) => (other !== seat && at === building ? [other] : []))
}

/** NAF-2P-01, NAF-2P-03: the neutral figure steps back behind the other player's. */
export function opponents(state: SeenState, building: Building, seat: Seat): (Seat | 'neutral')[] {
  const seats = occupants(state, building, seat)
  const neutral = state.players.length === 2 && building === 'town-hall' && seats.length === 0
  return neutral ? ['neutral'] : seats
}

/** NAF-VISIT-02 to -04: how a seat may get in; none, where nobody stands. */
export function entries(state: SeenState, building: Building, seat: Seat): Entry[] {
  const player = playerAt(state, seat)
  const there = opponents(state, building, seat)
  if (there.length === 0) return []
  const exempt =
    building === 'saloon' ||
    state.turn.fromPrison ||
    inForce(player, 'enter-without-duel').some(({ effect }) => effect.building === building)
  const bribe = !exempt && inForce(player, 'bribe').some(({ effect }) => canPay(player, effect.cost))
  return [
    ...(exempt ? ['walk-in' as const] : []),
    ...(bribe ? ['bribe' as const] : []),
    ...there.flatMap((opponent) => [
      { opponent, manner: 'fair' as const },
      { opponent, manner: 'underhanded' as const },
    ]),
  ]
}

/** What a player may do in the building (NAF-VISIT-07, NAF-VISIT-08), leaving last. */
export function visitOptions(state: State, seat: Seat): Visit[] {
  const { building } = state.turn
  if (building === null) return [{ do: 'leave' }]
  const player = playerAt(state, seat)
  return [...ACTIONS[building](state, player, seat), ...drawsFor(state, player, building), { do: 'leave' }]
}

const ACTIONS: { readonly [B in Building]: (state: State, player: Player, seat: Seat) => Visit[] } = {
  'town-hall': townHall,
  saloon: (state, player, seat) => hiring(state, player, seat),
  stables,
  store,
  farm: ({ turn }, player) => (turn.done.includes('farm') || icons(player, 'skill') === 0 ? [] : [{ do: 'farm' }]),
  hut: (state, player) => (state.turn.done.includes('hut') || !canDrawTreasure(state, player) ? [] : [{ do: 'hut' }]),
  mine,
}

function townHall({ turn }: State, player: Player): Visit[] {
  const { goods, reputation, sheet, hand } = player
  const mostTrades = 1 + sumOf(player, 'trade-extra-action', ({ n }) => n)
  const paying = !turn.done.includes('reputation') && goods.coin + goods.gem > 0
  const cards = turn.done.includes('discard') ? [] : [...hand.basic.items, ...hand.advanced.items]
  return [
    ...(turn.trades < mostTrades && trades(player).length > 0 ? [{ do: 'trade' as const }] : []),
    ...(paying && reputation < REPUTATION.highest ? [{ do: 'reputation' as const, up: true }] : []),
    ...(paying && reputation > REPUTATION.lowest ? [{ do: 'reputation' as const, up: false }] : []),
    ...cards.map((card) => ({ do: 'discard' as const, card })),
    ...(sheet !== null && has(player, 'visit-buy-skills')
      ? learnable(sheet).map((skill) => ({ do: 'learn' as const, skill }))
      : []),
  ]
}

/** NAF-SALOON-02, NAF-SALOON-08; with the Rusty Bell also in the mine. */
function hiring(state: State, player: Player, seat: Seat): Visit[] {
  const { turn, row, bag, released } = state
  const hires = turn.done.includes('hire') ? [] : row.filter((id) => price(state, seat, id) <= coinsAtHand(player))
  const refresh = !turn.refreshed && canPay(player, REFRESH_COST) && bag.items.length + released.length > 0
  return [
    ...hires.map((adventurer) => ({ do: 'hire' as const, adventurer })),
    ...(refresh ? [{ do: 'refresh' as const }] : []),
  ]
}

export function coinsAtHand(player: SeenPlayer): number {
  return (
    player.goods.coin + (inForce(player, 'spend-as').some(({ effect }) => effect.as === 'coin') ? player.goods.gem : 0)
  )
}

/** NAF-STABLE-01 to -04, NAF-DAY-01 */
function stables(state: State, player: Player): Visit[] {
  if (state.turn.done.includes('animal') || !roomForAnimal(state, player)) return []
  return [
    ...(canPay(player, BIRD_COST) ? [{ do: 'animal' as const, animal: 'bird' as const }] : []),
    ...(state.town === 'day' && canPay(player, TURTLE_COST)
      ? [{ do: 'animal' as const, animal: 'turtle' as const }]
      : []),
  ]
}

/** NAF-STORE-01, NAF-STORE-02 */
function store({ turn }: State, player: Player): Visit[] {
  if (turn.done.includes('store')) return []
  const count = STORE_DRAW + sumOf(player, 'store-draw-bonus', ({ n }) => n)
  return [{ do: 'coin' }, ...splits(count).map((split) => ({ do: 'draw' as const, ...split }))]
}

function mine(state: State, player: Player, seat: Seat): Visit[] {
  const numbers = state.turn.done.includes('dig') ? [] : diggable(state, seat)
  const hire = inForce(player, 'visit-extra-hire').some(({ effect }) => effect.building === 'mine')
  return [...numbers.map((at) => ({ do: 'dig' as const, at })), ...(hire ? hiring(state, player, seat) : [])]
}

/** NAF-CARD-19, NAF-SKILL-13 */
function drawsFor(state: State, player: Player, building: Building): Visit[] {
  const tiers = TIERS.filter((tier) => state.decks[tier].items.length + state.discards[tier].items.length > 0)
  return inForce(player, 'visit-draw-artifact')
    .filter(({ card, effect }) => effect.building === building && !state.turn.done.includes(card))
    .flatMap(({ card }) => tiers.map((tier) => ({ do: 'draw-for' as const, card, tier })))
}

const TIERS: readonly Tier[] = ['basic', 'advanced']

/** All ways to draw so many cards from two decks (NAF-STORE-02). */
export function splits(count: number): { basic: number; advanced: number }[] {
  return Array.from({ length: count + 1 }, (_, advanced) => ({ basic: count - advanced, advanced }))
}

/** The buildings that can be visited (NAF-TURN-06, NAF-TURN-07). */
export function mayVisit({ at }: Pick<Player, 'at'>, building: Building): boolean {
  return !isBuilding(at) || at !== building
}
