import { combat, type Encounters, free, may, must, skill } from '../encounters.ts'

export const encounters: Encounters = {
  33: {
    options: [
      skill('a', 5, { yellow: 1, world: 'wld-river-pass' }, { bonus: { hearts: 1 }, stories: ['S7'] }),
      combat('b', 6, { red: 1, gem: 1 }, { bonus: { coin: 2 } }),
    ],
  },
  34: {
    branches: [must(['KINGS-FINGER'], free('k1', { green: 1, treasure: 1 }))],
    options: [
      skill('a', 6, { red: 1, reputation: 1, world: 'wld-ornate-armor' }, { bonus: { gem: 1 } }),
      skill('b', 6, { green: 1, reputation: -2, treasure: 1 }, { bonus: { hearts: 2 } }),
    ],
  },
  35: {
    options: [
      skill('a', 5, { yellow: 1 }, { bonus: { gem: 1 } }),
      combat('b', 6, { red: 1, reputation: 1 }, { bonus: { coin: 2 } }),
    ],
  },
  36: {
    options: [
      skill('a', 4, { red: 1, world: 'wld-glogo-friend' }, { bonus: { food: 1 } }),
      skill('b', 5, { yellow: 1, reputation: -1, coin: 1, food: 1 }, { bonus: { hearts: 1 } }),
    ],
  },
  37: {
    options: [
      skill(
        'a',
        8,
        { blue: 1, reputation: 1, gem: 1, coin: 1 },
        { bonus: { coin: 1, gem: 1 }, keywords: ['SILENT-VOW'] },
      ),
      skill('b', 7, { yellow: 1, reputation: -1, food: 3, coin: 2 }, { bonus: { reputation: 1 } }),
      combat('c', 8, { green: 1, hearts: 2, coin: 2 }, { bonus: { gem: 2 } }),
    ],
  },
  38: {
    options: [
      skill('a', 6, { red: 1, coin: 1 }, { bonus: { gem: 1 } }),
      combat('b', 7, { green: 1, gem: 1, food: 1 }, { bonus: { hearts: 2 } }),
    ],
  },
  39: {
    options: [
      combat('a', 5, { green: 1, world: 'wld-old-rival' }, { bonus: { coin: 1 } }),
      skill('b', 5, { yellow: 1, reputation: 1 }, { bonus: { food: 1 } }),
    ],
  },
  40: {
    branches: [may(['STONE-OATH'], skill('k1', 7, { blue: 1, reputation: 1, treasure: 1 }, { bonus: { hearts: 2 } }))],
    options: [
      skill(
        'a',
        8,
        { red: 1, world: 'wld-meteor-nail', food: 1, coin: 1 },
        { bonus: { gem: 2 }, keywords: ['FALLING-IRON'] },
      ),
      combat('b', 9, { green: 1, treasure: 1, hearts: 1, coin: 1 }, { bonus: { coin: 3 } }),
    ],
  },
  41: {
    branches: [must(['SOLD-SHADOW'], free('k1', { blue: 1, gem: 1 }))],
    options: [
      skill('a', 6, { yellow: 1, gem: 1 }, { bonus: { food: 2 } }),
      combat('b', 6, { green: 1, reputation: -1, coin: 2, food: 1 }, { bonus: { reputation: 1 } }),
    ],
  },
  42: {
    options: [
      skill('a', 6, { red: 1, world: 'wld-hermits-recipe' }, { bonus: { gem: 1 } }),
      combat('b', 7, { green: 1, reputation: -2, treasure: 1, hearts: 1, coin: 1 }, { bonus: { hearts: 2 } }),
    ],
  },
  43: {
    branches: [
      must(['KNOCKING', 'OPEN-DOOR'], free('k2', { blue: 1, treasure: 1, reputation: 2 })),
      must(['KNOCKING'], free('k1', { food: 2, hearts: 2 })),
    ],
    options: [
      skill('a', 5, { yellow: 1, coin: 1 }, { bonus: { food: 2 }, cost: { coin: 1 } }),
      combat('b', 7, { green: 1, coin: 2, reputation: -1 }, { bonus: { gem: 1 } }),
    ],
  },
  44: {
    branches: [
      must(['STONE-OATH'], free('k1', { blue: 1, treasure: 1, world: 'wld-stone-pardon' })),
      must(['KINGS-FINGER'], combat('k2', 8, { green: 1, reputation: -1, coin: 2 }, { bonus: { coin: 3 } })),
    ],
    options: [
      skill('a', 7, { blue: 1, coin: 1, gem: 1 }, { bonus: { food: 2 }, stories: ['S8'] }),
      combat('b', 7, { green: 1, gem: 1, food: 1 }, { bonus: { reputation: 1 } }),
    ],
  },
  45: {
    options: [
      skill('a', 8, { blue: 1, food: 2, coin: 2 }, { bonus: { hearts: 3 }, stories: ['S9'] }),
      combat('b', 8, { green: 1, hearts: 2, coin: 2 }, { bonus: { coin: 1, gem: 1 } }),
    ],
  },
  46: {
    branches: [must(['DRUMMER'], free('k1', { yellow: 1, reputation: 1, adventurer: 1 }))],
    options: [
      skill('a', 7, { yellow: 1, reputation: 1, coin: 1 }, { bonus: { reputation: 1 } }),
      combat('b', 7, { green: 1, reputation: -1, gem: 2, food: 2 }, { bonus: { coin: 2 } }),
    ],
  },
  47: {
    options: [
      skill('a', 8, { red: 1, world: 'wld-mining-deed' }, { bonus: { hearts: 3 } }),
      combat('b', 8, { red: 1, food: 2, coin: 2 }, { bonus: { coin: 1, gem: 1 } }),
    ],
  },
  48: {
    options: [
      skill('a', 8, { yellow: 1, hearts: 2, coin: 2 }, { bonus: { reputation: 1, coin: 1 } }),
      combat('b', 8, { green: 1, coin: 3, gem: 1 }, { bonus: { gem: 2 } }),
    ],
  },
}
