import type { Told } from '@krcma/kernel'
import type { CandleAuction } from '../shape.ts'

/** The things of the board that an event speaks of: purses, and the bidders who do something. */
export function things({ kind, data }: Told<CandleAuction>): readonly string[] {
  switch (kind) {
    case 'drew':
      return data.purse === null ? [`bidder-${data.seat}`] : [data.purse]
    case 'bid-shown':
      return [data.purse]
    case 'lot-won':
    case 'whistled':
      return [`bidder-${data.seat}`]
    case 'lot-up':
    case 'lot-kept':
    case 'candle-out':
      return []
  }
}
