import type { Spoken } from '@krcma/look'
import type { GainKind } from '../../content/gain.ts'
import type { Element, TileType } from '../../content/tile.ts'
import type { TalesOfGlory } from '../../shape.ts'
import type { Vocabulary } from '../../words/vocabulary.ts'

/** A name and its rule, as an explanation shows them. */
export interface Said {
  readonly name: string
  readonly text: string
}

/** What the board says besides the words of the game. */
export interface BoardWords {
  readonly tabs: { readonly board: string; readonly tale: string; readonly players: string; readonly label: string }
  readonly round: (round: number) => string
  readonly roundRule: string
  readonly wilderness: Said
  readonly settled: Said
  readonly substitution: Said
  readonly compensation: Said
  readonly space: (space: number) => string
  readonly emptySpace: string
  readonly deck: (era: 1 | 2 | 3, left: number) => string
  readonly deckRule: string
  readonly discarded: (tiles: number) => string
  readonly unseenAside: (tiles: number) => string
  readonly nothingDiscarded: string
  readonly firstPlayer: Said
  readonly card: {
    readonly thinking: (name: string) => string
    readonly laid: (name: string) => string
    readonly again: (name: string) => string
    readonly revealed: (name: string, space: number) => string
    readonly took: (name: string, tile: string, space: number) => string
    readonly busy: (name: string) => string
    readonly mine: (space: number) => string
  }
  readonly show: (name: string) => string
  readonly tale: (name: string) => string
  readonly backToMine: string
  readonly wholeTale: string
  readonly resource: { readonly [K in Exclude<GainKind, 'first-player'>]: Said }
  readonly lockedChests: Said
  readonly questsInHand: Said
  readonly side: { readonly plain: string; readonly 'half-key': string; readonly none: string }
  readonly sides: string
  readonly chest: { readonly locked: string; readonly open: string }
  readonly outlook: {
    readonly fits: (cells: number) => string
    readonly fitsNowhere: string
    readonly cannotPay: string
    readonly pays: (what: string) => string
    readonly payless: string
    readonly surchargeOnly: string
    readonly instead: (potions: number) => string
    readonly surcharge: string
    readonly discard: string
  }
  readonly hand: string
  readonly taken: (space: number) => string
  readonly hiddenQuests: (count: number) => string
  readonly returned: string
  readonly choosePlacing: (tile: string) => string
  readonly act: {
    readonly discard: string
    readonly finish: string
    readonly chest: string
    readonly pay: { readonly coin: string; readonly potion: string }
  }
  readonly gains: string
  readonly gainRule: string
  readonly gainFrom: {
    readonly 'half-keys': string
    readonly connector: string
    readonly compensation: string
    readonly tile: string
  }
  readonly connects: (tile: string) => string
  readonly bringsKey: (tile: string) => string
  readonly bringsReward: (tile: string, reward: string) => string
  readonly ending: {
    readonly title: string
    readonly majorities: string
    readonly majority: (element: Element) => string
    readonly majorityRule: string
    readonly holds: string
    readonly glory: string
    readonly total: string
    readonly player: string
    readonly endRewards: (name: string) => string
    readonly unplaced: string
  }
  readonly legend: {
    readonly title: string
    readonly plain: Said
    readonly halfKey: Said
    readonly chest: Said
    readonly per: Said
    readonly end: Said
  }
  readonly typeRule: { readonly [T in TileType | 'hero' | 'quest']: string }
}

/** The words of the game, what the board says besides, and what tiles and cards are called. */
export interface TalesOfGlorySpoken extends Spoken<TalesOfGlory> {
  readonly board: BoardWords
  readonly vocabulary: Vocabulary
}

/** A board is handed the words that it exports itself. */
export function spoken(words: Spoken<TalesOfGlory>): TalesOfGlorySpoken {
  return words as TalesOfGlorySpoken
}
