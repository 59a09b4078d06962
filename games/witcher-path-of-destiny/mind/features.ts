import type { Feature } from '../shape.ts'

/** Everything that is looked at, in the order of the mind's numbers. */
export const FEATURES = [
  'points',
  'experience',
  'gold-experience',
  'dominant-symbols',
  'other-symbols',
  'inactive-symbols',
  'dominant-path-token',
  'other-path-token',
  'first-ability',
  'second-ability',
  'third-ability',
  'fourth-ability',
  'next-play',
  'hand-symbols',
  'spare-hand-symbols',
  'side-quest',
  'initiative',
  'effort-begun',
  'requirements-near',
  'hidden-goals',
  'alliances',
  'keepsakes',
] as const satisfies readonly Feature[]
