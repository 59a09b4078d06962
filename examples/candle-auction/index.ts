import type { Room } from '@krcma/kernel'
import { mind } from './mind/mind.ts'
import { game } from './rules/auction.ts'
import type { CandleAuction } from './shape.ts'
import { words as cs } from './words/cs.ts'
import { words as en } from './words/en.ts'

export type { CandleAuction } from './shape.ts'

export const room: Room<CandleAuction> = {
  game,
  words: { cs, en },
  mind,
  report: {
    traits: (state, seat) => ({ whistle: state.bidders[seat]?.whistle === true ? 'kept' : 'used' }),
    holdings: (state, seat) => state.hands[seat]?.items ?? [],
  },
}
