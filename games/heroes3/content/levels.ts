export type Level = 1 | 2 | 3 | 4 | 5 | 6 | 7
/** The levels at which a hero gets a specialty. */
export type SpecialtyLevel = 1 | 4 | 6

type Reward =
  | { readonly kind: 'specialty'; readonly level: SpecialtyLevel }
  | { readonly kind: 'ability'; readonly search: number }

interface LevelRow {
  /** H3B-HERO-03 */
  readonly handLimit: number
  /** H3B-HERO-04 */
  readonly expertUses: number
  /** H3B-HERO-02; the specialty of level I is in the starting deck. */
  readonly reward: Reward
}

const ability: Reward = { kind: 'ability', search: 2 }

export const LEVELS: Readonly<Record<Level, LevelRow>> = {
  1: { handLimit: 4, expertUses: 0, reward: { kind: 'specialty', level: 1 } },
  2: { handLimit: 4, expertUses: 1, reward: ability },
  3: { handLimit: 5, expertUses: 1, reward: ability },
  4: { handLimit: 5, expertUses: 2, reward: { kind: 'specialty', level: 4 } },
  5: { handLimit: 6, expertUses: 2, reward: ability },
  6: { handLimit: 6, expertUses: 3, reward: { kind: 'specialty', level: 6 } },
  7: { handLimit: 7, expertUses: 3, reward: ability },
}

/** H3B-HERO-01 */
export const EXPERIENCE_PER_LEVEL = 2
export const HIGHEST_LEVEL: Level = 7

/** H3B-ROUND-03 */
export const MOVEMENT = { main: 3, secondary: 2 } as const
/** H3B-HERO-06: what was beaten, compared with the own level. */
export const COMBAT_EXPERIENCE = { lower: 0, equal: 1, higher: 2 } as const
