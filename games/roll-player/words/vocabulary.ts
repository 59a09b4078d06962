import type { Attribute, CardType, Colour, Direction } from '../content/basics.ts'
import type { ArmorSetId, Rule } from '../content/effects.ts'
import type { Phase, Source } from '../shape.ts'
import type { Names } from './names.ts'

/** The words of one language that sentences and the drawn table are made of. */
export interface Vocabulary {
  readonly names: Names
  readonly attribute: { readonly [A in Attribute]: string }
  readonly short: { readonly [A in Attribute]: string }
  /** The spaces of a row, from the left. */
  readonly column: readonly string[]
  readonly colour: { readonly [C in Colour]: string }
  /** Two letters for a colour, as dice are drawn. */
  readonly letters: { readonly [C in Colour]: string }
  readonly direction: { readonly [D in Direction]: string }
  readonly type: { readonly [T in CardType]: string }
  readonly set: { readonly [S in ArmorSetId]: string }
  readonly source: { readonly [S in Source]: string }
  readonly phase: { readonly [P in Phase]: string }
  readonly gold: (n: number) => string
  readonly stars: (n: number) => string
  readonly rule: (rule: Rule) => string
  readonly scene: {
    readonly round: (round: number, rounds: number, phase: string) => string
    readonly startPlayer: (name: string) => string
    readonly piles: (bag: number, deck: number, discard: number) => string
    readonly initiative: string
    readonly takenBy: (name: string) => string
    readonly noDie: string
    readonly market: string
    readonly emptyMarket: string
    readonly discardPile: string
    readonly junk: string
    readonly enemy: (value: number) => string
    readonly cost: (cost: number, price: number) => string
    readonly score: string
    readonly goal: string
    readonly backstory: string
    readonly alignment: string
    readonly tokens: (n: number) => string
    readonly inHand: string
    readonly hands: (used: number) => string
    readonly ready: string
    readonly exhausted: string
    readonly starsSoFar: string
    readonly legend: string
  }
}
