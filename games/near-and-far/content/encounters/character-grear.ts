import { combat, type Encounters, free, may, skill } from '../encounters.ts'

export const encounters: Encounters = {
  GRE1: {
    stage: 1,
    options: [
      skill('a', 5, { red: 1, reputation: 1 }, { bonus: { gem: 1 }, next: 'GRE2' }),
      combat('b', 5, { green: 1 }, { bonus: { coin: 1 }, next: 'GRE3' }),
    ],
  },
  GRE2: {
    stage: 2,
    options: [
      skill('a', 5, { yellow: 1 }, { bonus: { food: 1 }, next: 'GRE4' }),
      combat('b', 5, { green: 1, reputation: -1, food: 1, coin: 1 }, { bonus: { hearts: 1 }, next: 'GRE5' }),
    ],
  },
  GRE3: {
    stage: 2,
    options: [
      skill('a', 6, { blue: 1, hearts: 1 }, { bonus: { gem: 1 }, next: 'GRE4' }),
      combat('b', 5, { green: 1 }, { bonus: { coin: 1 }, next: 'GRE5' }),
    ],
  },
  GRE4: {
    stage: 3,
    options: [
      skill('a', 6, { red: 1, gem: 1 }, { bonus: { food: 2 }, keywords: ['OWN-COAT'], next: 'GRE6' }),
      combat('b', 6, { green: 1, coin: 1 }, { bonus: { reputation: 1 }, next: 'GRE7' }),
    ],
  },
  GRE5: {
    stage: 3,
    options: [
      skill('a', 6, { blue: 1, reputation: 1 }, { bonus: { coin: 2 }, next: 'GRE6' }),
      combat('b', 6, { green: 1, food: 1 }, { bonus: { gem: 1 }, next: 'GRE7' }),
    ],
  },
  GRE6: {
    stage: 4,
    options: [
      skill('a', 6, { yellow: 1, hearts: 1 }, { bonus: { hearts: 2 }, next: 'GRE8' }),
      combat('b', 7, { green: 1, coin: 1, gem: 1 }, { bonus: { food: 2 }, next: 'GRE9' }),
    ],
  },
  GRE7: {
    stage: 4,
    options: [
      skill('a', 6, { blue: 1, reputation: 1 }, { bonus: { reputation: 1 }, keywords: ['SPARED-HOUSE'], next: 'GRE8' }),
      combat('b', 6, { red: 1, coin: 1 }, { bonus: { coin: 2 }, next: 'GRE9' }),
    ],
  },
  GRE8: {
    stage: 5,
    options: [
      skill('a', 7, { blue: 1, gem: 1, coin: 1 }, { bonus: { gem: 1 }, next: 'GRE10' }),
      combat('b', 7, { red: 1, food: 2, coin: 1 }, { bonus: { hearts: 2 }, next: 'GRE11' }),
    ],
  },
  GRE9: {
    stage: 5,
    options: [
      skill('a', 7, { yellow: 1, reputation: 1, hearts: 1 }, { bonus: { food: 2 }, next: 'GRE10' }),
      combat('b', 7, { green: 1, coin: 1, gem: 1 }, { bonus: { reputation: 1 }, next: 'GRE11' }),
    ],
  },
  GRE10: {
    stage: 6,
    options: [
      skill('a', 7, { blue: 1, gem: 1, food: 1 }, { bonus: { coin: 2 }, next: 'GRE12' }),
      combat('b', 7, { red: 1, coin: 2, food: 1 }, { bonus: { gem: 1 }, keywords: ['COLD-HAND'], next: 'GRE13' }),
    ],
  },
  GRE11: {
    stage: 6,
    options: [
      skill('a', 6, { yellow: 1, gem: 1 }, { bonus: { hearts: 2 }, next: 'GRE12' }),
      combat('b', 8, { green: 1, food: 2, coin: 2 }, { bonus: { coin: 1, gem: 1 }, next: 'GRE13' }),
    ],
  },
  GRE12: {
    stage: 7,
    branches: [may(['SPARED-HOUSE'], free('k1', { blue: 1, reputation: 1, hearts: 2 }, { next: 'GRE14' }))],
    options: [
      skill('a', 7, { yellow: 1, coin: 1, gem: 1 }, { bonus: { coin: 2 }, next: 'GRE14' }),
      combat('b', 7, { red: 1, gem: 1, food: 1 }, { bonus: { gem: 1 }, next: 'GRE15' }),
    ],
  },
  GRE13: {
    stage: 7,
    options: [
      skill('a', 8, { yellow: 1, coin: 2, food: 2 }, { bonus: { hearts: 3 }, next: 'GRE14' }),
      combat('b', 8, { green: 1, gem: 2, coin: 1 }, { bonus: { coin: 1, gem: 1 }, next: 'GRE15' }),
    ],
  },
  GRE14: {
    stage: 8,
    options: [
      skill('a', 8, { blue: 1, food: 2, coin: 2 }, { bonus: { reputation: 1, coin: 1 }, next: 'GRE16' }),
      combat('b', 8, { green: 1, hearts: 2, coin: 2 }, { bonus: { gem: 2 }, next: 'GRE16' }),
    ],
  },
  GRE15: {
    stage: 8,
    branches: [may(['OWN-COAT'], free('k1', { yellow: 1, reputation: 1, gem: 2 }, { next: 'GRE16' }))],
    options: [
      skill('a', 8, { red: 1, gem: 2, food: 1 }, { bonus: { hearts: 3 }, next: 'GRE16' }),
      combat('b', 8, { green: 1, coin: 2, food: 2 }, { bonus: { coin: 1, gem: 1 }, next: 'GRE16' }),
    ],
  },
  GRE16: {
    stage: 9,
    branches: [may(['COLD-HAND'], free('k1', { blue: 1, reputation: 1, gem: 2 }, { next: 'GRE17' }))],
    options: [
      skill('a', 9, { blue: 1, food: 3, coin: 3 }, { bonus: { gem: 2 }, next: 'GRE17' }),
      combat('b', 9, { green: 1, hearts: 3, coin: 3 }, { bonus: { coin: 3 }, next: 'GRE18' }),
      skill('c', 8, { yellow: 1, coin: 3, gem: 1 }, { bonus: { hearts: 3 }, next: 'GRE19' }),
    ],
  },
  GRE17: {
    stage: 10,
    options: [
      skill('a', 8, { blue: 1, reputation: 2, gem: 1 }, { bonus: { coin: 1, gem: 1 }, next: null }),
      combat('b', 9, { green: 1, reputation: 1, coin: 2, food: 2 }, { bonus: { reputation: 1, coin: 1 }, next: null }),
    ],
  },
  GRE18: {
    stage: 10,
    options: [
      skill('a', 8, { red: 1, gem: 2, coin: 1 }, { bonus: { gem: 2 }, next: null }),
      combat('b', 9, { green: 1, reputation: -1, treasure: 1, food: 2, coin: 2 }, { bonus: { coin: 3 }, next: null }),
    ],
  },
  GRE19: {
    stage: 10,
    options: [
      skill('a', 8, { yellow: 1, reputation: 1, hearts: 2, coin: 1 }, { bonus: { hearts: 3 }, next: null }),
      combat('b', 9, { green: 1, coin: 3, gem: 2 }, { bonus: { coin: 1, gem: 1 }, next: null }),
    ],
  },
}
