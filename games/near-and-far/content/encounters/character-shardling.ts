import { combat, type Encounters, free, may, skill } from '../encounters.ts'

export const encounters: Encounters = {
  STR1: {
    stage: 1,
    options: [
      skill('a', 5, { yellow: 1 }, { bonus: { food: 1 }, keywords: ['GREEN-SHARD'], next: 'STR2' }),
      combat('b', 5, { green: 1, reputation: -1, food: 1, coin: 1 }, { bonus: { hearts: 1 }, next: 'STR3' }),
      skill('c', 6, { blue: 1, hearts: 1 }, { bonus: { gem: 1 }, next: 'STR4' }),
    ],
  },
  STR2: {
    stage: 2,
    options: [
      skill('a', 5, { blue: 1 }, { bonus: { coin: 1 }, next: 'STR5' }),
      combat('b', 5, { red: 1 }, { bonus: { food: 1 }, next: 'STR6' }),
    ],
  },
  STR3: {
    stage: 2,
    options: [
      skill('a', 6, { red: 1, coin: 1 }, { bonus: { reputation: 1 }, next: 'STR5' }),
      combat('b', 5, { red: 1 }, { bonus: { gem: 1 }, next: 'STR7' }),
    ],
  },
  STR4: {
    stage: 2,
    options: [
      skill('a', 5, { blue: 1, reputation: 1 }, { bonus: { coin: 1 }, next: 'STR6' }),
      skill('b', 5, { yellow: 1 }, { bonus: { food: 1 }, next: 'STR7' }),
    ],
  },
  STR5: {
    stage: 3,
    options: [
      skill('a', 6, { red: 1, coin: 1 }, { bonus: { food: 2 }, keywords: ['GLAZIER'], next: 'STR8' }),
      combat('b', 6, { green: 1, gem: 1 }, { bonus: { reputation: 1 }, next: 'STR9' }),
    ],
  },
  STR6: {
    stage: 3,
    options: [
      skill('a', 6, { blue: 1, coin: 1 }, { bonus: { coin: 2 }, keywords: ['BLACK-SHARD'], next: 'STR8' }),
      combat('b', 6, { green: 1, gem: 1 }, { bonus: { gem: 1 }, next: 'STR10' }),
    ],
  },
  STR7: {
    stage: 3,
    options: [
      skill('a', 5, { yellow: 1, reputation: 1 }, { bonus: { hearts: 1 }, next: 'STR9' }),
      skill('b', 6, { red: 1, hearts: 1 }, { bonus: { food: 2 }, next: 'STR10' }),
    ],
  },
  STR8: {
    stage: 4,
    options: [
      skill('a', 6, { yellow: 1, coin: 1 }, { bonus: { reputation: 1 }, next: 'STR11' }),
      combat('b', 6, { green: 1, reputation: -1, gem: 1, food: 2 }, { bonus: { coin: 2 }, next: 'STR12' }),
    ],
  },
  STR9: {
    stage: 4,
    options: [
      skill('a', 6, { blue: 1, reputation: 1 }, { bonus: { gem: 1 }, next: 'STR11' }),
      combat('b', 6, { green: 1, gem: 1 }, { bonus: { hearts: 2 }, next: 'STR13' }),
    ],
  },
  STR10: {
    stage: 4,
    options: [
      skill('a', 7, { blue: 1, food: 2, coin: 1 }, { bonus: { food: 2 }, keywords: ['MUTED'], next: 'STR12' }),
      skill('b', 6, { red: 1, hearts: 1 }, { bonus: { reputation: 1 }, next: 'STR13' }),
    ],
  },
  STR11: {
    stage: 5,
    options: [
      skill('a', 7, { blue: 1, reputation: 1, coin: 1 }, { bonus: { coin: 2 }, next: 'STR14' }),
      combat('b', 7, { green: 1, reputation: -1, gem: 2, food: 2 }, { bonus: { gem: 1 }, next: 'STR15' }),
    ],
  },
  STR12: {
    stage: 5,
    options: [
      skill('a', 7, { red: 1, coin: 2, food: 1 }, { bonus: { hearts: 2 }, next: 'STR14' }),
      combat('b', 7, { green: 1, gem: 1, coin: 1 }, { bonus: { food: 2 }, next: 'STR16' }),
    ],
  },
  STR13: {
    stage: 5,
    options: [
      skill('a', 7, { blue: 1, food: 2, coin: 1 }, { bonus: { reputation: 1 }, next: 'STR15' }),
      combat('b', 7, { red: 1, hearts: 2, coin: 1 }, { bonus: { coin: 2 }, next: 'STR16' }),
    ],
  },
  STR14: {
    stage: 6,
    options: [
      skill('a', 7, { blue: 1, coin: 1, gem: 1 }, { bonus: { gem: 1 }, next: 'STR17' }),
      skill('b', 7, { yellow: 1, gem: 1, food: 1 }, { bonus: { hearts: 2 }, next: 'STR18' }),
    ],
  },
  STR15: {
    stage: 6,
    branches: [may(['GREEN-SHARD'], free('k1', { blue: 1, reputation: 1, hearts: 2 }, { next: 'STR17' }))],
    options: [
      skill('a', 7, { yellow: 1, reputation: 1, gem: 1 }, { bonus: { reputation: 1 }, next: 'STR17' }),
      skill('b', 7, { red: 1, food: 2, coin: 1 }, { bonus: { coin: 2 }, next: 'STR19' }),
    ],
  },
  STR16: {
    stage: 6,
    options: [
      skill('a', 7, { blue: 1, hearts: 2, coin: 1 }, { bonus: { gem: 1 }, next: 'STR18' }),
      combat('b', 7, { red: 1, coin: 1, gem: 1 }, { bonus: { hearts: 2 }, next: 'STR19' }),
    ],
  },
  STR17: {
    stage: 7,
    branches: [may(['BLACK-SHARD'], free('k1', { blue: 1, gem: 2 }, { next: 'STR20' }))],
    options: [
      skill('a', 8, { blue: 1, coin: 2, food: 2 }, { bonus: { reputation: 1, coin: 1 }, next: 'STR20' }),
      combat('b', 7, { green: 1, gem: 1, coin: 1 }, { bonus: { coin: 2 }, next: 'STR21' }),
    ],
  },
  STR18: {
    stage: 7,
    options: [
      skill('a', 8, { blue: 1, reputation: 1, food: 2, coin: 1 }, { bonus: { coin: 3 }, next: 'STR20' }),
      combat('b', 8, { red: 1, hearts: 2, coin: 2 }, { bonus: { hearts: 3 }, next: 'STR22' }),
    ],
  },
  STR19: {
    stage: 7,
    options: [
      skill('a', 7, { yellow: 1, coin: 1, gem: 1 }, { bonus: { food: 2 }, next: 'STR21' }),
      combat('b', 7, { red: 1, gem: 1, food: 1 }, { bonus: { reputation: 1 }, next: 'STR22' }),
    ],
  },
  STR20: {
    stage: 8,
    branches: [may(['GLAZIER'], free('k1', { red: 1, reputation: 1, hearts: 2 }, { next: 'STR23' }))],
    options: [
      skill('a', 8, { blue: 1, gem: 2, coin: 1 }, { bonus: { coin: 3 }, next: 'STR23' }),
      combat('b', 8, { red: 1, reputation: -1, food: 3, coin: 3 }, { bonus: { hearts: 3 }, next: 'STR23' }),
    ],
  },
  STR21: {
    stage: 8,
    options: [
      skill('a', 8, { blue: 1, hearts: 2, coin: 2 }, { bonus: { coin: 1, gem: 1 }, next: 'STR23' }),
      combat('b', 8, { red: 1, coin: 3, gem: 1 }, { bonus: { reputation: 1, coin: 1 }, next: 'STR23' }),
    ],
  },
  STR22: {
    stage: 8,
    branches: [may(['MUTED'], free('k1', { blue: 1, reputation: 1, gem: 2 }, { next: 'STR23' }))],
    options: [
      skill('a', 8, { yellow: 1, coin: 2, food: 2 }, { bonus: { coin: 3 }, next: 'STR23' }),
      combat('b', 8, { green: 1, gem: 2, coin: 1 }, { bonus: { hearts: 3 }, next: 'STR23' }),
    ],
  },
  STR23: {
    stage: 9,
    options: [
      skill('a', 8, { blue: 1, food: 3, coin: 3 }, { bonus: { coin: 1, gem: 1 }, next: 'STR24' }),
      skill('b', 9, { yellow: 1, hearts: 3, coin: 3 }, { bonus: { reputation: 1, coin: 1 }, next: 'STR25' }),
      combat('c', 9, { red: 1, coin: 3, gem: 2 }, { bonus: { gem: 2 }, next: 'STR26' }),
    ],
  },
  STR24: {
    stage: 10,
    options: [
      skill('a', 9, { blue: 1, reputation: 2, gem: 1, food: 1 }, { bonus: { coin: 3 }, next: null }),
      skill('b', 8, { red: 1, coin: 2, food: 2 }, { bonus: { hearts: 3 }, next: null }),
    ],
  },
  STR25: {
    stage: 10,
    options: [
      skill('a', 8, { yellow: 1, reputation: 2, gem: 1 }, { bonus: { coin: 1, gem: 1 }, next: null }),
      combat('b', 9, { green: 1, food: 3, coin: 3 }, { bonus: { reputation: 1, coin: 1 }, next: null }),
    ],
  },
  STR26: {
    stage: 10,
    options: [
      combat('a', 8, { red: 1, reputation: 1, hearts: 2, coin: 2 }, { bonus: { gem: 2 }, next: null }),
      skill('b', 9, { blue: 1, reputation: 1, coin: 3, gem: 1 }, { bonus: { coin: 3 }, next: null }),
    ],
  },
}
