import type { BuildingKind } from './buildings.ts'
import type { Condition, PlayerRef } from './conditions.ts'
import type { Bilingual, Effects, Token } from './effects.ts'
import type { Rotation, Slot } from './lattice.ts'
import type { VisitedId } from './locations.ts'
import type { Resources } from './resources.ts'
import type { Ruleset } from './rulesets.ts'
import type { TileId, TileKind } from './tiles.ts'
import type { FactionTier, Tier, UnitId } from './units.ts'
import type { VariantId } from './variants.ts'

/** Some tiles of a kind, and what must be on them. */
export interface TileLine {
  readonly count: number
  readonly has?: readonly VisitedId[]
  readonly lacks?: readonly VisitedId[]
  readonly ids?: readonly TileId[]
}

interface CenterSlot {
  readonly slot: Slot
  readonly kind: TileKind
  readonly has?: readonly VisitedId[]
  /** A tile beyond those that the scenario counts. */
  readonly extra?: boolean
}

/** A middle of the map that is laid before anything else (H3B-TMAP-05). */
interface CenterVariant {
  readonly id: string
  readonly slots: readonly CenterSlot[]
  readonly provenance?: string
}

/** A tile that lies there from the beginning; one without an id is drawn among those that fit (H3B-CREATE-23). */
export interface LayoutTile {
  readonly slot: Slot
  readonly kind: TileKind
  readonly id?: TileId
  readonly has?: readonly VisitedId[]
  readonly lacks?: readonly VisitedId[]
  /** Whose starting tile it is. */
  readonly player?: PlayerRef
  readonly rotation?: Rotation | null
  readonly faceUp?: boolean
}

interface ScenarioMap {
  readonly build: 'tournament' | 'layout'
  /** How many of each kind; a kind that is missing is not used. */
  readonly tiles: Readonly<Partial<Record<TileKind, number | readonly TileLine[]>>>
  readonly center?: { readonly default: string; readonly variants: readonly CenterVariant[] }
  readonly layout?: readonly LayoutTile[]
  /** Far tiles that each player may place in play (H3B-MAP-15). */
  readonly supply?: { readonly far?: number }
  readonly deal?: {
    readonly near?: 'evenly-at-random' | 'split-rest-evenly' | 'one-with-and-one-without-obelisk-each'
    readonly far?: 'evenly-at-random'
  }
}

/** Units that a player begins with, and has again when the unit deck is empty (H3B-UNIT-09, H3B-CREATE-24). */
export type StartingUnits =
  | {
      readonly tier: FactionTier
      readonly side: 'few' | 'pack'
      readonly which: 'all' | 'choose' | 'cheapest' | 'random'
      readonly count?: number
    }
  | { readonly unit: UnitId; readonly side: 'few' | 'pack' }
  | { readonly neutral: Tier; readonly count?: number }

interface StartingBonus {
  readonly id: string
  readonly name?: Bilingual
  readonly effects: Effects
}

/** What a player begins with. */
export interface Beginning {
  readonly startingResources: Resources
  readonly startingIncome: Resources
  readonly startingBuildings: readonly BuildingKind[]
  readonly startingUnits: readonly StartingUnits[]
  readonly startingBonuses: { readonly choose: number; readonly options: readonly StartingBonus[] }
}

export const SCENARIO_EVENTS = [
  'visit',
  'enter',
  'flag',
  'capture',
  'hero-defeated',
  'hero-surrendered',
  'town-flagged',
  'tile-discovered',
  'tile-placed',
  'round-start',
  'round-end',
  'turn-start',
  'turn-end',
  'combat-won',
  'combat-lost',
  'token-taken',
  'setup',
  'game-end',
] as const
type ScenarioEventKind = (typeof SCENARIO_EVENTS)[number]

/** What happens, and which of it: all that is said must fit. Its effects are for whoever caused it, those of rounds for everybody. */
export interface ScenarioEvent {
  readonly event: ScenarioEventKind
  readonly location?: VisitedId
  readonly firstByFaction?: boolean
  readonly firstTime?: boolean
  readonly rounds?: readonly number[]
  readonly every?: number
  readonly kind?: TileKind
  readonly carrying?: Token
  readonly by?: 'hero' | 'neutral' | 'army-without-hero'
  readonly hero?: 'main' | 'secondary'
  readonly token?: Token
}

export interface TriggerRule {
  readonly id: string
  readonly kind: 'trigger'
  readonly on: ScenarioEvent
  readonly if?: Condition
  readonly effects: Effects
  /** Instead of what the location does itself (H3B-CREATE-13). */
  readonly replace?: boolean
  readonly provenance?: string
}
export interface RestrictRule {
  readonly id: string
  readonly kind: 'restrict'
  readonly what: 'enter-location' | 'visit-location' | 'attack-hero' | 'recruit' | 'build'
  readonly location?: VisitedId
  readonly if?: Condition
  readonly unless?: Condition
  readonly provenance?: string
}
export interface CostRule {
  readonly id: string
  readonly kind: 'cost'
  readonly what: 'enter-location' | 'pick-up-token' | 'extend-combat'
  readonly location?: VisitedId
  readonly token?: Token
  readonly if?: Condition
  readonly mp: number
  readonly note?: string
  readonly provenance?: string
}
interface VariantRule {
  readonly id: string
  readonly kind: 'variant'
  readonly variant: VariantId
}
/** Shown to everybody, and enforced by nobody but them (H3B-CREATE-18). */
interface TextRule {
  readonly id: string
  readonly kind: 'text'
  readonly text: Bilingual
}
export type ScenarioRule = TriggerRule | RestrictRule | CostRule | VariantRule | TextRule

export interface Victory {
  readonly id: string
  readonly who: 'any' | PlayerRef
  readonly if: Condition
  /** Once met, it stays so (H3B-S2-06). */
  readonly latch?: boolean
  readonly end: 'immediately' | 'end-of-round' | 'after-next-full-round'
  readonly result: 'score' | 'win'
}

export interface RoundLimit {
  readonly round: number
  readonly end: 'end-of-round'
  readonly result: 'score' | 'draw' | 'all-lose' | 'win-p1' | 'win-p2' | 'win-p3'
  readonly unless?: 'victory-latched'
}

export interface TimedEvent {
  readonly id: string
  readonly on: ScenarioEvent
  readonly if?: Condition
  readonly effects: Effects
}

interface ScoreRule {
  readonly id: string
  readonly vp: number
  readonly if: Condition
}

/** A scenario, as the steps of the creator fill it in (H3B-CREATE-01 to H3B-CREATE-16). */
export interface Scenario extends Beginning {
  readonly schema: 'h3b-scenario/1'
  readonly id: string
  readonly name: Bilingual
  readonly description?: Partial<Bilingual>
  readonly mode: 'tournament' | 'custom'
  readonly ruleset: Ruleset
  readonly provenance?: string
  readonly notes?: readonly string[]
  readonly players: { readonly min: number; readonly max: number }
  readonly length: { readonly rounds: number }
  readonly map: ScenarioMap
  readonly rules: readonly ScenarioRule[]
  readonly victory: readonly Victory[]
  readonly roundLimit: RoundLimit
  readonly timedEvents: readonly TimedEvent[]
  readonly scoring?: { readonly use: 'tournament' | 'none'; readonly extra?: readonly ScoreRule[] }
  /** What is different for one player (H3B-CREATE-08). */
  readonly perPlayer?: Readonly<Partial<Record<PlayerRef, Partial<Beginning>>>>
  /** The same as rules of that kind. */
  readonly variants?: readonly VariantId[]
}
