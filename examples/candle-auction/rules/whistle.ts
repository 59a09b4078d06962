import type { Offer } from '@krcma/kernel'
import { worth } from '../reckoning/lot.ts'
import type { CandleAuction } from '../shape.ts'

/** CAN-WHISTLE-01, CAN-WHISTLE-02: once a game, while bids are made, a bidder may have a die of the newest lot rolled again. */
export const whistle: Offer<CandleAuction, 'whistle'> = {
  options: ({ bidders }, seat) => (bidders[seat]?.whistle === true ? ['again'] : []),

  *act(t, seat) {
    const bidder = t.state.bidders[seat]
    if (bidder === undefined) throw new Error(`no bidder ${seat}`)
    bidder.whistle = false
    const die = yield* t.choose(seat, 'reroll', () => [...new Set(t.state.dice)])
    t.state.dice[t.state.dice.indexOf(die)] = t.chance.die(6)
    t.tell('whistled', { seat, dice: [...t.state.dice], worth: worth(t.state) })
  },
}
