import type { AttackFace } from './dice.ts'
import type { Amounts } from './resources.ts'

/**
 * When an ability works: as the unit activates, attacks in its own activation (the first attack only) or retaliates, whenever its
 * condition holds, or outside combat while it is in a unit deck (H3B-CRND-31).
 */
type AbilityTrigger = 'activation' | 'attack' | 'retaliation' | 'passive' | 'map'

type Faces = readonly AttackFace[]

/** What each ability needs to know besides its name. */
export interface AbilityParameters {
  'double-shot': { readonly nonAdjacentOnly: true }
  'unlimited-retaliation': object
  'parry-discard': object
  'reroll-value': { readonly value: AttackFace; readonly mandatory: boolean; readonly repeat: boolean }
  'no-melee-penalty': object
  'no-ranged-penalty': object
  'stables-discount': { readonly gold: number }
  'charge-reroll': object
  'combat-start-draw': { readonly n: number }
  guardian: { readonly uses: 'once-per-combat' }
  'defense-on-enemy-die': { readonly on: Faces; readonly n: number; readonly perDie?: true }
  'heal-self': { readonly n: number }
  'enemy-discard': { readonly n: number; readonly random: true }
  'no-retaliation': object
  'heal-after-attack': { readonly n: number }
  'splash-adjacent': { readonly attack: number }
  'hinder-retaliation': { readonly dice: number; readonly apply: 'lower' }
  'die-bonus': { readonly on: Faces; readonly attack: number }
  'strip-positive-morale': object
  'die-shift': { readonly n: number }
  'paralysis-immune': object
  'return-home': { readonly after: 'retaliation' | 'attack' }
  'paralyze-on-retaliation': { readonly roll: false } | { readonly roll: true; readonly on: Faces }
  'die-draw': { readonly on: Faces; readonly n: number }
  'die-paralyze': { readonly on: Faces }
  'ignore-printed-defense': object
  'spell-damage-reduction': { readonly n: number }
  'spell-immune': { readonly specialtyDamage: true }
  'aura-defend': object
  'bounty-necropolis': { readonly reinforce: 'bronze' }
  'roll-dice': { readonly n: number; readonly apply: 'higher' | 'lower' | 'both' }
  'upkeep-income': Amounts
  'peek-deck': { readonly uses: 'once-per-own-turn' }
  'ignore-own-die': object
  'set-enemy-die': { readonly value: AttackFace }
  'turn-end-step': object
  /** No unit of the core set is hated so; the name on the card is kept. */
  'bonus-vs': { readonly unit: 'arch-devils'; readonly attack: number }
  'defense-vs-retaliation': { readonly n: number }
  'push-on-roll': { readonly on: Faces }
  'line-breath': { readonly second: number }
  'heal-ally-or-rage': { readonly heal: number; readonly attack: number }
  'off-board': object
  'only-ranged-or-cards': object
}

export type AbilityKey = keyof AbilityParameters

type Keyed<K extends AbilityKey> = K extends AbilityKey
  ? { readonly key: K; readonly trigger: AbilityTrigger } & AbilityParameters[K]
  : never

export type UnitAbility = Keyed<AbilityKey>
