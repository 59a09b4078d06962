import type { Feature } from '../shape.ts'

/** What the mind looks at, in the order in which a `Sketch` keeps it. */
export const FEATURES = [
  'glory',
  'coins',
  'potions',
  'combat',
  'magic',
  'monsters',
  'characters',
  'places',
  'treasures',
  'keys',
  'locked-glory',
  'locked-supplies',
  'locked-powers',
  'locked-others',
  'open-sides',
  'open-half-keys',
  'promised-glory',
  'promised-supplies',
  'promised-powers',
  'promised-keys',
  'first-player',
  'spare-coins',
  'spare-potions',
  'great-combat',
  'great-magic',
  'final-glory',
  'final-growth',
  'final-majorities',
  'majorities',
  'leads',
  'quests',
] as const satisfies readonly Feature[]

/** A plain list: it is copied for every placement that is looked at, in a fifth of the time that a typed array takes. */
export type Features = number[]

/** Where each of them is kept. */
export const AT = Object.fromEntries(FEATURES.map((name, at) => [name, at])) as { readonly [F in Feature]: number }
