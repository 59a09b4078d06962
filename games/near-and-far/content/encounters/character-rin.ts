import { combat, type Encounters, free, may, skill } from '../encounters.ts'

export const encounters: Encounters = {
  RIN1: {
    stage: 1,
    options: [
      skill('a', 5, { blue: 1, reputation: 1 }, { bonus: { gem: 1 }, keywords: ['RIVER-SONG'], next: 'RIN2' }),
      combat('b', 5, { green: 1 }, { bonus: { coin: 1 }, next: 'RIN3' }),
      skill('c', 5, { yellow: 1 }, { bonus: { food: 1 }, next: 'RIN4' }),
    ],
  },
  RIN2: {
    stage: 2,
    options: [
      skill('a', 5, { blue: 1 }, { bonus: { hearts: 1 }, next: 'RIN5' }),
      skill('b', 5, { yellow: 1 }, { bonus: { gem: 1 }, next: 'RIN6' }),
    ],
  },
  RIN3: {
    stage: 2,
    options: [
      skill('a', 5, { yellow: 1, reputation: 1 }, { bonus: { coin: 1 }, next: 'RIN5' }),
      combat('b', 6, { red: 1, hearts: 1 }, { bonus: { hearts: 2 }, next: 'RIN7' }),
    ],
  },
  RIN4: {
    stage: 2,
    options: [
      skill('a', 6, { blue: 1, reputation: 1 }, { bonus: { food: 2 }, next: 'RIN6' }),
      combat('b', 5, { red: 1 }, { bonus: { gem: 1 }, next: 'RIN7' }),
    ],
  },
  RIN5: {
    stage: 3,
    options: [
      skill('a', 6, { blue: 1, coin: 1 }, { bonus: { coin: 2 }, next: 'RIN8' }),
      combat('b', 6, { red: 1, gem: 1 }, { bonus: { gem: 1 }, next: 'RIN9' }),
    ],
  },
  RIN6: {
    stage: 3,
    options: [
      skill('a', 6, { yellow: 1, food: 1 }, { bonus: { hearts: 2 }, next: 'RIN8' }),
      combat('b', 6, { green: 1, reputation: -1, hearts: 2, coin: 1 }, { bonus: { food: 2 }, next: 'RIN10' }),
    ],
  },
  RIN7: {
    stage: 3,
    options: [
      skill('a', 6, { red: 1, coin: 1 }, { bonus: { reputation: 1 }, next: 'RIN9' }),
      skill('b', 6, { blue: 1, gem: 1 }, { bonus: { coin: 2 }, keywords: ['LEAK'], next: 'RIN10' }),
    ],
  },
  RIN8: {
    stage: 4,
    options: [
      skill(
        'a',
        6,
        { yellow: 1, reputation: 1 },
        { bonus: { gem: 1 }, keywords: ['FERRYMANS-DAUGHTER'], next: 'RIN11' },
      ),
      combat('b', 6, { green: 1, gem: 1 }, { bonus: { hearts: 2 }, next: 'RIN12' }),
    ],
  },
  RIN9: {
    stage: 4,
    options: [
      skill('a', 6, { blue: 1, food: 1 }, { bonus: { food: 2 }, next: 'RIN11' }),
      combat('b', 6, { green: 1, hearts: 1 }, { bonus: { reputation: 1 }, next: 'RIN13' }),
    ],
  },
  RIN10: {
    stage: 4,
    options: [
      skill('a', 7, { yellow: 1, coin: 1, gem: 1 }, { bonus: { coin: 2 }, next: 'RIN12' }),
      combat('b', 7, { red: 1, gem: 1, food: 1 }, { bonus: { gem: 1 }, next: 'RIN13' }),
    ],
  },
  RIN11: {
    stage: 5,
    options: [
      skill(
        'a',
        7,
        { blue: 1, reputation: 1, coin: 1 },
        { bonus: { hearts: 2 }, keywords: ['BRIDGE-WORD'], next: 'RIN14' },
      ),
      skill('b', 6, { red: 1, gem: 1 }, { bonus: { food: 2 }, next: 'RIN15' }),
    ],
  },
  RIN12: {
    stage: 5,
    options: [
      skill('a', 7, { red: 1, food: 2, coin: 1 }, { bonus: { reputation: 1 }, next: 'RIN14' }),
      combat('b', 7, { red: 1, hearts: 2, coin: 1 }, { bonus: { coin: 2 }, next: 'RIN16' }),
    ],
  },
  RIN13: {
    stage: 5,
    options: [
      skill('a', 7, { yellow: 1, coin: 1, gem: 1 }, { bonus: { gem: 1 }, next: 'RIN15' }),
      combat('b', 7, { green: 1, gem: 1, food: 1 }, { bonus: { hearts: 2 }, next: 'RIN16' }),
    ],
  },
  RIN14: {
    stage: 6,
    options: [
      skill('a', 7, { yellow: 1, reputation: 1, coin: 1 }, { bonus: { food: 2 }, next: 'RIN17' }),
      combat('b', 7, { green: 1, gem: 1, coin: 1 }, { bonus: { reputation: 1 }, next: 'RIN18' }),
    ],
  },
  RIN15: {
    stage: 6,
    branches: [may(['RIVER-SONG'], free('k1', { blue: 1, reputation: 1, hearts: 2 }, { next: 'RIN17' }))],
    options: [
      skill('a', 7, { blue: 1, hearts: 2, coin: 2 }, { bonus: { gem: 1 }, cost: { hearts: 1 }, next: 'RIN17' }),
      combat('b', 7, { green: 1, coin: 1, gem: 1 }, { bonus: { hearts: 2 }, next: 'RIN19' }),
    ],
  },
  RIN16: {
    stage: 6,
    options: [
      skill('a', 7, { blue: 1, gem: 1, food: 1 }, { bonus: { food: 2 }, next: 'RIN18' }),
      combat('b', 7, { green: 1, coin: 2, food: 1 }, { bonus: { reputation: 1 }, next: 'RIN19' }),
    ],
  },
  RIN17: {
    stage: 7,
    options: [
      skill('a', 8, { blue: 1, reputation: 2, gem: 1 }, { bonus: { gem: 2 }, next: 'RIN20' }),
      combat('b', 8, { red: 1, food: 2, coin: 2 }, { bonus: { coin: 3 }, next: 'RIN21' }),
    ],
  },
  RIN18: {
    stage: 7,
    options: [
      skill('a', 7, { red: 1, hearts: 2, coin: 1 }, { bonus: { hearts: 2 }, next: 'RIN20' }),
      combat('b', 8, { red: 1, coin: 3, gem: 1 }, { bonus: { coin: 1, gem: 1 }, next: 'RIN22' }),
    ],
  },
  RIN19: {
    stage: 7,
    branches: [may(['FERRYMANS-DAUGHTER'], free('k1', { yellow: 1, reputation: 1, gem: 2 }, { next: 'RIN21' }))],
    options: [
      skill('a', 7, { yellow: 1, coin: 2, food: 1 }, { bonus: { coin: 2 }, next: 'RIN21' }),
      skill('b', 7, { green: 1, reputation: -1, gem: 2, coin: 2 }, { bonus: { gem: 1 }, next: 'RIN22' }),
    ],
  },
  RIN20: {
    stage: 8,
    options: [
      skill('a', 8, { blue: 1, food: 2, coin: 2 }, { bonus: { hearts: 3 }, next: 'RIN23' }),
      combat('b', 8, { green: 1, hearts: 2, coin: 2 }, { bonus: { coin: 1, gem: 1 }, next: 'RIN23' }),
    ],
  },
  RIN21: {
    stage: 8,
    branches: [may(['LEAK'], free('k1', { blue: 1, reputation: 1, hearts: 2 }, { next: 'RIN23' }))],
    options: [
      skill('a', 8, { blue: 1, gem: 2, food: 1 }, { bonus: { gem: 2 }, next: 'RIN23' }),
      skill('b', 8, { red: 1, coin: 2, food: 2 }, { bonus: { coin: 3 }, next: 'RIN23' }),
    ],
  },
  RIN22: {
    stage: 8,
    options: [
      skill('a', 8, { yellow: 1, reputation: 1, gem: 1, coin: 1 }, { bonus: { hearts: 3 }, next: 'RIN23' }),
      combat('b', 8, { green: 1, food: 2, coin: 2 }, { bonus: { coin: 1, gem: 1 }, next: 'RIN23' }),
    ],
  },
  RIN23: {
    stage: 9,
    branches: [may(['BRIDGE-WORD'], free('k1', { blue: 1, reputation: 1, gem: 2 }, { next: 'RIN25' }))],
    options: [
      skill('a', 8, { blue: 1, coin: 3, gem: 2 }, { bonus: { gem: 2 }, next: 'RIN24' }),
      combat('b', 9, { red: 1, gem: 2, food: 3 }, { bonus: { coin: 3 }, next: 'RIN25' }),
      skill('c', 9, { yellow: 1, coin: 3, food: 3 }, { bonus: { hearts: 3 }, next: 'RIN26' }),
    ],
  },
  RIN24: {
    stage: 10,
    options: [
      skill('a', 8, { blue: 1, reputation: 2, gem: 1 }, { bonus: { coin: 1, gem: 1 }, next: null }),
      skill('b', 8, { yellow: 1, reputation: 1, food: 2, coin: 1 }, { bonus: { reputation: 1, coin: 1 }, next: null }),
    ],
  },
  RIN25: {
    stage: 10,
    options: [
      skill('a', 8, { yellow: 1, reputation: 1, hearts: 2, coin: 2 }, { bonus: { gem: 2 }, next: null }),
      combat('b', 9, { green: 1, treasure: 1, coin: 2 }, { bonus: { coin: 3 }, next: null }),
    ],
  },
  RIN26: {
    stage: 10,
    options: [
      skill('a', 8, { blue: 1, reputation: 2, gem: 1, food: 1 }, { bonus: { hearts: 3 }, next: null }),
      combat('b', 9, { red: 1, coin: 3, food: 3 }, { bonus: { coin: 1, gem: 1 }, next: null }),
    ],
  },
}
