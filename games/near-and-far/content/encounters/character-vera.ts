import { combat, type Encounters, free, may, must, skill } from '../encounters.ts'

export const encounters: Encounters = {
  VER1: {
    stage: 1,
    options: [
      skill('a', 5, { blue: 1 }, { bonus: { food: 1 }, next: 'VER2' }),
      combat('b', 5, { green: 1 }, { bonus: { hearts: 1 }, next: 'VER3' }),
    ],
  },
  VER2: {
    stage: 2,
    options: [
      skill('a', 5, { red: 1, reputation: 1 }, { bonus: { gem: 1 }, next: 'VER4' }),
      combat('b', 6, { red: 1, food: 1 }, { bonus: { hearts: 2 }, next: 'VER5' }),
    ],
  },
  VER3: {
    stage: 2,
    options: [
      skill('a', 5, { yellow: 1 }, { bonus: { food: 1 }, next: 'VER4' }),
      combat('b', 6, { green: 1, coin: 1 }, { bonus: { reputation: 1 }, next: 'VER5' }),
    ],
  },
  VER4: {
    stage: 3,
    options: [
      skill('a', 6, { blue: 1, gem: 1 }, { bonus: { coin: 2 }, next: 'VER6' }),
      skill('b', 6, { yellow: 1, adventurer: 1 }, { bonus: { gem: 1 }, next: 'VER7' }),
    ],
  },
  VER5: {
    stage: 3,
    options: [
      skill('a', 6, { red: 1, gem: 1 }, { bonus: { hearts: 2 }, next: 'VER6' }),
      combat('b', 6, { red: 1, food: 1 }, { bonus: { food: 2 }, keywords: ['EMPTY-JAR'], next: 'VER7' }),
    ],
  },
  VER6: {
    stage: 4,
    options: [
      skill('a', 6, { yellow: 1, reputation: 1 }, { bonus: { reputation: 1 }, next: 'VER8' }),
      skill('b', 6, { blue: 1, coin: 1 }, { bonus: { coin: 2 }, keywords: ['SISTERS-RING'], next: 'VER9' }),
    ],
  },
  VER7: {
    stage: 4,
    options: [
      skill('a', 7, { blue: 1, gem: 1, food: 1 }, { bonus: { gem: 1 }, next: 'VER8' }),
      combat('b', 6, { green: 1, coin: 1 }, { bonus: { hearts: 2 }, next: 'VER9' }),
    ],
  },
  VER8: {
    stage: 5,
    options: [
      skill('a', 7, { blue: 1, reputation: 1, gem: 1 }, { bonus: { food: 2 }, keywords: ['OWN-FEVER'], next: 'VER10' }),
      combat('b', 7, { green: 1, food: 2, coin: 1 }, { bonus: { reputation: 1 }, next: 'VER11' }),
    ],
  },
  VER9: {
    stage: 5,
    options: [
      skill('a', 7, { yellow: 1, reputation: 1, hearts: 1 }, { bonus: { coin: 2 }, next: 'VER10' }),
      combat('b', 7, { green: 1, reputation: -1, coin: 2, gem: 2 }, { bonus: { gem: 1 }, next: 'VER11' }),
    ],
  },
  VER10: {
    stage: 6,
    options: [
      skill('a', 7, { blue: 1, gem: 1, food: 1 }, { bonus: { hearts: 2 }, next: 'VER12' }),
      combat('b', 7, { green: 1, coin: 2, food: 1 }, { bonus: { food: 2 }, next: 'VER13' }),
    ],
  },
  VER11: {
    stage: 6,
    options: [
      skill('a', 7, { yellow: 1, gem: 1, coin: 1 }, { bonus: { reputation: 1 }, next: 'VER12' }),
      combat('b', 7, { red: 1, food: 2, coin: 1 }, { bonus: { coin: 2 }, next: 'VER13' }),
    ],
  },
  VER12: {
    stage: 7,
    branches: [may(['SISTERS-RING'], free('k1', { blue: 1, reputation: 1, hearts: 2 }, { next: 'VER14' }))],
    options: [
      skill('a', 7, { blue: 1, coin: 1, gem: 1 }, { bonus: { hearts: 2 }, next: 'VER14' }),
      combat('b', 8, { red: 1, gem: 2, food: 1 }, { bonus: { coin: 1, gem: 1 }, next: 'VER15' }),
    ],
  },
  VER13: {
    stage: 7,
    options: [
      skill('a', 8, { yellow: 1, coin: 2, food: 2 }, { bonus: { reputation: 1, coin: 1 }, next: 'VER14' }),
      combat('b', 8, { green: 1, gem: 2, coin: 1 }, { bonus: { gem: 2 }, next: 'VER15' }),
    ],
  },
  VER14: {
    stage: 8,
    options: [
      skill('a', 8, { blue: 1, reputation: 1, food: 2, coin: 1 }, { bonus: { coin: 3 }, next: 'VER16' }),
      combat('b', 8, { red: 1, hearts: 2, coin: 2 }, { bonus: { hearts: 3 }, next: 'VER16' }),
    ],
  },
  VER15: {
    stage: 8,
    branches: [must(['EMPTY-JAR'], free('k1', { yellow: 1, gem: 2 }, { next: 'VER16' }))],
    options: [
      skill('a', 8, { blue: 1, gem: 2, food: 1 }, { bonus: { reputation: 1, coin: 1 }, next: 'VER16' }),
      combat('b', 8, { green: 1, coin: 2, food: 2 }, { bonus: { gem: 2 }, next: 'VER16' }),
    ],
  },
  VER16: {
    stage: 9,
    branches: [may(['OWN-FEVER'], free('k1', { blue: 1, reputation: 1, gem: 2 }, { next: 'VER18' }))],
    options: [
      skill('a', 8, { blue: 1, food: 3, coin: 3 }, { bonus: { hearts: 3 }, next: 'VER17' }),
      skill('b', 9, { red: 1, hearts: 3, coin: 3 }, { bonus: { coin: 1, gem: 1 }, next: 'VER18' }),
      combat('c', 9, { green: 1, coin: 3, gem: 2 }, { bonus: { reputation: 1, coin: 1 }, next: 'VER19' }),
    ],
  },
  VER17: {
    stage: 10,
    options: [
      skill('a', 8, { yellow: 1, reputation: 2, gem: 1 }, { bonus: { gem: 2 }, next: null }),
      skill('b', 8, { blue: 1, reputation: 1, coin: 2, food: 1 }, { bonus: { coin: 3 }, next: null }),
    ],
  },
  VER18: {
    stage: 10,
    options: [
      skill('a', 9, { blue: 1, reputation: 2, gem: 1, coin: 1 }, { bonus: { hearts: 3 }, next: null }),
      skill('b', 8, { red: 1, food: 2, coin: 2 }, { bonus: { coin: 1, gem: 1 }, next: null }),
    ],
  },
  VER19: {
    stage: 10,
    options: [
      combat('a', 9, { green: 1, hearts: 3, coin: 3 }, { bonus: { reputation: 1, coin: 1 }, next: null }),
      combat('b', 8, { green: 1, reputation: -1, treasure: 1, coin: 1, gem: 1 }, { bonus: { gem: 2 }, next: null }),
    ],
  },
}
