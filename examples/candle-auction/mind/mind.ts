import type { Mind } from '@krcma/kernel'
import { coinsIn, type Purse } from '../content/purses.ts'
import { worth } from '../reckoning/lot.ts'
import type { CandleAuction } from '../shape.ts'

/** Bids about half of what the lot is worth, and whistles at poor lots. */
export const mind: Mind<CandleAuction> = {
  evaluate({ bidders, hands }, seat) {
    const bidder = bidders[seat]
    const coins = hands[seat]?.items.reduce((sum, purse) => sum + coinsIn(purse), 0) ?? 0
    return (bidder?.won ?? 0) + (bidder?.whistle === true ? 1 : 0) + coins / 4
  },

  choose(state, decision) {
    if (decision.kind === 'whistle') return worth(state) <= 4 ? 0 : -1
    if (decision.kind === 'reroll') return decision.options.indexOf(Math.min(...decision.options))
    const wanted = Math.min(6, Math.ceil(decision.context.worth / 2))
    const miss = (purse: Purse) => Math.abs(coinsIn(purse) - wanted)
    const { options } = decision
    return options.reduce((best, purse, i) => (miss(purse) < miss(options[best] ?? purse) ? i : best), 0)
  },
}
