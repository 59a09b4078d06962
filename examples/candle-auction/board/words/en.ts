import { words as game } from '../../words/en.ts'
import type { CandleSpoken } from './words.ts'

export const words: CandleSpoken = {
  ...game,
  lesson: {
    bid: 'Bid one of your purses in secret. The highest bid wins, but bids of equally many coins cancel each other, and every bid is spent.',
    reroll: 'You whistled: touch the die that is to be rolled again.',
  },
  board: {
    lot: 'The lot',
    candle: (round, rounds) => `Round ${round} of ${rounds}`,
    candleRule: 'When the candle has burnt down, the evening is over.',
    worth: 'Worth',
    worthRule: 'The sum of the dice, and what earlier lots that nobody won were worth.',
    won: 'Won',
    purses: 'Purses in hand',
    purseRule: 'A bid is spent, whoever wins.',
    whistle: 'Whistle',
    whistleRule: 'Once a game one die of the newest lot is rolled again. A whistle that was kept is worth 1.',
    hand: (name) => `Hand: ${name}`,
    unseen: (purses) => `Purses that you do not see: ${purses}`,
    spends: (coins) => `Coins spent: ${coins}`,
    mayWin: (worth) => `May win ${worth}`,
    spendsWhistle: 'The whistle is used up',
    rollsAgain: (die) => `The ${die} is rolled again`,
  },
}
