import type { CardId } from '../../content/cards.ts'
import type { EffectOf, Effects, Op } from '../../content/effects.ts'
import type { Cause, FieldKey, FighterId, Play, Rank, Rules, Seat, Table } from '../../shape.ts'

/** What an effect knows besides itself; nothing hidden. */
export interface Scope {
  /** Whom it is for. */
  readonly seat: Seat
  readonly cause: Cause
  /** The hero that visits, moves or has just won, and the field in question. */
  readonly hero: Rank | null
  readonly field: FieldKey | null
  /** The card whose effect this is. */
  readonly play: Play | null
  /** The number chosen in `discardThen`. */
  readonly x: number
  /** What was chosen before by this very card. */
  readonly chosen: { unit: FighterId | null; hero: Rank | null }
  /** The cards that this very effect has drawn: hidden from others, and so read again from the end of the hand. */
  readonly drawn: { n: number }
  /** Whether this player is the first ever to flag the field. */
  readonly first: boolean
  /** Whether a search may be declined (H3B-VISIT-11). */
  readonly mayDecline: boolean
  /** The hero that won, if one did (transferToken). */
  readonly winner: { readonly seat: Seat; readonly hero: Rank } | null
  /** What may become of the played card instead of the discard pile. */
  readonly fate: { card: 'discard' | 'removed' | 'hand' }
}

export type Resolve = (t: Table, effects: Effects, scope: Scope) => Rules
/** What one operation does; effects within effects are resolved by the interpreter that it is given. */
type Operation<O extends Op> = (t: Table, effect: EffectOf<O>, scope: Scope, resolve: Resolve) => Rules
export type Operations<O extends Op> = { readonly [K in O]: Operation<K> }

/** The operations that work on the combat board; outside a combat they do nothing (H3B-CARD-16). */
export type BattleOp =
  | 'mod'
  | 'aura'
  | 'damage'
  | 'damageArea'
  | 'damageChain'
  | 'heal'
  | 'cure'
  | 'clearStatus'
  | 'paralyze'
  | 'cancelAttack'
  | 'swapUnits'
  | 'teleportUnit'
  | 'restoreRetaliation'
  | 'silence'
  | 'spellProof'
  | 'reflect'
  | 'forbidExit'
  | 'spellLimit'
  | 'multiplyDie'
  | 'ignoreDie'
  | 'fortify'

export function scopeOf(seat: Seat, cause: Cause, more: Partial<Scope> = {}): Scope {
  return {
    seat,
    cause,
    hero: null,
    field: null,
    play: null,
    x: 0,
    chosen: { unit: null, hero: null },
    drawn: { n: 0 },
    first: false,
    mayDecline: false,
    winner: null,
    fate: { card: 'discard' },
    ...more,
  }
}

/** A card of one's own that is being played is not among the cards one can discard for it. */
export function otherCards(hand: readonly CardId[], play: Play | null): CardId[] {
  return hand.filter((card) => card !== play?.card)
}

/** For operations that the rules look for by themselves, where they matter. */
export function* elsewhere(): Rules {
  // Nothing is left to be done here.
}
