import { combat, type Encounters, free, may, must, skill } from '../encounters.ts'

export const encounters: Encounters = {
  130: {
    branches: [must(['CROW-DEBT'], free('k1', { blue: 1, reputation: 1, treasure: 1 }))],
    options: [
      skill('a', 8, { blue: 1, food: 2, coin: 2 }, { bonus: { hearts: 3 } }),
      combat('b', 8, { red: 1, treasure: 1 }, { bonus: { coin: 1, gem: 1 } }),
    ],
  },
  131: {
    options: [
      skill('a', 8, { blue: 1, reputation: 1, world: 'wld-mammoth-memory' }, { bonus: { gem: 2 } }),
      combat('b', 9, { green: 1, reputation: -2, treasure: 1, coin: 3, food: 2 }, { bonus: { coin: 3 } }),
    ],
  },
  132: {
    options: [
      skill('a', 8, { yellow: 1, reputation: 1, gem: 1, coin: 1 }, { bonus: { hearts: 3 } }),
      combat('b', 8, { green: 1, food: 2, coin: 2 }, { bonus: { coin: 1, gem: 1 } }),
    ],
  },
  133: {
    options: [
      skill(
        'a',
        8,
        { blue: 1, reputation: 1, hearts: 2, coin: 1 },
        { bonus: { reputation: 1, coin: 1 }, stories: ['S25'] },
      ),
      combat('b', 8, { green: 1, treasure: 1 }, { bonus: { gem: 2 } }),
    ],
  },
  134: {
    branches: [must(['GULL-VOICE'], free('k1', { blue: 1, reputation: 1, adventurer: 1 }))],
    options: [
      skill('a', 8, { yellow: 1, gem: 2, food: 1 }, { bonus: { coin: 3 } }),
      skill('b', 7, { green: 1, reputation: -1, coin: 3, food: 2 }, { bonus: { hearts: 2 } }),
    ],
  },
  135: {
    branches: [must(['ZAGS-MARK'], free('k1', { green: 1, treasure: 1, gem: 1 }))],
    options: [
      skill('a', 7, { red: 1, food: 2, coin: 1 }, { bonus: { reputation: 1 } }),
      combat('b', 8, { green: 1, reputation: -1, hearts: 3, coin: 3 }, { bonus: { gem: 2 } }),
    ],
  },
  136: {
    branches: [must(['TRUCE'], free('k1', { blue: 1, reputation: 2, treasure: 1 }))],
    options: [
      skill('a', 8, { yellow: 1, reputation: 1, gem: 1, food: 1 }, { bonus: { hearts: 3 } }),
      combat('b', 8, { green: 1, coin: 2, food: 2 }, { bonus: { coin: 1, gem: 1 } }),
    ],
  },
  137: {
    options: [
      skill('a', 7, { blue: 1, food: 2, coin: 1 }, { bonus: { coin: 2 }, stories: ['S26'] }),
      combat('b', 7, { green: 1, hearts: 2, coin: 1 }, { bonus: { gem: 1 } }),
      skill('c', 6, { yellow: 1, reputation: -1, coin: 2, gem: 1 }, { bonus: { hearts: 2 } }),
    ],
  },
  138: {
    branches: [
      must(['AXE-HAND'], skill('k1', 9, { blue: 1, reputation: -1, gem: 2 }, { bonus: { gem: 2 } })),
      must(['RED-SAP'], free('k2', { blue: 1, reputation: 2, treasure: 1 })),
    ],
    options: [
      skill('a', 8, { blue: 1, world: 'wld-pilgrims-vow' }, { bonus: { coin: 1, gem: 1 } }),
      combat('b', 7, { green: 1, coin: 2, food: 1 }, { bonus: { reputation: 1 } }),
    ],
  },
  139: {
    options: [
      skill('a', 8, { red: 1, reputation: 1, hearts: 2, coin: 1 }, { bonus: { hearts: 3 } }),
      combat('b', 8, { red: 1, treasure: 1 }, { bonus: { coin: 1, gem: 1 } }),
    ],
  },
  140: {
    branches: [must(['FANNED-FIRE'], skill('k1', 7, { green: 1, coin: 2 }, { bonus: { gem: 1 } }))],
    options: [
      skill('a', 6, { yellow: 1, world: 'wld-stray-cub' }, { bonus: { reputation: 1 } }),
      combat('b', 7, { green: 1, reputation: -1, coin: 3, food: 2 }, { bonus: { coin: 2 } }),
    ],
  },
  141: {
    options: [
      skill('a', 8, { blue: 1, reputation: 1, food: 2, coin: 1 }, { bonus: { hearts: 3 }, keywords: ['MAMMOTH-KIN'] }),
      combat('b', 9, { green: 1, treasure: 1, bird: 1 }, { bonus: { coin: 1, gem: 1 } }),
    ],
  },
  142: {
    options: [
      skill('a', 6, { blue: 1, coin: 1 }, { bonus: { reputation: 1 } }),
      skill('b', 7, { yellow: 1, reputation: -1, gem: 2, food: 2 }, { bonus: { coin: 2 } }),
    ],
  },
  143: {
    branches: [may(['SOLD-SHADOW'], free('k1', { reputation: 1, hearts: 2, gem: 1 }))],
    options: [
      skill('a', 7, { blue: 1, reputation: 1, coin: 1 }, { bonus: { gem: 1 } }),
      combat('b', 7, { green: 1, reputation: -1, gem: 2, coin: 2 }, { bonus: { hearts: 2 } }),
    ],
  },
  144: {
    options: [
      skill('a', 8, { blue: 1, hearts: 3, coin: 3 }, { bonus: { reputation: 1, coin: 1 }, stories: ['S27'] }),
      combat('b', 9, { green: 1, treasure: 1, coin: 2 }, { bonus: { gem: 2 } }),
    ],
  },
  145: {
    branches: [must(['LEDGER-PAGE'], free('k1', { blue: 1, reputation: 1, treasure: 1 }, { keywords: ['AMBER-EYE'] }))],
    options: [
      skill('a', 8, { blue: 1, gem: 2, food: 3 }, { bonus: { coin: 3 }, keywords: ['AMBER-EYE'] }),
      combat('b', 9, { red: 1, treasure: 1, coin: 1, food: 1 }, { bonus: { hearts: 3 } }),
    ],
  },
}
