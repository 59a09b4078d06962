import { words as game } from '../../words/cs.ts'
import type { CandleSpoken } from './words.ts'

export const words: CandleSpoken = {
  ...game,
  lesson: {
    bid: 'Tajně přihoďte jeden ze svých měšců. Vyhrává nejvyšší nabídka, ale nabídky se stejným počtem mincí se navzájem ruší a každý přihozený měšec je utracen.',
    reroll: 'Zapískali jste: dotkněte se kostky, která se má hodit znovu.',
  },
  board: {
    lot: 'Zakázka',
    candle: (round, rounds) => `Kolo ${round} z ${rounds}`,
    candleRule: 'Až svíčka dohoří, je po dražbě.',
    worth: 'Cena',
    worthRule: 'Součet kostek a k tomu cena dřívějších zakázek, které nikdo nezískal.',
    won: 'Získáno',
    purses: 'Měšce v ruce',
    purseRule: 'Přihozený měšec je utracen, ať vyhraje kdokoli.',
    whistle: 'Píšťalka',
    whistleRule: 'Jednou za hru se jedna kostka poslední zakázky hodí znovu. Ušetřená píšťalka má cenu 1.',
    hand: (name) => `V ruce: ${name}`,
    unseen: (purses) => `Měšce, které nevidíte: ${purses}`,
    spends: (coins) => `Utracené mince: ${coins}`,
    mayWin: (worth) => `Lze získat: ${worth}`,
    spendsWhistle: 'Píšťalka bude použitá',
    rollsAgain: (die) => `Kostka s hodnotou ${die} se hodí znovu`,
  },
}
