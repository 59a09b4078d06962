import type { Spoken } from '@krcma/look'
import type { Roll } from '../../content/effects.ts'
import type { Icon } from '../../content/icons.ts'
import type { Building } from '../../content/town.ts'
import type { Prospect } from '../../reckoning/prospects.ts'
import type { NearAndFar } from '../../shape.ts'
import type { Vocabulary } from '../../words/vocabulary.ts'
import type { Part } from '../parts.ts'
import type { MapWords } from './map.ts'
import type { WhyWords } from './why.ts'

interface Said {
  readonly name: string
  readonly text: string
}

/** What the board says besides the words of the game. */
export interface BoardWords {
  readonly tabs: { readonly [P in Part | 'label']: string }
  readonly map: MapWords
  readonly close: string
  readonly neutral: string
  readonly why: WhyWords
  readonly town: TownWords
  readonly company: CompanyWords
  readonly hand: HandWords
  readonly encounter: EncounterWords
  readonly journal: JournalWords
  readonly sheet: SheetWords
  readonly ending: { readonly title: string; readonly traveller: string }
  readonly summary: {
    readonly points: string
    readonly hearts: string
    readonly coins: string
    readonly gems: string
    readonly food: string
    readonly camps: string
  }
}

interface TownWords {
  readonly name: string
  readonly house: { readonly [B in Building]: string }
  readonly rule: { readonly [B in Building]: string }
  readonly prison: Said
  readonly gate: Said
  /** What a visit would give this seat, in a few words. */
  readonly gives: (prospect: Prospect) => string
  readonly now: (gives: string) => string
  readonly duel: (names: string) => string
  readonly look: (house: string) => string
  readonly hires: (coins: number) => string
  readonly number: (n: number) => string
  readonly digs: (brings: string) => string
  readonly values: string
  readonly value: (piece: string, value: number) => string
  readonly decks: (basic: number, advanced: number) => string
}

interface CompanyWords {
  readonly of: (name: string) => string
  readonly icons: string
  readonly icon: { readonly [I in Icon]: Said }
  readonly slot: (faction: string) => string
  readonly slotRule: string
  readonly inactive: string
  readonly inactiveRule: string
  readonly animalRule: string
  readonly heartsRule: string
  readonly camps: (left: number, placed: number) => string
  readonly campsRule: string
  readonly campNext: (n: number, brings: string) => string
  readonly reputation: string
  readonly reputationRule: string
  readonly worth: (points: string) => string
  readonly tokens: (amount: string, banners: number) => string
  readonly chiefRule: string
  readonly animals: string
  readonly freePlace: string
  readonly packRule: string
  readonly owned: string
}

interface HandWords {
  readonly name: string
  readonly ready: string
  readonly lacks: (what: string) => string
  readonly unseen: (n: number) => string
  readonly keep: string
  readonly keepMarked: (n: number) => string
}

/** What a test is made of, to be said in one sentence. */
export interface SaidTest {
  readonly kind: 'skill' | 'combat'
  readonly needed: number
  readonly die: number | null
  readonly adds: number
  readonly bonus: number
  readonly hearts: number
  readonly total: number | null
}

interface EncounterWords {
  readonly name: string
  readonly reads: (reader: string, to: string) => string
  readonly handTo: (reader: string, to: string) => string
  readonly takes: (reader: string) => string
  readonly readOn: string
  readonly needs: (n: number) => string
  readonly chance: (difficulty: number, adds: number) => string
  readonly costs: string
  readonly line: (test: SaidTest) => string
  readonly against: (name: string, total: number) => string
  readonly bonusAt: (n: number) => string
  readonly duel: (one: string, other: string) => string
  readonly rolls: { readonly [R in Roll]: string }
  readonly won: (name: string) => string
  readonly wonMore: (name: string) => string
  readonly lost: (name: string) => string
  readonly gains: (what: string) => string
  readonly loses: (what: string) => string
  readonly keywords: (list: string) => string
  readonly stories: (list: string) => string
  readonly back: string
  readonly turn: string
  readonly read: string
}

interface JournalWords {
  readonly name: string
  readonly of: (name: string) => string
  readonly title: (who: string) => string
  readonly print: string
  readonly empty: string
  readonly unheard: string
}

interface SheetWords {
  readonly name: string
  readonly nobody: string
  readonly experience: (unspent: number, all: number) => string
  readonly boxes: (marked: number, most: number) => string
  readonly stages: (done: number, most: number) => string
  readonly stories: string
  readonly skills: string
  readonly keywords: string
  readonly games: string
  /** Where the journal lies. */
  readonly journal: (read: number) => string
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
