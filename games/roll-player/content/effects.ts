import type { Attribute, CardType, ClassColour, Colour, Direction } from './basics.ts'

/** The vocabulary in which cards and classes say what they do. What each word means is in RULES.md under RPL-EFF. */

/** One thing that an effect does. */
export type Step =
  | { readonly op: 'flip-die'; readonly count: number }
  | { readonly op: 'swap-dice'; readonly times: number }
  | {
      readonly op: 'adjust-die'
      readonly times: number
      readonly by: number
      readonly target: 'any' | 'placed'
    }
  | { readonly op: 'reroll-die'; readonly count: number; readonly keep: 'either' }
  | { readonly op: 'move-die' }
  | { readonly op: 'exchange-die'; readonly with: 'bag'; readonly face: 'inherit' }
  | { readonly op: 'exchange-die'; readonly with: 'pool'; readonly face: 'keep-each' }
  | { readonly op: 'pool-flip'; readonly count: number }
  | { readonly op: 'pool-reroll'; readonly count: 'any' }
  | { readonly op: 'move-alignment'; readonly steps: number; readonly dir: 'any' }
  | {
      readonly op: 'move-alignment'
      readonly steps: number
      readonly dir: Direction
      readonly ifPossible: true
    }
  | { readonly op: 'gain-gold'; readonly amount: number }
  | { readonly op: 'gain-charisma'; readonly count: number }
  | { readonly op: 'set-gold-die-income'; readonly amount: number }
  | { readonly op: 'add-market-discard-income'; readonly amount: number }
  | { readonly op: 'add-market-card'; readonly from: 'discard'; readonly count: number }
  | { readonly op: 'extra-purchase'; readonly from: 'market'; readonly count: number }
  | {
      readonly op: 'purchase-from'
      readonly from: 'discard'
      readonly price: 'printed'
      readonly discounts: true
      readonly replacesTurn: true
    }
  | { readonly op: 'purchase-top'; readonly price: number; readonly discounts: false }
  | { readonly op: 'price-modifier'; readonly amount: number; readonly types: readonly CardType[] }
  | { readonly op: 'refresh-skills'; readonly count: number }
  | { readonly op: 'copy-skill'; readonly owner: 'other'; readonly state: 'ready' }
  | { readonly op: 'attribute-action'; readonly rows: 'any' }
  | { readonly op: 'choose-attribute-action'; readonly rows: readonly Attribute[] }
  | {
      readonly op: 'die-bonus'
      readonly filter: { readonly colour: 'gold' | 'class' }
      readonly amount: number
    }
  | { readonly op: 'attribute-bonus'; readonly rows: { readonly [A in Attribute]?: number } }
  | { readonly op: 'armor-set'; readonly set: ArmorSetId }
  | { readonly op: 'armor-wild'; readonly count: number }
  | { readonly op: 'stars'; readonly value: StarValue }

export type StepOf<Op extends Step['op']> = Extract<Step, { op: Op }>

/** What a Trait is worth at the end (RPL-EFF-20). */
export type StarValue =
  | { readonly flat: number; readonly if: Condition }
  | { readonly per: Counter; readonly every: number; readonly stars: number; readonly max: number }
  | { readonly sum: readonly StarValue[] }

export type Counter =
  | { readonly count: 'dice-by-face'; readonly faces: readonly number[] }
  | { readonly count: 'dice-by-colour'; readonly colour: 'class' }
  | { readonly count: 'rows-equal-faces' }
  | { readonly count: 'goals-met' }
  | { readonly count: 'backstory-matches' }
  | { readonly count: 'cards'; readonly type: CardType; readonly excludeSelf?: true }
  | { readonly count: 'card-types'; readonly excludeSelf: true }
  | { readonly count: 'gold' }
  | { readonly count: 'colours-with-dice'; readonly min: number; readonly excludeGold: true }

export type Condition =
  | { readonly attribute: Attribute; readonly min: number }
  | { readonly attribute: Attribute; readonly max: number }
  | { readonly alignmentRow: 'good' | 'evil' }
  | { readonly alignmentCol: 'lawful' | 'chaotic' }

export type Trigger =
  | 'use' // the owner uses this ready Skill
  | 'acquire' // the card comes to its owner, by whatever route
  | 'attribute-action' // in place of the standard action of `row`
  | 'attribute-action-choice' // the owner may take an attribute action
  | 'gold-die' // the owner is about to be paid for a gold die
  | 'market-discard' // the owner takes Gold instead of buying
  | 'market-turn' // after the purchase of the owner's Market turn
  | 'before-market' // after the last Dice turn, before the first Market turn
  | 'refresh' // the owner's refresh in Cleanup
  | 'place-die' // the owner has placed the die of an Initiative card
  | 'static' // always on while owned
  | 'score' // final scoring

export interface Rule {
  readonly trigger: Trigger
  /** The row whose action it replaces. */
  readonly row?: Attribute
  readonly limit?: 'once-per-round'
  readonly optional: boolean
  readonly do: readonly Step[]
}

/** When a Skill can be used. */
type SkillWindow = 'any' | 'dice-phase' | 'own-market-turn' | 'as-target'

interface Priced {
  readonly id: string
  /** Single-dot cards come before double-dot cards. */
  readonly dots: 1 | 2
  readonly cost: number
  readonly rules: readonly Rule[]
}
export interface Weapon extends Priced {
  readonly type: 'weapon'
  readonly hands: 1 | 2
}
export interface Armor extends Priced {
  readonly type: 'armor'
}
export interface Trait extends Priced {
  readonly type: 'trait'
}
export interface Skill extends Priced {
  readonly type: 'skill'
  /** Null for a Skill that borrows the arrow of another. */
  readonly arrow: Direction | null
  readonly window: SkillWindow
}

export type ArmorSetId = 'chain' | 'leather' | 'mystic'
export interface ArmorSet {
  /** Stars by the number of cards owned; the last entry is the complete set. */
  readonly stars: readonly number[]
  readonly colours: readonly ClassColour[]
}

/** Met from `min` to `max`, both included; without `max` by everything above. */
export interface Goal {
  readonly min: number
  readonly max: number | null
  readonly stars: number
}
export interface HeroClass {
  readonly id: string
  readonly colour: ClassColour
  readonly goals: { readonly [A in Attribute]: Goal }
  readonly ability: string
  readonly rules: readonly Rule[]
}
export interface Race {
  readonly id: string
  readonly modifiers: { readonly [A in Attribute]: number }
}
export interface Backstory {
  readonly id: string
  readonly grid: { readonly [A in Attribute]: { readonly colour: Colour; readonly column: number } }
}
export interface Alignment {
  readonly id: string
  readonly grid: readonly (readonly number[])[]
}
