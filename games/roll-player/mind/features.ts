import { SKILL_IDS, TRAIT_IDS, WEAPON_IDS } from '../content/market.ts'
import type { Counted, Feature } from '../shape.ts'

/** What the mind looks at besides single cards. */
const COUNTED = [
  'goals-met',
  'goals-one-off',
  'goals-two-off',
  'last-die-fits',
  'last-die-one-off',
  'two-dice-fit',
  'two-dice-one-off',
  'three-dice-fit',
  'class-dice',
  'alignment-stars',
  'alignment-step',
  'goals-open',
  'backstory-stars',
  'backstory-matches',
  'backstory-open',
  'armor-stars',
  'armor-cards',
  'armor-growth',
  'trait-stars',
  'trait-prospects',
  'gold',
  'spare-gold',
  'tokens',
  'ready-skills',
  'early-turn',
] as const satisfies readonly Counted[]

/** Everything that is looked at, in the order of the mind's numbers: what is counted, and then whether a card is owned. */
export const FEATURES: readonly Feature[] = [...COUNTED, ...WEAPON_IDS, ...TRAIT_IDS, ...SKILL_IDS]

export const AT = Object.fromEntries(FEATURES.map((name, at) => [name, at])) as { readonly [F in Feature]: number }
