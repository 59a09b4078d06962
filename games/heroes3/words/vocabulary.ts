import type { Language } from '@krcma/kernel'
import type { AbilityId } from '../content/abilities.ts'
import type { ArtifactId } from '../content/artifacts.ts'
import type { AstrologerId } from '../content/astrologers.ts'
import type { BuildingId, BuildingKind, BuildingTrigger } from '../content/buildings.ts'
import type { CardKind, ModeId } from '../content/cards.ts'
import type { Condition, PlayerRef } from '../content/conditions.ts'
import type { Die } from '../content/dice.ts'
import type { Hardness } from '../content/difficulty.ts'
import type { ArtifactLevel, OnlyIf, SpellLevel, Stat, Timing, Window } from '../content/effects.ts'
import type { FactionId } from '../content/factions.ts'
import type { HeroId } from '../content/heroes.ts'
import type { Direction } from '../content/lattice.ts'
import type { Category, LocationId } from '../content/locations.ts'
import type { Morale } from '../content/morale.ts'
import type { NeutralId } from '../content/neutral-units.ts'
import type { Amounts, Resource } from '../content/resources.ts'
import type { CostRule, RestrictRule, RoundLimit, ScenarioEvent, StartingUnits, Victory } from '../content/scenario.ts'
import type { School, SpellId } from '../content/spells.ts'
import type { StatisticId } from '../content/statistics.ts'
import type { TileKind } from '../content/tiles.ts'
import type { AbilityKey } from '../content/unit-abilities.ts'
import type { Tier, UnitId, UnitType } from '../content/units.ts'
import type { VariantId } from '../content/variants.ts'
import type { Camp, DeckId, Ended, Rank, UnitSide } from '../shape.ts'
import type { AbilityTexts, Tell } from './effect-templates.ts'

interface Names {
  readonly factions: Readonly<Record<FactionId, string>>
  readonly heroes: Readonly<Record<HeroId, string>>
  readonly classes: Readonly<Record<HeroId, string>>
  readonly specialties: Readonly<Record<HeroId, string>>
  readonly buildings: Readonly<Record<BuildingId, string>>
  readonly buildingKinds: Readonly<Record<BuildingKind, string>>
  readonly units: Readonly<Record<UnitId, string>>
  readonly neutrals: Readonly<Record<NeutralId, string>>
  readonly arrowTower: string
  readonly statistics: Readonly<Record<StatisticId, string>>
  readonly abilities: Readonly<Record<AbilityId, string>>
  readonly spells: Readonly<Record<SpellId, string>>
  readonly artifacts: Readonly<Record<ArtifactId, string>>
  readonly astrologers: Readonly<Record<AstrologerId, string>>
  readonly locations: Readonly<Record<LocationId, string>>
  readonly difficulties: Readonly<Record<Hardness, string>>
  readonly variants: Readonly<Record<VariantId, string>>
  readonly variantRules: Readonly<Record<VariantId, string>>
}

/** What cards, scenarios, questions, events and the scene are made of, in one language. */
export interface Vocabulary {
  readonly language: Language
  readonly names: Names
  readonly tell: Tell
  readonly condition: (condition: Condition) => string
  readonly abilityNames: Readonly<Record<AbilityKey, string>>
  readonly abilityTexts: AbilityTexts
  readonly and: (parts: readonly string[]) => string
  readonly or: (parts: readonly string[]) => string
  readonly goods: (amounts: Amounts) => string
  readonly amount: (resource: Resource, n: number) => string
  readonly resource: Readonly<Record<Resource, string>>
  readonly roman: (n: number) => string
  readonly tier: Readonly<Record<Tier, string>>
  readonly type: Readonly<Record<UnitType, string>>
  readonly stat: Readonly<Record<Stat, string>>
  readonly side: Readonly<Record<UnitSide, string>>
  readonly tileKind: Readonly<Record<TileKind, string>>
  readonly category: Readonly<Record<Category, string>>
  /** Where a step leads. */
  readonly direction: Readonly<Record<Direction, string>>
  readonly timing: Readonly<Record<Timing, string>>
  /** Null where there is nothing to add. */
  readonly window: Readonly<Record<Window, string | null>>
  readonly onlyIf: Readonly<Record<OnlyIf, string>>
  readonly mode: Readonly<Record<ModeId, string>>
  readonly cardKind: Readonly<Record<CardKind, string>>
  readonly artifactLevel: Readonly<Record<ArtifactLevel, string>>
  readonly spellLevel: Readonly<Record<SpellLevel, string>>
  readonly school: Readonly<Record<School, string>>
  readonly card: {
    readonly specialty: (hero: HeroId, level: number) => string
    readonly spell: (level: SpellLevel, school: School) => string
    readonly power: (min: number, text: string) => string
    readonly onlyFor: (faction: FactionId) => string
  }
  readonly building: {
    readonly when: Readonly<Record<BuildingTrigger['when'], string>>
    readonly oncePerTurn: string
    readonly notAtOnce: string
    readonly cost: (amounts: Amounts) => string
    readonly needs: (kind: BuildingKind) => string
    readonly recruits: (tier: Tier) => string
    readonly reinforces: string
  }
  readonly location: {
    readonly mine: (resource: Resource) => string
    readonly town: (faction: FactionId) => string
    readonly optional: string
    readonly shared: string
    readonly scenario: string
    readonly sanctuary: string
    readonly guard: (difficulty: number) => string
    readonly on: (location: string, tile: string) => string
  }
  readonly die: Readonly<Record<Die, string>>
  readonly cause: Readonly<Record<'scenario' | 'starting-bonus' | 'morale', string>> & {
    readonly level: (level: number) => string
  }
  /** A unit that has left the board. */
  readonly fighter: (camp: Camp) => string
  readonly space: (row: number, column: number) => string
  readonly rank: Readonly<Record<Rank, string>>
  readonly deck: (deck: DeckId | 'own' | Tier | 'astrologers') => string
  readonly morale: Readonly<Record<Morale, string>>
  readonly astrologer: Readonly<Record<'once' | 'next-resource-round' | 'until-next-astrologers', string>>
  readonly scenario: {
    readonly event: (event: ScenarioEvent) => string
    readonly trigger: (event: string, condition: string | null, effects: string, replace: boolean) => string
    /** Null: wherever it may be. */
    readonly restrict: Readonly<Record<RestrictRule['what'], (location: LocationId | null) => string>>
    readonly cost: Readonly<Record<CostRule['what'], (mp: number, location: LocationId | null) => string>>
    readonly if: (condition: string) => string
    readonly unless: (condition: string) => string
    readonly victory: (victory: Victory, condition: string) => string
    readonly limit: (limit: RoundLimit) => string
    /** How a game may end besides by what the scenario says. */
    readonly otherEnds: Readonly<Record<'last-one' | 'eliminated' | 'effect', string>>
    readonly score: (vp: number, condition: string) => string
    readonly player: Readonly<Record<PlayerRef, string>>
    readonly resources: (amounts: Amounts) => string
    readonly income: (amounts: Amounts) => string
    readonly buildings: (names: readonly string[]) => string
    readonly units: (lines: readonly string[]) => string
    readonly unit: (line: StartingUnits) => string
    readonly bonuses: (choose: number, options: readonly string[]) => string
  }
  /** Why a game is over. */
  readonly ending: Readonly<Record<Ended['result'], string>>
  readonly scene: {
    readonly title: (scenario: string, round: number, last: number) => string
    readonly setUp: (scenario: string) => string
    readonly turn: (name: string) => string
    readonly over: (why: string) => string
    readonly astrologers: (cards: string) => string
    readonly goals: string
    readonly map: string
    readonly tile: (name: string, rotation: number) => string
    readonly faceDown: (kind: TileKind, beside: string) => string
    readonly cube: string
    readonly flagged: (names: string) => string
    readonly hero: (rank: Rank, name: string) => string
    readonly grail: string
    readonly player: (name: string, faction: string | null, hero: string | null) => string
    readonly level: (level: number, experience: number, expertLeft: number) => string
    readonly has: (goods: string, income: string, morale: Morale) => string
    readonly stands: (rank: Rank, field: string, mp: number) => string
    readonly buildings: (names: string) => string
    readonly units: (units: string) => string
    readonly hand: (cards: string) => string
    readonly piles: (deck: number, discarded: number, scored: number) => string
    readonly cards: (n: number) => string
    readonly none: string
    readonly eliminated: string
    readonly battle: (field: string, round: number) => string
    readonly row: (row: number, spaces: string) => string
    readonly empty: string
    readonly bulwark: Readonly<Record<'wall' | 'gate', string>>
    readonly fighter: (
      name: string,
      attack: number,
      defense: number,
      left: number,
      initiative: number,
      notes: string,
    ) => string
    readonly paralysed: string
    readonly defending: string
    readonly activated: string
    readonly beside: (name: string) => string
  }
}
