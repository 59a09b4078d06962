import { total } from '@krcma/kernel'
import { artifact } from '../content/artifacts.ts'
import type { Counted } from '../content/effects.ts'
import { CHIEF_POINTS, FACTIONS, type Faction } from '../content/factions.ts'
import { TRADE_GOODS } from '../content/map.ts'
import { modeRules } from '../content/modes.ts'
import { PACK_PLACES } from '../content/player-board.ts'
import {
  ALL_CAMPS_POINTS,
  CAMP_POINTS,
  COINS_AND_GEMS_FOR_A_POINT,
  FULL_SHEET_POINTS,
  HAND_POINTS,
  NO_MAMMOTH_POINTS,
  REPUTATION_LOSSES_BY_DAY,
  REPUTATION_POINTS,
  THREE_TREASURES_POINTS,
  TOKEN_POINTS,
} from '../content/scoring.ts'
import { LAST_MAP } from '../content/sheet.ts'
import { enemy } from '../content/threats.ts'
import type { NearAndFar, Seat, SeenPlayer, SeenState, Source } from '../shape.ts'
import { type card, handSize, inForce, sumOf } from './cards.ts'
import { chart, space } from './charts.ts'
import { adventurersOfFaction } from './party.ts'
import { playerAt } from './players.ts'
import { isComplete } from './sheet.ts'

/** NAF-SCORE-01 to NAF-SCORE-15, by source. */
export function sheetOf(state: SeenState, seat: Seat): { source: Source; points: number }[] {
  const player = playerAt(state, seat)
  const { goods } = player
  const points: { readonly [S in Source]: number } = {
    camps: player.placed * CAMP_POINTS,
    routes: routePoints(state, seat),
    artifacts: player.bought.reduce((sum, id) => sum + artifact(id).points, 0),
    // Never -0.
    hand: 0 + HAND_POINTS * Math.max(0, handSize(player) - sumOf(player, 'end-ignore-hand', ({ count }) => count)),
    threats: player.defeated.reduce((sum, id) => sum + enemy(id).points, 0),
    cards: endPoints(state, seat, ({ card: id }) => !id.startsWith('skl-')),
    money: Math.floor((goods.coin + goods.gem) / COINS_AND_GEMS_FOR_A_POINT),
    tokens: FACTIONS.reduce((sum, faction) => sum + goods[faction] * TOKEN_POINTS, 0),
    chiefs: FACTIONS.filter((faction) => state.chiefs[faction] === seat).length * CHIEF_POINTS,
    reputation: reputationPoints(player.reputation, state.town),
    board:
      (player.camps === 0 ? ALL_CAMPS_POINTS : 0) +
      (player.treasures.length === PACK_PLACES ? THREE_TREASURES_POINTS : 0),
    map: mammothPoints(state, seat),
    sheet: sheetPoints(state, player),
    skills: endPoints(state, seat, ({ card: id }) => id.startsWith('skl-')),
  }
  return Object.entries(points).map(([source, value]) => ({ source: source as Source, points: value }))
}

export function pointsOf(state: SeenState, seat: Seat): number {
  return total<NearAndFar>(sheetOf(state, seat))
}

/** NAF-ROUTE-02 to NAF-ROUTE-05 */
export function routePoints({ map, camps }: Pick<SeenState, 'map' | 'camps'>, seat: Seat): number {
  const { routes, route } = chart(map)
  return routes.reduce((sum, { ends }) => {
    const owners = ends.map((end) => camps[end])
    if (owners.includes(undefined) || !owners.includes(seat)) return sum
    return sum + (owners.every((owner) => owner === seat) ? route.solo : route.shared)
  }, 0)
}

/** NAF-SCORE-12, NAF-DAY-06 */
export function reputationPoints(reputation: number, town: 'dusk' | 'day'): number {
  const gain = REPUTATION_POINTS.find(([from]) => reputation >= from)?.[1] ?? 0
  const loss = town === 'day' ? (REPUTATION_LOSSES_BY_DAY.find(([from]) => reputation <= from)?.[1] ?? 0) : 0
  return gain + loss
}

/** NAF-SCORE-13 */
function mammothPoints({ map, camps }: SeenState, seat: Seat): number {
  const { mammoths } = chart(map)
  return mammoths.length === 0 || mammoths.some((id) => camps[id] === seat) ? 0 : NO_MAMMOTH_POINTS
}

/** NAF-SCORE-14 */
function sheetPoints({ map, mode }: SeenState, { sheet }: SeenPlayer): number {
  return map === LAST_MAP && modeRules(mode).sheet !== null && sheet !== null && isComplete(sheet)
    ? FULL_SHEET_POINTS
    : 0
}

function tradeRouteCamps({ map, camps }: SeenState, seat: Seat): number {
  return chart(map).grounds.filter((id) => {
    const { icon } = space(map, id)
    return camps[id] === seat && (TRADE_GOODS as readonly string[]).includes(icon)
  }).length
}

function counted(state: SeenState, seat: Seat, what: Counted): number {
  const player = playerAt(state, seat)
  if (what === 'trade-route-camp') return tradeRouteCamps(state, seat)
  if (what === 'threat') return player.defeated.length
  return adventurersOfFaction(player, what.slice('adventurer:'.length) as Faction)
}

type Compared = 'coin+gem' | 'coin' | 'food' | 'reputation' | 'threat'

function compared({ goods, reputation, defeated }: SeenPlayer, what: Compared): number {
  switch (what) {
    case 'coin+gem':
      return goods.coin + goods.gem
    case 'reputation':
      return reputation
    case 'threat':
      return defeated.length
    default:
      return goods[what]
  }
}

/** NAF-CARD-08, NAF-CARD-16: whether a seat alone has the most. */
function hasMost({ players }: SeenState, seat: Seat, what: Compared): boolean {
  const mine = compared(playerAt({ players } as SeenState, seat), what)
  return players.every((other, i) => i === seat || compared(other, what) < mine)
}

/** NAF-CARD-20: the place of a seat by number, and whether it shares it; null with none at all. */
function rankOf({ players }: SeenState, seat: Seat, what: Compared): { place: number; shared: boolean } | null {
  const numbers = players.map((player) => compared(player, what))
  const mine = numbers[seat] ?? 0
  if (mine === 0) return null
  const place = new Set(numbers.filter((number) => number > mine)).size
  return { place, shared: numbers.filter((number) => number === mine).length > 1 }
}

type Ending = { readonly card: Parameters<typeof card>[0] }

/** NAF-SCORE-06: bonuses of artifacts, treasures, world cards or skills. */
function endPoints(state: SeenState, seat: Seat, counts: (of: Ending) => boolean): number {
  const player = playerAt(state, seat)
  let points = 0
  for (const one of inForce(player, 'end-flat')) if (counts(one)) points += one.effect.jp
  for (const one of inForce(player, 'end-per')) {
    const { what, jp, max } = one.effect
    if (counts(one)) points += Math.min(max ?? Number.POSITIVE_INFINITY, jp * counted(state, seat, what))
  }
  for (const one of inForce(player, 'end-most'))
    if (counts(one) && hasMost(state, seat, one.effect.what)) points += one.effect.jp
  for (const one of inForce(player, 'end-threshold'))
    if (counts(one) && player.reputation >= one.effect.atLeast) points += one.effect.jp
  for (const one of inForce(player, 'end-rank')) {
    const rank = rankOf(state, seat, one.effect.what)
    const { first, second, firstTie, secondTie } = one.effect
    if (!counts(one) || rank === null) continue
    if (rank.place === 0) points += rank.shared ? firstTie : first
    if (rank.place === 1) points += rank.shared ? secondTie : second
  }
  return points
}

/** NAF-TIE-01: points, then a card that wins ties, reputation, coins and gems. */
export function keyOf(state: SeenState, seat: Seat): number[] {
  const player = playerAt(state, seat)
  const { goods, reputation } = player
  return [pointsOf(state, seat), inForce(player, 'end-tiebreak').length, reputation, goods.coin + goods.gem]
}
