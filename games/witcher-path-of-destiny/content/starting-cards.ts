import { type Card, lose1, loseInactive123, scaled, single, two, xp123 } from './effects.ts'

/** WPD-CHAR-06: five starting cards for each character; our own. */
export const STARTING_CARDS = {
  'start-geralt-1': { colours: ['red'], symbols: ['combat', 'exploration'], effect: null },
  'start-geralt-2': {
    colours: ['green'],
    symbols: ['exploration'],
    effect: single(lose1('exploration'), two('combat')),
  },
  'start-geralt-3': { colours: ['blue'], symbols: ['magic'], effect: null },
  'start-geralt-4': { colours: ['yellow'], symbols: ['diplomacy'], effect: scaled(loseInactive123, xp123) },
  'start-geralt-5': { colours: ['red', 'green'], symbols: ['combat'], effect: null },
  'start-yennefer-1': { colours: ['blue'], symbols: ['magic', 'diplomacy'], effect: null },
  'start-yennefer-2': { colours: ['yellow'], symbols: ['diplomacy'], effect: single(lose1('diplomacy'), two('magic')) },
  'start-yennefer-3': { colours: ['red'], symbols: ['combat'], effect: null },
  'start-yennefer-4': { colours: ['green'], symbols: ['exploration'], effect: scaled(loseInactive123, xp123) },
  'start-yennefer-5': { colours: ['blue', 'yellow'], symbols: ['magic'], effect: null },
  'start-dandelion-1': { colours: ['yellow'], symbols: ['diplomacy', 'exploration'], effect: null },
  'start-dandelion-2': {
    colours: ['green'],
    symbols: ['exploration'],
    effect: single(lose1('exploration'), two('diplomacy')),
  },
  'start-dandelion-3': { colours: ['blue'], symbols: ['magic'], effect: null },
  'start-dandelion-4': { colours: ['red'], symbols: ['combat'], effect: scaled(loseInactive123, xp123) },
  'start-dandelion-5': { colours: ['green', 'yellow'], symbols: ['diplomacy'], effect: null },
  'start-ciri-1': { colours: ['green'], symbols: ['exploration', 'magic'], effect: null },
  'start-ciri-2': { colours: ['blue'], symbols: ['magic'], effect: single(lose1('magic'), two('exploration')) },
  'start-ciri-3': { colours: ['yellow'], symbols: ['diplomacy'], effect: null },
  'start-ciri-4': { colours: ['red'], symbols: ['combat'], effect: scaled(loseInactive123, xp123) },
  'start-ciri-5': { colours: ['green', 'blue'], symbols: ['exploration'], effect: null },
  'start-vesemir-1': { colours: ['red'], symbols: ['combat', 'diplomacy'], effect: null },
  'start-vesemir-2': { colours: ['yellow'], symbols: ['diplomacy'], effect: single(lose1('diplomacy'), two('combat')) },
  'start-vesemir-3': { colours: ['green'], symbols: ['exploration'], effect: null },
  'start-vesemir-4': { colours: ['blue'], symbols: ['magic'], effect: scaled(loseInactive123, xp123) },
  'start-vesemir-5': { colours: ['red', 'yellow'], symbols: ['combat'], effect: null },
} as const satisfies Record<string, Card>

export type StartingId = keyof typeof STARTING_CARDS
