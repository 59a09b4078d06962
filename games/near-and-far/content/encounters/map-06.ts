import { combat, type Encounters, free, may, must, skill } from '../encounters.ts'

export const encounters: Encounters = {
  65: {
    options: [
      skill('a', 5, { blue: 1, reputation: 1 }, { bonus: { gem: 1 } }),
      skill('b', 5, { yellow: 1 }, { bonus: { coin: 1 } }),
    ],
  },
  66: {
    branches: [must(['WATER-THIEF'], free('k1', { reputation: -1, gem: 2 }, { keywords: ['LENT-YEAR'] }))],
    options: [
      skill('a', 6, { yellow: 1, reputation: 1 }, { bonus: { reputation: 1 } }),
      combat('b', 6, { green: 1, reputation: -1, food: 2, coin: 1 }, { bonus: { coin: 2 } }),
    ],
  },
  67: {
    options: [skill('a', 5, { red: 1 }, { bonus: { coin: 1 } }), combat('b', 5, { red: 1 }, { bonus: { food: 1 } })],
  },
  68: {
    options: [
      skill('a', 6, { yellow: 1, coin: 1 }, { bonus: { reputation: 1 } }),
      combat('b', 6, { green: 1, gem: 1 }, { bonus: { coin: 2 } }),
    ],
  },
  69: {
    branches: [must(['KNOCKING'], free('k1', { blue: 1, reputation: 1, treasure: 1 }, { stories: ['S13'] }))],
    options: [
      skill('a', 6, { blue: 1, food: 1 }, { bonus: { gem: 1 }, stories: ['S13'] }),
      combat('b', 6, { red: 1, hearts: 1 }, { bonus: { hearts: 2 } }),
    ],
  },
  70: {
    branches: [must(['SILENT-VOW'], free('k1', { blue: 1, world: 'wld-pilgrims-vow', hearts: 2 }))],
    options: [
      skill('a', 6, { blue: 1, reputation: 1 }, { bonus: { reputation: 1 } }),
      skill('b', 7, { yellow: 1, reputation: -1, coin: 3, food: 2 }, { bonus: { coin: 2 } }),
    ],
  },
  71: {
    options: [
      skill('a', 5, { yellow: 1 }, { bonus: { hearts: 1 } }),
      combat('b', 6, { red: 1, hearts: 1 }, { bonus: { food: 2 } }),
    ],
  },
  72: {
    branches: [must(['LENT-YEAR'], skill('k1', 6, { yellow: 1, gem: 2 }, { bonus: { gem: 1 } }))],
    options: [
      skill('a', 7, { blue: 1, world: 'wld-deaths-necklace' }, { bonus: { reputation: 1 } }),
      skill('b', 8, { green: 1, reputation: -2, treasure: 1, gem: 1, food: 2 }, { bonus: { gem: 2 } }),
    ],
  },
  73: {
    options: [
      skill('a', 7, { blue: 1, gem: 1, coin: 1 }, { bonus: { hearts: 2 }, stories: ['S14'] }),
      combat('b', 7, { green: 1, food: 2, coin: 1 }, { bonus: { food: 2 } }),
    ],
  },
  74: {
    options: [
      skill('a', 6, { red: 1, reputation: 1 }, { bonus: { reputation: 1 } }),
      combat('b', 6, { red: 1, coin: 1 }, { bonus: { coin: 2 } }),
    ],
  },
  75: {
    options: [
      skill('a', 8, { blue: 1, reputation: 1, world: 'wld-sky-whale-song' }, { bonus: { coin: 3 } }),
      combat('b', 8, { green: 1, reputation: -2, treasure: 1, coin: 2, food: 1 }, { bonus: { hearts: 3 } }),
    ],
  },
  76: {
    options: [
      skill('a', 7, { yellow: 1, reputation: 1, gem: 1 }, { bonus: { food: 2 } }),
      skill('b', 7, { blue: 1, food: 2, coin: 1 }, { bonus: { reputation: 1 } }),
    ],
  },
  77: {
    options: [
      skill('a', 8, { red: 1, hearts: 2, coin: 2 }, { bonus: { gem: 2 } }),
      combat('b', 9, { red: 1, coin: 3, gem: 2 }, { bonus: { coin: 3 } }),
    ],
  },
  78: {
    branches: [
      must(['SOLD-SHADOW'], free('k1', { blue: 1, reputation: 1, gem: 1 }, { keywords: ['FERRY-COIN'] })),
      must(['DESERT-NAME'], free('k2', { yellow: 1, reputation: 2, adventurer: 1 }, { keywords: ['FERRY-COIN'] })),
    ],
    options: [
      skill(
        'a',
        8,
        { blue: 1, reputation: 1, gem: 2, food: 2 },
        { bonus: { hearts: 3 }, cost: { coin: 2 }, keywords: ['FERRY-COIN'] },
      ),
      combat('b', 8, { green: 1, treasure: 1 }, { bonus: { coin: 1, gem: 1 } }),
    ],
  },
  79: {
    branches: [
      may(
        ['FALLING-IRON'],
        skill('k1', 7, { blue: 1, reputation: 2, gem: 1 }, { bonus: { food: 2 }, keywords: ['UNTIED'] }),
      ),
    ],
    options: [
      skill('a', 8, { blue: 1, reputation: 2, hearts: 2, coin: 1 }, { bonus: { coin: 3 }, keywords: ['UNTIED'] }),
      combat('b', 9, { yellow: 1, treasure: 1, coin: 2 }, { bonus: { hearts: 3 }, keywords: ['TIED-KNOT'] }),
    ],
  },
  80: {
    options: [
      skill(
        'a',
        8,
        { blue: 1, world: 'wld-cloud-bell', coin: 1, food: 1 },
        { bonus: { reputation: 1, coin: 1 }, stories: ['S15'] },
      ),
      combat('b', 9, { green: 1, reputation: -2, treasure: 1, gem: 2, coin: 2 }, { bonus: { gem: 2 } }),
    ],
  },
}
