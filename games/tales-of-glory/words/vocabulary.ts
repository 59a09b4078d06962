import type { GainKind, Multiplier } from '../content/gain.ts'
import type { Element, Face, TileType } from '../content/tile.ts'
import type { TileId } from '../content/tiles.ts'
import type { Side } from '../shape.ts'

/** The game's own words in one language, from which the texts of tiles and the picture of the table are made. */
export interface Vocabulary {
  readonly tile: { readonly [Id in TileId]: string }
  readonly type: { readonly [T in Face['type']]: string }
  /** So much of something, counted: "3 coins". */
  readonly amount: (what: GainKind, amount: number) => string
  readonly per: { readonly [M in Multiplier]: string }
  readonly atEnd: (reward: string) => string
  readonly side: { readonly [S in Side]: string }
  /** Where one places something: "left of Straw Warden". */
  readonly beside: (side: Side, tile: string) => string
  readonly element: { readonly [E in Element]: string }
  /** "1 coin and 2 potions". */
  readonly and: (parts: readonly string[]) => string
  readonly free: string
  readonly cost: (cost: string) => string
  readonly reward: (reward: string) => string
  readonly chests: (contents: readonly string[]) => string
  /** What a place gives at one of its sides; `type` is null where any tile will do. */
  readonly connector: (side: string, type: TileType | null, reward: string) => string
  readonly scene: {
    readonly round: (round: number, first: string) => string
    readonly board: string
    readonly wilderness: string
    readonly settled: string
    readonly substitution: string
    readonly compensation: string
    readonly cannotPay: string
    readonly fitsNowhere: string
    readonly canPlace: (cells: number, price: string | null, surcharge: boolean) => string
    readonly decks: (era1: number, era2: number, era3: number, discarded: number) => string
    readonly player: (line: PlayerLine) => string
    readonly took: (tile: string, space: number) => string
    readonly tale: (name: string) => string
    readonly legend: string
    readonly locked: string
    readonly openConnectors: string
    readonly quests: string
    readonly toCome: string
    readonly ended: string
  }
}

interface PlayerLine {
  readonly name: string
  readonly hero: string
  readonly first: boolean
  readonly mine: boolean
  readonly glory: number
  readonly coin: number
  readonly potion: number
  readonly combat: number
  readonly magic: number
  readonly keys: number
  readonly locked: number
  readonly quests: number
}
