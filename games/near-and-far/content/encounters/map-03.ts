import { combat, type Encounters, free, must, skill } from '../encounters.ts'

export const encounters: Encounters = {
  17: {
    options: [
      skill('a', 5, { blue: 1, world: 'wld-owl-feather' }, { bonus: { coin: 1 } }),
      combat('b', 5, { green: 1 }, { bonus: { food: 1 } }),
    ],
  },
  18: {
    options: [
      skill('a', 7, { blue: 1, food: 2, coin: 1 }, { bonus: { hearts: 2 }, stories: ['S4'] }),
      combat('b', 7, { green: 1, hearts: 2, coin: 1 }, { bonus: { food: 2 } }),
    ],
  },
  19: {
    options: [
      skill('a', 5, { red: 1, reputation: 1 }, { bonus: { coin: 1 } }),
      skill('b', 6, { yellow: 1, gem: 1 }, { bonus: { coin: 2 } }),
    ],
  },
  20: {
    options: [
      skill(
        'a',
        7,
        { blue: 1, reputation: 1, world: 'wld-white-flower-tea' },
        { bonus: { gem: 1 }, keywords: ['WHITE-LEAF'] },
      ),
      combat('b', 7, { red: 1, treasure: 1 }, { bonus: { hearts: 2 } }),
    ],
  },
  21: {
    options: [
      skill(
        'a',
        6,
        { yellow: 1, reputation: 1, world: 'wld-debt-of-honour' },
        { bonus: { food: 2 }, keywords: ['DRUMMER'] },
      ),
      combat('b', 6, { reputation: -3, hearts: 4, coin: 4 }, { bonus: { reputation: 1 }, keywords: ['KINGS-COIN'] }),
    ],
  },
  22: {
    options: [
      skill('a', 5, { red: 1 }, { bonus: { hearts: 1 } }),
      skill('b', 4, { yellow: 1, reputation: -1, gem: 1 }, { bonus: { gem: 1 } }),
    ],
  },
  23: {
    options: [
      skill('a', 5, { blue: 1, reputation: 1 }, { bonus: { coin: 1 }, keywords: ['RED-SAP'] }),
      combat('b', 5, { green: 1, reputation: -1, gem: 1 }, { bonus: { food: 1 }, keywords: ['AXE-HAND'] }),
    ],
  },
  24: {
    options: [
      skill('a', 6, { blue: 1, world: 'wld-stray-cub' }, { bonus: { reputation: 1 } }),
      combat('b', 7, { red: 1, hearts: 2, coin: 1 }, { bonus: { coin: 2 } }),
    ],
  },
  25: {
    options: [
      skill('a', 5, { yellow: 1 }, { bonus: { coin: 1 }, stories: ['S5'] }),
      combat('b', 5, { green: 1, reputation: -1, gem: 1 }, { bonus: { food: 1 } }),
    ],
  },
  26: {
    options: [
      skill('a', 6, { blue: 1, reputation: 1, world: 'wld-bee-blessing' }, { bonus: { food: 2 } }),
      combat('b', 6, { green: 1, gem: 1 }, { bonus: { reputation: 1 } }),
    ],
  },
  27: {
    options: [
      skill('a', 6, { red: 1, reputation: 1 }, { bonus: { coin: 2 }, keywords: ['RED-SAP'] }),
      combat('b', 6, { green: 1, reputation: -2, treasure: 1 }, { bonus: { gem: 1 }, keywords: ['AXE-HAND'] }),
    ],
  },
  28: {
    options: [
      skill('a', 7, { blue: 1, coin: 1, gem: 1 }, { bonus: { hearts: 2 } }),
      combat(
        'b',
        7,
        { green: 1, reputation: -1, world: 'wld-cold-blade', food: 1 },
        { bonus: { food: 2 }, keywords: ['KINGS-COIN'] },
      ),
      combat('c', 8, { red: 1, reputation: 1, coin: 2, food: 1 }, { bonus: { reputation: 1, coin: 1 } }),
    ],
  },
  29: {
    options: [
      skill('a', 7, { blue: 1, reputation: 1, gem: 1 }, { bonus: { coin: 2 } }),
      combat('b', 8, { red: 1, food: 2, coin: 2 }, { bonus: { coin: 3 } }),
    ],
  },
  30: {
    options: [
      skill('a', 6, { red: 1, hearts: 1 }, { bonus: { hearts: 2 } }),
      skill('b', 5, { yellow: 1, reputation: -1, coin: 2 }, { bonus: { coin: 1 } }),
    ],
  },
  31: {
    options: [
      skill('a', 8, { blue: 1, gem: 2, food: 1 }, { bonus: { reputation: 1, coin: 1 }, stories: ['S6'] }),
      combat('b', 8, { green: 1, reputation: -1, treasure: 1, coin: 1, food: 1 }, { bonus: { gem: 2 } }),
    ],
  },
  32: {
    branches: [must(['CROW-DEBT'], free('k1', { blue: 1, treasure: 1, bird: 1 }))],
    options: [
      skill('a', 7, { yellow: 1, reputation: 1, gem: 1 }, { bonus: { gem: 1 } }),
      combat('b', 7, { green: 1, food: 2, coin: 1 }, { bonus: { hearts: 2 } }),
    ],
  },
}
