import type { Spoken } from '@krcma/look'
import type { Window } from '../../content/abilities.ts'
import type { Side } from '../../content/symbols.ts'
import type { PathOfDestiny, Phase } from '../../shape.ts'
import type { Vocabulary } from '../../words/vocabulary.ts'

/** A name and its rule, as an explanation shows them. */
interface Said {
  readonly name: string
  readonly text: string
}

/** What the board says besides the words of the game. */
export interface BoardWords {
  readonly tabs: {
    readonly book: string
    readonly draft: string
    readonly lines: string
    readonly mine: string
    readonly label: string
  }
  readonly chapter: (chapter: number, turn: number) => string
  readonly phase: { readonly [P in Phase]: Said }

  readonly book: string
  readonly page: (page: number) => string
  readonly pageRule: string
  readonly unread: string
  /** Said of a seat that has no character yet. */
  readonly undecided: string
  readonly leads: (page: number) => string
  readonly nextActive: (symbols: string) => string
  readonly ends: string
  readonly holder: (side: Side, name: string) => string
  readonly fate: (token: string) => Said
  readonly fateNow: (token: string, side: string | null) => string
  readonly fateGoes: (token: string, side: string | null) => string
  readonly votes: string
  readonly vote: (name: string, side: string | null) => string
  readonly mat: string
  readonly aside: (tokens: string) => string
  readonly road: string
  readonly roadChapter: (chapter: number) => string
  readonly roadEnd: string
  readonly readAgain: string
  readonly turnPage: string
  readonly turnBack: string
  readonly read: string
  readonly closeBook: string
  readonly bonus: (side: Side, bonus: string) => string

  readonly draft: Said
  readonly deck: (cards: number) => string
  readonly deckRule: string
  readonly discarded: (cards: number) => string
  readonly row: (row: number) => string
  readonly emptyRow: string
  readonly lowest: Said
  readonly token: (faction: string) => Said
  readonly track: Said
  readonly trackPlace: (place: number, name: string) => string
  readonly turnFrom: (from: number, to: number) => string
  readonly shows: (left: number, right: number) => string
  readonly playedNow: string
  readonly nothingNow: string
  readonly swap: (card: string) => string

  readonly lines: Said
  readonly line: (name: string) => string
  readonly emptyLine: string
  readonly counts: (symbol: string, count: number) => string
  readonly ahead: (by: number) => string
  readonly tied: string
  readonly byInitiative: string
  readonly supports: (name: string, side: string | null) => string
  readonly tokens: (symbols: string) => string
  readonly specialLost: string
  readonly special: (symbol: string) => string
  readonly covered: string
  readonly recoloured: (colour: string) => string
  readonly ready: string

  readonly hand: (name: string) => string
  readonly handOf: (cards: string) => string
  readonly first: (card: string) => string
  readonly second: (first: string, card: string) => string
  readonly wouldBring: (what: string) => string
  readonly bringsNothing: string
  readonly ifDominant: (side: string, points: string) => string
  readonly points: (vp: number, xp: number) => string
  readonly otherWay: (what: string) => string
  readonly support: (side: string | null) => string
  readonly makesEffort: string
  readonly reachesLevel: (colour: string) => string

  readonly hero: (name: string) => string
  readonly character: (name: string) => string
  readonly xp: (xp: number) => Said
  readonly gold: (gold: number, vp: number) => Said
  readonly abilities: string
  readonly ability: { readonly locked: (xp: number) => string; readonly ready: string; readonly used: string }
  readonly why: {
    readonly locked: (xp: number) => string
    readonly used: string
    readonly window: { readonly [W in Window]: string }
    readonly nothing: string
    readonly taken: (name: string) => string
    readonly removed: string
    readonly unread: string
    readonly goal: string
  }
  readonly use: (ability: string) => string
  readonly quest: (name: string) => string
  readonly questNow: (cards: number, vp: number) => string
  readonly shownCards: string
  readonly backToMine: string
  readonly show: (name: string) => string
  readonly automa: Said
  readonly automaSymbols: string
  readonly automaFrom: (xp: number) => string

  readonly effort: Said
  readonly effortNow: (chapter: number) => string
  readonly effortNext: (colours: string) => string
  readonly goals: Said
  readonly goal: (back: string, symbols: string) => string
  readonly goalHidden: string
  readonly requirement: (colour: string, cards: number, of: number) => string
  readonly requirementDone: string
  readonly levelOf: (name: string, level: number) => string
  readonly alliances: Said
  readonly held: (faction: string, cards: number) => string
  readonly noAlliances: string

  readonly experience: string
  readonly inHand: string
  readonly readyAbilities: string
  readonly vp: string
  readonly acts: string
  readonly boards: Said
  readonly startingCards: string
  readonly reveal: string
  readonly pageTurns: string
  readonly ending: {
    readonly title: string
    readonly player: string
    readonly total: string
    readonly hero: (name: string) => string
  }
}

/** The words of the game, what the board says besides, and what cards and pages are called. */
export interface PathSpoken extends Spoken<PathOfDestiny> {
  readonly board: BoardWords
  readonly vocabulary: Vocabulary
}

/** A board is handed the words that it exports itself. */
export function spoken(words: Spoken<PathOfDestiny>): PathSpoken {
  return words as PathSpoken
}
