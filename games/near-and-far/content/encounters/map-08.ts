import { combat, type Encounters, free, may, must, skill } from '../encounters.ts'

export const encounters: Encounters = {
  97: {
    branches: [must(['WHITE-LEAF'], free('k1', { blue: 1, reputation: 2, treasure: 1 }))],
    options: [
      skill('a', 7, { yellow: 1, reputation: 1, coin: 1 }, { bonus: { reputation: 1 } }),
      combat('b', 7, { green: 1, reputation: -1, gem: 2, food: 2 }, { bonus: { coin: 2 } }),
    ],
  },
  98: {
    branches: [
      must(['DRUMMER'], free('k1', { yellow: 1, reputation: 1, adventurer: 1 })),
      must(['KINGS-COIN'], free('k2', { green: 1, treasure: 1 })),
    ],
    options: [
      skill('a', 6, { red: 1, gem: 1 }, { bonus: { hearts: 2 } }),
      combat('b', 6, { green: 1, reputation: -1, world: 'wld-stolen-crest' }, { bonus: { food: 2 } }),
    ],
  },
  99: {
    options: [
      skill('a', 6, { red: 1, reputation: 1 }, { bonus: { gem: 1 }, stories: ['S19'] }),
      combat('b', 6, { green: 1, reputation: -1, coin: 2, food: 1 }, { bonus: { hearts: 2 } }),
    ],
  },
  100: {
    branches: [may(['SEA-SEED'], skill('k1', 7, { blue: 1, reputation: 1, hearts: 3 }, { bonus: { coin: 2 } }))],
    options: [
      skill('a', 6, { yellow: 1, gem: 1 }, { bonus: { food: 2 } }),
      combat('b', 6, { green: 1, reputation: -1, food: 2, coin: 1 }, { bonus: { reputation: 1 } }),
    ],
  },
  101: {
    branches: [must(['AXE-HAND'], skill('k1', 8, { green: 1, coin: 2 }, { bonus: { coin: 1, gem: 1 } }))],
    options: [
      skill('a', 7, { red: 1, coin: 1, gem: 1 }, { bonus: { gem: 1 } }),
      combat('b', 7, { green: 1, reputation: -1, gem: 2, food: 2 }, { bonus: { hearts: 2 } }),
    ],
  },
  102: {
    options: [
      skill('a', 7, { blue: 1, reputation: 1, gem: 1 }, { bonus: { reputation: 1 } }),
      skill('b', 7, { yellow: 1, reputation: -1, food: 3, coin: 2 }, { bonus: { coin: 2 } }),
    ],
  },
  103: {
    options: [
      skill('a', 7, { red: 1, hearts: 2, coin: 1 }, { bonus: { gem: 1 } }),
      combat('b', 8, { red: 1, treasure: 1 }, { bonus: { hearts: 3 } }),
    ],
  },
  104: {
    options: [
      skill('a', 8, { blue: 1, gem: 2, food: 1 }, { bonus: { coin: 1, gem: 1 }, stories: ['S20'] }),
      skill('b', 7, { green: 1, reputation: -2, treasure: 1, coin: 1, food: 1 }, { bonus: { reputation: 1 } }),
    ],
  },
  105: {
    branches: [must(['RED-SAP'], free('k1', { blue: 1, reputation: 1, treasure: 1 }))],
    options: [
      skill('a', 8, { yellow: 1, reputation: 1, world: 'wld-ornate-armor' }, { bonus: { gem: 2 } }),
      combat('b', 8, { green: 1, food: 2, coin: 2 }, { bonus: { coin: 3 } }),
    ],
  },
  106: {
    options: [
      skill('a', 8, { red: 1, world: 'wld-lava-glass' }, { bonus: { coin: 1, gem: 1 } }),
      combat('b', 8, { green: 1, reputation: -1, gem: 3, food: 2 }, { bonus: { reputation: 1, coin: 1 } }),
    ],
  },
  107: {
    options: [
      skill('a', 8, { blue: 1, reputation: 1, coin: 2, food: 1 }, { bonus: { gem: 2 } }),
      combat('b', 8, { green: 1, reputation: -1, gem: 3, coin: 2 }, { bonus: { coin: 3 } }),
    ],
  },
  108: {
    branches: [
      must(
        ['KINGS-FINGER'],
        skill(
          'k1',
          8,
          { yellow: 1, reputation: -1, coin: 3 },
          { bonus: { reputation: 1, coin: 1 }, keywords: ['FANNED-FIRE'] },
        ),
      ),
    ],
    options: [
      skill('a', 9, { blue: 1, reputation: 2, food: 2, coin: 1 }, { bonus: { hearts: 3 }, keywords: ['TRUCE'] }),
      combat(
        'b',
        8,
        { green: 1, reputation: -3, treasure: 1, hearts: 2, coin: 2 },
        { bonus: { coin: 1, gem: 1 }, keywords: ['FANNED-FIRE'] },
      ),
    ],
  },
  109: {
    branches: [must(['LENT-YEAR'], skill('k1', 7, { blue: 1, hearts: 4 }, { bonus: { hearts: 2 } }))],
    options: [
      skill('a', 8, { blue: 1, reputation: 1, gem: 1, food: 1 }, { bonus: { gem: 2 } }),
      combat('b', 8, { green: 1, reputation: -1, coin: 3, food: 3 }, { bonus: { coin: 3 } }),
    ],
  },
  110: {
    options: [
      skill('a', 8, { blue: 1, food: 3, coin: 3 }, { bonus: { coin: 1, gem: 1 }, stories: ['S21'] }),
      combat('b', 9, { red: 1, treasure: 1, hearts: 1, coin: 1 }, { bonus: { reputation: 1, coin: 1 } }),
    ],
  },
  111: {
    branches: [must(['KINGS-COIN'], free('k1', { green: 1, reputation: -1, treasure: 1, coin: 1 }))],
    options: [
      skill('a', 8, { yellow: 1, reputation: 1, coin: 1, gem: 1 }, { bonus: { gem: 2 } }),
      combat('b', 9, { green: 1, reputation: 1, gem: 2, food: 1 }, { bonus: { coin: 3 } }),
    ],
  },
  112: {
    options: [
      skill('a', 8, { red: 1, reputation: 1, gem: 1, coin: 1 }, { bonus: { coin: 1, gem: 1 } }),
      combat('b', 9, { green: 1, treasure: 1, food: 1, coin: 1 }, { bonus: { reputation: 1, coin: 1 } }),
    ],
  },
}
