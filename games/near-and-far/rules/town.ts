import { BUILDINGS, type Building, DUEL_REPUTATION, PRISON_GAIN_BY_DAY, UNDERHANDED_BONUS } from '../content/town.ts'
import { inForce } from '../reckoning/cards.ts'
import { isBuilding, playerAt } from '../reckoning/players.ts'
import { boosts, defenderTotal, ownTotal } from '../reckoning/rolls.ts'
import { entries, mayVisit, occupants } from '../reckoning/visit.ts'
import type { CardId, Manner, Rules, Seat, Table } from '../shape.ts'
import { gain, pay } from './gains.ts'
import { begin, boost, checkOf, raise, rollForGain, thrown } from './rolls.ts'

/** NAF-TURN-02, NAF-TURN-03, NAF-TURN-05 to -07: one action, in the first round in town. */
export function* chooseAction(t: Table): Rules {
  const seat = t.state.active
  const action = yield* t.choose(seat, 'action', () => {
    const player = playerAt(t.state, seat)
    const buildings = BUILDINGS.filter((building) => mayVisit(player, building))
    return t.state.round === 1 ? buildings : [...buildings, 'adventure']
  })
  if (action === 'adventure') {
    const { at } = playerAt(t.state, seat)
    // NAF-LEAVE-01, NAF-PRISON-02
    t.state.stage = at === 'prison' || isBuilding(at) ? 'party' : 'move'
    return
  }
  t.state.turn.building = action
  if (entries(t.state, action, seat).length === 0) arrive(t, seat)
  else t.state.stage = 'entry'
}

/** NAF-VISIT-02 to NAF-VISIT-04 */
export function* enter(t: Table): Rules {
  const seat = t.state.active
  const building = buildingOf(t)
  const entry = yield* t.choose(seat, 'entry', () => entries(t.state, building, seat), {
    context: () => ({ building }),
  })
  if (entry === 'walk-in') {
    t.tell('duel-avoided', { seat, building, bribed: false })
    arrive(t, seat)
  } else if (entry === 'bribe') {
    const [bribe] = inForce(playerAt(t.state, seat), 'bribe')
    yield* pay(t, seat, bribe?.effect.cost ?? {}, 'bribery')
    t.tell('duel-avoided', { seat, building, bribed: true })
    arrive(t, seat)
  } else {
    challenge(t, seat, entry.opponent, entry.manner)
  }
}

function buildingOf({ state }: Table): Building {
  if (state.turn.building === null) throw new Error('no building is visited')
  return state.turn.building
}

/** NAF-DUEL-01 to NAF-DUEL-03, NAF-2P-04 */
function challenge(t: Table, seat: Seat, opponent: Seat | 'neutral', manner: Manner): void {
  t.tell('challenged', { seat, building: buildingOf(t), opponent, manner })
  begin(t, {
    roll: 'duel',
    seat,
    target: null,
    throw: thrown(t, manner === 'underhanded' ? UNDERHANDED_BONUS : 0),
    defender: { who: opponent, throw: thrown(t) },
    manner,
    foe: null,
  })
  t.state.stage = 'duel'
}

/** NAF-DUEL-04 to NAF-DUEL-10: first the defender, then the challenger; a tie is the defender's. */
export function* duel(t: Table): Rules {
  const seat = t.state.active
  yield* parry(t)
  const mine = yield* raise(t)
  const { defender, manner } = checkOf(t)
  const theirs = defenderTotal(t.state, checkOf(t))
  const opponent = defender?.who ?? 'neutral'
  t.state.check = null
  if (mine <= theirs) {
    lose(t, seat, opponent, [mine, theirs])
    return
  }
  t.tell('duel-won', { seat, opponent, manner: manner ?? 'fair', totals: [mine, theirs] })
  gain(t, seat, { reputation: DUEL_REPUTATION[manner ?? 'fair'] }, 'duel')
  for (const { card, effect } of inForce(playerAt(t.state, seat), 'duel-win-gain')) gain(t, seat, effect.gain, card)
  arrive(t, seat)
}

function* parry(t: Table): Rules {
  const { defender, roll } = checkOf(t)
  if (defender === null || defender.who === 'neutral') return
  const { who } = defender
  const total = () => defenderTotal(t.state, checkOf(t))
  for (;;) {
    const mine = checkOf(t).defender?.throw ?? thrown(t)
    const options = (): (CardId | 'done')[] => [...boosts(playerAt(t.state, who), roll, mine), 'done']
    const card = yield* t.choose(who, 'parry', options, {
      context: () => ({ roll, total: total(), needed: ownTotal(t.state, checkOf(t)), foe: null }),
    })
    if (card === 'done') return
    yield* boost(t, who, roll, checkOf(t).defender?.throw ?? mine, card, total)
  }
}

/** NAF-VISIT-05, NAF-DUEL-07, NAF-DAY-07; something may still be bought (NAF-RULING-19). */
function lose(t: Table, seat: Seat, opponent: Seat | 'neutral', totals: readonly number[]): void {
  t.tell('duel-lost', { seat, opponent, totals })
  playerAt(t.state, seat).at = 'prison'
  if (t.state.town === 'day') gain(t, seat, PRISON_GAIN_BY_DAY, 'prison')
  t.state.stage = 'arrival'
}

/** NAF-VISIT-06 */
function arrive(t: Table, seat: Seat): void {
  const building = buildingOf(t)
  playerAt(t.state, seat).at = building
  t.tell('town-visited', { seat, building })
  t.state.stage = 'visit'
  visitEffects(t, seat)
}

/** NAF-VISIT-07, NAF-VISIT-10: what needs no decision comes as soon as it can, each once a visit. */
export function visitEffects(t: Table, seat: Seat): void {
  const { building, done } = t.state.turn
  if (t.state.stage !== 'visit' || building === null) return
  const player = playerAt(t.state, seat)
  const once = (card: CardId) => !done.includes(card) && done.push(card) > 0
  for (const { card, effect } of inForce(player, 'visit-gain')) {
    const fits = effect.building === building && player.birds + player.turtles >= (effect.animals ?? 0)
    if (fits && once(card)) gain(t, seat, effect.gain, card)
  }
  rollForGain(t, seat)
  const others = occupants(t.state, building, seat)
  if (others.length === 0) return
  for (const { card, effect } of inForce(player, 'visit-occupied-gain'))
    if (once(card)) gain(t, seat, effect.gain, card)
  for (const { card, effect } of inForce(player, 'visit-occupied-take'))
    if (once(card)) for (const other of others) takeCoins(t, seat, other, effect.coin, card)
}

/** NAF-CARD-02: as many as there are. */
function takeCoins(t: Table, seat: Seat, from: Seat, most: number, card: CardId): void {
  const coins = Math.min(most, playerAt(t.state, from).goods.coin)
  if (coins === 0) return
  playerAt(t.state, from).goods.coin -= coins
  playerAt(t.state, seat).goods.coin += coins
  t.tell('coins-taken', { seat, from, coins, card })
}
