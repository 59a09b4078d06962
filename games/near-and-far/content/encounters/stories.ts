import { combat, type Encounters, skill } from '../encounters.ts'

export const encounters: Encounters = {
  S1: {
    options: [
      skill('a', 6, { world: 'wld-sealed-letter', reputation: 2 }, { bonus: { hearts: 2 }, keywords: ['OPEN-DOOR'] }),
      skill('b', 5, { coin: 3, reputation: -1 }, { bonus: { gem: 1 } }),
    ],
  },
  S2: {
    options: [
      skill('a', 6, { blue: 1, reputation: 1 }, { bonus: { hearts: 2 }, stories: ['S35'] }),
      skill('b', 5, { yellow: 1, reputation: -1, coin: 1, food: 1 }, { bonus: { hearts: 1 } }),
    ],
  },
  S3: {
    options: [
      skill('a', 6, { blue: 1, reputation: 1, coin: 1 }, { bonus: { reputation: 1 }, cost: { coin: 1 } }),
      combat('b', 6, { green: 1, reputation: -1, food: 2, coin: 1 }, { bonus: { coin: 2 } }),
    ],
  },
  S4: {
    options: [
      skill('a', 6, { blue: 1, hearts: 1 }, { bonus: { gem: 1 }, stories: ['S28'] }),
      combat('b', 7, { green: 1, coin: 1, gem: 1 }, { bonus: { hearts: 2 } }),
    ],
  },
  S5: {
    options: [
      skill('a', 5, { yellow: 1, reputation: 1, world: 'wld-debt-of-honour' }, { bonus: { gem: 1 } }),
      combat('b', 6, { green: 1, reputation: -1, coin: 2, food: 1 }, { bonus: { reputation: 1 } }),
    ],
  },
  S6: {
    options: [
      skill('a', 6, { yellow: 1, reputation: 1 }, { bonus: { coin: 2 } }),
      combat('b', 7, { red: 1, treasure: 1 }, { bonus: { gem: 1 } }),
    ],
  },
  S7: {
    options: [
      skill('a', 6, { yellow: 1, reputation: 1, adventurer: 1 }, { bonus: { hearts: 2 }, cost: { food: 1 } }),
      combat('b', 7, { green: 1, coin: 1, gem: 1 }, { bonus: { food: 2 } }),
    ],
  },
  S8: {
    options: [
      skill('a', 7, { blue: 1, gem: 1, food: 1 }, { bonus: { reputation: 1 }, stories: ['S29'] }),
      combat('b', 7, { red: 1, world: 'wld-meteor-nail' }, { bonus: { coin: 2 } }),
    ],
  },
  S9: {
    options: [
      skill('a', 7, { blue: 1, gem: 1, coin: 1 }, { bonus: { gem: 1 } }),
      combat('b', 7, { green: 1, treasure: 1 }, { bonus: { hearts: 2 } }),
      skill('c', 6, { yellow: 1, hearts: 1 }, { bonus: { food: 2 } }),
    ],
  },
  S10: {
    options: [
      skill('a', 6, { yellow: 1, reputation: 1 }, { bonus: { reputation: 1 } }),
      skill('b', 7, { blue: 1, world: 'wld-poison-proof' }, { bonus: { coin: 2 } }),
    ],
  },
  S11: {
    options: [
      skill('a', 6, { blue: 1, reputation: 1 }, { bonus: { gem: 1 }, stories: ['S30'] }),
      combat('b', 7, { green: 1, reputation: -1, gem: 2, coin: 2 }, { bonus: { hearts: 2 } }),
    ],
  },
  S12: {
    options: [
      skill('a', 7, { yellow: 1, bird: 1 }, { bonus: { food: 2 } }),
      combat('b', 7, { green: 1, hearts: 2, coin: 1 }, { bonus: { reputation: 1 } }),
    ],
  },
  S13: {
    options: [
      skill('a', 7, { blue: 1, reputation: 1, world: 'wld-cloud-bell' }, { bonus: { coin: 2 } }),
      combat('b', 7, { green: 1, gem: 1, food: 1 }, { bonus: { gem: 1 } }),
    ],
  },
  S14: {
    options: [
      skill('a', 7, { blue: 1, coin: 2, food: 1 }, { bonus: { hearts: 2 }, stories: ['S31'] }),
      skill('b', 6, { yellow: 1, reputation: -1, gem: 1, coin: 2 }, { bonus: { food: 2 } }),
    ],
  },
  S15: {
    options: [
      skill('a', 7, { yellow: 1, reputation: 1, food: 1 }, { bonus: { reputation: 1 } }),
      combat('b', 8, { green: 1, treasure: 1 }, { bonus: { gem: 2 } }),
    ],
  },
  S16: {
    options: [
      skill('a', 7, { blue: 1, reputation: 1, world: 'wld-sky-whale-song' }, { bonus: { gem: 1 } }),
      combat('b', 8, { red: 1, gem: 2, food: 1 }, { bonus: { hearts: 3 } }),
    ],
  },
  S17: {
    options: [
      skill('a', 7, { yellow: 1, coin: 2, food: 1 }, { bonus: { food: 2 }, stories: ['S32'] }),
      skill('b', 7, { green: 1, reputation: -1, gem: 2, coin: 2 }, { bonus: { reputation: 1 } }),
    ],
  },
  S18: {
    options: [
      skill('a', 8, { blue: 1, reputation: 1, food: 2, coin: 1 }, { bonus: { gem: 2 }, keywords: ['LEDGER-PAGE'] }),
      combat('b', 7, { green: 1, reputation: -2, treasure: 1, hearts: 1, coin: 1 }, { bonus: { gem: 1 } }),
    ],
  },
  S19: {
    options: [
      skill('a', 7, { red: 1, reputation: 1, adventurer: 1 }, { bonus: { hearts: 2 } }),
      combat('b', 8, { red: 1, gem: 2, food: 1 }, { bonus: { coin: 1, gem: 1 } }),
    ],
  },
  S20: {
    options: [
      skill('a', 8, { blue: 1, coin: 2, food: 2 }, { bonus: { reputation: 1, coin: 1 }, stories: ['S33'] }),
      combat('b', 8, { green: 1, reputation: -1, treasure: 1, gem: 1, coin: 1 }, { bonus: { gem: 2 } }),
    ],
  },
  S21: {
    options: [
      skill('a', 8, { blue: 1, reputation: 1, food: 2, coin: 1 }, { bonus: { coin: 3 } }),
      combat('b', 8, { green: 1, hearts: 3, coin: 2 }, { bonus: { hearts: 3 }, cost: { hearts: 1 } }),
    ],
  },
  S22: {
    options: [
      skill('a', 7, { blue: 1, reputation: 1, coin: 1 }, { bonus: { food: 2 } }),
      skill(
        'b',
        7,
        { reputation: -2, treasure: 1, gem: 2, food: 2 },
        { bonus: { reputation: 1 }, keywords: ['ZAGS-MARK'] },
      ),
    ],
  },
  S23: {
    options: [
      skill('a', 8, { yellow: 1, coin: 2, food: 2 }, { bonus: { gem: 2 }, stories: ['S34'] }),
      combat('b', 8, { green: 1, reputation: -1, treasure: 1, gem: 1, coin: 1 }, { bonus: { coin: 3 } }),
    ],
  },
  S24: {
    options: [
      skill('a', 8, { blue: 1, reputation: 1, food: 2, coin: 1 }, { bonus: { hearts: 3 }, keywords: ['LEDGER-PAGE'] }),
      combat('b', 9, { green: 1, hearts: 3, coin: 3 }, { bonus: { coin: 1, gem: 1 } }),
    ],
  },
  S25: {
    options: [
      skill('a', 8, { blue: 1, reputation: 2, coin: 1 }, { bonus: { reputation: 1, coin: 1 }, stories: ['S36'] }),
      skill('b', 7, { yellow: 1, reputation: -2, treasure: 1, gem: 1 }, { bonus: { coin: 2 } }),
    ],
  },
  S26: {
    options: [
      skill('a', 7, { blue: 1, world: 'wld-mammoth-memory' }, { bonus: { gem: 1 } }),
      combat('b', 8, { green: 1, gem: 2, coin: 1 }, { bonus: { hearts: 3 } }),
    ],
  },
  S27: {
    options: [
      skill(
        'a',
        8,
        { blue: 1, reputation: 1, food: 3, coin: 2 },
        { bonus: { coin: 1, gem: 1 }, cost: { coin: 2 }, keywords: ['LEDGER-PAGE'] },
      ),
      combat('b', 8, { green: 1, treasure: 1, hearts: 1, coin: 1 }, { bonus: { reputation: 1, coin: 1 } }),
    ],
  },
  S28: {
    options: [
      combat('a', 7, { green: 1, treasure: 1 }, { bonus: { coin: 2 } }),
      skill('b', 7, { blue: 1, reputation: 1, gem: 1 }, { bonus: { gem: 1 } }),
    ],
  },
  S29: {
    options: [
      skill('a', 7, { blue: 1, reputation: 1, coin: 1 }, { bonus: { hearts: 2 } }),
      combat('b', 8, { red: 1, treasure: 1 }, { bonus: { coin: 1, gem: 1 } }),
    ],
  },
  S30: {
    options: [
      skill('a', 7, { yellow: 1, reputation: 1, world: 'wld-bee-blessing' }, { bonus: { reputation: 1 } }),
      combat('b', 7, { green: 1, reputation: -1, hearts: 3, coin: 2 }, { bonus: { coin: 2 } }),
    ],
  },
  S31: {
    options: [
      skill('a', 7, { blue: 1, world: 'wld-owl-feather' }, { bonus: { gem: 1 } }),
      skill('b', 7, { yellow: 1, adventurer: 1, food: 1 }, { bonus: { hearts: 2 }, cost: { coin: 1 } }),
    ],
  },
  S32: {
    options: [
      skill(
        'a',
        8,
        { yellow: 1, reputation: 1, coin: 2, food: 1 },
        { bonus: { coin: 1, gem: 1 }, keywords: ['MUTINY'] },
      ),
      combat('b', 8, { green: 1, gem: 2, coin: 1 }, { bonus: { reputation: 1, coin: 1 }, keywords: ['SHREYAS-FLAG'] }),
    ],
  },
  S33: {
    options: [
      skill('a', 8, { yellow: 1, reputation: 2, food: 1 }, { bonus: { gem: 2 }, keywords: ['TRUCE'] }),
      combat(
        'b',
        8,
        { green: 1, reputation: -2, treasure: 1, hearts: 2, coin: 1 },
        { bonus: { coin: 3 }, keywords: ['FANNED-FIRE'] },
      ),
    ],
  },
  S34: {
    options: [
      skill('a', 8, { blue: 1, reputation: 1, world: 'wld-fishbone-flute' }, { bonus: { hearts: 3 } }),
      combat('b', 8, { red: 1, treasure: 1 }, { bonus: { coin: 1, gem: 1 } }),
    ],
  },
  S35: {
    options: [
      skill('a', 6, { blue: 1, reputation: 1 }, { bonus: { reputation: 1 } }),
      combat('b', 7, { red: 1, treasure: 1 }, { bonus: { coin: 2 } }),
    ],
  },
  S36: {
    options: [
      skill('a', 8, { blue: 1, reputation: 2, food: 2, coin: 1 }, { bonus: { coin: 3 } }),
      combat('b', 9, { green: 1, reputation: -2, treasure: 1, hearts: 3, coin: 2 }, { bonus: { hearts: 3 } }),
    ],
  },
}
