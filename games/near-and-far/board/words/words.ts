import type { Spoken } from '@krcma/look'
import type { NearAndFar } from '../../shape.ts'
import type { Vocabulary } from '../../words/vocabulary.ts'
import type { Part } from '../parts.ts'
import type { MapWords } from './map.ts'

/** What the board says besides the words of the game. */
export interface BoardWords {
  readonly tabs: { readonly [P in Part | 'label']: string }
  readonly map: MapWords
  readonly town: { readonly name: string }
  readonly company: { readonly of: (name: string) => string }
  readonly hand: { readonly name: string }
  readonly encounter: { readonly name: string }
  readonly ending: { readonly title: string }
  readonly summary: {
    readonly points: string
    readonly hearts: string
    readonly coins: string
    readonly gems: string
    readonly food: string
    readonly camps: string
  }
}

/** The words of the game, what the board says besides, and what things are called. */
export interface NearAndFarSpoken extends Spoken<NearAndFar> {
  readonly board: BoardWords
  readonly vocabulary: Vocabulary
}

/** A board is handed the words that it exports itself. */
export function spoken(words: Spoken<NearAndFar>): NearAndFarSpoken {
  return words as NearAndFarSpoken
}
