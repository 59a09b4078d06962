import { combat, type Encounters, free, may, skill } from '../encounters.ts'

export const encounters: Encounters = {
  TAN1: {
    stage: 1,
    options: [
      skill('a', 5, { yellow: 1, reputation: 1 }, { bonus: { gem: 1 }, next: 'TAN2' }),
      skill('b', 6, { blue: 1, coin: 1 }, { bonus: { hearts: 2 }, next: 'TAN3' }),
    ],
  },
  TAN2: {
    stage: 2,
    options: [
      skill('a', 5, { blue: 1 }, { bonus: { food: 1 }, next: 'TAN4' }),
      skill('b', 5, { yellow: 1 }, { bonus: { hearts: 1 }, next: 'TAN5' }),
    ],
  },
  TAN3: {
    stage: 2,
    options: [
      skill('a', 6, { red: 1, hearts: 1 }, { bonus: { coin: 2 }, next: 'TAN4' }),
      combat('b', 6, { green: 1, coin: 1 }, { bonus: { gem: 1 }, next: 'TAN5' }),
    ],
  },
  TAN4: {
    stage: 3,
    options: [
      skill('a', 6, { yellow: 1, gem: 1 }, { bonus: { hearts: 2 }, next: 'TAN6' }),
      combat('b', 6, { red: 1, coin: 1 }, { bonus: { food: 2 }, next: 'TAN7' }),
    ],
  },
  TAN5: {
    stage: 3,
    options: [
      skill('a', 6, { blue: 1, gem: 1 }, { bonus: { reputation: 1 }, keywords: ['TORN-CALENDAR'], next: 'TAN6' }),
      combat('b', 6, { red: 1, food: 1 }, { bonus: { coin: 2 }, next: 'TAN7' }),
    ],
  },
  TAN6: {
    stage: 4,
    options: [
      skill('a', 6, { blue: 1, hearts: 1 }, { bonus: { gem: 1 }, keywords: ['NINTH-BELL'], next: 'TAN8' }),
      combat('b', 6, { green: 1, coin: 1 }, { bonus: { hearts: 2 }, next: 'TAN9' }),
    ],
  },
  TAN7: {
    stage: 4,
    options: [
      skill('a', 6, { blue: 1, reputation: 1 }, { bonus: { food: 2 }, next: 'TAN8' }),
      combat('b', 6, { green: 1, coin: 1 }, { bonus: { reputation: 1 }, next: 'TAN9' }),
    ],
  },
  TAN8: {
    stage: 5,
    options: [
      skill('a', 7, { blue: 1, gem: 1, coin: 1 }, { bonus: { coin: 2 }, keywords: ['HER-NAME'], next: 'TAN10' }),
      skill('b', 6, { red: 1, food: 1 }, { bonus: { gem: 1 }, next: 'TAN11' }),
    ],
  },
  TAN9: {
    stage: 5,
    options: [
      skill('a', 7, { yellow: 1, reputation: 1, hearts: 1 }, { bonus: { hearts: 2 }, next: 'TAN10' }),
      combat('b', 7, { green: 1, coin: 1, gem: 1 }, { bonus: { food: 2 }, next: 'TAN11' }),
    ],
  },
  TAN10: {
    stage: 6,
    branches: [may(['HER-NAME'], free('k1', { blue: 1, reputation: 1, hearts: 2 }, { next: 'TAN12' }))],
    options: [
      skill('a', 7, { blue: 1, coin: 2, food: 1 }, { bonus: { coin: 2 }, next: 'TAN12' }),
      combat('b', 7, { red: 1, gem: 1, coin: 1 }, { bonus: { gem: 1 }, next: 'TAN13' }),
    ],
  },
  TAN11: {
    stage: 6,
    options: [
      skill('a', 7, { red: 1, food: 2, coin: 1 }, { bonus: { hearts: 2 }, next: 'TAN12' }),
      combat('b', 7, { red: 1, hearts: 2, coin: 1 }, { bonus: { food: 2 }, next: 'TAN13' }),
    ],
  },
  TAN12: {
    stage: 7,
    options: [
      skill('a', 8, { blue: 1, reputation: 1, coin: 1, gem: 1 }, { bonus: { reputation: 1, coin: 1 }, next: 'TAN14' }),
      combat('b', 7, { green: 1, reputation: -1, gem: 2, food: 2 }, { bonus: { coin: 2 }, next: 'TAN15' }),
    ],
  },
  TAN13: {
    stage: 7,
    options: [
      skill('a', 7, { yellow: 1, coin: 2, food: 1 }, { bonus: { gem: 1 }, next: 'TAN14' }),
      combat('b', 8, { green: 1, gem: 2, coin: 1 }, { bonus: { hearts: 3 }, next: 'TAN15' }),
    ],
  },
  TAN14: {
    stage: 8,
    branches: [may(['NINTH-BELL'], free('k1', { blue: 1, reputation: 1, gem: 2 }, { next: 'TAN16' }))],
    options: [
      skill('a', 8, { blue: 1, hearts: 2, coin: 2 }, { bonus: { reputation: 1, coin: 1 }, next: 'TAN16' }),
      combat('b', 8, { red: 1, coin: 3, gem: 1 }, { bonus: { gem: 2 }, next: 'TAN16' }),
    ],
  },
  TAN15: {
    stage: 8,
    options: [
      skill('a', 8, { yellow: 1, gem: 2, food: 1 }, { bonus: { coin: 3 }, next: 'TAN16' }),
      skill('b', 7, { blue: 1, coin: 2, food: 1 }, { bonus: { hearts: 2 }, next: 'TAN16' }),
    ],
  },
  TAN16: {
    stage: 9,
    branches: [may(['TORN-CALENDAR'], free('k1', { blue: 1, gem: 2 }, { next: 'TAN17' }))],
    options: [
      skill('a', 9, { blue: 1, food: 3, coin: 3 }, { bonus: { reputation: 1, coin: 1 }, next: 'TAN17' }),
      skill('b', 8, { yellow: 1, reputation: 1, hearts: 2, coin: 1 }, { bonus: { gem: 2 }, next: 'TAN18' }),
      combat('c', 10, { red: 1, coin: 3, gem: 3 }, { bonus: { coin: 3 }, next: 'TAN19' }),
    ],
  },
  TAN17: {
    stage: 10,
    options: [
      skill('a', 8, { blue: 1, reputation: 2, gem: 1 }, { bonus: { hearts: 3 }, next: null }),
      skill('b', 8, { yellow: 1, reputation: 1, coin: 2, food: 1 }, { bonus: { coin: 1, gem: 1 }, next: null }),
    ],
  },
  TAN18: {
    stage: 10,
    options: [
      skill('a', 8, { yellow: 1, reputation: 2, gem: 1 }, { bonus: { reputation: 1, coin: 1 }, next: null }),
      skill('b', 8, { red: 1, food: 2, coin: 2 }, { bonus: { gem: 2 }, next: null }),
    ],
  },
  TAN19: {
    stage: 10,
    options: [
      combat('a', 10, { red: 1, reputation: 1, hearts: 3, coin: 3 }, { bonus: { coin: 3 }, next: null }),
      skill('b', 8, { blue: 1, coin: 3, gem: 2 }, { bonus: { hearts: 3 }, next: null }),
    ],
  },
}
