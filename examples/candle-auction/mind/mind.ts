import { learned, type Mind } from '@krcma/kernel'
import { coinsIn } from '../content/purses.ts'
import { worth } from '../reckoning/lot.ts'
import type { CandleAuction } from '../shape.ts'
import weights from './weights.json' with { type: 'json' }

/** Counts lots, coins and rounds. What each of them is worth was learnt from games. */
export const mind: Mind<CandleAuction> = learned(weights, {
  features: ['won', 'whistle', 'coins', 'highest'],

  look({ bidders, hands }, seat) {
    const bidder = bidders[seat]
    const coins = hands[seat]?.items.map(coinsIn) ?? []
    const sum = coins.reduce((all, some) => all + some, 0)
    return [bidder?.won ?? 0, bidder?.whistle === true ? 1 : 0, sum, Math.max(0, ...coins)]
  },

  progress: ({ round, rounds }) => round / rounds,

  leanings: {
    bid: ['fitting', 'coins', 'last coins'],
    whistle: ['poor', 'whistling'],
    reroll: ['low'],
  },

  lean(state, decision) {
    switch (decision.kind) {
      case 'bid': {
        const fair = decision.context.worth / 2
        const isLast = state.round === state.rounds - 1
        return decision.options.map(coinsIn).map((coins) => [-Math.abs(coins - fair), coins, isLast ? coins : 0])
      }
      case 'whistle':
        return [[7 - worth(state), 1]]
      case 'reroll':
        return decision.options.map((die) => [-die])
    }
  },

  mixed: ['bid'],
})
