import type { AstrologerId } from '../content/astrologers.ts'
import type { BuildingId } from '../content/buildings.ts'
import type { CardId } from '../content/cards.ts'
import type { Bilingual } from '../content/effects.ts'
import type { FactionId } from '../content/factions.ts'
import type { HeroId } from '../content/heroes.ts'
import type { Rotation, Slot } from '../content/lattice.ts'
import type { Morale } from '../content/morale.ts'
import type { NeutralCardId } from '../content/neutral-units.ts'
import type { Amounts, Resource } from '../content/resources.ts'
import type { TileId } from '../content/tiles.ts'
import type { UnitId } from '../content/units.ts'
import type { Cause, DeckId, FieldKey, Rank, Seat, UnitCard, UnitSide } from './basics.ts'
import type { BattleEvents } from './battle.ts'
import type { Thrown } from './decisions.ts'

/** Lists of cards are empty for those who may not see them; `n` says how many. */
interface SomeCards {
  seat: Seat
  n: number
  cards: CardId[]
}

export interface Events extends BattleEvents {
  // Set-up
  'faction-taken': { seat: Seat; faction: FactionId }
  'hero-taken': { seat: Seat; hero: HeroId }
  'start-rolled': { seat: Seat; dice: Thrown[]; sum: number }
  'order-set': { first: Seat }
  'centre-laid': { slots: Slot[] }
  'tile-drawn': { seat: Seat; tile: TileId }
  'tile-placed': { seat: Seat | null; tile: TileId; slot: Slot; rotation: Rotation }
  'tile-turned-up': { seat: Seat; tile: TileId; slot: Slot; rotation: Rotation }
  'tile-rotated': { seat: Seat; tile: TileId; rotation: Rotation }
  'hand-redrawn': { seat: Seat; n: number }
  'hand-kept': { seat: Seat }
  'bonus-taken': { seat: Seat; bonus: string }
  // Rounds
  'round-begins': { round: number }
  'income-paid': { seat: Seat; goods: Amounts }
  'astrologer-drawn': { card: AstrologerId; again: boolean }
  'turn-begins': { seat: Seat }
  'turn-ends': { seat: Seat }
  'round-ends': { round: number }
  // Goods
  gained: { seat: Seat; goods: Amounts; cause: Cause }
  paid: { seat: Seat; goods: Amounts; to: Seat | null }
  traded: { seat: Seat; give: Amounts; get: Amounts }
  'income-changed': { seat: Seat; resource: Resource; steps: number; cause: Cause }
  'less-income': { seat: Seat; goods: Amounts }
  // Cards
  drew: SomeCards
  discarded: { seat: Seat; cards: CardId[]; random: boolean }
  'deck-reshuffled': { seat: Seat }
  'shared-deck-reshuffled': { deck: DeckId }
  searching: { seat: Seat; deck: DeckId | 'own'; n: number }
  'search-repeated': { seat: Seat; deck: DeckId; cards: CardId[] }
  'card-gained': { seat: Seat; card: CardId | null; from: DeckId | 'own' | 'own-discard'; open: boolean }
  'cards-laid-off': { seat: Seat; deck: DeckId | 'own'; cards: CardId[] }
  'card-played': { seat: Seat; card: CardId; mode: string }
  'card-cast': { seat: Seat; card: CardId; power: number; tier: number }
  'card-returned': { seat: Seat; card: CardId }
  'card-removed': { seat: Seat; card: CardId; scored: boolean }
  'spell-negated': { seat: Seat; card: CardId }
  'hand-shuffled-in': { seat: Seat; n: number }
  'deck-peeked': { seat: Seat; deck: string; put: 'top' | 'bottom' }
  'morale-changed': { seat: Seat; from: Morale; to: Morale }
  'morale-spent': { seat: Seat; use: 'draw' | 'cycle' | 'reroll' | 'redo-search' }
  'morale-ignored': { seat: Seat }
  rolled: { seat: Seat; dice: Thrown[] }
  rerolled: { seat: Seat; die: Thrown; was: Thrown }
  // Heroes
  'experience-gained': { seat: Seat; n: number }
  'level-reached': { seat: Seat; level: number }
  'movement-gained': { seat: Seat; hero: Rank; n: number }
  'hero-moved': { seat: Seat; hero: Rank; from: FieldKey; to: FieldKey; mp: number }
  'hero-placed': { seat: Seat; hero: Rank; field: FieldKey }
  'hero-hired': { seat: Seat; field: FieldKey }
  'hero-defeated': { seat: Seat; hero: Rank; by: Seat | null }
  'hero-surrendered': { seat: Seat; hero: Rank }
  'hero-retreated': { seat: Seat; hero: Rank; field: FieldKey }
  'hero-gone': { seat: Seat; hero: Rank }
  // Fields
  visited: { seat: Seat; hero: Rank; field: FieldKey }
  'visit-declined': { seat: Seat; field: FieldKey }
  flagged: { seat: Seat; field: FieldKey; from: Seat | null }
  cubed: { field: FieldKey }
  'cubes-removed': { fields: FieldKey[] }
  'settlement-income': { seat: Seat; field: FieldKey; resource: Resource }
  'token-taken': { seat: Seat; hero: Rank }
  'token-dropped': { field: FieldKey }
  'token-won': { seat: Seat; hero: Rank; from: Seat }
  'cube-taken': { seat: Seat; from: Seat }
  // Town and army
  built: { seat: Seat; building: BuildingId }
  'building-used': { seat: Seat; building: BuildingId }
  recruited: { seat: Seat; unit: UnitCard; goods: Amounts }
  reinforced: { seat: Seat; unit: UnitId; goods: Amounts }
  'unit-turned': { seat: Seat; unit: UnitId; side: UnitSide }
  'unit-gained': { seat: Seat; unit: UnitCard; side: UnitSide }
  'unit-laid-on': { seat: Seat; unit: UnitCard; card: CardId }
  /** `anew`: in the middle of the game, because no unit was left (H3B-UNIT-09). */
  'army-refilled': { seat: Seat; units: UnitCard[]; anew: boolean }
  'neutral-revealed': { seat: Seat; cards: NeutralCardId[] }
  'neutral-discarded': { cards: NeutralCardId[] }
  // Combat seen from the map
  'combat-announced': { seat: Seat; hero: Rank; field: FieldKey; against: Seat | null; difficulty: number | null }
  'combat-skipped': { seat: Seat; field: FieldKey }
  'quick-combat': { seat: Seat; field: FieldKey; difficulty: number }
  'hero-given-up': { seat: Seat; field: FieldKey }
  'town-defended': { seat: Seat; field: FieldKey }
  'tribute-paid': { seat: Seat; to: Seat; gold: number }
  // End
  'points-gained': { seat: Seat; n: number; cause: Cause }
  'victory-latched': { condition: string; seat: Seat | null }
  eliminated: { seat: Seat }
  message: { text: Bilingual }
  'game-ends': { why: string; winners: Seat[] }
}
