import { GOODS } from '../content/goods.ts'
import type { SpaceId } from '../content/map.ts'
import { card } from '../reckoning/cards.ts'
import { chart, type Exit } from '../reckoning/charts.ts'
import { mightBuy } from '../reckoning/free-actions.ts'
import {
  campHearts,
  canCamp,
  canMeet,
  crossings,
  departureHearts,
  hasThreat,
  hasTreasure,
  isChargeable,
  steps,
  stepsLeft,
  waterHearts,
} from '../reckoning/movement.ts'
import { arrange, arrangements, heartsOnLeaving } from '../reckoning/party.ts'
import { heartsAtHand } from '../reckoning/payment.ts'
import { playerAt, spaceOf } from '../reckoning/players.ts'
import { mayActFreely } from '../reckoning/rolls.ts'
import type { NearAndFar, Player, Rules, Seat, Table } from '../shape.ts'
import { campOnMap } from './camps.ts'
import { meet } from './encounter.ts'
import { pay } from './gains.ts'
import { fight } from './threat.ts'
import { findTreasures, returnAnimal } from './treasures.ts'
import { endTurn } from './turns.ts'

/** NAF-LEAVE-02, NAF-LEAVE-03: the party, slot by slot; then hearts, and the figure on the town space. */
export function* leaveTown(t: Table): Rules {
  const seat = t.state.active
  const said = yield* t.choose(seat, 'party', () => [
    'set-out',
    ...arrangements(playerAt(t.state, seat), t.state.turn.settled),
  ])
  const player = playerAt(t.state, seat)
  if (said !== 'set-out') {
    arrange(player, said)
    t.state.turn.settled.push(said.slot)
    t.tell('party-changed', { seat, party: { ...player.party } })
    return
  }
  player.hearts = heartsOnLeaving(player)
  player.at = chart(t.state.map).town
  t.tell('town-left', { seat, hearts: player.hearts })
  t.state.stage = 'move'
}

/** NAF-MOVE-01, NAF-MOVE-02: one step, or none any more. `richer`: what the last step brought may yet buy another (NAF-MOVE-13). */
export function* move(t: Table, richer = false): Rules {
  const seat = t.state.active
  const options = () => ['stop' as const, ...steps(t.state, seat).map(({ to }) => to)]
  const canGoOn = () => stepsLeft(t.state, playerAt(t.state, seat)) > 0
  const to = yield* t.choose(seat, 'step', options, {
    always: (canGoOn() && mayActFreely(t.state, seat)) || (richer && mightBuy(t.state, seat)),
  })
  const exit = to === 'stop' ? undefined : steps(t.state, seat).find((one) => one.to === to)
  if (exit === undefined) {
    t.state.stage = 'arrival'
    return
  }
  const before = pieces(playerAt(t.state, seat))
  yield* step(t, seat, exit)
  if (t.state.active === seat && !canGoOn() && pieces(playerAt(t.state, seat)) > before) yield* move(t, true)
}

function pieces({ goods }: Player): number {
  return GOODS.reduce((sum, good) => sum + goods[good], 0)
}

/** NAF-MOVE-11: departure, the icon of the path, water, arrival. What the icon is counts from now on (NAF-MOVE-14). */
function* step(t: Table, seat: Seat, exit: Exit): Rules {
  const { to } = exit
  const from = standing(t, seat)
  const threat = hasThreat(t.state, exit)
  const treasure = hasTreasure(t.state, exit)
  yield* depart(t, seat, from)
  if (threat && !(yield* cross(t, seat, from, to))) return
  if (treasure) yield* findTreasures(t, seat, 1)
  const water = waterHearts(t.state, playerAt(t.state, seat), to)
  if (water > heartsAtHand(playerAt(t.state, seat))) {
    t.tell('turned-back', { seat, from, to })
    return
  }
  yield* pay(t, seat, { hearts: water }, 'water')
  playerAt(t.state, seat).at = to
  t.tell('moved', { seat, from, to })
}

function standing(t: Table, seat: Seat): SpaceId {
  const at = spaceOf(playerAt(t.state, seat).at)
  if (at === null) throw new Error(`${seat} is not on the map`)
  return at
}

/** NAF-MOVE-04, NAF-MOVE-08 */
function* depart(t: Table, seat: Seat, from: SpaceId): Rules {
  const { turn } = t.state
  const hearts = departureHearts(t.state, playerAt(t.state, seat), from)
  if (hearts === 0 && isChargeable(t.state, from)) turn.waived++
  turn.steps++
  yield* pay(t, seat, { hearts }, 'departure')
}

/** NAF-THREAT-03, NAF-THREAT-15: whom, or how to get past, is said before the roll; whether the figure goes on. */
function* cross(t: Table, seat: Seat, from: SpaceId, to: SpaceId): Rules<boolean> {
  const how = yield* t.choose(seat, 'threat', () => crossings(t.state, playerAt(t.state, seat)), {
    context: () => ({ from, to }),
  })
  if ('fight' in how) {
    t.tell('foe-faced', { seat, foe: how.fight, from, to })
    if (yield* fight(t, seat, how.fight)) return true
    // NAF-THREAT-08
    t.tell('foe-prevailed', { seat, foe: how.fight, back: from })
    endTurn(t)
    return false
  }
  yield* bypass(t, seat, how.bypass)
  return true
}

/** NAF-THREAT-10, NAF-PACK-03 */
function* bypass(t: Table, seat: Seat, means: Bypass): Rules {
  const foe = t.state.threats[0] ?? t.state.villains[0] ?? null
  t.tell('foe-bypassed', { seat, foe, with: means })
  if (means === 'bird' || means === 'turtle') {
    if (foe !== null) t.tell('animal-returned', { seat, animal: means, for: foe })
    yield* returnAnimal(t, seat, means)
  } else if (means !== 'caution') {
    for (const effect of card(means).effects)
      if (effect.effect === 'ignore-threats') yield* pay(t, seat, effect.cost, means)
  }
}

type Bypass = Extract<NearAndFar['decisions']['threat'], { bypass: unknown }>['bypass']

/** NAF-ENC-01, NAF-CAMP-01: an encounter, then a camp, then the end of the turn. */
export function* arrival(t: Table): Rules {
  const seat = t.state.active
  const options = () => [
    ...(canMeet(t.state, seat) ? ['encounter' as const] : []),
    ...(canCamp(t.state, seat) ? ['camp' as const] : []),
    'end' as const,
  ]
  const said = yield* t.choose(seat, 'arrival', options, {
    context: () => ({ space: spaceOf(playerAt(t.state, seat).at) }),
    always: mayActFreely(t.state, seat),
  })
  if (said === 'end') endTurn(t)
  else if (said === 'encounter') meet(t, seat, standing(t, seat))
  else yield* camp(t, seat)
}

/** NAF-CAMP-02, NAF-CAMP-08, NAF-MOVE-12 */
function* camp(t: Table, seat: Seat): Rules {
  t.state.turn.camped = true
  yield* pay(t, seat, { hearts: campHearts(playerAt(t.state, seat)) }, 'camp')
  campOnMap(t, seat, standing(t, seat))
}
