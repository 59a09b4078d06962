import { combat, type Encounters, free, may, must, skill } from '../encounters.ts'

export const encounters: Encounters = {
  RIZ1: {
    stage: 1,
    options: [
      skill('a', 5, { yellow: 1 }, { bonus: { coin: 1 }, keywords: ['HALF-LID'], next: 'RIZ2' }),
      combat('b', 6, { green: 1, coin: 1 }, { bonus: { coin: 1 }, next: 'RIZ3' }),
    ],
  },
  RIZ2: {
    stage: 2,
    options: [
      skill('a', 5, { yellow: 1 }, { bonus: { coin: 1 }, next: 'RIZ4' }),
      combat('b', 5, { green: 1 }, { bonus: { food: 1 }, next: 'RIZ5' }),
    ],
  },
  RIZ3: {
    stage: 2,
    options: [
      skill('a', 6, { blue: 1, coin: 1 }, { bonus: { coin: 2 }, next: 'RIZ4' }),
      combat('b', 6, { red: 1, gem: 1 }, { bonus: { gem: 1 }, keywords: ['GREY-DEBT'], next: 'RIZ5' }),
    ],
  },
  RIZ4: {
    stage: 3,
    options: [
      skill('a', 5, { yellow: 1 }, { bonus: { coin: 1 }, keywords: ['FIG-STONE'], next: 'RIZ6' }),
      combat('b', 6, { red: 1, hearts: 1 }, { bonus: { food: 2 }, next: 'RIZ7' }),
    ],
  },
  RIZ5: {
    stage: 3,
    options: [
      skill('a', 6, { blue: 1, coin: 1 }, { bonus: { reputation: 1 }, next: 'RIZ6' }),
      combat('b', 6, { green: 1, reputation: -1, gem: 1, food: 2 }, { bonus: { coin: 2 }, next: 'RIZ7' }),
    ],
  },
  RIZ6: {
    stage: 4,
    options: [
      skill('a', 6, { blue: 1, reputation: 1 }, { bonus: { gem: 1 }, next: 'RIZ8' }),
      combat('b', 6, { red: 1, gem: 1 }, { bonus: { hearts: 2 }, next: 'RIZ9' }),
    ],
  },
  RIZ7: {
    stage: 4,
    options: [
      skill('a', 6, { red: 1, food: 1 }, { bonus: { food: 2 }, next: 'RIZ8' }),
      combat('b', 7, { green: 1, hearts: 2, coin: 1 }, { bonus: { reputation: 1 }, next: 'RIZ9' }),
    ],
  },
  RIZ8: {
    stage: 5,
    branches: [may(['HALF-LID'], free('k1', { blue: 1, reputation: 1, hearts: 2 }, { next: 'RIZ10' }))],
    options: [
      skill('a', 7, { blue: 1, gem: 1, food: 1 }, { bonus: { gem: 1 }, next: 'RIZ10' }),
      combat('b', 6, { green: 1, coin: 1 }, { bonus: { hearts: 2 }, next: 'RIZ11' }),
    ],
  },
  RIZ9: {
    stage: 5,
    options: [
      skill('a', 7, { red: 1, gem: 1, coin: 1 }, { bonus: { food: 2 }, next: 'RIZ10' }),
      combat('b', 7, { red: 1, food: 2, coin: 1 }, { bonus: { reputation: 1 }, next: 'RIZ11' }),
    ],
  },
  RIZ10: {
    stage: 6,
    options: [
      skill('a', 7, { yellow: 1, reputation: 1, hearts: 1 }, { bonus: { coin: 2 }, next: 'RIZ12' }),
      combat('b', 7, { red: 1, coin: 1, gem: 1 }, { bonus: { gem: 1 }, next: 'RIZ13' }),
    ],
  },
  RIZ11: {
    stage: 6,
    options: [
      skill('a', 6, { blue: 1, reputation: 1 }, { bonus: { hearts: 2 }, next: 'RIZ12' }),
      combat('b', 7, { green: 1, reputation: -1, coin: 3, food: 2 }, { bonus: { food: 2 }, next: 'RIZ13' }),
    ],
  },
  RIZ12: {
    stage: 7,
    options: [
      skill('a', 7, { blue: 1, gem: 1, coin: 1 }, { bonus: { reputation: 1 }, next: 'RIZ14' }),
      skill('b', 7, { yellow: 1, food: 2, coin: 1 }, { bonus: { coin: 2 }, next: 'RIZ15' }),
    ],
  },
  RIZ13: {
    stage: 7,
    branches: [must(['GREY-DEBT'], free('k1', { yellow: 1, gem: 2 }, { next: 'RIZ14' }))],
    options: [
      skill('a', 8, { yellow: 1, reputation: 1, hearts: 2, coin: 1 }, { bonus: { coin: 3 }, next: 'RIZ14' }),
      combat('b', 8, { red: 1, coin: 3, gem: 1 }, { bonus: { hearts: 3 }, next: 'RIZ15' }),
    ],
  },
  RIZ14: {
    stage: 8,
    branches: [may(['FIG-STONE'], free('k1', { blue: 1, reputation: 1, food: 2 }, { next: 'RIZ16' }))],
    options: [
      skill('a', 8, { yellow: 1, gem: 2, coin: 1 }, { bonus: { gem: 2 }, next: 'RIZ16' }),
      combat('b', 8, { red: 1, food: 2, coin: 2 }, { bonus: { coin: 3 }, next: 'RIZ16' }),
    ],
  },
  RIZ15: {
    stage: 8,
    options: [
      skill('a', 8, { blue: 1, hearts: 2, coin: 2 }, { bonus: { hearts: 3 }, next: 'RIZ16' }),
      combat('b', 8, { green: 1, reputation: -1, coin: 3, gem: 2 }, { bonus: { coin: 1, gem: 1 }, next: 'RIZ16' }),
    ],
  },
  RIZ16: {
    stage: 9,
    branches: [may(['HALF-LID'], free('k1', { blue: 1, gem: 2 }, { next: 'RIZ17' }))],
    options: [
      skill('a', 9, { blue: 1, coin: 3, food: 3 }, { bonus: { gem: 2 }, next: 'RIZ17' }),
      combat('b', 9, { red: 1, gem: 2, coin: 3 }, { bonus: { coin: 3 }, next: 'RIZ18' }),
      skill('c', 8, { yellow: 1, reputation: -1, food: 3, coin: 3 }, { bonus: { hearts: 3 }, next: 'RIZ19' }),
    ],
  },
  RIZ17: {
    stage: 10,
    options: [
      skill('a', 8, { yellow: 1, reputation: 2, hearts: 1 }, { bonus: { coin: 1, gem: 1 }, next: null }),
      skill('b', 9, { blue: 1, reputation: 1, coin: 3, gem: 1 }, { bonus: { reputation: 1, coin: 1 }, next: null }),
    ],
  },
  RIZ18: {
    stage: 10,
    options: [
      skill('a', 8, { blue: 1, reputation: 2, gem: 1 }, { bonus: { gem: 2 }, next: null }),
      combat('b', 9, { red: 1, coin: 3, food: 3 }, { bonus: { coin: 3 }, next: null }),
    ],
  },
  RIZ19: {
    stage: 10,
    options: [
      skill('a', 8, { yellow: 1, gem: 2, coin: 1 }, { bonus: { hearts: 3 }, next: null }),
      combat(
        'b',
        9,
        { green: 1, reputation: -1, treasure: 1, food: 2, coin: 2 },
        { bonus: { coin: 1, gem: 1 }, next: null },
      ),
    ],
  },
}
