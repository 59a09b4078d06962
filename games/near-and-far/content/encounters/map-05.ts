import { combat, type Encounters, free, must, skill } from '../encounters.ts'

export const encounters: Encounters = {
  49: {
    options: [
      skill('a', 8, { yellow: 1, gem: 2, food: 1 }, { bonus: { coin: 3 }, stories: ['S10'] }),
      combat('b', 8, { green: 1, reputation: -1, treasure: 1, coin: 1, food: 1 }, { bonus: { hearts: 3 } }),
    ],
  },
  50: {
    options: [
      skill('a', 6, { yellow: 1, reputation: 1 }, { bonus: { food: 2 } }),
      skill('b', 6, { red: 1, reputation: -1, food: 2, coin: 1 }, { bonus: { reputation: 1 } }),
    ],
  },
  51: {
    options: [
      skill('a', 5, { blue: 1, reputation: 1, world: 'wld-poison-proof' }, { bonus: { gem: 1 } }),
      free('b', { yellow: 1, reputation: -1, coin: 4, gem: 1 }, { keywords: ['LENT-YEAR'] }),
    ],
  },
  52: {
    options: [
      skill('a', 7, { blue: 1, gem: 1, food: 1 }, { bonus: { hearts: 2 } }),
      combat('b', 7, { red: 1, treasure: 1 }, { bonus: { food: 2 } }),
    ],
  },
  53: {
    options: [
      skill('a', 5, { yellow: 1, world: 'wld-quartermaster' }, { bonus: { gem: 1 } }),
      combat('b', 6, { green: 1, reputation: -1, food: 2, coin: 1 }, { bonus: { coin: 2 } }),
    ],
  },
  54: {
    options: [
      skill('a', 5, { blue: 1 }, { bonus: { food: 1 }, stories: ['S11'] }),
      combat('b', 6, { red: 1, coin: 1 }, { bonus: { hearts: 2 } }),
    ],
  },
  55: {
    options: [
      skill('a', 4, { yellow: 1 }, { bonus: { gem: 1 } }),
      skill('b', 5, { green: 1, reputation: -1, coin: 1, food: 1 }, { bonus: { coin: 1 } }),
    ],
  },
  56: {
    options: [
      skill('a', 8, { blue: 1, reputation: 1, gem: 1, coin: 1 }, { bonus: { gem: 2 } }),
      combat('b', 9, { red: 1, treasure: 1, food: 1, coin: 1 }, { bonus: { coin: 3 } }),
    ],
  },
  57: {
    branches: [
      must(['RED-SAP'], free('k1', { blue: 1, reputation: 1, treasure: 1 })),
      must(['AXE-HAND'], combat('k2', 8, { green: 1, coin: 2 }, { bonus: { gem: 2 } })),
    ],
    options: [
      skill('a', 7, { blue: 1, reputation: 1, hearts: 1, coin: 1 }, { bonus: { hearts: 2 }, cost: { food: 1 } }),
      combat('b', 7, { green: 1, reputation: -1, coin: 2, gem: 2 }, { bonus: { food: 2 } }),
    ],
  },
  58: {
    branches: [must(['WHITE-LEAF'], free('k1', { blue: 1, reputation: 2, treasure: 1, gem: 1 }))],
    options: [
      skill('a', 6, { blue: 1, gem: 1 }, { bonus: { gem: 1 } }),
      combat('b', 6, { red: 1, food: 1 }, { bonus: { hearts: 2 } }),
    ],
  },
  59: {
    options: [
      skill(
        'a',
        7,
        { blue: 1, reputation: 1, coin: 1 },
        { bonus: { reputation: 1 }, keywords: ['DESERT-NAME'], stories: ['S12'] },
      ),
      combat('b', 7, { green: 1, reputation: -2, treasure: 1, gem: 1 }, { bonus: { coin: 2 } }),
    ],
  },
  60: {
    options: [
      skill('a', 9, { red: 1, reputation: 2, coin: 2, food: 1 }, { bonus: { coin: 3 }, keywords: ['CLEAN-WELL'] }),
      combat(
        'b',
        8,
        { green: 1, reputation: -2, treasure: 1, gem: 1, coin: 2 },
        { bonus: { hearts: 3 }, keywords: ['WATER-THIEF'] },
      ),
    ],
  },
  61: {
    options: [
      skill('a', 7, { yellow: 1, food: 2, coin: 1 }, { bonus: { food: 2 } }),
      combat('b', 7, { green: 1, world: 'wld-deaths-necklace' }, { bonus: { reputation: 1 } }),
    ],
  },
  62: {
    options: [
      skill('a', 6, { red: 1, coin: 1 }, { bonus: { coin: 2 } }),
      combat('b', 6, { green: 1, reputation: -1, gem: 1, food: 2 }, { bonus: { gem: 1 } }),
    ],
  },
  63: {
    options: [
      skill('a', 6, { yellow: 1, reputation: 1 }, { bonus: { hearts: 2 } }),
      free('b', { reputation: -1, coin: 3, gem: 1 }, { keywords: ['LENT-YEAR'] }),
      combat('c', 7, { green: 1, reputation: 1, food: 1 }, { bonus: { reputation: 1 } }),
    ],
  },
  64: {
    options: [
      skill('a', 5, { red: 1, hearts: 1 }, { bonus: { food: 1 }, cost: { hearts: 1 } }),
      skill('b', 4, { yellow: 1 }, { bonus: { hearts: 1 } }),
    ],
  },
}
