import type { Effects } from './effects.ts'
import type { Amounts } from './resources.ts'

export const DICE = ['attack', 'resource', 'treasure'] as const
export type Die = (typeof DICE)[number]
export type AttackFace = -1 | 0 | 1

/** H3B-CRND-17 */
export const ATTACK_DIE: readonly AttackFace[] = [-1, -1, 0, 0, 1, 1]

/** H3B-ECON-05 */
export const RESOURCE_DIE: readonly Amounts[] = [
  { gold: 3 },
  { gold: 6 },
  { materials: 2 },
  { materials: 4 },
  { valuables: 1 },
  { valuables: 2 },
]

/** H3B-ECON-07 */
export const TREASURE_DIE: readonly Effects[] = [
  [{ op: 'experience', n: 1 }],
  [{ op: 'experience', n: 1 }],
  [{ op: 'search', deck: 'artifact', n: 2 }],
  [{ op: 'search', deck: 'artifact', n: 2 }],
  [{ op: 'roll', die: 'resource', n: 1, resolve: 'all' }],
  [{ op: 'roll', die: 'resource', n: 2, resolve: 'one' }],
]
