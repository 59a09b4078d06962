import type { Icons } from './icons.ts'

/** Which animal it is makes no difference; the platypus has to be earned (NAF-PLATY-01). */
export const ANIMALS = ['dog', 'cat', 'platypus'] as const
export type Animal = (typeof ANIMALS)[number]

/** NAF-PARTY-03 */
export const ANIMAL_ICONS: Icons = { explore: 1, skill: 1, hearts: 2 }
