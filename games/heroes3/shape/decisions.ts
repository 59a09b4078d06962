import type { BuildingId } from '../content/buildings.ts'
import type { CardId } from '../content/cards.ts'
import type { Effects, Price } from '../content/effects.ts'
import type { FactionId } from '../content/factions.ts'
import type { HeroId } from '../content/heroes.ts'
import type { Rotation, Slot } from '../content/lattice.ts'
import type { NeutralCardId } from '../content/neutral-units.ts'
import type { Amounts } from '../content/resources.ts'
import type { TileId } from '../content/tiles.ts'
import type { Tier, UnitId } from '../content/units.ts'
import type { Cause, DeckId, FieldKey, Placement, Play, Rank, Seat, TownBuilding, UnitCard } from './basics.ts'
import type { BattleContexts, BattleDecisions } from './battle.ts'

/** A Town Action (H3B-TOWN-01), or one of the units it is used for. `with`: cards that make it cheaper. */
export type TownAct =
  | { readonly do: 'build'; readonly building: BuildingId }
  | { readonly do: 'recruit'; readonly unit: UnitId; readonly with: readonly CardId[] }
  | { readonly do: 'reinforce'; readonly unit: UnitId; readonly with: readonly CardId[] }
  | { readonly do: 'hire'; readonly field: FieldKey }
  | { readonly do: 'buy-spell'; readonly town: Seat }

/** A unit that an effect is for, and the cards that make it cheaper. */
export interface UnitPick {
  readonly unit: UnitCard
  readonly with: readonly CardId[]
}

/** What may be done in the own turn (H3B-TURN-05). */
export type Act =
  | TownAct
  /** `taking`: with the second movement point that takes the token lying there (H3B-S3-13). */
  | { readonly do: 'move'; readonly hero: Rank; readonly to: FieldKey; readonly mp: number; readonly taking: boolean }
  | { readonly do: 'revisit'; readonly hero: Rank }
  | { readonly do: 'discover'; readonly hero: Rank; readonly slot: Slot }
  | { readonly do: 'place-tile'; readonly hero: Rank }
  | { readonly do: 'take-token'; readonly hero: Rank; readonly mp: number }
  /** Ends a flight (H3B-MOVE-12). */
  | { readonly do: 'land'; readonly hero: Rank }
  | { readonly do: 'play'; readonly play: Play }
  | ({ readonly do: 'use-building' } & TownBuilding)
  | { readonly do: 'use-unit'; readonly unit: UnitCard }
  | { readonly do: 'trade'; readonly exchange: number }
  | { readonly do: 'end-turn' }

/** A reroll: of which of the dice just thrown, and by what right. */
export interface Reroll {
  readonly die: number
  readonly by: 'morale' | 'card' | 'astrologers'
}

export interface Decisions extends BattleDecisions {
  faction: FactionId
  hero: HeroId
  /** H3B-TMAP-02: who shall be first. */
  'first-player': Seat
  rotation: Rotation
  'pool-tile': TileId
  placement: Placement
  'starting-field': FieldKey
  'scenario-bonus': string
  mulligan: 'keep' | 'redraw'
  /** At the start of the turn: discard a card, or draw so many (H3B-TURN-01, -02). */
  refresh: { readonly discard: CardId } | { readonly draw: number }
  'resource-effect': Cause
  'turn-start-effect': TownBuilding | 'none'
  act: Act
  /** Town Actions of the announcing player before a combat (H3B-TOWN-03). */
  prepare: TownAct | 'fight'
  /** More units with the same Population token. */
  muster: Extract<TownAct, { do: 'recruit' | 'reinforce' }> | 'done'
  /** Offers of those who are not on turn. */
  town: TownAct
  morale: 'draw' | 'cycle'
  /** A token that would be gained in vain may be spent first (H3B-MOR-02). */
  'spend-first': 'draw' | 'cycle' | 'keep'
  /** Windows for offers. */
  'before-combat': 'pass'
  'last-call': 'pass'
  /** Cards that may be played now; the same question everywhere, on the map and in a combat. */
  respond: Play | { readonly building: BuildingId } | 'pass'
  empower: Play | 'enough'
  /** The result of a spell or specialty, by the power it needs. */
  'power-tier': number
  /** Which of the options of an effect, by number. */
  choice: number | 'none'
  pay: number | 'none'
  visit: 'use' | 'leave'
  opponent: Seat
  'search-from': { readonly deck: DeckId; readonly from: 'deck' | 'discard' }
  /** `again`: H3B-TRULE-05; `necromancy`: to change it for the next card (H3B-CARD-09). */
  'search-pick': CardId | 'again' | 'necromancy'
  necromancy: 'keep' | 'replace'
  /** Which card next, where an order is chosen; the last one ends on top. */
  'lay-next': CardId
  discard: CardId | 'done'
  'take-card': CardId | 'none'
  'remove-card': CardId | 'none'
  'put-card': 'hand' | 'discard' | 'top' | 'bottom'
  'peek-deck': DeckId | 'own' | Tier | 'azure' | 'astrologers'
  'die-result': number
  reroll: Reroll | 'keep'
  'which-hero': Rank
  destination: FieldKey | 'none'
  'pick-unit': UnitPick | 'none'
  'pick-income': number
  'neutral-deck': Tier | 'none'
  'recruit-neutral': UnitPick | 'none'
  'rotate-tile': { readonly tile: TileId; readonly rotation: Rotation } | 'none'
  'discover-tile': Slot | 'none'
  trade: number | 'done'
  'give-up': 'fight' | 'give-up'
  'defend-town': 'pay' | 'leave'
}

export interface Contexts extends BattleContexts {
  rotation: { readonly tile: TileId; readonly slot: Slot }
  placement: { readonly tile: TileId; readonly step: 'near' | 'start' | 'far' | 'supply' }
  'scenario-bonus': { readonly left: number }
  refresh: { readonly limit: number }
  'turn-start-effect': object
  prepare: { readonly field: FieldKey }
  muster: object
  respond: { readonly window: Moment }
  empower: { readonly play: Play; readonly power: number }
  'power-tier': { readonly play: Play; readonly power: number }
  choice: { readonly cause: Cause; readonly options: readonly { readonly effects: Effects }[] }
  pay: { readonly cause: Cause; readonly costs: readonly Amounts[]; readonly effects: Effects }
  visit: { readonly field: FieldKey }
  opponent: { readonly cause: Cause }
  'search-from': { readonly n: number }
  'search-pick': { readonly deck: DeckId | 'own' }
  necromancy: { readonly card: CardId }
  'lay-next': { readonly pile: 'own' | DeckId }
  /** At least and at most so many more. */
  discard: { readonly least: number; readonly most: number }
  'take-card': { readonly from: 'discard' }
  'put-card': { readonly card: CardId | NeutralCardId | string }
  'die-result': { readonly dice: readonly Thrown[] }
  reroll: { readonly dice: readonly Thrown[] }
  destination: { readonly hero: Rank; readonly cause: Cause }
  'pick-unit': { readonly why: 'reinforce' | 'flip' | 'gain' | 'lay-on' | 'start'; readonly price: Price | null }
  'pick-income': { readonly field: FieldKey }
  'recruit-neutral': { readonly cards: readonly NeutralCardId[] }
  trade: object
  'give-up': { readonly field: FieldKey }
  'defend-town': { readonly field: FieldKey }
}

/** A die as it lies: which face of it (content/dice.ts), counted from 0. */
export interface Thrown {
  readonly die: 'attack' | 'resource' | 'treasure'
  readonly face: number
}

/** A moment at which cards can be played besides the own turn on the map. */
export type Moment =
  | 'combat-start'
  | 'activation'
  | 'attack'
  | 'after-attack-roll'
  | 'lethal-attack'
  | 'after-own-cast'
  | 'after-enemy-cast'
  | 'combat-won'
  | 'spell-purchase'
  | 'guarded-field-entered'
