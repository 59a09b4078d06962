import type { SpaceId } from '../content/map.ts'
import { ANIMAL_MOVEMENT, BASE_MOVEMENT, CAMP_HEARTS, DEPARTURE_HEARTS, WATER_HEARTS } from '../content/player-board.ts'
import type { Foe, NearAndFar, PackAnimal, Seat, SeenPlayer, SeenState } from '../shape.ts'
import { has, icons, inForce, sumOf } from './cards.ts'
import { chart, type Exit, isActive, isCamped, space } from './charts.ts'
import { animalsOf } from './party.ts'
import { canPay, heartsAtHand } from './payment.ts'
import { playerAt, spaceOf } from './players.ts'

type Crossing = NearAndFar['decisions']['threat']

/** NAF-MOVE-01, NAF-PACK-04 */
export function movement({ turn }: SeenState, player: SeenPlayer): number {
  const { bird, turtle } = turn.returned
  return BASE_MOVEMENT + icons(player, 'move') + ANIMAL_MOVEMENT * (animalsOf(player) + bird + turtle)
}

/** NAF-PACK-07 */
export function stepsLeft(state: SeenState, player: SeenPlayer): number {
  return Math.max(0, movement(state, player) - state.turn.steps)
}

/** Whether the departure from this space is one that costs a heart (NAF-MOVE-04, NAF-MOVE-05, NAF-MOVE-07). */
export function isChargeable(state: SeenState, from: SpaceId): boolean {
  return state.turn.steps > 0 && !isCamped(state, from)
}

/** NAF-MOVE-08, NAF-DAY-03, NAF-CARD-04 */
function waiversLeft({ turn }: SeenState, player: SeenPlayer): number {
  const spices = sumOf(player, 'move-empty-discount', ({ n }) => n)
  return player.turtles + turn.returned.turtle + spices - turn.waived
}

export function departureHearts(state: SeenState, player: SeenPlayer, from: SpaceId): number {
  return isChargeable(state, from) && waiversLeft(state, player) <= 0 ? DEPARTURE_HEARTS : 0
}

/** NAF-WATER-01 */
export function waterHearts({ map }: SeenState, player: SeenPlayer, to: SpaceId): number {
  return space(map, to).water === true && !has(player, 'water-immune') ? WATER_HEARTS : 0
}

/** The steps that can be made and paid for (NAF-MOVE-02, NAF-MOVE-09). */
export function steps(state: SeenState, seat: Seat): Exit[] {
  const player = playerAt(state, seat)
  const from = spaceOf(player.at)
  if (from === null || state.turn.camped || stepsLeft(state, player) === 0) return []
  const purse = heartsAtHand(player) - departureHearts(state, player, from)
  if (purse < 0) return []
  return (chart(state.map).exits[from] ?? []).filter(({ to }) => waterHearts(state, player, to) <= purse)
}

/** NAF-THREAT-01, NAF-THREAT-12, NAF-VILLAIN-05 */
export function hasThreat(state: SeenState, { path }: Exit): boolean {
  return path.icon === 'threat' && state.threats.length + state.villains.length > 0 && isActive(state, path)
}

/** NAF-CROSS-01 */
export function hasTreasure(state: SeenState, { path }: Exit): boolean {
  return path.icon === 'treasure' && isActive(state, path)
}

/** NAF-THREAT-04, NAF-SKILL-09, NAF-VILLAIN-01 */
function foes(state: SeenState, player: SeenPlayer): readonly Foe[] {
  const threats = has(player, 'choose-threat') ? state.threats : state.threats.slice(0, 1)
  return [...threats, ...state.villains]
}

/** NAF-THREAT-10, NAF-THREAT-11: whom to fight, or how to get past. */
export function crossings(state: SeenState, player: SeenPlayer): Crossing[] {
  const animals: readonly PackAnimal[] = [
    ...(player.birds > 0 ? ['bird' as const] : []),
    ...(player.turtles > 0 ? ['turtle' as const] : []),
  ]
  const paid = inForce(player, 'ignore-threats').filter(({ effect }) => canPay(player, effect.cost))
  return [
    ...foes(state, player).map((fight) => ({ fight })),
    ...(icons(player, 'caution') > 0 ? [{ bypass: 'caution' as const }] : []),
    ...paid.map(({ card }) => ({ bypass: card })),
    ...animals.map((bypass) => ({ bypass })),
  ]
}

/** NAF-CAMP-02 */
export function campHearts(player: SeenPlayer): number {
  return Math.max(0, CAMP_HEARTS + sumOf(player, 'camp-cost', ({ hearts }) => hearts))
}

/** NAF-CAMP-01, NAF-CAMP-03, NAF-CAMP-04 */
export function canCamp(state: SeenState, seat: Seat): boolean {
  const player = playerAt(state, seat)
  const at = spaceOf(player.at)
  return at !== null && !state.turn.camped && !isCamped(state, at) && heartsAtHand(player) >= campHearts(player)
}

/** NAF-ENC-01, NAF-ENC-13, NAF-ENC-14 */
export function canMeet(state: SeenState, seat: Seat): boolean {
  const { tokens, turn } = state
  const at = spaceOf(playerAt(state, seat).at)
  return at !== null && !turn.encountered && !turn.camped && tokens.includes(at)
}

/** NAF-CAMP-06, NAF-CARD-18: how many coins or gems a camp on such a space brings. */
export function campIncome(player: SeenPlayer): number {
  return icons(player, 'explore') + sumOf(player, 'camp-same-resource', ({ n }) => n)
}
