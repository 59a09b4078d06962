import { combat, type Encounters, skill } from './encounters.ts'

/** Each card has two options, one of which costs nothing. */
export const ARCADE = {
  'arc-convict': {
    options: [
      combat('a', 6, { blue: 1, reputation: -2, coin: 1 }, { bonus: { coin: 1 } }),
      skill('b', 5, { yellow: 1 }, { bonus: { gem: 1 } }),
    ],
  },
  'arc-broken-bridge': {
    options: [
      skill('a', 5, { red: 1 }, { bonus: { coin: 1 } }),
      combat('b', 6, { green: 1, food: 1 }, { bonus: { gem: 1 } }),
    ],
  },
  'arc-toll-collector': {
    options: [
      skill('a', 5, { yellow: 1 }, { bonus: { food: 2 } }),
      combat('b', 6, { green: 1, coin: 1, reputation: -1 }, { bonus: { coin: 1 } }),
    ],
  },
  'arc-wounded-scout': {
    options: [
      skill('a', 5, { blue: 1, reputation: 1 }, { bonus: { food: 1 } }),
      combat('b', 5, { green: 1, coin: 2, reputation: -2 }, { bonus: { gem: 1 } }),
    ],
  },
  'arc-rusty-automaton': {
    options: [
      skill('a', 6, { red: 1, coin: 1 }, { bonus: { gem: 1 } }),
      combat('b', 7, { green: 1, gem: 1 }, { bonus: { coin: 2 } }),
    ],
  },
  'arc-night-market': {
    options: [
      skill('a', 6, { yellow: 1, food: 2 }, { bonus: { coin: 2 } }),
      skill('b', 7, { green: 1, coin: 2, reputation: -2 }, { bonus: { gem: 1 } }),
    ],
  },
  'arc-dusk-swarm': {
    options: [
      skill('a', 5, { red: 1 }, { bonus: { food: 2 } }),
      combat('b', 6, { green: 1, food: 1 }, { bonus: { coin: 1 } }),
    ],
  },
  'arc-singing-well': {
    options: [
      skill('a', 5, { blue: 1 }, { bonus: { hearts: 2 } }),
      skill('b', 7, { yellow: 1, treasure: 1 }, { bonus: { gem: 1 } }),
    ],
  },
  'arc-raided-caravan': {
    options: [
      combat('a', 7, { yellow: 1, coin: 2, reputation: 1 }, { bonus: { gem: 1 } }),
      combat('b', 5, { green: 1, coin: 1, reputation: -2 }, { bonus: { coin: 1 } }),
    ],
  },
  'arc-locked-library': {
    options: [
      skill('a', 6, { red: 1, coin: 1 }, { bonus: { coin: 1 } }),
      skill('b', 7, { blue: 1, gem: 1 }, { bonus: { gem: 1 } }),
    ],
  },
  'arc-lost-child': {
    options: [
      skill('a', 5, { yellow: 1, reputation: 1 }, { bonus: { food: 1 } }),
      combat('b', 6, { green: 1, reputation: 1 }, { bonus: { coin: 1 } }),
    ],
  },
  'arc-quicksand': {
    options: [
      skill('a', 5, { red: 1 }, { bonus: { coin: 1 } }),
      combat('b', 6, { green: 1, food: 1 }, { bonus: { food: 2 } }),
    ],
  },
  'arc-tribute-statue': {
    options: [
      skill('a', 4, { blue: 1, reputation: 1 }, { bonus: { gem: 1 }, cost: { coin: 1 } }),
      combat('b', 5, { coin: 3, gem: 1, reputation: -2 }, { bonus: { gem: 1 } }),
    ],
  },
  'arc-chess-hermit': {
    options: [
      skill('a', 6, { blue: 1, food: 1 }, { bonus: { coin: 1 } }),
      skill('b', 5, { green: 1, coin: 1, reputation: -1 }, { bonus: { coin: 1 } }),
    ],
  },
  'arc-wild-birds': {
    options: [
      skill('a', 7, { yellow: 1, bird: 1 }, { bonus: { food: 2 } }),
      combat('b', 5, { green: 1, food: 2 }, { bonus: { food: 2 } }),
    ],
  },
  'arc-caved-in-shaft': {
    options: [
      skill('a', 6, { red: 1, gem: 1 }, { bonus: { coin: 1 } }),
      combat('b', 7, { gem: 2, coin: 2 }, { bonus: { gem: 1 } }),
    ],
  },
  'arc-dawn-duel': {
    options: [
      combat('a', 7, { green: 1, coin: 1, reputation: 1 }, { bonus: { coin: 2 } }),
      skill('b', 6, { blue: 1, reputation: 1 }, { bonus: { food: 1 } }),
    ],
  },
  'arc-roving-cook': {
    options: [
      skill('a', 4, { red: 1 }, { bonus: { food: 3 } }),
      combat('b', 5, { green: 1, food: 3, reputation: -1 }, { bonus: { coin: 1 } }),
    ],
  },
  'arc-fog-ferry': {
    options: [
      skill('a', 4, { yellow: 1, hearts: 2 }, { bonus: { coin: 1 }, cost: { coin: 1 } }),
      skill('b', 6, { yellow: 1, food: 1 }, { bonus: { gem: 1 } }),
    ],
  },
  'arc-watchtower': {
    options: [
      skill('a', 6, { yellow: 1, coin: 1 }, { bonus: { treasure: 1 } }),
      combat('b', 6, { green: 1, coin: 1 }, { bonus: { gem: 1 } }),
    ],
  },
  'arc-sleeping-giant': {
    options: [
      skill('a', 7, { red: 1, coin: 2 }, { bonus: { gem: 1 } }),
      combat('b', 8, { green: 1, gem: 2 }, { bonus: { coin: 2 } }),
    ],
  },
  'arc-tainted-stream': {
    options: [
      skill('a', 6, { blue: 1, reputation: 1 }, { bonus: { food: 2 } }),
      combat('b', 7, { blue: 1, coin: 2 }, { bonus: { gem: 1 } }),
    ],
  },
  'arc-runaway-cart': {
    options: [
      combat('a', 6, { yellow: 1, food: 2 }, { bonus: { coin: 1 } }),
      skill('b', 5, { red: 1 }, { bonus: { coin: 1 } }),
    ],
  },
  'arc-old-debt': {
    options: [
      skill('a', 4, { yellow: 1, reputation: 2 }, { bonus: { food: 1 }, cost: { coin: 2 } }),
      combat('b', 6, { green: 1, coin: 1 }, { bonus: { coin: 1 } }),
    ],
  },
  'arc-glass-beetles': {
    options: [
      skill('a', 5, { red: 1 }, { bonus: { gem: 1 } }),
      combat('b', 5, { coin: 2, food: 1 }, { bonus: { coin: 1 } }),
    ],
  },
  'arc-masked-pilgrims': {
    options: [
      skill('a', 5, { blue: 1, hearts: 1 }, { bonus: { hearts: 2 } }),
      skill('b', 7, { blue: 1, treasure: 1 }, { bonus: { coin: 1 } }),
    ],
  },
  'arc-border-guard': {
    options: [
      skill('a', 5, { yellow: 1 }, { bonus: { coin: 1 } }),
      combat('b', 7, { green: 1, coin: 2, reputation: -1 }, { bonus: { gem: 1 } }),
    ],
  },
  'arc-frozen-engine': {
    options: [
      skill('a', 6, { red: 1, food: 1 }, { bonus: { gem: 1 } }),
      skill('b', 5, { coin: 2, gem: 1, reputation: -1 }, { bonus: { coin: 1 } }),
    ],
  },
  'arc-rival-digger': {
    options: [
      skill('a', 6, { yellow: 1, treasure: 1 }, { bonus: { coin: 1 } }),
      combat('b', 6, { green: 1, treasure: 1, reputation: -2 }, { bonus: { coin: 1 } }),
    ],
  },
  'arc-fever-house': {
    options: [
      skill('a', 7, { blue: 1, reputation: 2 }, { bonus: { gem: 1 } }),
      combat('b', 5, { green: 1, coin: 1, reputation: -2 }, { bonus: { coin: 1 } }),
    ],
  },
  'arc-talking-raven': {
    options: [
      skill('a', 5, { blue: 1 }, { bonus: { coin: 1 } }),
      combat('b', 6, { coin: 3, gem: 1, reputation: -1 }, { bonus: { gem: 1 } }),
    ],
  },
  'arc-village-feast': {
    options: [
      skill('a', 5, { yellow: 1, food: 1 }, { bonus: { reputation: 1 } }),
      combat('b', 5, { green: 1, food: 1 }, { bonus: { coin: 1 } }),
    ],
  },
  'arc-stone-door': {
    options: [
      skill('a', 8, { blue: 1, gem: 2 }, { bonus: { coin: 2 } }),
      combat('b', 8, { green: 1, gem: 2 }, { bonus: { coin: 2 } }),
    ],
  },
  'arc-blackmail': {
    options: [
      skill('a', 6, { blue: 1, reputation: 1 }, { bonus: { coin: 1 } }),
      skill('b', 5, { coin: 3, gem: 1, reputation: -2 }, { bonus: { gem: 1 } }),
    ],
  },
  'arc-lizard-smithy': {
    options: [
      combat('a', 5, { red: 1 }, { bonus: { coin: 1 } }),
      skill('b', 7, { red: 1, gem: 1 }, { bonus: { gem: 1 } }),
    ],
  },
  'arc-hungry-wolves': {
    options: [
      skill('a', 4, { yellow: 1, food: 1 }, { bonus: { coin: 1 }, cost: { food: 2 } }),
      combat('b', 6, { green: 1, food: 1 }, { bonus: { coin: 1 } }),
    ],
  },
  'arc-echo-canyon': {
    options: [
      skill('a', 6, { yellow: 1, coin: 1 }, { bonus: { gem: 1 } }),
      combat('b', 7, { green: 1, gem: 1 }, { bonus: { food: 2 } }),
    ],
  },
  'arc-fallen-star': {
    options: [
      skill('a', 8, { blue: 1, gem: 1, coin: 1 }, { bonus: { treasure: 1 } }),
      combat('b', 6, { gem: 2, coin: 1 }, { bonus: { gem: 1 } }),
    ],
  },
  'arc-smugglers-cave': {
    options: [
      skill('a', 6, { yellow: 1, coin: 1 }, { bonus: { coin: 1 } }),
      combat('b', 8, { green: 1, coin: 3 }, { bonus: { gem: 2 } }),
    ],
  },
  'arc-clockwork-theatre': {
    options: [
      skill('a', 6, { red: 1, reputation: 1 }, { bonus: { coin: 1 } }),
      combat('b', 4, { coin: 2, food: 1, reputation: -1 }, { bonus: { coin: 1 } }),
    ],
  },
} satisfies Encounters

export type ArcadeId = keyof typeof ARCADE
export const ARCADE_IDS = Object.keys(ARCADE) as ArcadeId[]
