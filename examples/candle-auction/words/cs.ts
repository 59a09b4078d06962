import { count, type Speaker, type Words } from '@krcma/kernel'
import { coinsIn, type Guild, guildOf, type Purse } from '../content/purses.ts'
import type { CandleAuction } from '../shape.ts'

const guilds: Record<Guild, string> = {
  miller: 'mlynářský',
  smith: 'kovářský',
  baker: 'pekařský',
  tailor: 'krejčovský',
  brewer: 'sladovnický',
}
const plural = new Intl.PluralRules('cs')
const counted = (n: number, one: string, few: string, many: string) =>
  `${n} ${{ one, few, many, other: many, zero: many, two: few }[plural.select(n)]}`
const lots = (n: number) => counted(n, 'zakázka', 'zakázky', 'zakázek')
const purses = (n: number) => counted(n, 'měšec', 'měšce', 'měšců')
const purse = (id: Purse) => `${guilds[guildOf(id)]} měšec za ${coinsIn(id)}`
const rolled = (dice: readonly number[]) => dice.join(' a ')

type Say = Speaker<CandleAuction>
const who = (seat: number, say: Say, you: string, they: string) => (say.mine(seat) ? you : `${say.name(seat)} ${they}`)

export const words: Words<CandleAuction> = {
  language: 'cs',
  name: 'Dražba u svíčky',
  pitch:
    'Svíčka hoří, draží se zakázky a každý tajně přihodí jeden měšec. Vyhrává nejvyšší nabídka, pokud stejnou neučinil ještě někdo.',
  options: {
    evening: {
      name: 'Večer',
      value: (evening) => (evening === 'long' ? 'dlouhý (5 kol)' : 'krátký (3 kola)'),
    },
  },
  question: {
    bid: (_seat, { worth }) => `Který měšec přihodíte? Zakázka má cenu ${worth}.`,
    whistle: () => 'Zapískat?',
    reroll: () => 'Která kostka se hodí znovu?',
  },
  waiting: {
    bid: (seat, say) => `${say.name(seat)} vybírá měšec.`,
    whistle: (seat, say) => `${say.name(seat)} může zapískat.`,
    reroll: (seat, say) => `${say.name(seat)} vybírá kostku, která se hodí znovu.`,
  },
  answer: {
    bid: (option) => purse(option),
    whistle: () => 'Zapískat: jedna kostka poslední zakázky se hodí znovu',
    reroll: (die) => `kostka, na které je ${die}`,
  },
  event: {
    drew: (data, say) =>
      data.purse === null
        ? `${who(data.seat, say, 'Dobíráte', 'dobírá')} měšec.`
        : `${who(data.seat, say, 'Dobíráte', 'dobírá')} ${purse(data.purse)}.`,
    'lot-up': ({ dice, worth }) => `Na kostkách je ${rolled(dice)}: zakázka má cenu ${worth}.`,
    whistled: ({ seat, dice, worth }, say) =>
      `${who(seat, say, 'Pískáte', 'píská')}; na kostkách je ${rolled(dice)}: zakázka má nově cenu ${worth}.`,
    'bid-shown': (data, say) => `${who(data.seat, say, 'Přihazujete', 'přihazuje')} ${purse(data.purse)}.`,
    'lot-won': (data, say) => `${who(data.seat, say, 'Získáváte', 'získává')} zakázku v ceně ${data.worth}.`,
    'lot-kept': ({ worth }) => `Žádná nabídka není jedinečná: ${worth} přechází do další zakázky.`,
    'candle-out': () => 'Svíčka dohořela.',
  },
  source: { lots: 'Získané zakázky', whistle: 'Ušetřená píšťalka' },
  reason: {
    won: (by) => (by > 0 ? 'cennější zakázky' : 'méně cenné zakázky'),
    whistle: (by) => (by > 0 ? 'ušetřená píšťalka' : 'spotřebovaná píšťalka'),
    coins: (by) => (by > 0 ? 'více zbylých mincí' : 'méně zbylých mincí'),
    highest: (by) => (by > 0 ? 'tučnější měšec v záloze' : 'hubenější měšec v záloze'),
  },
  piece: (id) => purse(id as Purse),
  outcome: (outcome) => outcome,
  scene({ state }, say) {
    const carried = state.carried === 0 ? '' : `, z minula: ${state.carried}`
    const dice = state.dice.length === 0 ? '' : `, kostky: ${rolled(state.dice)}`
    return [
      `Kolo ${Math.min(state.round + 1, state.rounds)} z ${state.rounds}${dice}${carried}`,
      ...state.bidders.map((bidder, seat) => {
        const hand = state.hands[seat]?.items ?? 0
        const held = typeof hand === 'number' ? purses(hand) : hand.map(purse).join(', ')
        const whistle = bidder.whistle ? 'píšťalka' : 'bez píšťalky'
        return `${say.name(seat)}: body ${bidder.won}, ${lots(bidder.lots)}, ${whistle}; v ruce: ${held}`
      }),
      `Utraceno: ${purses(count(state.spent))}`,
    ]
  },
}
