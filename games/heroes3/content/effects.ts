import type { AbilityId } from './abilities.ts'
import type { CardKind } from './cards.ts'
import type { Die } from './dice.ts'
import type { FactionId } from './factions.ts'
import type { LocationId } from './locations.ts'
import type { Amounts, Resource } from './resources.ts'
import type { UnitAbility } from './unit-abilities.ts'
import type { Tier, UnitId, UnitType } from './units.ts'

/** Words of the table's own that a scenario brings with it. */
export interface Bilingual {
  readonly en: string
  readonly cs: string
}

/** Whom an effect is for; nobody said: the one who caused it. */
export type Who = 'self' | 'enemy' | 'each'
/** The hero meant; none said: the one that visits the field. `same`: chosen before by this very card. */
export type HeroRef = 'visiting' | 'chosen-own' | 'same'

/** When a mode of a card may be played, by what is going on (H3B-CARD-10). */
export type Timing = 'instant' | 'activation' | 'map' | 'ongoing' | 'permanent'

/** The moment within its timing. */
export type Window =
  | 'any'
  | 'own-turn'
  | 'own-activation'
  | 'own-turn-or-own-activation'
  | 'attack'
  | 'after-attack-roll'
  | 'lethal-attack'
  | 'empower'
  | 'combat-start'
  | 'combat-won'
  | 'after-own-cast'
  | 'after-enemy-cast'
  | 'spell-purchase'
  | 'recruit-or-reinforce'
  | 'guarded-field-entered'
  | 'any-time'
  | 'after-own-roll'
  | 'during-own-search'

/** `attack`: until the next attack by (attack) or against (defense) that unit, at the latest the end of the activation (H3B-CARD-15). */
export type Duration =
  | 'attack'
  | 'combat-round'
  | 'next-combat-round'
  | 'combat'
  | 'turn'
  | 'round'
  | 'next-resource-round'
  | 'until-next-astrologers'
  | 'once'

/** What reinforcing costs; half the gold is rounded up or down, valuables are paid in full (H3B-LOC-02, H3B-UNIT-13). */
export type Price = 'free' | 'full' | 'half-up' | 'half-gold-down'

export type SharedDeck = 'ability' | 'artifact' | 'spell'
export type ArtifactLevel = 'minor' | 'major' | 'relic'
export type SpellLevel = 'basic' | 'expert'
export type Token = 'grail'
export type Result = 'score' | 'draw' | 'all-lose' | 'win-self' | 'win-p1' | 'win-p2' | 'win-p3'

/** Which cards are meant: all that fit everything that is said. */
export interface CardFilter {
  readonly kind?: CardKind
  readonly kinds?: readonly CardKind[]
  readonly level?: ArtifactLevel | SpellLevel
  /** `starting-ability`: the ability card of the starting deck. */
  readonly not?: readonly ('starting-ability' | 'magic-arrow')[]
}

export type Stat = 'attack' | 'defense' | 'health' | 'initiative'
export type Stats = Readonly<Record<Stat, number>>
export type Side = 'own' | 'enemy' | 'any'

/** One unit of the player's choice that fits. */
export interface UnitFilter {
  readonly side: Side
  readonly tiers?: readonly Tier[]
  readonly types?: readonly UnitType[]
}
export type Target = 'own-unit' | 'own-attacking-unit' | 'own-defending-unit' | 'same-unit' | 'attacker' | UnitFilter

/** What is not so twice as strong (Catherine, Tamika, Mutare): on this unit, of whichever deck, or on those with this tag. */
export type Favourite = { readonly unit: UnitId } | { readonly tag: 'dragons' }

export type OnlyIf = 'target-not-adjacent' | 'against-enemy-hero'
/** Where damage comes from: what is proof against spells may not be against specialties. */
type DamageSource = 'spell' | 'specialty' | 'card'

/** One of several things to choose from; with a window or a condition it can be chosen only then. */
export interface Option {
  readonly effects: Effects
  readonly window?: Window
  readonly onlyIf?: OnlyIf
}

type Flow =
  | { readonly op: 'choose'; readonly options: readonly Option[]; readonly pick?: number; readonly optional?: boolean }
  | { readonly op: 'payThen'; readonly costs: readonly Amounts[]; readonly effects: Effects }
  /** `x`: as many as the player likes, at least one; the effects may speak of x. */
  | { readonly op: 'discardThen'; readonly n: number | 'x'; readonly effects: Effects; readonly optional?: boolean }

type Economy =
  | ({ readonly op: 'gain'; readonly who?: Who } & Amounts)
  | { readonly op: 'lessIncome'; readonly gold?: number; readonly valuables?: number; readonly who?: Who }
  | {
      readonly op: 'settlementIncome'
      readonly steps: number
      readonly resources: readonly Resource[]
      readonly firstFlagGain?: boolean
    }
  | { readonly op: 'mineIncome'; readonly firstFlagGain?: boolean }
  | { readonly op: 'trade' }
  | { readonly op: 'income'; readonly resource: Resource; readonly steps: number; readonly who?: Who }

type Cards =
  | { readonly op: 'draw'; readonly n: number; readonly who?: Who }
  | {
      readonly op: 'discard'
      readonly n: number
      readonly who?: Who
      readonly random?: boolean
      readonly among?: 'just-drawn'
      /** If the discarded card is of this kind, these effects follow. */
      readonly ifKind?: CardKind
      readonly then?: Effects
    }
  | { readonly op: 'discardThenDrawSame'; readonly upTo: number | 'any' }
  | { readonly op: 'search'; readonly deck: SharedDeck | 'own'; readonly n: number; readonly times?: number }
  | { readonly op: 'redoSearch'; readonly decks: readonly SharedDeck[] }
  | {
      readonly op: 'takeFromDiscard'
      readonly pile: 'own'
      readonly filter?: CardFilter
      /** Among so many of the top only. */
      readonly top?: number
      readonly n: number
      readonly to: 'hand'
      readonly reorderRest?: boolean
    }
  | { readonly op: 'shuffleDiscardIntoDeck' }
  | { readonly op: 'shuffleFromHand'; readonly filter: CardFilter; readonly thenDrawSame?: boolean; readonly who?: Who }
  | {
      readonly op: 'findInDeck'
      readonly deck: 'ability'
      readonly card: AbilityId
      readonly to: 'hand'
      readonly shuffle?: boolean
    }
  | {
      readonly op: 'lookTop'
      readonly deck: SharedDeck
      readonly n: number
      readonly to: readonly ('hand' | 'discard')[]
    }
  | { readonly op: 'revealUntil'; readonly deck: SharedDeck; readonly filter: CardFilter; readonly to: 'hand' }
  | { readonly op: 'removeCard'; readonly from: 'hand'; readonly filter: CardFilter; readonly n: number }
  | { readonly op: 'removeThis' }
  | { readonly op: 'returnThis'; readonly to: 'hand' }
  | { readonly op: 'handLimit'; readonly n: number; readonly who?: Who; readonly duration?: Duration }

type Morale =
  | { readonly op: 'morale'; readonly n: 1 | -1; readonly times?: number; readonly who?: Who }
  | { readonly op: 'moraleIf'; readonly has: 'positive' | 'negative'; readonly n: 1 | -1; readonly who?: Who }

type Hero =
  | { readonly op: 'experience'; readonly n: number }
  | { readonly op: 'movement'; readonly n: number; readonly hero?: HeroRef }
  | { readonly op: 'heroMovement'; readonly n: number; readonly who?: Who; readonly duration?: Duration }
  | {
      readonly op: 'moveHero'
      readonly hero: HeroRef
      readonly to: 'adjacent-empty-field' | 'own-town-or-settlement'
      readonly at?: 'turn-end'
      readonly optional?: boolean
    }
  | {
      readonly op: 'freeMove'
      readonly hero: HeroRef
      readonly throughGuards?: boolean
      readonly throughBorders?: boolean
      readonly throughBlocked?: boolean
      readonly visitOnlyLast?: boolean
      readonly duration: 'turn'
    }

type Dice =
  | {
      readonly op: 'rerollRight'
      readonly dice: readonly Die[]
      readonly uses: 'one-per-die-type' | 'each-roll-once' | 'one-per-turn'
      readonly duration: Duration
      readonly who?: Who
    }
  | { readonly op: 'rerollDie'; readonly whose: 'own'; readonly n: number }
  /** `$dice`: as many as the visited field says. */
  | {
      readonly op: 'roll'
      readonly die: 'resource' | 'treasure'
      readonly n: number | '$dice'
      readonly resolve: 'all' | 'one'
      readonly who?: Who
    }
  | { readonly op: 'rollAttackDie'; readonly outcomes: Readonly<Partial<Record<'-1' | '0' | '1', Effects>>> }
  | {
      readonly op: 'rollMixed'
      readonly dice: Readonly<Partial<Record<'resource' | 'treasure', number>>>
      readonly resolve: 'one'
    }
  | { readonly op: 'multiplyDie'; readonly n: number; readonly die: 'attack'; readonly whose: 'own' }
  | { readonly op: 'ignoreDie'; readonly target: Target; readonly includingTriggers?: boolean }

type Units =
  | {
      readonly op: 'reinforce'
      readonly tiers: readonly Tier[]
      readonly count: number
      readonly cost: Price
      readonly faction?: FactionId
      /** What it costs the first player ever to flag the field. */
      readonly firstFlagCost?: Price
      readonly who?: Who
      readonly optional?: boolean
    }
  | { readonly op: 'recruitDiscount'; readonly gold: number }
  | {
      readonly op: 'recruitNeutral'
      readonly decks: 'each-dwelling' | 'one-of-dwellings'
      readonly drawPer: number
      readonly pick: number
      readonly cost: 'card'
      readonly azureWithGolden?: boolean
      readonly optional?: boolean
    }
  | { readonly op: 'flipToFew'; readonly n: number; readonly who?: Who }
  | { readonly op: 'gainUnit'; readonly unit: UnitId; readonly side: 'few' | 'pack' }
  /** Without `choose`, which of them is left to chance. */
  | { readonly op: 'gainUnit'; readonly tier: Tier; readonly side?: 'few' | 'pack'; readonly choose?: boolean }
  | {
      readonly op: 'overlayUnit'
      readonly unit: UnitId
      readonly sides: readonly ('few' | 'pack' | 'horde')[]
      readonly name: Bilingual
      readonly stats: Stats
      readonly abilities: readonly UnitAbility[]
    }
  | { readonly op: 'swapNeutral'; readonly n: number; readonly optional?: boolean; readonly who?: Who }

type Spells =
  | { readonly op: 'spellPurchase'; readonly goldDelta: number; readonly search: number }
  | { readonly op: 'power'; readonly n: number }
  | { readonly op: 'returnSpell'; readonly cards: 'spell' | 'spell-and-empowers' }
  | { readonly op: 'spellLimit'; readonly n: number; readonly duration: Duration }
  | { readonly op: 'castSpellNow'; readonly countsTowardLimit: boolean }
  | { readonly op: 'negateSpell'; readonly maxPower?: number }
  /** `period`: once until the next Astrologers round. */
  | {
      readonly op: 'firstSpell'
      readonly per: 'period' | 'turn'
      readonly effect: 'return-to-hand' | 'power+1'
      readonly who?: Who
    }

type Combat =
  | {
      readonly op: 'mod'
      readonly stat: Stat
      readonly n: number | 'x'
      readonly target: Target
      readonly duration: Duration
      /** The value does not fall below this. */
      readonly min?: number
      readonly doubleIf?: Favourite
    }
  | {
      readonly op: 'aura'
      readonly side: Side
      readonly types: readonly UnitType[]
      readonly mods: Readonly<Partial<Record<Stat, number>>>
      readonly onlyIf?: OnlyIf
      readonly duration: Duration
    }
  | { readonly op: 'damage'; readonly n: number; readonly source: DamageSource; readonly target: Target }
  | {
      readonly op: 'damageArea'
      readonly shape: 'two-adjacent-spaces'
      readonly n: number
      readonly source: DamageSource
    }
  | { readonly op: 'damageChain'; readonly amounts: readonly number[]; readonly source: DamageSource }
  | { readonly op: 'heal'; readonly n: number; readonly target: Target }
  | {
      readonly op: 'cure'
      readonly heal: number
      readonly clear: readonly ('paralysis' | 'one-effect')[]
      readonly target: Target
    }
  | { readonly op: 'clearStatus'; readonly what: readonly 'paralysis'[]; readonly target: Target }
  | { readonly op: 'paralyze'; readonly target: Target }
  | { readonly op: 'cancelAttack'; readonly target: Target }
  | { readonly op: 'swapUnits'; readonly n: 2; readonly side: 'own' }
  | { readonly op: 'teleportUnit'; readonly target: Target; readonly to: 'any-empty-space' }
  | { readonly op: 'restoreRetaliation'; readonly target: Target }
  | { readonly op: 'silence'; readonly target: Target; readonly duration: Duration }
  | { readonly op: 'spellProof'; readonly target: Target; readonly duration: Duration }
  | {
      readonly op: 'reflect'
      readonly n: number
      readonly when: 'attacked-by-adjacent'
      readonly target: Target
      readonly source: DamageSource
      readonly duration: Duration
    }
  | { readonly op: 'forbidExit'; readonly who: Who; readonly what: readonly ('retreat' | 'surrender')[] }
  | { readonly op: 'fortify'; readonly walls: number; readonly gates: number; readonly arrowTower: number }
  | { readonly op: 'skipCombat'; readonly difficulty: 'equals-hero-level' }

export type Where = 'adjacent-to-this-tile' | 'adjacent-to-hero-tile'

type Map =
  | { readonly op: 'discoverTile'; readonly where: Where }
  | { readonly op: 'placeTile'; readonly from: 'own-far-supply'; readonly where: Where }
  | {
      readonly op: 'rotateTile'
      readonly where: Where
      readonly notIfHeroOn?: boolean
      readonly mustStayLegal?: boolean
    }
  | { readonly op: 'removeBlackCubes'; readonly filter: 'all' }
  | { readonly op: 'removeBlackCubes'; readonly locations: readonly LocationId[] }
  | { readonly op: 'grantToken'; readonly token: Token; readonly to: 'visiting-hero'; readonly max?: 1 }
  | { readonly op: 'transferToken'; readonly token: Token; readonly to: 'winning-hero' }
  | { readonly op: 'dropToken'; readonly token: Token; readonly where: 'combat-field' }

type Scenario =
  | { readonly op: 'vp'; readonly n: number; readonly who?: Who }
  | { readonly op: 'endGame'; readonly result: Result }
  | { readonly op: 'message'; readonly text: Bilingual }

/** What cards, buildings, locations and scenarios do. Whatever is left out is as usual: once, for oneself, not optional. */
export type Effect = Flow | Economy | Cards | Morale | Hero | Dice | Units | Spells | Combat | Map | Scenario
export type Op = Effect['op']
export type EffectOf<O extends Op> = Extract<Effect, { readonly op: O }>
/** Resolved from left to right. */
export type Effects = readonly Effect[]
