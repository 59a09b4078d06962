import type { Game } from '@krcma/kernel'
import { PURSES } from '../content/purses.ts'
import type { CandleAuction } from '../shape.ts'
import { round } from './round.ts'
import { whistle } from './whistle.ts'

const ROUNDS = { short: 3, long: 5 } as const
const FIRST_HAND = 2

const CONTENT = { purses: PURSES, rounds: ROUNDS }

export const game: Game<CandleAuction> = {
  id: 'candle-auction',
  rules: 1,
  content: () => CONTENT,
  players: [2, 3, 4],
  options: { evening: ['long', 'short'] },

  setUp({ players, options }, chance) {
    const deck = chance.shuffle([...PURSES])
    const seats = Array.from({ length: players }, (_, seat) => seat)
    return {
      hands: seats.map((seat) => ({ of: 'purse', sees: [seat], items: deck.splice(0, FIRST_HAND) })),
      deck: { of: 'purse', sees: [], items: deck },
      spent: { of: 'purse', sees: 'all', items: [] },
      round: 0,
      rounds: ROUNDS[options.evening],
      carried: 0,
      dice: [],
      bidders: seats.map(() => ({ won: 0, lots: 0, whistle: true })),
    }
  },

  turn: round,
  over: (state) => state.round === state.rounds,

  ending(state) {
    const sheets = state.bidders.map(({ won, whistle }) => [
      { source: 'lots' as const, points: won },
      { source: 'whistle' as const, points: whistle ? 1 : 0 },
    ])
    // CAN-END-02: the higher score wins; of equal scores the one with more lots.
    const keys = state.bidders.map(({ won, lots, whistle }) => [won + (whistle ? 1 : 0), lots])
    return { sheets, keys }
  },

  offers: { whistle },
  // 28 answers at most, if nobody changes a bid that is still secret; restless people do.
  bound: 100,
  pieces: PURSES,
}
