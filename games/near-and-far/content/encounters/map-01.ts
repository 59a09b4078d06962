import { combat, type Encounters, skill } from '../encounters.ts'

export const encounters: Encounters = {
  A: {
    options: [
      skill('a', 4, { yellow: 1 }, { bonus: { food: 1 } }),
      skill('b', 5, { red: 1, reputation: 1 }, { bonus: { hearts: 1 } }),
    ],
  },
  B: {
    options: [
      skill('a', 6, { red: 1, world: 'wld-lamp-oil-trick' }, { bonus: { food: 2 } }),
      combat('b', 6, { red: 1, coin: 1 }, { bonus: { reputation: 1 } }),
    ],
  },
  C: {
    options: [
      skill('a', 5, { yellow: 1, reputation: 1 }, { bonus: { food: 1 } }),
      combat('b', 4, { green: 1, reputation: -1, coin: 1, food: 1 }, { bonus: { hearts: 1 } }),
    ],
  },
  D: {
    options: [
      skill('a', 5, { red: 1 }, { bonus: { coin: 1 } }),
      combat('b', 6, { green: 1, coin: 2, reputation: -2 }, { bonus: { gem: 1 } }),
    ],
  },
  E: {
    options: [
      skill('a', 6, { blue: 1, gem: 1 }, { bonus: { hearts: 2 } }),
      combat('b', 7, { red: 1, food: 2, coin: 1 }, { bonus: { food: 2 } }),
    ],
  },
  F: {
    options: [
      skill('a', 6, { yellow: 1, reputation: 1, bird: 1 }, { bonus: { reputation: 1 } }),
      combat('b', 5, { green: 1, reputation: -1, coin: 2 }, { bonus: { hearts: 1 } }),
    ],
  },
  G: {
    options: [
      skill('a', 5, { red: 1 }, { bonus: { gem: 1 } }),
      skill('b', 7, { blue: 1, reputation: 1, coin: 1 }, { bonus: { hearts: 2 } }),
    ],
  },
  H: {
    options: [
      skill('a', 6, { red: 1, world: 'wld-hermits-recipe' }, { bonus: { food: 2 } }),
      combat('b', 6, { green: 1, reputation: -1, food: 2, coin: 1 }, { bonus: { reputation: 1 } }),
    ],
  },
  I: {
    options: [
      skill('a', 5, { blue: 1, reputation: 1 }, { bonus: { gem: 1 } }),
      skill('b', 6, { yellow: 1, reputation: -1, coin: 2, gem: 1 }, { bonus: { gem: 1 } }),
    ],
  },
  J: {
    options: [
      skill('a', 6, { blue: 1, gem: 1 }, { bonus: { hearts: 2 } }),
      combat('b', 7, { green: 1, coin: 2, food: 1 }, { bonus: { food: 2 } }),
    ],
  },
  K: {
    options: [
      skill('a', 6, { yellow: 1, reputation: 1 }, { bonus: { reputation: 1 } }),
      skill('b', 5, { red: 1, reputation: -1, food: 1, coin: 1 }, { bonus: { coin: 1 } }),
    ],
  },
  L: {
    options: [
      skill('a', 8, { red: 1, reputation: 1, world: 'wld-glogo-friend' }, { bonus: { coin: 3 } }),
      skill('b', 7, { green: 1, reputation: -2, treasure: 1, coin: 2 }, { bonus: { hearts: 2 } }),
    ],
  },
  M: {
    options: [
      skill('a', 4, { blue: 1 }, { bonus: { gem: 1 }, cost: { coin: 1 } }),
      skill('b', 7, { yellow: 1, treasure: 1 }, { bonus: { hearts: 2 } }),
    ],
  },
  N: {
    options: [
      skill('a', 7, { blue: 1, gem: 1, food: 1 }, { bonus: { food: 2 } }),
      combat('b', 8, { red: 1, treasure: 1 }, { bonus: { reputation: 1, coin: 1 } }),
    ],
  },
  O: {
    options: [
      skill('a', 8, { blue: 1, reputation: 1, adventurer: 1 }, { bonus: { gem: 2 } }),
      combat('b', 8, { red: 1, food: 2, coin: 2 }, { bonus: { coin: 3 } }),
    ],
  },
  P: {
    options: [
      skill('a', 7, { red: 1, world: 'wld-mining-deed' }, { bonus: { hearts: 2 } }),
      combat('b', 7, { green: 1, reputation: -1, coin: 2, gem: 2 }, { bonus: { food: 2 } }),
    ],
  },
}
