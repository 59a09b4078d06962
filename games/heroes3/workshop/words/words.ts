import type { WorkshopWords } from '@krcma/look'
import type { ConditionKey } from '../../content/conditions.ts'
import type { ScenarioEvent, ScenarioRule } from '../../content/scenario.ts'
import type { TileKind } from '../../content/tiles.ts'
import type { Vocabulary } from '../../words/vocabulary.ts'
import type { Special } from '../draft/box.ts'
import type { FormStep } from '../form-steps.ts'
import type { Choice } from '../sentences/blank.ts'
import type { EffectGroup, SaidOp } from '../sentences/effects.ts'

/** All that the form says, in one language; what the table says of rules it says by the same vocabulary. */
export interface Words extends WorkshopWords {
  readonly v: Vocabulary
  readonly steps: Readonly<Record<FormStep, WorkshopWords['steps'][string]>>
  readonly field: {
    readonly name: string
    readonly about: string
    /** The same text in the other language. */
    readonly other: string
    readonly otherLine: (what: string) => string
    readonly least: string
    readonly most: string
    readonly rounds: string
    readonly nobody: string
    readonly add: string
    readonly remove: (what: string) => string
    readonly up: (what: string) => string
    readonly down: (what: string) => string
    readonly open: string
    readonly none: string
    readonly empty: string
    readonly sofar: string
  }
  readonly begins: {
    readonly everybody: string
    readonly different: (player: string) => string
    readonly whose: string
    readonly asOthers: string
    readonly preset: string
    readonly presets: Readonly<Record<'poor' | 'usual' | 'rich', string>>
    readonly unitLine: Readonly<Record<'tier' | 'unit' | 'neutral', string>>
    readonly which: Readonly<Record<'all' | 'choose' | 'cheapest' | 'random', string>>
    readonly addUnits: string
    readonly choose: string
    readonly addBonus: string
    readonly bonusName: string
    readonly needs: (building: string, other: string) => string
  }
  readonly map: {
    readonly build: string
    readonly builds: Readonly<Record<'layout' | 'tournament', string>>
    readonly buildsAbout: Readonly<Record<'layout' | 'tournament', string>>
    readonly kind: Readonly<Record<TileKind, string>>
    readonly special: Readonly<Record<Special, string>>
    readonly box: string
    readonly left: (left: number, of: number) => string
    readonly label: string
    readonly how: string
    readonly howTouch: string
    readonly hand: string
    readonly inHand: (kind: TileKind) => string
    readonly empty: (where: string) => string
    readonly tile: (name: string, where: string) => string
    readonly at: (u: number, v: number) => string
    readonly start: (player: string) => string
    readonly startOf: string
    readonly with: string
    readonly without: string
    readonly anything: string
    readonly any: (kind: TileKind) => string
    readonly particular: string
    readonly face: Readonly<Record<'up' | 'down', string>>
    readonly faceUp: string
    readonly turn: string
    readonly turned: (degrees: number) => string
    readonly unturned: string
    readonly byOwner: string
    readonly move: string
    readonly moving: string
    readonly remove: string
    readonly selected: string
    readonly nothingSelected: string
    readonly suggest: string
    readonly suggestions: Readonly<Record<'line' | 'ring' | 'wide', string>>
    readonly clear: string
    readonly supply: string
    readonly supplyAbout: string
    readonly access: string
    readonly accessAbout: string
    readonly equal: string
    readonly unequal: string
    readonly far: (tiles: number | null) => string
    readonly middle: string
    readonly middleAbout: string
    readonly counts: string
    readonly of: (kind: TileKind) => string
    readonly withSpecial: (special: Special) => string
    readonly plain: string
    readonly deal: string
    readonly dealNear: string
    readonly deals: Readonly<
      Record<'none' | 'evenly-at-random' | 'split-rest-evenly' | 'one-with-and-one-without-obelisk-each', string>
    >
    readonly extra: string
  }
  readonly rules: {
    readonly kinds: Readonly<Record<ScenarioRule['kind'], string>>
    readonly kindsAbout: Readonly<Record<ScenarioRule['kind'], string>>
    readonly add: string
    readonly one: (n: number) => string
    readonly when: string
    readonly events: Readonly<Record<ScenarioEvent['event'], string>>
    readonly if: string
    readonly unless: string
    readonly follows: string
    readonly replace: string
    readonly what: string
    readonly restricts: Readonly<
      Record<'enter-location' | 'visit-location' | 'attack-hero' | 'recruit' | 'build', string>
    >
    readonly costs: Readonly<Record<'enter-location' | 'pick-up-token' | 'extend-combat', string>>
    readonly mp: string
    readonly where: string
    readonly text: string
    readonly notEnforced: string
    readonly variant: string
    readonly ideas: string
    readonly ruleset: string
    readonly rulesets: Readonly<Record<'clash-base' | 'tournament-base', string>>
    readonly rulesetAbout: Readonly<Record<'clash-base' | 'tournament-base', string>>
  }
  readonly victory: {
    readonly add: string
    readonly one: (n: number) => string
    readonly who: string
    readonly condition: string
    readonly end: string
    readonly ends: Readonly<Record<'immediately' | 'end-of-round' | 'after-next-full-round', string>>
    readonly result: string
    readonly results: Readonly<Record<'score' | 'win', string>>
    readonly latch: string
  }
  readonly limit: {
    readonly result: string
    readonly results: Readonly<Record<'score' | 'draw' | 'all-lose' | 'win-p1' | 'win-p2' | 'win-p3', string>>
    readonly unless: string
    readonly scoring: string
    readonly addScore: string
    readonly score: (n: number) => string
    readonly points: string
  }
  readonly events: {
    readonly add: string
    readonly one: (n: number) => string
  }
  /** What a place in a sentence asks for, by its field. */
  readonly blanks: Readonly<Record<string, string>>
  readonly choices: { readonly [C in Choice]: Readonly<Record<string, string>> }
  readonly groups: Readonly<Record<EffectGroup, string>>
  readonly ops: Readonly<Record<SaidOp, string>>
  readonly conditions: Readonly<Record<ConditionKey, string>>
  readonly addEffect: string
  readonly addOption: string
  readonly addCost: string
  readonly addCondition: string
  readonly option: (n: number) => string
  readonly noCondition: string
  readonly unsayable: string
  readonly sheet: {
    readonly players: (min: number, max: number) => string
    readonly rounds: (n: number) => string
    readonly map: string
    readonly rules: string
    readonly begins: string
    readonly goals: string
    readonly differs: (player: string) => string
    readonly notes: string
    readonly built: string
    readonly faceDown: string
    readonly each: string
    readonly paper: string
    readonly count: (n: number) => string
  }
}
