import { combat, type Encounters, free, may, must, skill } from '../encounters.ts'

export const encounters: Encounters = {
  KIK1: {
    stage: 1,
    options: [
      skill('a', 5, { blue: 1 }, { bonus: { food: 1 }, keywords: ['WARM-SHELL'], next: 'KIK2' }),
      combat('b', 5, { green: 1 }, { bonus: { hearts: 1 }, next: 'KIK3' }),
    ],
  },
  KIK2: {
    stage: 2,
    options: [
      skill('a', 5, { yellow: 1 }, { bonus: { gem: 1 }, next: 'KIK4' }),
      combat('b', 5, { red: 1 }, { bonus: { coin: 1 }, next: 'KIK5' }),
    ],
  },
  KIK3: {
    stage: 2,
    options: [
      skill('a', 5, { yellow: 1, reputation: 1 }, { bonus: { food: 1 }, next: 'KIK4' }),
      skill('b', 5, { reputation: -1, coin: 3 }, { bonus: { hearts: 1 }, keywords: ['BAD-TIP'], next: 'KIK5' }),
    ],
  },
  KIK4: {
    stage: 3,
    options: [
      skill('a', 6, { blue: 1, gem: 1 }, { bonus: { reputation: 1 }, keywords: ['FLOCK'], next: 'KIK6' }),
      combat('b', 6, { green: 1, coin: 1 }, { bonus: { coin: 2 }, next: 'KIK7' }),
    ],
  },
  KIK5: {
    stage: 3,
    options: [
      skill('a', 6, { red: 1, reputation: 1 }, { bonus: { gem: 1 }, next: 'KIK6' }),
      combat('b', 6, { green: 1, food: 1 }, { bonus: { hearts: 2 }, next: 'KIK7' }),
    ],
  },
  KIK6: {
    stage: 4,
    options: [
      skill('a', 6, { blue: 1, hearts: 1 }, { bonus: { food: 2 }, next: 'KIK8' }),
      combat('b', 6, { red: 1, coin: 1 }, { bonus: { reputation: 1 }, next: 'KIK9' }),
    ],
  },
  KIK7: {
    stage: 4,
    options: [
      skill('a', 6, { yellow: 1, reputation: 1, adventurer: 1 }, { bonus: { coin: 2 }, next: 'KIK8' }),
      combat('b', 6, { red: 1, coin: 1 }, { bonus: { gem: 1 }, next: 'KIK9' }),
    ],
  },
  KIK8: {
    stage: 5,
    options: [
      skill('a', 7, { yellow: 1, gem: 1, coin: 1 }, { bonus: { hearts: 2 }, next: 'KIK10' }),
      combat('b', 7, { red: 1, food: 2, coin: 1 }, { bonus: { food: 2 }, next: 'KIK11' }),
    ],
  },
  KIK9: {
    stage: 5,
    branches: [may(['WARM-SHELL'], free('k1', { blue: 1, reputation: 1, hearts: 2 }, { next: 'KIK10' }))],
    options: [
      skill('a', 7, { yellow: 1, coin: 1, gem: 1 }, { bonus: { coin: 2 }, next: 'KIK10' }),
      combat('b', 7, { green: 1, gem: 1, food: 1 }, { bonus: { gem: 1 }, next: 'KIK11' }),
    ],
  },
  KIK10: {
    stage: 6,
    options: [
      skill('a', 7, { blue: 1, coin: 2, food: 1 }, { bonus: { hearts: 2 }, next: 'KIK12' }),
      combat('b', 7, { green: 1, reputation: -1, gem: 2, coin: 2 }, { bonus: { food: 2 }, next: 'KIK13' }),
    ],
  },
  KIK11: {
    stage: 6,
    options: [
      skill('a', 7, { yellow: 1, reputation: 1, food: 1 }, { bonus: { reputation: 1 }, next: 'KIK12' }),
      combat('b', 7, { red: 1, hearts: 2, coin: 1 }, { bonus: { coin: 2 }, next: 'KIK13' }),
    ],
  },
  KIK12: {
    stage: 7,
    branches: [may(['FLOCK'], free('k1', { yellow: 1, reputation: 1, bird: 1 }, { next: 'KIK14' }))],
    options: [
      skill('a', 7, { blue: 1, gem: 1, food: 1 }, { bonus: { hearts: 2 }, next: 'KIK14' }),
      combat('b', 7, { green: 1, coin: 2, food: 1 }, { bonus: { food: 2 }, next: 'KIK15' }),
    ],
  },
  KIK13: {
    stage: 7,
    branches: [must(['BAD-TIP'], skill('k1', 7, { yellow: 1, coin: 2 }, { bonus: { reputation: 1 }, next: 'KIK14' }))],
    options: [
      skill('a', 8, { blue: 1, reputation: 1, food: 2, coin: 1 }, { bonus: { gem: 2 }, next: 'KIK14' }),
      combat('b', 8, { green: 1, hearts: 2, coin: 2 }, { bonus: { coin: 3 }, next: 'KIK15' }),
    ],
  },
  KIK14: {
    stage: 8,
    options: [
      skill('a', 8, { blue: 1, coin: 3, gem: 1 }, { bonus: { hearts: 3 }, next: 'KIK16' }),
      skill('b', 8, { red: 1, gem: 2, food: 1 }, { bonus: { coin: 1, gem: 1 }, next: 'KIK16' }),
    ],
  },
  KIK15: {
    stage: 8,
    options: [
      skill('a', 8, { yellow: 1, coin: 2, food: 2 }, { bonus: { reputation: 1, coin: 1 }, next: 'KIK16' }),
      combat('b', 8, { red: 1, gem: 2, coin: 1 }, { bonus: { gem: 2 }, next: 'KIK16' }),
    ],
  },
  KIK16: {
    stage: 9,
    branches: [may(['WARM-SHELL'], free('k1', { blue: 1, reputation: 1, gem: 2 }, { next: 'KIK18' }))],
    options: [
      skill('a', 8, { yellow: 1, hearts: 3, coin: 3 }, { bonus: { hearts: 3 }, next: 'KIK17' }),
      skill('b', 9, { blue: 1, coin: 3, gem: 2 }, { bonus: { coin: 1, gem: 1 }, next: 'KIK18' }),
      combat('c', 9, { red: 1, gem: 2, food: 3 }, { bonus: { reputation: 1, coin: 1 }, next: 'KIK19' }),
    ],
  },
  KIK17: {
    stage: 10,
    options: [
      skill('a', 8, { yellow: 1, reputation: 2, coin: 1 }, { bonus: { gem: 2 }, next: null }),
      skill('b', 8, { blue: 1, reputation: 1, gem: 1, coin: 1 }, { bonus: { coin: 3 }, next: null }),
    ],
  },
  KIK18: {
    stage: 10,
    options: [
      skill('a', 8, { blue: 1, reputation: 2, food: 1 }, { bonus: { hearts: 3 }, next: null }),
      combat('b', 9, { green: 1, hearts: 3, coin: 3 }, { bonus: { coin: 1, gem: 1 }, next: null }),
    ],
  },
  KIK19: {
    stage: 10,
    options: [
      combat('a', 9, { green: 1, reputation: 1, coin: 3, gem: 1 }, { bonus: { reputation: 1, coin: 1 }, next: null }),
      skill('b', 8, { red: 1, treasure: 1 }, { bonus: { gem: 2 }, next: null }),
    ],
  },
}
