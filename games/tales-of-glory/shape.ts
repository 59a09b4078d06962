import type * as kernel from '@krcma/kernel'
import type { Seat, Zone } from '@krcma/kernel'
import type { GainKind } from './content/gain.ts'
import type { Element } from './content/tile.ts'
import type { EraTileId, HeroId, QuestId, TileId } from './content/tiles.ts'

/** A side of a tile: top, right, bottom, left. Tiles are never turned. */
export type Side = 0 | 1 | 2 | 3

/** A cell of a tale. The hero stands at (0, 0), x grows to the right, y grows downwards. */
export interface Cell {
  readonly x: number
  readonly y: number
}

/** A tile in a tale, and which of its chests hold a key. */
export interface Placed extends Cell {
  readonly tile: TileId
  readonly opened: boolean[]
}

export interface Chest {
  readonly tile: TileId
  /** The how manieth chest of the tile, from 0. */
  readonly chest: number
}

/** A space of the board, counted from 1 as on the selection cards. */
export type Space = number

/** A gain of the running turn that is still to be carried out. */
export type Pending =
  | { readonly from: 'half-keys'; readonly tiles: readonly [TileId, TileId] }
  | { readonly from: 'connector'; readonly tile: TileId; readonly side: Side }
  | { readonly from: 'compensation' }
  | { readonly from: 'tile'; readonly tile: TileId }

/** Where a gain comes from. */
export type Origin =
  | Pending
  | { readonly from: 'chest'; readonly tile: TileId; readonly chest: number }
  | { readonly from: 'end'; readonly tile: TileId }

/** Where glory comes from, as on the score sheet. */
export const SOURCES = ['tiles', 'quests', 'places', 'chests', 'majorities', 'end'] as const
export type Source = (typeof SOURCES)[number]

export interface Player {
  readonly hero: HeroId
  coin: number
  potion: number
  combat: number
  magic: number
  readonly glory: { [S in Source]: number }
  readonly tale: Placed[]
  /** The tile taken from the board this round, until it is placed or discarded. */
  taken: { readonly tile: EraTileId; readonly space: Space } | null
  /** Quests in hand, face down. */
  readonly quests: Zone<QuestId>
  /** The quest given back at the start, known to this player alone. */
  readonly returned: Zone<QuestId>
  /** The tiles that this player took and did not place. */
  readonly discarded: EraTileId[]
  /** Gains of the running turn. */
  pending: Pending[]
  /** The majorities obtained at the end of the game. */
  majorities: Element[]
}

export interface State {
  round: number
  /** What comes next. */
  step: 'set-up' | 'obtain' | 'place' | 'over'
  /** Who holds the first player token. */
  first: Seat
  /** Who held it when the placing of this round began: the placing goes clockwise from there (TOG-RULING-22). */
  placingFrom: Seat
  /** Whether somebody has gained the token as a reward in this placing. */
  claimed: boolean
  readonly players: Player[]
  /** The tiles on the board; space 1 first. */
  spaces: (EraTileId | null)[]
  readonly decks: {
    readonly era1: Zone<EraTileId>
    readonly era2: Zone<EraTileId>
    readonly era3: Zone<EraTileId>
  }
  /** The tiles of era 1 put aside unseen with 2 or 3 players (TOG-RULING-08). */
  readonly putAside: Zone<EraTileId>
  /** The tiles that left the board because nobody took them. */
  readonly discarded: EraTileId[]
  /** What takes no part: heroes that nobody drew, quests that nobody was dealt. */
  readonly box: { readonly heroes: readonly HeroId[]; readonly quests: Zone<QuestId> }
}

export interface Options {
  /** The variant with quests. */
  quests: boolean
  /** Whether all place their tiles at the same time or one after the other; the result is the same. */
  placing: 'side-by-side' | 'in-order'
}

/** What a seat may do in its placing turn. */
export type Placing =
  | { readonly do: 'place'; readonly tile: TileId; readonly x: number; readonly y: number }
  | { readonly do: 'discard'; readonly tile: TileId }
  | { readonly do: 'finish' }

interface Decisions {
  'return-quest': QuestId
  select: Space
  'select-again': Space
  place: Placing
  surcharge: 'coin' | 'potion'
  'open-chest': Chest
  'next-gain': Pending
}

interface Contexts {
  place: { readonly seat: Seat }
  surcharge: { readonly tile: TileId }
  /** `pair`: the two tiles whose half keys met, or null for a key that opens any chest. */
  'open-chest': { readonly seat: Seat; readonly pair: readonly [TileId, TileId] | null }
}

interface Laid {
  readonly tile: EraTileId
  readonly space: Space
}

interface Events {
  'game-begins': { first: Seat }
  'hero-drawn': { seat: Seat; hero: HeroId }
  /** `quests` is empty for everybody but their owner. */
  'quests-dealt': { seat: Seat; quests: QuestId[] }
  'quest-returned': { seat: Seat; quest: QuestId | null }
  'tiles-laid': { tiles: Laid[] }
  'round-begins': { round: number; first: Seat }
  'selections-revealed': { selections: { readonly seat: Seat; readonly space: Space }[] }
  'came-too-late': { seat: Seat; space: Space }
  'tile-taken': { seat: Seat; tile: EraTileId; space: Space }
  'token-passed': { seat: Seat }
  'token-gained': { seat: Seat }
  /** `instead`: how many of the potions stand in for combat and magic. */
  paid: {
    seat: Seat
    tile: TileId
    coin: number
    potion: number
    instead: number
    surcharge: 'coin' | 'potion' | null
  }
  'tile-placed': { seat: Seat; tile: TileId; x: number; y: number }
  'tile-discarded': { seat: Seat; tile: TileId }
  /** A connector of a place met a tile that it does not reward. */
  'connector-unmoved': { seat: Seat; tile: TileId; side: Side; neighbour: TileId }
  gained: {
    seat: Seat
    origin: Origin
    gains: { readonly gain: Exclude<GainKind, 'key' | 'first-player'>; readonly amount: number }[]
  }
  'key-gained': { seat: Seat; origin: Origin }
  'chest-opened': { seat: Seat; tile: TileId; chest: number }
  'key-without-chest': { seat: Seat }
  'tiles-swept': { tiles: EraTileId[] }
  'tiles-slid': { tiles: Laid[] }
  'majority-settled': { element: Element; seats: Seat[] }
  'quests-unplaced': { seat: Seat; quests: QuestId[] }
  'game-ends': { winners: Seat[] }
}

/** What bots look at in a state. */
export type Feature =
  | 'glory'
  | 'coins'
  | 'potions'
  | 'combat'
  | 'magic'
  | 'monsters'
  | 'characters'
  | 'places'
  | 'treasures'
  | 'keys'
  | 'locked-glory'
  | 'locked-supplies'
  | 'locked-powers'
  | 'locked-others'
  | 'open-sides'
  | 'open-half-keys'
  | 'promised-glory'
  | 'promised-supplies'
  | 'promised-powers'
  | 'promised-keys'
  | 'first-player'
  | 'spare-coins'
  | 'spare-potions'
  | 'great-combat'
  | 'great-magic'
  | 'final-glory'
  | 'final-growth'
  | 'final-majorities'
  | 'majorities'
  | 'leads'
  | 'quests'

export interface TalesOfGlory extends kernel.Shape {
  state: State
  options: Options
  decisions: Decisions
  contexts: Contexts
  events: Events
  sources: Source
  scenario: null
  campaign: null
  features: Feature
}

export type Table = kernel.Table<TalesOfGlory>
