import type { AdventurerId } from '../content/adventurers.ts'
import type { Animal } from '../content/animals.ts'
import type { ArcadeId } from '../content/arcade.ts'
import type { ArtifactId } from '../content/artifacts.ts'
import type { Character } from '../content/characters.ts'
import type { Effect } from '../content/effects.ts'
import type { EncounterId, Test } from '../content/encounters.ts'
import type { Faction } from '../content/factions.ts'
import type { Gain } from '../content/goods.ts'
import type { Icon } from '../content/icons.ts'
import type { Keyword } from '../content/keywords.ts'
import type { MapNumber, SpaceId, TradeGoods } from '../content/map.ts'
import type { Mode } from '../content/modes.ts'
import type { SkillId } from '../content/skills.ts'
import type { Building } from '../content/town.ts'
import type { TreasureId } from '../content/treasures.ts'
import type { WorldCardId } from '../content/world-card-ids.ts'
import type { Encountered, Foe, PackAnimal, Tier } from '../shape.ts'

interface Names {
  readonly adventurers: Readonly<Record<AdventurerId, string>>
  readonly artifacts: Readonly<Record<ArtifactId, string>>
  readonly treasures: Readonly<Record<TreasureId, string>>
  readonly worldCards: Readonly<Record<WorldCardId, string>>
  readonly skills: Readonly<Record<SkillId, string>>
  readonly foes: Readonly<Record<Foe, string>>
  readonly characters: Readonly<Record<Character, string>>
  readonly maps: Readonly<Record<MapNumber, string>>
  readonly places: Readonly<Partial<Record<SpaceId, string>>>
  readonly keywords: Readonly<Record<Keyword, string>>
  readonly arcade: Readonly<Record<ArcadeId, string>>
}

/** What is counted: goods, tracks, and what a reward may bring besides. */
export type Counted = Exclude<keyof Gain, 'world'>
export type Direction = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw'

/** What questions, events and the scene are made of, in one language. */
export interface Vocabulary {
  readonly names: Names
  readonly mode: Readonly<Record<Mode, string>>
  readonly faction: Readonly<Record<Faction, string>>
  readonly chief: Readonly<Record<Faction, string>>
  readonly building: Readonly<Record<Building, string>>
  readonly animal: Readonly<Record<Animal, string>>
  readonly packAnimal: Readonly<Record<PackAnimal, string>>
  readonly tradeGoods: Readonly<Record<TradeGoods, string>>
  readonly tier: Readonly<Record<Tier, string>>
  readonly direction: Readonly<Record<Direction, string>>
  readonly and: (list: readonly string[]) => string
  /** "2 coins", as they are gained or paid. */
  readonly amount: (of: Counted, n: number) => string
  readonly icon: (icon: Icon, n: number) => string
  readonly points: (n: number) => string
  readonly nothing: string
  readonly effect: (effect: Effect) => string
  /** What stands on the card of an artifact besides icons and effects. */
  readonly costs: (price: string) => string
  readonly atLeast: (reputation: number) => string
  readonly atMost: (reputation: number) => string
  readonly test: (test: Test, adds: number) => string
  readonly withoutTest: string
  /** A space without a name: what is on it, and the letter or number at its book. */
  readonly unnamed: (icon: 'town' | 'coin' | 'gem' | TradeGoods, encounter: string | null) => string
  readonly encounter: (source: Encountered['source'], id: EncounterId, character: string) => string
  readonly step: {
    readonly to: (direction: string, space: string) => string
    readonly hearts: (n: number) => string
    readonly threat: string
    readonly treasure: string
    readonly token: string
    readonly camp: (name: string) => string
  }
  readonly scene: SceneWords
  readonly sheet: SheetWords
}

interface SceneWords {
  readonly title: (map: string, mode: string, round: number, day: boolean) => string
  readonly row: (adventurers: string) => string
  readonly stables: (n: number) => string
  readonly mine: (numbers: string) => string
  readonly threats: (top: string | null, left: number) => string
  readonly foe: (name: string, strength: number, points: number) => string
  readonly villains: (names: string) => string
  readonly tokens: (spaces: string) => string
  readonly route: (goods: string, owners: string) => string
  readonly free: string
  readonly chiefs: (chiefs: string) => string
  readonly treasures: (n: number, discarded: number) => string
  readonly player: (name: string, character: string | null, where: string, points: number) => string
  readonly off: string
  readonly prison: string
  readonly inTown: (building: string) => string
  readonly onMap: (space: string) => string
  readonly goods: (goods: string, hearts: number, reputation: number, camps: number) => string
  readonly party: (members: string, others: string) => string
  readonly pack: (birds: number, turtles: number) => string
  readonly owns: (cards: string) => string
  readonly defeated: (foes: string) => string
  readonly camps: (spaces: string) => string
  readonly hand: (cards: string) => string
  readonly unseen: (basic: number, advanced: number) => string
  readonly skills: (skills: string) => string
}

interface SheetWords {
  readonly title: (character: string | null, points: number, games: number) => string
  readonly experience: (unspent: number, all: number) => string
  readonly boxes: (marked: number, most: number) => string
  readonly stages: (done: number, most: number) => string
  readonly skills: (skills: string) => string
  readonly keywords: (keywords: string) => string
  readonly stories: (pending: string, told: number) => string
  readonly game: (map: string, points: string) => string
  readonly journal: (read: number) => string
  readonly none: string
}
