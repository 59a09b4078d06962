import { combat, type Encounters, free, may, skill } from '../encounters.ts'

export const encounters: Encounters = {
  EJI1: {
    stage: 1,
    options: [
      skill('a', 5, { blue: 1 }, { bonus: { food: 1 }, next: 'EJI2' }),
      combat('b', 5, { red: 1 }, { bonus: { hearts: 1 }, next: 'EJI3' }),
    ],
  },
  EJI2: {
    stage: 2,
    options: [
      skill('a', 5, { yellow: 1, reputation: 1 }, { bonus: { gem: 1 }, next: 'EJI4' }),
      skill('b', 6, { green: 1, reputation: -1, coin: 2, food: 1 }, { bonus: { hearts: 2 }, next: 'EJI5' }),
    ],
  },
  EJI3: {
    stage: 2,
    options: [
      skill('a', 5, { blue: 1 }, { bonus: { food: 1 }, next: 'EJI4' }),
      combat('b', 6, { red: 1, food: 1 }, { bonus: { reputation: 1 }, next: 'EJI5' }),
    ],
  },
  EJI4: {
    stage: 3,
    options: [
      skill('a', 6, { yellow: 1, hearts: 1 }, { bonus: { coin: 2 }, next: 'EJI6' }),
      combat('b', 6, { red: 1, coin: 1 }, { bonus: { gem: 1 }, next: 'EJI7' }),
    ],
  },
  EJI5: {
    stage: 3,
    options: [
      skill('a', 6, { yellow: 1, reputation: 1 }, { bonus: { hearts: 2 }, next: 'EJI6' }),
      combat('b', 6, { red: 1, coin: 1 }, { bonus: { food: 2 }, next: 'EJI7' }),
    ],
  },
  EJI6: {
    stage: 4,
    options: [
      skill('a', 6, { blue: 1, gem: 1 }, { bonus: { reputation: 1 }, keywords: ['WET-SEAL'], next: 'EJI8' }),
      combat('b', 6, { red: 1, food: 1 }, { bonus: { coin: 2 }, next: 'EJI9' }),
    ],
  },
  EJI7: {
    stage: 4,
    options: [
      skill('a', 6, { yellow: 1, hearts: 1 }, { bonus: { gem: 1 }, next: 'EJI8' }),
      combat('b', 7, { green: 1, coin: 1, gem: 1 }, { bonus: { hearts: 2 }, next: 'EJI9' }),
    ],
  },
  EJI8: {
    stage: 5,
    options: [
      skill(
        'a',
        7,
        { blue: 1, reputation: 1, gem: 1 },
        { bonus: { food: 2 }, keywords: ['THIRD-WITNESS'], next: 'EJI10' },
      ),
      skill('b', 6, { yellow: 1, coin: 1 }, { bonus: { reputation: 1 }, next: 'EJI11' }),
    ],
  },
  EJI9: {
    stage: 5,
    options: [
      skill('a', 7, { red: 1, gem: 1, coin: 1 }, { bonus: { coin: 2 }, next: 'EJI10' }),
      combat('b', 7, { red: 1, food: 2, coin: 1 }, { bonus: { gem: 1 }, next: 'EJI11' }),
    ],
  },
  EJI10: {
    stage: 6,
    options: [
      skill('a', 7, { blue: 1, hearts: 2, coin: 1 }, { bonus: { hearts: 2 }, keywords: ['DRY-BED'], next: 'EJI12' }),
      combat('b', 6, { red: 1, coin: 1 }, { bonus: { food: 2 }, next: 'EJI13' }),
    ],
  },
  EJI11: {
    stage: 6,
    options: [
      skill('a', 7, { yellow: 1, reputation: 2 }, { bonus: { reputation: 1 }, next: 'EJI12' }),
      free('b', { green: 1, reputation: -1, hearts: 3 }, { next: 'EJI13' }),
    ],
  },
  EJI12: {
    stage: 7,
    branches: [may(['WET-SEAL'], free('k1', { blue: 1, reputation: 1, gem: 2 }, { next: 'EJI14' }))],
    options: [
      skill('a', 7, { blue: 1, food: 2, coin: 1 }, { bonus: { hearts: 2 }, next: 'EJI14' }),
      combat('b', 8, { red: 1, hearts: 2, coin: 2 }, { bonus: { coin: 1, gem: 1 }, next: 'EJI15' }),
    ],
  },
  EJI13: {
    stage: 7,
    options: [
      skill(
        'a',
        8,
        { yellow: 1, reputation: 1, coin: 1, gem: 1 },
        { bonus: { reputation: 1, coin: 1 }, next: 'EJI14' },
      ),
      combat('b', 8, { green: 1, gem: 2, food: 1 }, { bonus: { gem: 2 }, next: 'EJI15' }),
    ],
  },
  EJI14: {
    stage: 8,
    branches: [may(['DRY-BED'], free('k1', { blue: 1, reputation: 1, hearts: 2 }, { next: 'EJI16' }))],
    options: [
      skill('a', 8, { blue: 1, gem: 2, coin: 1 }, { bonus: { hearts: 3 }, next: 'EJI16' }),
      combat('b', 8, { red: 1, food: 2, coin: 2 }, { bonus: { coin: 1, gem: 1 }, next: 'EJI16' }),
    ],
  },
  EJI15: {
    stage: 8,
    options: [
      skill('a', 8, { yellow: 1, hearts: 2, coin: 2 }, { bonus: { reputation: 1, coin: 1 }, next: 'EJI16' }),
      combat('b', 8, { green: 1, coin: 3, gem: 1 }, { bonus: { gem: 2 }, next: 'EJI16' }),
    ],
  },
  EJI16: {
    stage: 9,
    branches: [may(['THIRD-WITNESS'], free('k1', { blue: 1, reputation: 1, gem: 2 }, { next: 'EJI18' }))],
    options: [
      skill('a', 8, { yellow: 1, coin: 3, food: 3 }, { bonus: { hearts: 3 }, next: 'EJI17' }),
      combat('b', 9, { red: 1, gem: 2, coin: 3 }, { bonus: { coin: 1, gem: 1 }, next: 'EJI18' }),
      skill('c', 9, { blue: 1, food: 3, coin: 3 }, { bonus: { reputation: 1, coin: 1 }, next: 'EJI19' }),
    ],
  },
  EJI17: {
    stage: 10,
    options: [
      skill('a', 8, { yellow: 1, reputation: 1, hearts: 2, coin: 1 }, { bonus: { gem: 2 }, next: null }),
      combat('b', 9, { green: 1, reputation: -1, treasure: 1, coin: 2, gem: 1 }, { bonus: { coin: 3 }, next: null }),
    ],
  },
  EJI18: {
    stage: 10,
    options: [
      combat('a', 9, { green: 1, reputation: 2, gem: 1, food: 1 }, { bonus: { hearts: 3 }, next: null }),
      skill('b', 8, { blue: 1, reputation: 1, coin: 2, food: 1 }, { bonus: { coin: 1, gem: 1 }, next: null }),
    ],
  },
  EJI19: {
    stage: 10,
    options: [
      skill('a', 8, { blue: 1, reputation: 2, gem: 1 }, { bonus: { reputation: 1, coin: 1 }, next: null }),
      skill('b', 8, { yellow: 1, food: 2, coin: 2 }, { bonus: { gem: 2 }, next: null }),
    ],
  },
}
