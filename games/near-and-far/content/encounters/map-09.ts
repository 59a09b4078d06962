import { combat, type Encounters, free, may, must, skill } from '../encounters.ts'

export const encounters: Encounters = {
  113: {
    branches: [must(['MUTINY'], free('k1', { yellow: 1, reputation: 1, adventurer: 1 }))],
    options: [
      skill('a', 7, { red: 1, hearts: 2, coin: 1 }, { bonus: { coin: 2 } }),
      combat('b', 7, { red: 1, coin: 1, gem: 1 }, { bonus: { gem: 1 } }),
    ],
  },
  114: {
    options: [
      skill('a', 8, { blue: 1, coin: 2, food: 2 }, { bonus: { coin: 1, gem: 1 }, stories: ['S22'] }),
      combat('b', 8, { red: 1, treasure: 1 }, { bonus: { reputation: 1, coin: 1 } }),
    ],
  },
  115: {
    options: [
      skill('a', 9, { blue: 1, food: 4, coin: 3 }, { bonus: { gem: 2 }, cost: { hearts: 1 } }),
      combat('b', 8, { red: 1, treasure: 1, hearts: 2, coin: 1 }, { bonus: { coin: 3 } }),
    ],
  },
  116: {
    options: [
      skill('a', 7, { blue: 1, reputation: 1, coin: 1 }, { bonus: { hearts: 2 }, stories: ['S23'] }),
      combat('b', 7, { red: 1, gem: 1, food: 1 }, { bonus: { food: 2 } }),
    ],
  },
  117: {
    branches: [
      must(['SHREYAS-FLAG'], free('k1', { yellow: 1, treasure: 1 })),
      must(['MUTINY'], free('k2', { green: 1, reputation: 1, gem: 2 })),
    ],
    options: [
      skill('a', 8, { yellow: 1, reputation: 2, coin: 1 }, { bonus: { reputation: 1, coin: 1 } }),
      combat('b', 7, { green: 1, reputation: -3, treasure: 1, world: 'wld-wanted-face' }, { bonus: { coin: 2 } }),
    ],
  },
  118: {
    branches: [must(['SILENT-VOW'], free('k1', { blue: 1, reputation: 1, treasure: 1 }, { keywords: ['GULL-VOICE'] }))],
    options: [
      skill(
        'a',
        9,
        { blue: 1, reputation: 1, coin: 3, gem: 1 },
        { bonus: { coin: 1, gem: 1 }, keywords: ['GULL-VOICE'] },
      ),
      combat('b', 8, { green: 1, reputation: -1, gem: 3, food: 2 }, { bonus: { reputation: 1, coin: 1 } }),
    ],
  },
  119: {
    branches: [must(['FALLING-IRON'], free('k1', { red: 1, reputation: 1, treasure: 1 }, { stories: ['S24'] }))],
    options: [
      skill('a', 8, { blue: 1, gem: 2, coin: 3 }, { bonus: { coin: 3 }, stories: ['S24'] }),
      combat('b', 10, { red: 1, treasure: 1, food: 2, coin: 1 }, { bonus: { hearts: 3 } }),
    ],
  },
  120: {
    branches: [must(['FANNED-FIRE'], free('k1', { green: 1, coin: 3 }))],
    options: [
      skill('a', 6, { red: 1, coin: 1 }, { bonus: { reputation: 1 } }),
      skill('b', 6, { yellow: 1, reputation: -1, gem: 1, food: 2 }, { bonus: { coin: 2 } }),
    ],
  },
  121: {
    branches: [must(['TRUCE'], free('k1', { yellow: 1, reputation: 1, treasure: 1 }))],
    options: [
      skill('a', 6, { yellow: 1, reputation: 1 }, { bonus: { hearts: 2 } }),
      combat('b', 6, { green: 1, food: 1 }, { bonus: { food: 2 } }),
    ],
  },
  122: {
    options: [
      skill('a', 7, { yellow: 1, reputation: 1, coin: 1 }, { bonus: { coin: 2 } }),
      combat('b', 7, { green: 1, reputation: -1, gem: 2, food: 2 }, { bonus: { gem: 1 } }),
    ],
  },
  123: {
    branches: [
      must(['UNTIED'], free('k1', { blue: 1, reputation: 2, world: 'wld-islanders-knot' })),
      must(['TIED-KNOT'], free('k2', { yellow: 1, food: 3 })),
    ],
    options: [
      skill('a', 7, { yellow: 1, world: 'wld-islanders-knot' }, { bonus: { hearts: 2 } }),
      skill('b', 7, { green: 1, reputation: -1, gem: 2, coin: 2 }, { bonus: { food: 2 } }),
    ],
  },
  124: {
    options: [
      skill('a', 8, { blue: 1, reputation: 1, coin: 1, gem: 1 }, { bonus: { coin: 3 } }),
      free('b', { reputation: -2, treasure: 1, gem: 2 }, { keywords: ['ZAGS-MARK'] }),
      combat('c', 9, { red: 1, reputation: 1, coin: 2, food: 2 }, { bonus: { coin: 1, gem: 1 } }),
    ],
  },
  125: {
    options: [
      skill('a', 6, { red: 1, reputation: 1 }, { bonus: { reputation: 1 } }),
      combat('b', 5, { red: 1 }, { bonus: { coin: 1 } }),
    ],
  },
  126: {
    branches: [
      must(['SEA-SEED'], free('k1', { blue: 1, reputation: 2, treasure: 1 })),
      may(['FERRY-COIN'], free('k2', { blue: 1, bird: 1, coin: 1 })),
    ],
    options: [
      skill('a', 6, { yellow: 1, world: 'wld-river-pass' }, { bonus: { gem: 1 } }),
      combat('b', 7, { red: 1, coin: 1, gem: 1 }, { bonus: { hearts: 2 } }),
    ],
  },
  127: {
    branches: [must(['SHREYAS-FLAG'], free('k1', { yellow: 1, reputation: 1, gem: 2 }))],
    options: [
      skill('a', 7, { yellow: 1, gem: 1, coin: 1 }, { bonus: { coin: 2 } }),
      combat('b', 7, { green: 1, reputation: -1, food: 3, coin: 2 }, { bonus: { gem: 1 } }),
    ],
  },
  128: {
    branches: [
      must(['UNTIED'], free('k1', { blue: 1, reputation: 2, treasure: 1 })),
      must(['TIED-KNOT'], skill('k2', 8, { yellow: 1, treasure: 1 }, { bonus: { coin: 3 } })),
    ],
    options: [
      skill('a', 8, { yellow: 1, reputation: 1, coin: 1, gem: 1 }, { bonus: { coin: 1, gem: 1 } }),
      combat('b', 9, { green: 1, treasure: 1, gem: 1 }, { bonus: { reputation: 1, coin: 1 } }),
    ],
  },
}
