import type * as kernel from '@krcma/kernel'
import type { Attribute, ClassColour, Colour, Direction, Side } from './content/basics.ts'
import type { AlignmentId, BackstoryId, ClassId, RaceId } from './content/heroes.ts'
import type { ArmorId, CardId, SkillId, TraitId, WeaponId } from './content/market.ts'
import type { Place, TitleId } from './content/solo.ts'

export interface Die {
  colour: Colour
  value: number
}

/** A place for a die on a sheet, counted row by row from 0 (the first of Strength) to 17 (the last of Charisma). */
export type Space = number

/** Row 0 is good and 2 evil, column 0 lawful and 2 chaotic. */
export interface Marker {
  row: number
  column: number
}

/** A player's sheet and all that lies around it. */
export interface Hero {
  race: RaceId | null
  side: Side | null
  class: ClassId | null
  /** The colour of the class card, known before its side is. */
  colour: ClassColour | null
  backstory: BackstoryId | null
  alignment: AlignmentId | null
  marker: Marker
  /** Without gaps: a die's index is its column. */
  rows: { [A in Attribute]: Die[] }
  /** Dice taken and not yet placed. */
  hand: Die[]
  gold: number
  tokens: number
  weapons: WeaponId[]
  armor: ArmorId[]
  traits: TraitId[]
  skills: { id: SkillId; ready: boolean }[]
  /** What has been used up for this round (RPL-EFF-04). */
  used: (ClassId | CardId)[]
  /** Cards given up before scoring, until everybody is done. */
  givenUp: CardId[]
}

/** An Initiative card; its number is its place in the row. */
export interface Initiative {
  coin: boolean
  die: Die | null
  taker: kernel.Seat | null
}

export type Phase =
  | 'races'
  | 'classes'
  | 'starting-dice'
  | 'roll'
  | 'dice'
  | 'before-market'
  | 'market'
  | 'cleanup'
  | 'last-skills'
  | 'giving-up'
  | 'over'

export interface State {
  phase: Phase
  round: number
  rounds: number
  /** The Start Player of the round. */
  start: kernel.Seat
  /** Whose Dice turn or Market turn it is. */
  active: kernel.Seat | null
  heroes: Hero[]
  bag: { [C in Colour]: number }
  /** Dice drawn for classes, until everybody has one. */
  drawn: Colour[]
  initiative: Initiative[]
  market: CardId[]
  /** The top card is the last. */
  deck: kernel.Zone<CardId>
  discard: CardId[]
  /** Solo: what never comes back. */
  junk: CardId[]
  /** Solo: cards taken out before the game. */
  removed: CardId[]
  /** Solo: the face of the enemy die; null where there is no enemy. */
  enemy: number | null
  /** Whether the purchase of this Market turn is still to come, was made, or was given up for Gold. */
  purchase: 'open' | 'made' | 'forgone'
  /** A card bought unseen that its owner has no hands for yet. */
  unseen: CardId | null
  options: Options
}

export interface Options {
  classes: 'draw' | 'choose'
  lessRandomSetup: boolean
  randomMarketDeck: boolean
  shortGame: boolean
  friendlyMarket: boolean
}

export type MarketMove =
  | { readonly do: 'buy'; readonly card: CardId }
  | { readonly do: 'discard'; readonly card: CardId }
  | { readonly do: 'take-gold' }
  | { readonly do: 'nothing' }

interface Decisions {
  race: { readonly race: RaceId; readonly side: Side }
  'class-card': ClassColour
  class: ClassId
  'starting-die': { readonly die: number; readonly row: Attribute }
  'order-die': Colour
  initiative: number
  'place-die': Attribute
  'attribute-action': Attribute | 'none'
  'flip-die': Space | 'none'
  'swap-first': Space | 'none'
  'swap-second': Space
  'adjust-die': { readonly space: Space; readonly by: number } | 'none'
  'reroll-die': Space | 'none'
  keep: 'old' | 'new'
  'move-marker': Direction | 'none'
  take: 'take' | 'none'
  'move-die': Space | 'none'
  'move-to': Attribute
  'exchange-die': Space | 'none'
  'bag-die': Colour
  'pool-die': number
  'pool-flip': number | 'none'
  'pool-reroll': number | 'none'
  'add-card': CardId | 'none'
  market: MarketMove
  'buy-again': CardId | 'none'
  'buy-discarded': CardId | 'none'
  'buy-unseen': 'buy' | 'none'
  pay: number
  'make-room': WeaponId
  refresh: SkillId | 'none'
  'give-up': CardId | 'none'
  'skill-window': 'pass'
  'use-skill': { readonly skill: SkillId; readonly as: SkillId }
  'discard-weapon': WeaponId
}

interface Contexts {
  /** The number of the Initiative card that the die goes to, and the value of the equal dice. */
  'order-die': { readonly initiative: number; readonly value: number }
  'swap-second': { readonly first: Space }
  keep: { readonly space: Space; readonly old: number; readonly new: number }
  take: { readonly gold: number } | { readonly tokens: number }
  'move-to': { readonly from: Space }
  'exchange-die': { readonly with: 'bag' | 'pool' }
  'bag-die': { readonly space: Space }
  'pool-die': { readonly space: Space }
  'pool-reroll': { readonly chosen: readonly number[] }
  'buy-unseen': { readonly price: number }
  pay: { readonly card: CardId; readonly price: number }
  'make-room': { readonly weapon: WeaponId }
}

type BySeat<T> = { readonly seat: kernel.Seat } & T
export type GoldSource = 'coin' | 'row' | 'gold-die' | 'market-discard' | 'skill'

interface Events {
  'start-rolled': { readonly rolls: readonly { readonly seat: kernel.Seat; readonly value: number }[] }
  'start-player': BySeat<unknown>
  'race-taken': BySeat<{ readonly race: RaceId; readonly side: Side }>
  'class-die-drawn': BySeat<{ readonly colour: Colour }>
  'class-taken': BySeat<{ readonly class: ClassId }>
  'fate-dealt': BySeat<{ readonly backstory: BackstoryId; readonly alignment: AlignmentId }>
  'starting-dice-rolled': BySeat<{ readonly dice: readonly Die[] }>
  'starting-die-placed': BySeat<{ readonly die: Die; readonly space: Space }>
  'market-thinned': { readonly cards: readonly CardId[] }
  'market-dealt': { readonly cards: readonly CardId[] }
  'deck-reshuffled': { readonly cards: number }
  'round-began': BySeat<{ readonly round: number; readonly rounds: number }>
  'dice-rolled': { readonly dice: readonly Die[] }
  'pool-ordered': { readonly dice: readonly (Die | null)[] }
  'initiative-taken': BySeat<{ readonly initiative: number; readonly die: Die; readonly coin: boolean }>
  'die-placed': BySeat<{ readonly die: Die; readonly space: Space }>
  'gold-gained': BySeat<{ readonly gold: number; readonly from: GoldSource }>
  'die-flipped': BySeat<{ readonly space: Space; readonly die: Die; readonly to: number }>
  'dice-swapped': BySeat<{ readonly spaces: readonly [Space, Space]; readonly dice: readonly [Die, Die] }>
  'die-adjusted': BySeat<{ readonly space: Space; readonly die: Die; readonly to: number }>
  'die-rerolled': BySeat<{ readonly space: Space; readonly die: Die; readonly to: number }>
  'value-kept': BySeat<{ readonly space: Space; readonly die: Die }>
  'marker-moved': BySeat<{ readonly direction: Direction; readonly to: Marker }>
  'token-taken': BySeat<{ readonly tokens: number }>
  'die-moved': BySeat<{ readonly die: Die; readonly from: Space; readonly to: Space }>
  'die-exchanged': BySeat<{
    readonly space: Space
    readonly given: Die
    readonly taken: Die
    readonly with: 'bag' | 'pool'
  }>
  'pool-flipped': BySeat<{ readonly initiative: number; readonly die: Die; readonly to: number }>
  'pool-rerolled': BySeat<{ readonly before: readonly Die[]; readonly after: readonly Die[] }>
  'skill-used': BySeat<{ readonly skill: SkillId; readonly as: SkillId }>
  'skill-refreshed': BySeat<{ readonly skill: SkillId }>
  'enemy-rolled': { readonly value: number; readonly place: Place | null; readonly card: CardId | null }
  'card-added': BySeat<{ readonly card: CardId }>
  'card-bought': BySeat<{
    readonly card: CardId
    readonly gold: number
    readonly tokens: number
    readonly from: 'market' | 'discard' | 'deck'
  }>
  'card-discarded': BySeat<{ readonly card: CardId }>
  'purchase-forgone': BySeat<unknown>
  'weapon-discarded': BySeat<{ readonly weapon: WeaponId }>
  'enemy-left': { readonly discarded: CardId | null; readonly junked: readonly CardId[] }
  'tokens-returned': BySeat<{ readonly tokens: number }>
  'market-cleared': { readonly cards: readonly CardId[]; readonly dice: readonly Die[] }
  'cards-given-up': BySeat<{ readonly cards: readonly CardId[] }>
  'hero-scored': BySeat<{ readonly stars: number }>
}

export type Source = 'goals' | 'class-dice' | 'alignment' | 'backstory' | 'armor' | 'traits' | 'gold'

/** What bots look at: what can be counted, and whether a card is owned. */
export type Counted =
  | 'goals-met'
  | 'goals-one-off'
  | 'goals-two-off'
  | 'last-die-fits'
  | 'last-die-one-off'
  | 'two-dice-fit'
  | 'two-dice-one-off'
  | 'three-dice-fit'
  | 'class-dice'
  | 'alignment-stars'
  | 'alignment-step'
  | 'goals-open'
  | 'backstory-stars'
  | 'backstory-matches'
  | 'backstory-open'
  | 'armor-stars'
  | 'armor-cards'
  | 'armor-growth'
  | 'trait-stars'
  | 'trait-prospects'
  | 'gold'
  | 'spare-gold'
  | 'tokens'
  | 'ready-skills'
  | 'early-turn'
export type Feature = Counted | WeaponId | TraitId | SkillId

export interface RollPlayer extends kernel.Shape {
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

export type Table = kernel.Table<RollPlayer>
export type Rules<T = void> = kernel.Rules<T>
export type Seat = kernel.Seat
/** A hero as anybody sees it: everything about it is open. */
export type SeenHero = kernel.Redacted<Hero>
export type SeenState = kernel.Redacted<State>
export type Outcome = TitleId
