import type { Spoken } from '@krcma/look'
import type { Refused } from '../../reckoning/placing.ts'
import type { Heroes3 } from '../../shape.ts'
import type { Vocabulary } from '../../words/vocabulary.ts'
import type { PanelId } from '../panels/ids.ts'

/** What the board says besides the words of the game. */
export interface BoardWords {
  readonly acts: string
  readonly points: string
  readonly inHand: string
  readonly heroOfLevel: (hero: string, level: string) => string
  readonly movementOf: (hero: string) => string
  readonly nextIncome: (n: number) => string
  readonly incomeIn: (round: number) => string
  readonly noMoreIncome: string
  readonly total: string
  readonly ending: string
  readonly wins: (names: string, n: number) => string
  readonly expertLeft: (n: number) => string
  readonly inPlay: (cards: string) => string
  readonly onDiscard: string
  /** What opens over the map. */
  readonly panels: Readonly<Record<PanelId, string>> & {
    readonly label: string
    readonly close: string
    readonly offers: (name: string, n: number) => string
  }
  readonly town: {
    readonly tokens: Readonly<Record<'build' | 'population' | 'spellBook', string>>
    readonly token: (name: string, active: boolean) => string
    readonly buildings: string
    readonly units: string
    readonly built: string
    readonly spentBuild: string
    readonly needsFirst: (building: string) => string
    readonly tooDear: string
    readonly notNow: string
    readonly needsCitadel: (citadel: string) => string
    readonly recruitFor: (goods: string) => string
    readonly reinforceFor: (goods: string) => string
  }
  readonly battle: {
    readonly label: string
    readonly board: string
    /** Whoever guards a field. */
    readonly guard: (difficulty: string) => string
    readonly between: (one: string, other: string) => string
    readonly round: (n: number) => string
    readonly order: string
    readonly inOrder: (place: number, unit: string, whose: string, initiative: number) => string
    readonly waiting: string
    readonly place: (unit: string) => string
    readonly active: string
    readonly wouldDo: string
    readonly attackOn: (attacker: string, target: string) => string
    readonly blow: (attacker: string, target: string) => string
    readonly damage: (spread: string) => string
    readonly chance: (damage: number, percent: number) => string
    readonly falls: (percent: number) => string
    readonly turns: (percent: number) => string
    readonly strikesBack: (percent: number) => string
    readonly backFor: (percent: number, spread: string) => string
    readonly noReturn: string
    readonly besides: (abilities: string) => string
    readonly fromThere: (targets: string) => string
    readonly led: string
    readonly ledEnd: string
    readonly toMap: string
    readonly back: string
    readonly won: (name: string | null) => string
    readonly nobodyWon: string
  }
  readonly map: {
    readonly label: string
    readonly all: string
    readonly middle: string
    readonly blocked: string
    readonly faceDown: (kind: string) => string
    readonly faceDownRule: string
    readonly movement: (mp: number) => string
    readonly carries: string
    readonly spot: (where: string) => string
    readonly spotRule: (turns: number) => string
    readonly turning: string
    readonly noSpot: string
    readonly refused: Readonly<Record<Refused, string>>
    readonly spends: (mp: number) => string
    readonly meetsHero: (hero: string, name: string) => string
    readonly meetsWalls: (name: string) => string
    readonly meetsGuard: (guard: string) => string
    readonly givesWay: (guard: string) => string
  }
}

/** The words of the game, what the board says besides, and what its cards, fields and units are called. */
export interface HeroesSpoken extends Spoken<Heroes3> {
  readonly board: BoardWords
  readonly vocabulary: Vocabulary
}

/** A board is handed the words that it exports itself. */
export function spoken(words: Spoken<Heroes3>): HeroesSpoken {
  return words as HeroesSpoken
}
