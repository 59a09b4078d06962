import type { CardId } from '../content/cards.ts'
import type { AttackFace } from '../content/dice.ts'
import type { Stat } from '../content/effects.ts'
import type { NeutralCardId } from '../content/neutral-units.ts'
import type { FieldKey, Play, Rank, Seat, UnitCard, UnitSide } from './basics.ts'

export type Camp = 'attacker' | 'defender'
/** A space of the combat board: 0 to 19, row by row, the attacker's backline first (H3B-COMB-06). */
export type Space = number
/** A unit in the combat, or the arrow tower: `a1` to `a5`, `d1` to `d5`, `tower`. */
export type FighterId = string

/** One side of a combat. */
export interface Host {
  /** Null: neutral units. */
  readonly seat: Seat | null
  /** The hero that leads it; null for neutral units and for an army without a hero (H3B-SIEGE-01). */
  readonly hero: Rank | null
  /** Spells cast for their cast effect in this combat round, and how many may be (H3B-SPELL-04). */
  spells: number
  spellLimit: number
  /** What `forbidExit` took away. */
  bound: ('retreat' | 'surrender')[]
}

/** Until when something holds; `attack` also ends with the activation (H3B-CARD-15). */
export type Until = 'attack' | 'activation' | 'combat-round' | 'next-combat-round' | 'combat'

/** What lies on a fighter besides damage and tokens. */
export type Lasting = { readonly card: CardId | null; readonly seat: Seat; readonly until: Until } & (
  | { readonly is: 'mod'; readonly stat: Stat; readonly n: number; readonly min: number | null }
  | { readonly is: 'ignore-die'; readonly triggers: boolean }
  | { readonly is: 'multiply-die'; readonly n: number }
  | { readonly is: 'silence' }
  | { readonly is: 'spell-proof' }
  | { readonly is: 'reflect'; readonly n: number }
)

/** A card that works for every unit of its side that fits (Archery), until it ends; `from`: the combat round in which it begins. */
export interface Aura {
  readonly card: CardId
  readonly seat: Seat
  readonly mode: string
  /** Which of the effects of that mode. */
  readonly effect: number
  readonly from: number
  readonly to: number
}

export interface Fighter {
  readonly id: FighterId
  readonly camp: Camp
  readonly card: UnitCard | 'arrow-tower'
  side: UnitSide
  overlays: CardId[]
  /** Null: beside the board (H3B-SIEGE-08). */
  space: Space | null
  damage: number
  activated: boolean
  retaliated: boolean
  paralysed: boolean
  defending: boolean
  /** Whether it has used what works once a combat (guardian). */
  spent: boolean
  lasting: Lasting[]
}

/** A wall or the gate (H3B-SIEGE-04). */
export interface Bulwark {
  readonly kind: 'wall' | 'gate'
  readonly space: Space
}

/** The unit that is active, and what it has done (H3B-CRND-06 to -14). */
export interface Activation {
  readonly fighter: FighterId
  /** Where its movement began: `return-home`, `charge-reroll`. */
  from: Space | null
  moved: boolean
  attacked: boolean
  defendedBefore: boolean
  /** Attack added for this activation (heal-ally-or-rage). */
  rage: number
}

/** The attack that is being carried out (H3B-CRND-15 to -24). */
export interface Attack {
  readonly attacker: FighterId
  readonly target: FighterId
  readonly kind: 'attack' | 'further' | 'retaliation'
  /** Instead of the attacker's own value (splash-adjacent, line-breath). */
  readonly value: number | null
  /** Of a retaliation: whether the attack hinders it (hinder-retaliation). */
  readonly hindered: boolean
  /** As rolled and rerolled; null until the roll. */
  dice: AttackFace[] | null
  /** Whether the target's controller parried (parry-discard). */
  parried: boolean
  damage: number | null
  cancelled: boolean
}

/** How it ended; what follows from it is the map's business (H3B-CEND). */
export interface BattleResult {
  /** Null: nobody, by retreat, surrender or stalemate. */
  readonly winner: Camp | null
  readonly how: 'fought' | 'retreat' | 'surrender' | 'stalemate'
  /** Who surrendered. */
  readonly gaveUp: Camp | null
  /** Whether an azure unit was drawn (H3B-HERO-07). */
  readonly azure: boolean
}

export interface Battle {
  readonly field: FieldKey
  readonly attacker: Host
  readonly defender: Host
  /** Of a guarded field; null between players. */
  readonly difficulty: number | null
  /** Who commands neutral units (H3B-NEUT-03, -10). */
  readonly controller: Seat | 'auto' | null
  /** Whether walls are to be placed (H3B-SIEGE-04). */
  readonly fortified: boolean
  /** What comes next; each is one stretch of play. */
  phase:
    | 'deploy-attacker'
    | 'draw-neutrals'
    | 'deploy-defender'
    | 'fortify'
    | 'start'
    | 'activation'
    | 'round-end'
    | 'over'
  round: number
  fighters: Fighter[]
  bulwarks: Bulwark[]
  /** The neutral cards drawn for it, whatever became of them. */
  drawn: NeutralCardId[]
  auras: Aura[]
  activation: Activation | null
  attack: Attack | null
  /** Whose turn it is among tied units: the camp that activated last at this initiative (H3B-CRND-02). */
  lastActive: { readonly camp: Camp; readonly initiative: number } | null
  /** Combat rounds in a row without damage or a destroyed bulwark (H3B-CEND-18), and whether there was any in this one. */
  idleRounds: number
  stirred: boolean
  result: BattleResult | null
}

/** What an activated unit may do; moving and attacking are chosen one after the other (H3B-CRND-08 to -14). */
export type Deed =
  /** Instead of surrendering, where that must be decided before the abilities of the activation (H3B-CEND-06). */
  | { readonly do: 'activate' }
  | { readonly do: 'move'; readonly to: Space }
  | { readonly do: 'attack'; readonly target: FighterId }
  | { readonly do: 'breach'; readonly space: Space }
  | { readonly do: 'defend' }
  | { readonly do: 'done' }
  | { readonly do: 'play'; readonly play: Play }
  | { readonly do: 'surrender' }

export interface BattleDecisions {
  /** Which unit of the own unit deck, and where; done with one to five (H3B-COMB-08). */
  deploy: { readonly unit: UnitCard; readonly space: Space } | 'done'
  'deploy-neutral': { readonly fighter: FighterId; readonly space: Space }
  'swap-neutral': NeutralCardId | 'none'
  /** The space of the gate; walls stand on the others. */
  fortify: Space
  'next-unit': FighterId
  deed: Deed
  /** A unit for a card or ability. */
  'pick-fighter': FighterId | 'none'
  'pick-space': Space | 'none'
  /** Fireball. */
  'pick-spaces': readonly [Space, Space]
  /** Which lasting effect Cure takes away. */
  'clear-effect': number | 'none'
  parry: CardId | 'none'
  'cancel-attack': FighterId | 'none'
  'return-home': 'return' | 'stay'
  'reroll-attack': 'reroll' | 'keep'
  extend: 'fight-on' | 'retreat'
}

export interface BattleContexts {
  deploy: { readonly camp: Camp }
  'pick-fighter': { readonly play: Play | null; readonly ability: string | null; readonly what: string }
  'pick-space': { readonly play: Play | null; readonly ability: string | null; readonly what: string }
  'clear-effect': { readonly fighter: FighterId }
  'reroll-attack': { readonly dice: readonly AttackFace[] }
  /** What the next combat round costs in movement (H3B-NEUT-07). */
  extend: { readonly mp: number }
}

/** A unit that is told of: which it is and whose stays true when it is gone. */
export interface Met {
  readonly fighter: FighterId
  readonly card: UnitCard | 'arrow-tower'
  readonly owner: Seat | null
}

export interface BattleEvents {
  'neutrals-drawn': { cards: NeutralCardId[] }
  'neutral-swapped': { seat: Seat; away: NeutralCardId; drawn: NeutralCardId }
  deployed: Met & { space: Space }
  fortified: { seat: Seat; gate: Space }
  'combat-round': { round: number }
  activated: Met
  'activation-skipped': Met
  'fighter-moved': Met & { from: Space | null; to: Space }
  defends: Met
  breached: Met & { space: Space; kind: 'wall' | 'gate' }
  'tower-fell': Met
  attacked: { attacker: FighterId; target: FighterId; met: [Met, Met]; kind: Attack['kind'] }
  'attack-rolled': {
    attacker: FighterId
    target: FighterId
    dice: AttackFace[]
    /** What the attack comes to, part by part (H3B-CRND-19). */
    attack: number
    die: number
    defense: number
    damage: number
  }
  'defense-rolled': Met & { face: AttackFace }
  parried: Met & { discarded: CardId }
  damaged: Met & { n: number; by: 'attack' | 'spell' | 'specialty' | 'card' | 'ability' }
  healed: Met & { n: number }
  turned: Met & { to: UnitSide }
  'fighter-defeated': Met
  'attack-cancelled': Met
  paralysed: Met
  'token-cleared': Met & { what: 'paralysis' | 'defense' }
  modified: Met & { stat: Stat; n: number; until: Until }
  affected: Met & { is: Lasting['is']; n: number | null }
  'effect-cleared': Met & { is: Lasting['is'] }
  swapped: { met: [Met, Met] }
  'ability-worked': Met & { key: string }
  'combat-extended': { seat: Seat; mp: number }
  'combat-ended': { result: BattleResult }
}
