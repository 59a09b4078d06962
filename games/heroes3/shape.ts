import type * as kernel from '@krcma/kernel'
import type { AstrologerId } from './content/astrologers.ts'
import type { BuildingId } from './content/buildings.ts'
import type { Campaign } from './content/campaign.ts'
import type { CardId } from './content/cards.ts'
import type { Hardness } from './content/difficulty.ts'
import type { FactionId } from './content/factions.ts'
import type { HeroId } from './content/heroes.ts'
import type { LocationId } from './content/locations.ts'
import type { Morale } from './content/morale.ts'
import type { NeutralCardId } from './content/neutral-units.ts'
import type { Resource } from './content/resources.ts'
import type { ScoreSource } from './content/rulesets.ts'
import type { Scenario } from './content/scenario.ts'
import type { TournamentScenarioId } from './content/scenarios.ts'
import type { TileId, TileKind } from './content/tiles.ts'
import type { Tier } from './content/units.ts'
import type { CUSTOM_VARIANTS, VariantId } from './content/variants.ts'
import type { Cause, DeckId, FieldKey, Placed, Play, Rank, Seat, Unit } from './shape/basics.ts'
import type { Battle } from './shape/battle.ts'
import type { Contexts, Decisions, Moment } from './shape/decisions.ts'
import type { Events } from './shape/events.ts'
import type { Task } from './shape/tasks.ts'

export type * from './shape/basics.ts'
export type * from './shape/battle.ts'
export type * from './shape/decisions.ts'
export type { Task, TaskOf } from './shape/tasks.ts'

export interface HeroOnMap {
  field: FieldKey
  /** Movement points left, those gained for the turn included. */
  mp: number
  /** The last field on which it stopped: where it retreats to (H3B-CEND-03). */
  last: FieldKey
  /** Whether it only passes over its field and must move on (H3B-MOVE-05, -06). */
  passing: boolean
  /** Whether it flies: until it lands, does anything else, or the turn ends (H3B-MOVE-12). */
  flying: boolean
}

/** How somebody fared in a game. */
export interface Tally {
  readonly place: number
  readonly points: number
}

/** A saga between two evenings: scenarios in a row, and how its members fared; null for those who were not there. */
export interface Saga {
  /** At a table there are none: it has its own. */
  readonly scenarios: readonly Scenario[]
  readonly played: number
  readonly tallies: readonly (readonly (Tally | null)[])[]
}

/** What a player has played outside combat and what still holds (H3B-TURN-08). */
export interface Ongoing {
  /** The card that lies in play because of it; null for what no card brings. */
  readonly card: CardId | null
  readonly cause: Cause
  readonly is: 'reroll' | 'step-at-turn-end'
  /** For rerolls: what may be rerolled, how often, and what has been. */
  readonly dice: readonly ('attack' | 'resource' | 'treasure')[]
  readonly uses: 'one-per-die-type' | 'each-roll-once' | 'one-per-turn' | null
  used: ('attack' | 'resource' | 'treasure')[]
}

/** What a scenario or a card changes for a while for one player. */
interface Lasts {
  readonly is: 'hand-limit' | 'movement'
  readonly n: number
  readonly until: 'turn' | 'round' | 'next-resource-round' | 'until-next-astrologers' | 'end'
}

export interface Player {
  faction: FactionId | null
  hero: HeroId | null
  level: number
  /** Experience towards the next level. */
  experience: number
  /** Hand, deck and what lies under the top of the discard pile; the top itself everybody sees. */
  readonly hand: kernel.Zone<CardId>
  readonly deck: kernel.Zone<CardId>
  readonly discard: kernel.Zone<CardId>
  readonly top: kernel.Zone<CardId>
  /** Cards with an ongoing effect, and those that are just being played. */
  readonly inPlay: CardId[]
  /** Spells in play that go back to the hand when they end (returnSpell). */
  readonly returning: CardId[]
  /** H3B-TRULE-07 */
  readonly scored: CardId[]
  /** Cards that came from shared decks and have not left the game, by deck: as everybody could have counted. */
  readonly gained: { ability: number; artifact: number; spell: number }
  goods: { [R in Resource]: number }
  /** The tracks without mines and settlements (H3B-LOC-04). */
  baseIncome: { [R in Resource]: number }
  /** What the coming resource round pays less (lessIncome). */
  lessIncome: { [R in Resource]: number }
  buildings: BuildingId[]
  /** The round in which the Mage Guild was built (H3B-TOWN-08). */
  guildBuilt: number | null
  tokens: { build: boolean; population: boolean; spellBook: boolean }
  /** What works once in a turn and has: buildings and units (H3B-RULING-33). */
  usedThisTurn: string[]
  expertUsed: number
  morale: Morale
  /** H3B-MOR-06 */
  mustDiscardHand: boolean
  heroes: { main: HeroOnMap | null; secondary: HeroOnMap | null }
  units: Unit[]
  /** Faction cubes taken, by seat. */
  cubes: number[]
  /** How often this player has defeated the heroes of each seat. */
  defeated: { main: number[]; secondary: number[] }
  ongoing: Ongoing[]
  lasts: Lasts[]
  /** First spells of the period and of the turn that Astrologers change. */
  firstSpell: { period: boolean; turn: boolean }
  /** Points that effects gave (op vp). */
  points: number
  /** Full rounds in a row without a town or settlement (H3B-ELIM-01). */
  homeless: number
  eliminated: boolean
}

/** What lies on a field besides heroes. */
export interface FieldState {
  /** A black cube (H3B-VISIT-01). */
  cube: boolean
  /** Whose cubes; several on obelisks alone (H3B-VISIT-05). */
  flags: Seat[]
  /** Whether anybody ever flagged it: then it is not guarded, and nobody gains at once (H3B-VISIT-02). */
  everFlagged: boolean
  /** What a settlement was taken for (H3B-LOC-02). */
  income: Resource | null
}

/** A spell or specialty that is being cast (H3B-SPELL-02). */
export interface Casting {
  readonly seat: Seat
  readonly play: Play
  readonly moment: Moment | 'own-turn'
  power: number
  /** What was played to empower it. */
  empowers: CardId[]
  tier: number | null
  /** What becomes of the card, and of the empowering ones (returnSpell, negateSpell). */
  returns: 'none' | 'spell' | 'spell-and-empowers'
  negated: boolean
}

export interface SharedDeck {
  readonly deck: kernel.Zone<CardId>
  /** The last card is on top. */
  readonly discard: CardId[]
}

export interface NeutralDeck {
  readonly deck: kernel.Zone<NeutralCardId>
  readonly discard: NeutralCardId[]
}

interface Latch {
  readonly condition: string
  readonly seat: Seat | null
  readonly round: number
}

export interface Ended {
  /** `score`: points decide; `last-one`: everybody else was eliminated (H3B-ELIM-04). */
  readonly result: 'score' | 'win' | 'draw' | 'all-lose' | 'last-one'
  readonly why: string
  readonly winners: Seat[]
}

/** The grail: carried, on a field, or on a tile that nobody has turned up. */
interface Grail {
  taken: boolean
  carrier: { readonly seat: Seat; readonly hero: Rank } | null
  field: FieldKey | null
}

export interface State {
  /** What was agreed; it never changes. */
  readonly setting: {
    readonly scenario: Scenario
    readonly tournament: boolean
    readonly hardness: Hardness
    readonly variants: readonly VariantId[]
    readonly openPools: boolean
    readonly autoNeutrals: boolean
    readonly bonus: boolean
    readonly randomFactions: boolean
    readonly centre: string | null
    /** How those who play fared before, in a saga. */
    readonly saga: Saga | null
  }
  round: number
  /** Who is first; null until the start roll. */
  first: Seat | null
  /** Whose turn it is; null between turns and in set-up. */
  active: Seat | null
  /** How many players, in turn order, have finished their turn in this round. */
  turnsOver: number
  /** The continuation: the last task is next. */
  agenda: Task[]
  readonly players: Player[]
  readonly map: Placed[]
  /** Fields of tiles that are face up. */
  fields: { [K in FieldKey]?: FieldState }
  /** Tiles of each player's own supply, and those that nobody uses. */
  readonly pools: { readonly seat: Seat; readonly kind: TileKind; readonly tiles: kernel.Zone<TileId> }[]
  readonly box: { readonly kind: TileKind; readonly tiles: kernel.Zone<TileId> }[]
  /** A tile that was drawn from a pool and is being placed. */
  drawnTile: TileId | null
  readonly decks: { [D in DeckId]?: SharedDeck }
  readonly neutrals: { readonly [T in Tier]: NeutralDeck }
  readonly astrologers: {
    readonly deck: kernel.Zone<AstrologerId>
    readonly discard: AstrologerId[]
    /** In force until the next Astrologers round. */
    current: AstrologerId | null
    /** What comes to pass in the next resource round. */
    pending: AstrologerId[]
  }
  /** Cards that somebody looks at in a search. */
  looking: { readonly seat: Seat; readonly deck: DeckId | 'own'; readonly cards: kernel.Zone<CardId> } | null
  /** The card of a deck that one player looks at (peek-deck). */
  peeked: kernel.Zone | null
  /** Neutral cards that everybody looks at (recruitNeutral). */
  revealed: NeutralCardId[]
  casting: Casting | null
  battle: Battle | null
  readonly grail: Grail
  /** Cards removed from the game. */
  removed: CardId[]
  latches: Latch[]
  /** How often something has happened, for triggers that work the first time only, by their id. */
  occurred: { [id: string]: number }
  /** Which kinds of location were ever flagged, and by whom (everCaptured). */
  captured: { readonly location: LocationId; readonly seat: Seat }[]
  ended: Ended | null
}

export interface Options extends Record<(typeof CUSTOM_VARIANTS)[number], boolean> {
  scenario: TournamentScenarioId
  difficulty: Hardness
  /** H3B-OPT-01, -05 */
  'split-artifact-decks': boolean
  'split-spell-decks': boolean
  'neutral-control': 'opponent' | 'auto'
  'tile-pools': 'face-down' | 'open'
  'starting-bonus': boolean
  factions: 'chosen' | 'random'
  /** Of Last Chance alone (H3B-RULING-01). */
  centre: 'usual' | 'random-near-pair' | 'single-center'
}

export interface Heroes3 extends kernel.Shape {
  state: State
  options: Options
  decisions: Decisions
  contexts: Contexts
  events: Events
  sources: ScoreSource
  scenario: Scenario | Campaign | null
  campaign: Saga | null
}

export type Table = kernel.Table<Heroes3>
export type Rules<T = void> = kernel.Rules<T>
