import { combat, type Encounters, free, may, must, skill } from '../encounters.ts'

export const encounters: Encounters = {
  146: {
    branches: [
      must(['KNOCKING', 'OPEN-DOOR'], free('k1', { blue: 1, reputation: 2, treasure: 1 })),
      must(['KNOCKING'], free('k2', { blue: 1, reputation: 1, hearts: 3 })),
    ],
    options: [
      skill('a', 8, { blue: 1, food: 2, coin: 2 }, { bonus: { reputation: 1, coin: 1 } }),
      combat('b', 8, { red: 1, hearts: 2, coin: 2 }, { bonus: { gem: 2 } }),
    ],
  },
  147: {
    branches: [must(['SILENT-VOW'], free('k1', { blue: 1, reputation: 2, treasure: 1 }))],
    options: [
      skill('a', 8, { yellow: 1, coin: 2, food: 2 }, { bonus: { coin: 1, gem: 1 } }),
      combat('b', 8, { green: 1, reputation: -1, gem: 2 }, { bonus: { reputation: 1, coin: 1 } }),
    ],
  },
  148: {
    branches: [must(['FALLING-IRON'], free('k1', { red: 1, reputation: 2, treasure: 1 }))],
    options: [
      skill('a', 9, { red: 1, reputation: 1, treasure: 1 }, { bonus: { coin: 3 } }),
      skill('b', 8, { red: 1, reputation: -2, gem: 2, coin: 2 }, { bonus: { hearts: 3 } }),
      combat('c', 9, { red: 1, gem: 2, food: 3 }, { bonus: { coin: 1, gem: 1 } }),
    ],
  },
  149: {
    branches: [
      must(['ZAGS-MARK'], skill('k1', 8, { green: 1, treasure: 1 }, { bonus: { hearts: 3 } })),
      must(['MAMMOTH-KIN'], free('k2', { blue: 1, reputation: 1, bird: 1, gem: 1 })),
    ],
    options: [
      skill('a', 7, { yellow: 1, world: 'wld-quartermaster' }, { bonus: { coin: 2 } }),
      combat('b', 8, { green: 1, reputation: -1, food: 3, coin: 3 }, { bonus: { coin: 3 } }),
    ],
  },
  150: {
    branches: [
      must(['SOLD-SHADOW'], free('k1', { blue: 1, treasure: 1 })),
      must(['AMBER-EYE'], free('k2', { blue: 1, reputation: 2, gem: 2 })),
    ],
    options: [
      skill(
        'a',
        9,
        { blue: 1, reputation: 1, gem: 2, food: 2 },
        { bonus: { reputation: 1, coin: 1 }, cost: { hearts: 1 } },
      ),
      combat('b', 8, { red: 1, coin: 3, food: 3 }, { bonus: { gem: 2 } }),
    ],
  },
  151: {
    branches: [must(['LENT-YEAR'], free('k1', { blue: 1, reputation: 1, hearts: 3 }))],
    options: [
      skill('a', 8, { blue: 1, reputation: 1, hearts: 2, coin: 1 }, { bonus: { coin: 1, gem: 1 } }),
      combat('b', 9, { green: 1, reputation: -1, treasure: 1, coin: 2, gem: 1 }, { bonus: { reputation: 1, coin: 1 } }),
    ],
  },
  152: {
    branches: [
      must(['LEDGER-PAGE'], free('k1', { blue: 1, reputation: 2, treasure: 1 })),
      must(['ZAGS-MARK'], free('k2', { green: 1, reputation: -1, gem: 3 })),
      may(['UNTIED'], skill('k3', 8, { blue: 1, reputation: 1, gem: 2 }, { bonus: { gem: 2 } })),
    ],
    options: [
      skill('a', 8, { blue: 1, reputation: 1, treasure: 1 }, { bonus: { coin: 3 } }),
      combat('b', 10, { green: 1, gem: 3, coin: 3 }, { bonus: { hearts: 3 } }),
    ],
  },
  153: {
    branches: [
      must(['CLEAN-WELL'], free('k1', { red: 1, reputation: 2, treasure: 1 })),
      must(['WATER-THIEF'], skill('k2', 8, { green: 1, gem: 2 }, { bonus: { reputation: 1, coin: 1 } })),
    ],
    options: [
      skill('a', 7, { blue: 1, gem: 1, food: 1 }, { bonus: { gem: 1 } }),
      combat('b', 7, { red: 1, coin: 2, food: 1 }, { bonus: { hearts: 2 } }),
    ],
  },
  154: {
    branches: [must(['SEA-SEED'], free('k1', { blue: 1, reputation: 2, treasure: 1 }))],
    options: [
      skill('a', 6, { yellow: 1, food: 1 }, { bonus: { coin: 2 } }),
      combat('b', 7, { green: 1, coin: 1, gem: 1 }, { bonus: { gem: 1 } }),
    ],
  },
  155: {
    branches: [
      must(['KINGS-COIN'], free('k1', { green: 1, reputation: -1, treasure: 1, food: 1, coin: 1 })),
      must(['RED-SAP'], free('k2', { blue: 1, reputation: 2, gem: 2 })),
    ],
    options: [
      skill('a', 8, { yellow: 1, reputation: 1, coin: 2, food: 1 }, { bonus: { coin: 1, gem: 1 } }),
      combat('b', 9, { green: 1, world: 'wld-cold-blade', gem: 1 }, { bonus: { reputation: 1, coin: 1 } }),
    ],
  },
  156: {
    branches: [
      must(['STONE-OATH'], free('k1', { blue: 1, reputation: 2, treasure: 1, world: 'wld-crown-shard' })),
      must(
        ['KINGS-FINGER'],
        combat('k2', 9, { green: 1, reputation: -1, treasure: 1, gem: 2, coin: 1 }, { bonus: { gem: 2 } }),
      ),
    ],
    options: [
      skill('a', 8, { blue: 1, coin: 3, gem: 1 }, { bonus: { hearts: 3 } }),
      combat('b', 8, { green: 1, world: 'wld-crown-shard' }, { bonus: { coin: 1, gem: 1 } }),
    ],
  },
  157: {
    branches: [
      must(['TRUCE'], free('k1', { blue: 1, reputation: 2, treasure: 1 })),
      must(['FANNED-FIRE'], combat('k2', 9, { green: 1, coin: 3 }, { bonus: { reputation: 1, coin: 1 } })),
      must(['DRUMMER'], free('k3', { yellow: 1, reputation: 2, adventurer: 1 })),
    ],
    options: [
      skill('a', 8, { blue: 1, food: 2, coin: 2 }, { bonus: { coin: 3 } }),
      combat('b', 8, { red: 1, hearts: 2, coin: 2 }, { bonus: { hearts: 3 } }),
    ],
  },
  158: {
    branches: [
      may(['LEDGER-PAGE', 'AMBER-EYE'], free('k1', { blue: 1, reputation: 3, treasure: 1, adventurer: 1 })),
      may(['MAMMOTH-KIN'], free('k2', { blue: 1, reputation: 2, treasure: 1 })),
    ],
    options: [
      skill('a', 10, { blue: 1, reputation: 3, treasure: 1 }, { bonus: { coin: 3 } }),
      skill('b', 8, { 'faction-any': 1, reputation: -3, treasure: 1, gem: 4 }, { bonus: { hearts: 3 } }),
      combat('c', 10, { red: 1, reputation: 1, treasure: 1, hearts: 1, coin: 1 }, { bonus: { coin: 1, gem: 1 } }),
    ],
  },
  159: {
    branches: [
      must(['SHREYAS-FLAG'], free('k1', { yellow: 1, reputation: 1, treasure: 1 })),
      must(['MUTINY'], free('k2', { green: 1, reputation: 1, adventurer: 1 })),
    ],
    options: [
      skill('a', 7, { red: 1, coin: 2, food: 1 }, { bonus: { gem: 1 } }),
      combat('b', 8, { red: 1, gem: 2, coin: 1 }, { bonus: { hearts: 3 } }),
    ],
  },
  160: {
    branches: [must(['GULL-VOICE'], free('k1', { blue: 1, reputation: 2, treasure: 1 }))],
    options: [
      skill('a', 8, { yellow: 1, coin: 3, gem: 1 }, { bonus: { gem: 2 } }),
      combat('b', 8, { red: 1, gem: 2, food: 1 }, { bonus: { coin: 3 } }),
    ],
  },
  161: {
    branches: [
      must(['FERRY-COIN'], free('k1', { blue: 1, reputation: 2, treasure: 1 })),
      may(['TIED-KNOT'], free('k2', { yellow: 1, gem: 2 })),
    ],
    options: [
      skill('a', 8, { blue: 1, reputation: 1, gem: 1, coin: 1 }, { bonus: { coin: 1, gem: 1 } }),
      combat('b', 9, { green: 1, treasure: 1, food: 1, coin: 1 }, { bonus: { reputation: 1, coin: 1 } }),
    ],
  },
}
