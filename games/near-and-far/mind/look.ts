import { artifact } from '../content/artifacts.ts'
import { BANNERS_FOR_CHIEF, FACTIONS } from '../content/factions.ts'
import { enemy } from '../content/threats.ts'
import { icons } from '../reckoning/cards.ts'
import { chart } from '../reckoning/charts.ts'
import { diggable } from '../reckoning/mine.ts'
import { adventurersOf, animalsOf, banners, heartsOnLeaving } from '../reckoning/party.ts'
import { spaceOf } from '../reckoning/players.ts'
import { modifier } from '../reckoning/rolls.ts'
import { pointsOf } from '../reckoning/score.ts'
import { missingFor } from '../reckoning/shopping.ts'
import type { Player, Seat, State } from '../shape.ts'
import { FEATURES } from './features.ts'
import { goodsWorth } from './worth.ts'

const NOTHING = FEATURES.map(() => 0)

/** A number for each feature. */
export function look(state: State, seat: Seat): readonly number[] {
  const player = state.players[seat]
  if (player === undefined) return NOTHING
  const { goods, hearts, at, sheet } = player
  const road = spaceOf(at) === null ? 0 : 1
  const hand = handOf(player)
  const routes = routesOf(state, seat)
  const [foe] = state.threats
  return [
    pointsOf(state, seat) / 4,
    player.placed,
    Math.min(4, goods.food),
    Math.min(8, goods.coin),
    Math.min(8, goods.gem),
    goods.red + goods.yellow + goods.green + goods.blue,
    icons(player, 'move'),
    icons(player, 'explore'),
    icons(player, 'skill'),
    icons(player, 'combat'),
    Math.min(1, icons(player, 'caution')),
    heartsOnLeaving(player) / 2,
    (road * hearts) / 2,
    road,
    animalsOf(player),
    player.treasures.length,
    adventurersOf(player).length,
    chiefs(state, player),
    player.reputation / 2,
    hand.all,
    hand.ready,
    hand.near,
    hand.far,
    routes.begun,
    routes.shared,
    Math.min(3, diggable(state, seat).length),
    foe === undefined ? 0 : Math.max(0, 4 - Math.max(0, enemy(foe).strength - 3 - modifier(player, 'threat'))),
    sheet === null ? 0 : sheet.boxes / 3 + sheet.stages,
  ]
}

/** What is in hand: points of what can be bought at once, of what is nearly paid for, and cards that lie far off. */
function handOf(player: Player): { readonly all: number; readonly ready: number; readonly near: number; far: number } {
  const found = { all: 0, ready: 0, near: 0, far: 0 }
  for (const zone of [player.hand.basic, player.hand.advanced]) {
    for (const id of zone.items) {
      const { goods, reputation } = missingFor(player, id)
      const missing = goodsWorth(goods) + (reputation ? 3 : 0)
      found.all++
      if (missing === 0) found.ready += artifact(id).points / 3
      else if (missing < NEAR) found.near += ((NEAR - missing) / NEAR) * (artifact(id).points / 3)
      else found.far++
    }
  }
  return found
}

/** Goods that one gathers in a turn or two. */
const NEAR = 4

/** How near the next chief that nobody has is. */
function chiefs({ chiefs: taken }: State, player: Player): number {
  let most = 0
  for (const faction of FACTIONS) {
    if (taken[faction] !== null) continue
    most = Math.max(most, banners(player, faction) / BANNERS_FOR_CHIEF)
  }
  return most
}

/** Trade routes with one own camp: the other end free, or taken. */
function routesOf({ map, camps }: State, seat: Seat): { readonly begun: number; readonly shared: number } {
  let begun = 0
  let shared = 0
  for (const { ends } of chart(map).routes) {
    const owners = ends.map((end) => camps[end])
    if (!owners.includes(seat)) continue
    if (owners.includes(undefined)) begun++
    else if (owners.some((owner) => owner !== seat)) shared++
  }
  return { begun, shared }
}

/** By the camps that are placed, and by the rounds that have passed. */
export function progress({ players, boardCamps, round }: State): number {
  let fewest = boardCamps
  for (const { camps } of players) fewest = Math.min(fewest, camps)
  return Math.min(1, Math.max(1 - fewest / boardCamps, round / LONG))
}

/** Few games take more rounds. */
const LONG = 30
