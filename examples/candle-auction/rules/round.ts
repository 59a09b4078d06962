import type { Rules, Seat } from '@krcma/kernel'
import { coinsIn, type Purse } from '../content/purses.ts'
import { storyOf, worth } from '../reckoning/lot.ts'
import type { CandleAuction, Table } from '../shape.ts'

interface Bid {
  readonly seat: Seat
  readonly option: Purse
}

/** One round is one turn: draw, put up a lot, bid in secret, award. */
export function* round(t: Table): Rules {
  for (const seat of t.seats) draw(t, seat)
  putUp(t)
  const bids = yield* t.together(t.seats, 'bid', (seat) => [...handOf(t, seat).items], {
    context: () => ({ worth: worth(t.state) }),
  })
  for (const bid of bids) show(t, bid)
  award(t, bids)
  t.state.round++
  if (t.state.round === t.state.rounds) t.tell('candle-out', { paragraph: 'candle/out' })
}

/** CAN-ROUND-01: everybody learns that a purse was drawn, the drawer alone which. */
function draw(t: Table, seat: Seat): void {
  const purse = t.state.deck.items.pop()
  if (purse === undefined) throw new Error('the deck has a purse for every draw')
  handOf(t, seat).items.push(purse)
  t.tell('drew', { seat, purse: null }, { to: [seat], data: { seat, purse } })
}

/** CAN-ROUND-02 */
function putUp(t: Table): void {
  const dice = t.chance.dice(2, 6)
  t.state.dice = dice
  t.tell('lot-up', { dice: [...dice], worth: worth(t.state), paragraph: storyOf(dice) })
}

/** CAN-ROUND-04 */
function show(t: Table, { seat, option: purse }: Bid): void {
  const hand = handOf(t, seat)
  hand.items.splice(hand.items.indexOf(purse), 1)
  t.state.spent.items.push(purse)
  t.tell('bid-shown', { seat, purse })
}

/** CAN-AWARD-01 to CAN-AWARD-03: the highest bid that nobody else made wins; without one the lot is kept. */
function award(t: Table, bids: readonly Bid[]): void {
  const alone = bids.filter((bid) => bids.every((other) => other === bid || coins(other) !== coins(bid)))
  const value = worth(t.state)
  const best = alone.sort((a, b) => coins(b) - coins(a))[0]
  t.state.dice = []
  if (best === undefined) {
    t.state.carried = value
    t.tell('lot-kept', { worth: value })
    return
  }
  const bidder = t.state.bidders[best.seat]
  if (bidder === undefined) throw new Error(`no bidder ${best.seat}`)
  bidder.won += value
  bidder.lots++
  t.state.carried = 0
  t.tell('lot-won', { seat: best.seat, purse: best.option, worth: value })
}

function coins(bid: Bid): number {
  return coinsIn(bid.option)
}

function handOf(t: Table, seat: Seat): CandleAuction['state']['hands'][number] {
  const hand = t.state.hands[seat]
  if (hand === undefined) throw new Error(`no hand ${seat}`)
  return hand
}
