import { count, type Speaker, type Words } from '@krcma/kernel'
import { coinsIn, type Guild, guildOf, type Purse } from '../content/purses.ts'
import type { CandleAuction } from '../shape.ts'

const guilds: Record<Guild, string> = {
  miller: 'the miller’s',
  smith: 'the smith’s',
  baker: 'the baker’s',
  tailor: 'the tailor’s',
  brewer: 'the brewer’s',
}
const plural = new Intl.PluralRules('en')
const lots = (n: number) => `${n} ${plural.select(n) === 'one' ? 'lot' : 'lots'}`
const purses = (n: number) => `${n} ${plural.select(n) === 'one' ? 'purse' : 'purses'}`
const purse = (id: Purse) => `${guilds[guildOf(id)]} purse of ${coinsIn(id)}`
const rolled = (dice: readonly number[]) => dice.join(' and ')

type Say = Speaker<CandleAuction>
const who = (seat: number, say: Say, you: string, they: string) =>
  say.mine(seat) ? `You ${you}` : `${say.name(seat)} ${they}`

export const words: Words<CandleAuction> = {
  language: 'en',
  name: 'Candle Auction',
  pitch:
    'A candle burns, lots come up, and everybody bids one purse in secret. The highest bid wins, unless somebody else made it too.',
  options: {
    evening: {
      name: 'Evening',
      value: (evening) => (evening === 'long' ? 'long (5 rounds)' : 'short (3 rounds)'),
    },
  },
  question: {
    bid: (_seat, { worth }) => `Which purse do you bid? The lot is worth ${worth}.`,
    whistle: () => 'Whistle?',
    reroll: () => 'Which die is rolled again?',
  },
  waiting: {
    bid: (seat, say) => `${say.name(seat)} is choosing a purse.`,
    whistle: (seat, say) => `${say.name(seat)} may whistle.`,
    reroll: (seat, say) => `${say.name(seat)} is choosing a die to roll again.`,
  },
  answer: {
    bid: (option) => purse(option),
    whistle: () => 'Whistle: have a die of the newest lot rolled again',
    reroll: (die) => `the die that shows ${die}`,
  },
  event: {
    drew: (data, say) =>
      data.purse === null
        ? `${who(data.seat, say, 'draw', 'draws')} a purse.`
        : `${who(data.seat, say, 'draw', 'draws')} ${purse(data.purse)}.`,
    'lot-up': ({ dice, worth }) => `The dice show ${rolled(dice)}: the lot is worth ${worth}.`,
    whistled: ({ seat, dice, worth }, say) =>
      `${who(seat, say, 'whistle', 'whistles')}; the dice show ${rolled(dice)}: the lot is worth ${worth} now.`,
    'bid-shown': (data, say) => `${who(data.seat, say, 'bid', 'bids')} ${purse(data.purse)}.`,
    'lot-won': (data, say) => `${who(data.seat, say, 'win', 'wins')} the lot, worth ${data.worth}.`,
    'lot-kept': ({ worth }) => `Nobody bid alone: ${worth} is carried over to the next lot.`,
    'candle-out': () => 'The candle has burnt down.',
  },
  source: { lots: 'Lots won', whistle: 'Whistle kept' },
  reason: {
    won: (by) => (by > 0 ? 'lots that are worth more' : 'lots that are worth less'),
    whistle: (by) => (by > 0 ? 'a whistle in hand' : 'no whistle in hand'),
    coins: (by) => (by > 0 ? 'more coins left' : 'fewer coins left'),
    highest: (by) => (by > 0 ? 'a fatter purse kept' : 'a leaner purse kept'),
  },
  piece: (id) => purse(id as Purse),
  outcome: (outcome) => outcome,
  scene({ state }, say) {
    const carried = state.carried === 0 ? '' : `, carried over: ${state.carried}`
    const dice = state.dice.length === 0 ? '' : `, dice: ${rolled(state.dice)}`
    return [
      `Round ${Math.min(state.round + 1, state.rounds)} of ${state.rounds}${dice}${carried}`,
      ...state.bidders.map((bidder, seat) => {
        const hand = state.hands[seat]?.items ?? 0
        const held = typeof hand === 'number' ? purses(hand) : hand.map(purse).join(', ')
        const whistle = bidder.whistle ? 'whistle' : 'no whistle'
        return `${say.name(seat)}: ${bidder.won} from ${lots(bidder.lots)}, ${whistle}; in hand: ${held}`
      }),
      `Spent: ${purses(count(state.spent))}`,
    ]
  },
}
