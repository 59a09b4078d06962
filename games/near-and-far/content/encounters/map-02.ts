import { combat, type Encounters, free, skill } from '../encounters.ts'

export const encounters: Encounters = {
  1: {
    options: [
      skill('a', 4, { yellow: 1, food: 1 }, { bonus: { food: 1 }, cost: { food: 1 } }),
      combat('b', 5, { red: 1 }, { bonus: { hearts: 1 } }),
    ],
  },
  2: {
    options: [
      skill('a', 4, { yellow: 1, reputation: 1 }, { bonus: { gem: 1 } }),
      combat('b', 5, { red: 1 }, { bonus: { coin: 1 } }),
    ],
  },
  3: {
    options: [
      skill('a', 5, { blue: 1, reputation: 1 }, { bonus: { food: 1 }, keywords: ['STONE-OATH'] }),
      combat(
        'b',
        6,
        { green: 1, reputation: -2, treasure: 1 },
        { bonus: { reputation: 1 }, keywords: ['KINGS-FINGER'] },
      ),
    ],
  },
  4: {
    options: [
      skill('a', 5, { yellow: 1, reputation: 1, world: 'wld-grateful-miller' }, { bonus: { gem: 1 } }),
      skill('b', 5, { red: 1, reputation: -1, coin: 1, food: 1 }, { bonus: { coin: 1 } }),
    ],
  },
  5: {
    options: [
      skill('a', 5, { yellow: 1 }, { bonus: { food: 1 } }),
      combat('b', 5, { green: 1, reputation: -1, food: 1, coin: 1 }, { bonus: { hearts: 1 } }),
    ],
  },
  6: {
    options: [
      skill('a', 4, { red: 1, reputation: 1 }, { bonus: { gem: 1 } }),
      skill('b', 6, { blue: 1, coin: 1 }, { bonus: { coin: 2 } }),
    ],
  },
  7: {
    options: [
      skill('a', 6, { blue: 1, reputation: 1 }, { bonus: { coin: 1 }, keywords: ['KNOCKING'], stories: ['S1'] }),
      combat('b', 6, { gem: 1, coin: 2, reputation: -1 }, { bonus: { coin: 2 } }),
    ],
  },
  8: {
    options: [
      skill('a', 5, { blue: 1, reputation: 1 }, { bonus: { food: 1 } }),
      skill('b', 6, { yellow: 1, reputation: -1, coin: 2, food: 1 }, { bonus: { hearts: 2 } }),
    ],
  },
  9: {
    options: [
      skill('a', 4, { red: 1 }, { bonus: { gem: 1 } }),
      combat('b', 6, { green: 1, world: 'wld-stolen-crest' }, { bonus: { reputation: 1 } }),
    ],
  },
  10: {
    options: [
      skill('a', 6, { blue: 1, hearts: 1 }, { bonus: { coin: 2 }, stories: ['S2'] }),
      combat('b', 7, { green: 1, coin: 1, gem: 1 }, { bonus: { gem: 1 } }),
    ],
  },
  11: {
    options: [
      skill('a', 6, { red: 1, world: 'wld-lamp-oil-trick' }, { bonus: { hearts: 2 } }),
      combat('b', 6, { red: 1, coin: 1 }, { bonus: { food: 2 } }),
    ],
  },
  12: {
    options: [
      skill('a', 6, { yellow: 1, reputation: 1, world: 'wld-crown-shard' }, { bonus: { reputation: 1 } }),
      combat('b', 6, { green: 1, reputation: -1, food: 2, coin: 1 }, { bonus: { coin: 2 } }),
    ],
  },
  13: {
    options: [
      skill('a', 6, { yellow: 1, reputation: 1 }, { bonus: { gem: 1 } }),
      free('b', { reputation: -1, world: 'wld-wanted-face', coin: 1, gem: 1 }, { keywords: ['SOLD-SHADOW'] }),
      combat('c', 7, { red: 1, gem: 1, food: 1 }, { bonus: { food: 2 } }),
    ],
  },
  14: {
    options: [
      skill('a', 6, { yellow: 1, world: 'wld-blind-cartographer' }, { bonus: { reputation: 1 } }),
      combat('b', 6, { green: 1, reputation: -1, gem: 1, coin: 2 }, { bonus: { coin: 2 } }),
    ],
  },
  15: {
    options: [
      skill(
        'a',
        7,
        { blue: 1, reputation: 1, food: 2, coin: 1 },
        { bonus: { gem: 1 }, cost: { food: 2 }, keywords: ['CROW-DEBT'] },
      ),
      combat('b', 7, { green: 1, reputation: -2, hearts: 3, coin: 3 }, { bonus: { hearts: 2 } }),
    ],
  },
  16: {
    options: [
      skill('a', 7, { blue: 1, coin: 1, gem: 1 }, { bonus: { food: 2 }, stories: ['S3'] }),
      combat('b', 7, { red: 1, treasure: 1 }, { bonus: { reputation: 1 } }),
    ],
  },
}
