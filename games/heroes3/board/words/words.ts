import type { Spoken } from '@krcma/look'
import type { Heroes3 } from '../../shape.ts'
import type { Vocabulary } from '../../words/vocabulary.ts'

/** What the board says besides the words of the game. */
export interface BoardWords {
  readonly acts: string
  readonly points: string
  readonly inHand: string
  readonly heroOfLevel: (hero: string, level: string) => string
  readonly movementOf: (hero: string) => string
  readonly nextIncome: (n: number) => string
  readonly map: {
    readonly label: string
    readonly all: string
    readonly middle: string
    readonly blocked: string
    readonly faceDown: (kind: string) => string
    readonly faceDownRule: string
    readonly movement: (mp: number) => string
    readonly carries: string
    readonly spot: (where: string) => string
    readonly spotRule: (turns: number) => string
    readonly turning: string
    readonly spends: (mp: number) => string
    readonly meetsHero: (hero: string, name: string) => string
    readonly meetsWalls: (name: string) => string
    readonly meetsGuard: (guard: string) => string
    readonly givesWay: (guard: string) => string
  }
}

/** The words of the game, what the board says besides, and what its cards, fields and units are called. */
export interface HeroesSpoken extends Spoken<Heroes3> {
  readonly board: BoardWords
  readonly vocabulary: Vocabulary
}

/** A board is handed the words that it exports itself. */
export function spoken(words: Spoken<Heroes3>): HeroesSpoken {
  return words as HeroesSpoken
}
