import type { BoardWords } from './words.ts'

export const town: BoardWords['town'] = {
  name: 'The town',
  house: {
    'town-hall': 'Town Hall',
    saloon: 'Saloon',
    stables: 'Stables',
    store: 'General Store',
    farm: 'Farm',
    hut: 'Mystic’s Hut',
    mine: 'Mine',
  },
  rule: {
    'town-hall':
      'One piece for several of at least its value, or the other way round; reputation for coins and gems; artifacts out of the hand.',
    saloon:
      'Hire one adventurer. Every banner of its colour that you have makes it a coin cheaper; for 1 food five others come.',
    stables: 'A pack bird for 1 food: one step more a turn, and it carries a treasure. By day also a turtle for 1 gem.',
    store: 'A coin, or artifact cards from either deck.',
    farm: 'A food for each of your skill icons.',
    hut: 'Whoever has a pack animal draws a treasure.',
    mine: 'A camp on a number beside one that is taken, if you have as many skill icons.',
  },
  prison: {
    name: 'Prison',
    text: 'Whoever loses a duel as challenger sits here. Next turn all doors are open without a duel, and so is the road.',
  },
  gate: {
    name: 'The road',
    text: 'Leaving town sets your hearts to those of your party and cards. Then you walk, may meet what waits there, and may build a camp.',
  },
  gives(of) {
    switch (of.building) {
      case 'town-hall':
        return of.mayTrade ? 'a trade' : 'no trade yet'
      case 'saloon':
        return of.hires === 0 ? 'too dear' : `${of.hires} of ${of.of} to hire`
      case 'stables':
        return !of.room
          ? 'no room'
          : of.bird
            ? of.turtle
              ? 'bird, turtle'
              : 'a bird'
            : of.turtle
              ? 'a turtle'
              : 'no food'
      case 'store':
        return `coin or ${of.cards} cards`
      case 'farm':
        return of.food === 0 ? 'nothing' : `${of.food} food`
      case 'hut':
        return of.treasures === 0 ? 'no animal' : of.treasures === 1 ? 'a treasure' : `1 of ${of.treasures} treasures`
      case 'mine':
        return of.numbers.length === 0
          ? 'too hard'
          : `number ${[...new Set(of.numbers)].sort((a, b) => a - b).join(', ')}`
    }
  },
  now: (gives) => `Now: ${gives}.`,
  duel: (names) => `A duel first, with ${names}.`,
  look: (house) => `Look inside: ${house}`,
  hires: (coins) =>
    coins === 0 ? 'Would come for nothing.' : `Would come for ${coins === 1 ? '1 coin' : `${coins} coins`}.`,
  number: (n) => `Number ${n}`,
  digs: (brings) => `A camp here brings ${brings}.`,
  values: 'What pieces are worth:',
  value: (piece, value) => `${piece}: worth ${value}`,
  decks: (basic, advanced) => `In the decks: ${basic} basic and ${advanced} advanced artifacts.`,
}
