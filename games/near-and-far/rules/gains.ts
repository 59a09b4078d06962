import { CHIEFS, FACTIONS } from '../content/factions.ts'
import { type Cost, type Gain, GOODS, type Good } from '../content/goods.ts'
import { MOST_HEARTS, REPUTATION } from '../content/player-board.ts'
import { deservesChief } from '../reckoning/party.ts'
import { coinPayments, heartPayments } from '../reckoning/payment.ts'
import { playerAt } from '../reckoning/players.ts'
import type { Amounts, Cause, Payment, Rules, Seat, Table } from '../shape.ts'

type Changed = { -readonly [A in keyof Amounts]?: number }

/** What needs no choice, within the ends of the tracks (NAF-HEART-04, NAF-REP-01); nothing is told of nothing. */
export function gain(t: Table, seat: Seat, gained: Gain, by: Cause): void {
  const player = playerAt(t.state, seat)
  const changed: Changed = {}
  for (const good of GOODS) {
    const more = gained[good] ?? 0
    if (more === 0) continue
    player.goods[good] += more
    changed[good] = more
  }
  const hearts = Math.min(MOST_HEARTS - player.hearts, gained.hearts ?? 0)
  if (hearts > 0) changed.hearts = hearts
  player.hearts += Math.max(0, hearts)
  const reputation = withinTrack(player.reputation + (gained.reputation ?? 0))
  if (reputation !== player.reputation) changed.reputation = reputation - player.reputation
  player.reputation = reputation
  if (Object.keys(changed).length === 0) return
  t.tell('gained', { seat, gain: changed, by })
  takeChiefs(t, seat)
}

/** NAF-REP-01 */
export function withinTrack(reputation: number): number {
  return Math.max(REPUTATION.lowest, Math.min(REPUTATION.highest, reputation))
}

/** NAF-CHIEF-01, NAF-CHIEF-03, NAF-CHIEF-07: the first with four banners takes the chief, for good. */
export function takeChiefs(t: Table, seat: Seat): void {
  const { chiefs } = t.state
  for (const [i, faction] of FACTIONS.entries()) {
    if (chiefs[faction] !== null || !deservesChief(playerAt(t.state, seat), faction)) continue
    chiefs[faction] = seat
    t.tell('chief-taken', { seat, chief: CHIEFS[i] ?? `chief-${faction}` })
  }
}

/** Pays a price that can be paid; where something else may be spent for it, the seat says how. */
export function* pay(t: Table, seat: Seat, cost: Cost, cause: Cause): Rules<Amounts> {
  const due: { [A in Good | 'hearts']?: number } = { ...cost }
  if ((cost.coin ?? 0) > 0) Object.assign(due, yield* paymentOf(t, seat, cost, coinPayments))
  if ((cost.hearts ?? 0) > 0) Object.assign(due, yield* paymentOf(t, seat, cost, heartPayments))
  const player = playerAt(t.state, seat)
  const paid: Changed = {}
  for (const good of GOODS) {
    const less = due[good] ?? 0
    if (less === 0) continue
    player.goods[good] -= less
    paid[good] = less
  }
  if ((due.hearts ?? 0) > 0) paid.hearts = due.hearts ?? 0
  player.hearts -= due.hearts ?? 0
  if (Object.keys(paid).length > 0) t.tell('paid', { seat, cost: paid, for: cause })
  return paid
}

function* paymentOf(t: Table, seat: Seat, price: Cost, ways: typeof coinPayments): Rules<Payment> {
  return yield* t.choose(seat, 'payment', () => ways(playerAt(t.state, seat), price), { context: () => ({ price }) })
}
