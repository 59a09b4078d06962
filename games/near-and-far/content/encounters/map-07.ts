import { combat, type Encounters, free, must, skill } from '../encounters.ts'

export const encounters: Encounters = {
  81: {
    options: [
      skill('a', 6, { blue: 1, world: 'wld-fishbone-flute' }, { bonus: { gem: 1 }, stories: ['S16'] }),
      combat('b', 6, { red: 1, hearts: 1 }, { bonus: { hearts: 2 } }),
    ],
  },
  82: {
    branches: [must(['CROW-DEBT'], free('k1', { blue: 1, bird: 1, food: 2 }))],
    options: [
      skill('a', 6, { yellow: 1, reputation: 1 }, { bonus: { food: 2 } }),
      combat('b', 6, { green: 1, reputation: -1, gem: 1, food: 2 }, { bonus: { reputation: 1 } }),
    ],
  },
  83: {
    options: [
      skill('a', 7, { red: 1, reputation: 1, gem: 1 }, { bonus: { gem: 1 } }),
      combat('b', 8, { green: 1, treasure: 1 }, { bonus: { hearts: 3 } }),
    ],
  },
  84: {
    options: [
      skill('a', 6, { yellow: 1, hearts: 1 }, { bonus: { food: 2 } }),
      combat('b', 6, { green: 1, reputation: -1, coin: 2, gem: 1 }, { bonus: { reputation: 1 } }),
    ],
  },
  85: {
    options: [
      skill('a', 6, { yellow: 1, gem: 1 }, { bonus: { coin: 2 }, keywords: ['SHREYAS-FLAG'] }),
      combat('b', 6, { green: 1, reputation: 1, adventurer: 1 }, { bonus: { gem: 1 }, keywords: ['MUTINY'] }),
    ],
  },
  86: {
    branches: [must(['DESERT-NAME'], free('k1', { yellow: 1, reputation: 1, treasure: 1 }))],
    options: [
      skill('a', 5, { yellow: 1 }, { bonus: { food: 1 } }),
      skill('b', 6, { green: 1, reputation: -1, food: 2, coin: 1 }, { bonus: { food: 2 } }),
    ],
  },
  87: {
    options: [
      skill('a', 7, { blue: 1, coin: 2, gem: 1 }, { bonus: { coin: 2 }, cost: { coin: 1 }, stories: ['S17'] }),
      skill('b', 7, { yellow: 1, reputation: -1, gem: 2, food: 2 }, { bonus: { gem: 1 } }),
    ],
  },
  88: {
    branches: [must(['STONE-OATH'], free('k1', { blue: 1, treasure: 1, world: 'wld-stone-pardon' }))],
    options: [
      skill('a', 7, { red: 1, reputation: 1, coin: 1 }, { bonus: { hearts: 2 } }),
      combat('b', 8, { red: 1, treasure: 1 }, { bonus: { coin: 1, gem: 1 } }),
    ],
  },
  89: {
    options: [
      skill('a', 6, { yellow: 1, reputation: 1, hearts: 1 }, { bonus: { coin: 2 }, cost: { food: 1 } }),
      combat('b', 6, { green: 1, reputation: -1, coin: 2, gem: 1 }, { bonus: { gem: 1 } }),
    ],
  },
  90: {
    options: [
      skill('a', 5, { yellow: 1 }, { bonus: { gem: 1 } }),
      combat('b', 5, { green: 1, reputation: -1, coin: 1, food: 1 }, { bonus: { coin: 1 } }),
    ],
  },
  91: {
    branches: [
      must(['CLEAN-WELL'], free('k1', { red: 1, reputation: 2, treasure: 1 })),
      must(
        ['WATER-THIEF'],
        combat('k2', 8, { green: 1, reputation: -1, treasure: 1, coin: 1, gem: 1 }, { bonus: { hearts: 3 } }),
      ),
    ],
    options: [
      skill('a', 7, { yellow: 1, reputation: 1, gem: 1 }, { bonus: { reputation: 1 } }),
      combat('b', 7, { green: 1, food: 2, coin: 1 }, { bonus: { coin: 2 } }),
    ],
  },
  92: {
    options: [
      skill(
        'a',
        8,
        { blue: 1, reputation: 1, gem: 1, food: 1 },
        { bonus: { coin: 1, gem: 1 }, keywords: ['SEA-SEED'] },
      ),
      combat(
        'b',
        8,
        { green: 1, reputation: -2, treasure: 1, coin: 2, food: 1 },
        { bonus: { reputation: 1, coin: 1 } },
      ),
    ],
  },
  93: {
    options: [
      skill('a', 8, { red: 1, gem: 2, coin: 1 }, { bonus: { gem: 2 } }),
      combat('b', 8, { red: 1, food: 2, coin: 2 }, { bonus: { coin: 3 }, stories: ['S18'] }),
    ],
  },
  94: {
    branches: [must(['FERRY-COIN'], free('k1', { blue: 1, reputation: 1, treasure: 1 }))],
    options: [
      skill('a', 5, { yellow: 1, reputation: 1 }, { bonus: { food: 1 }, keywords: ['SHREYAS-FLAG'] }),
      skill('b', 6, { blue: 1, coin: 1 }, { bonus: { food: 2 }, keywords: ['MUTINY'] }),
    ],
  },
  95: {
    options: [
      skill('a', 7, { red: 1, world: 'wld-white-flower-tea' }, { bonus: { coin: 2 } }),
      combat('b', 7, { green: 1, gem: 1, coin: 1 }, { bonus: { gem: 1 } }),
    ],
  },
  96: {
    options: [
      skill('a', 9, { blue: 1, reputation: 2, food: 2, coin: 1 }, { bonus: { hearts: 3 } }),
      skill('b', 8, { yellow: 1, reputation: -1, treasure: 1, hearts: 1, coin: 1 }, { bonus: { coin: 1, gem: 1 } }),
    ],
  },
}
