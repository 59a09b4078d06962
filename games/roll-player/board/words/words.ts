import type { Spoken } from '@krcma/look'
import type { Attribute, CardType, Colour, Direction, Side } from '../../content/basics.ts'
import type { ArmorSetId } from '../../content/effects.ts'
import type { Phase, RollPlayer } from '../../shape.ts'
import type { Vocabulary } from '../../words/vocabulary.ts'

/** A name and its rule, as an explanation shows them. */
interface Said {
  readonly name: string
  readonly text: string
}

/** What the board says besides the words of the game. */
export interface BoardWords {
  readonly tabs: { readonly table: string; readonly hero: string; readonly players: string; readonly label: string }
  readonly round: (round: number, rounds: number) => string
  readonly phaseRule: { readonly [P in Phase]: string }
  readonly startPlayer: Said
  readonly pile: {
    readonly bag: (dice: number) => string
    readonly bagRule: string
    readonly deck: (cards: number) => string
    readonly deckRule: string
    readonly discard: (cards: number) => string
    readonly discardRule: string
    readonly junk: (cards: number) => string
    readonly junkRule: string
    readonly look: string
    readonly close: string
    readonly empty: string
  }
  readonly initiative: Said
  readonly initiativeCard: (number: number) => string
  readonly coin: Said
  readonly taken: (name: string) => string
  readonly noDie: string
  readonly chosen: string
  readonly market: Said
  readonly soldOut: string
  readonly lacks: (gold: string) => string
  readonly handsFull: string
  readonly wouldBring: (stars: string) => string
  readonly bringsNoStars: string
  readonly discardFor: (gold: number) => string
  readonly sheet: (name: string) => string
  readonly gold: Said
  readonly tokens: Said
  readonly stars: Said
  readonly dicePlaced: Said
  /** What the action of a row does, in a word or two. */
  readonly action: { readonly [A in Attribute]: string }
  readonly ownAction: string
  readonly score: string
  readonly goal: (range: string, stars: string) => string
  readonly range: (min: number, max: number) => string
  readonly standing: { readonly met: string; readonly open: string; readonly lost: string }
  readonly missed: string
  readonly needs: (least: number, most: number | null, dice: number) => string
  readonly fullRow: string
  readonly modifier: (race: string, by: string) => string
  readonly noModifiers: string
  readonly becomes: (name: string, before: number, after: number) => string
  readonly emptySpace: string
  readonly wants: (colour: Colour) => string
  readonly fitsStory: string
  readonly classColour: string
  readonly handDie: (die: string) => string
  readonly backstoryRule: string
  readonly matches: (dice: number, of: number) => string
  readonly alignmentRule: string
  readonly cell: (row: number, column: number) => string
  readonly axis: { readonly rows: readonly [string, string]; readonly columns: readonly [string, string] }
  readonly here: string
  readonly classRule: (colour: string) => string
  readonly classDice: (dice: number) => string
  readonly usedUp: string
  readonly cards: { readonly [T in CardType]: Said }
  readonly noCards: string
  readonly hands: (used: number) => string
  readonly freeHand: string
  readonly weaponHands: (hands: 1 | 2) => string
  readonly set: (set: ArmorSetId, cards: number, of: number, stars: string) => string
  readonly wild: string
  readonly traitNow: (stars: string) => string
  readonly arrow: (direction: Direction) => string
  readonly why: {
    readonly exhausted: string
    readonly marker: string
    readonly dicePhase: string
    readonly ownMarket: string
    readonly othersSkill: string
  }
  readonly dropWeapon: string
  readonly use: string
  readonly keep: { readonly old: string; readonly new: string }
  readonly inBag: (dice: number) => string
  readonly acts: string
  readonly backToMine: string
  readonly show: (name: string) => string
  readonly choosesRace: string
  readonly choosesClass: string
  readonly side: { readonly [S in Side]: string }
  readonly takenRace: (name: string) => string
  readonly classCard: (colour: string) => string
  readonly enemy: Said
  readonly enemyRow: (initiative: number) => string
  readonly enemyTakes: { readonly left: string; readonly middle: string; readonly right: string; readonly none: string }
  readonly ending: { readonly title: string; readonly player: string; readonly total: string; readonly earned: string }
  readonly gains: { readonly coin: string; readonly goldDie: string; readonly row: string }
  readonly turnEarly: (initiative: number) => string
  readonly moves: (direction: Direction) => string
  readonly makesRoom: string
}

/** The words of the game, what the board says besides, and what tiles and cards are called. */
export interface RollPlayerSpoken extends Spoken<RollPlayer> {
  readonly board: BoardWords
  readonly vocabulary: Vocabulary
}

/** A board is handed the words that it exports itself. */
export function spoken(words: Spoken<RollPlayer>): RollPlayerSpoken {
  return words as RollPlayerSpoken
}
