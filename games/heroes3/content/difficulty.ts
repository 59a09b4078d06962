import type { Effects } from './effects.ts'
import type { Difficulty } from './tiles.ts'
import type { Tier } from './units.ts'

/** How hard a game is agreed to be (H3B-SETUP-17). */
export const HARDNESSES = ['normal', 'easy', 'hard', 'impossible'] as const
export type Hardness = (typeof HARDNESSES)[number]

/** Which cards guard a field (H3B-NEUT-02). */
export const ARMIES: Readonly<Record<Difficulty, Readonly<Record<Hardness, readonly Tier[]>>>> = {
  1: {
    easy: ['bronze'],
    normal: ['bronze'],
    hard: ['bronze', 'bronze'],
    impossible: ['bronze', 'bronze', 'bronze'],
  },
  2: {
    easy: ['bronze', 'bronze'],
    normal: ['bronze', 'bronze'],
    hard: ['bronze', 'bronze', 'bronze'],
    impossible: ['bronze', 'bronze', 'silver'],
  },
  3: {
    easy: ['bronze', 'silver'],
    normal: ['bronze', 'bronze', 'silver'],
    hard: ['bronze', 'silver', 'silver'],
    impossible: ['silver', 'silver', 'silver'],
  },
  4: {
    easy: ['bronze', 'bronze', 'silver'],
    normal: ['bronze', 'silver', 'silver'],
    hard: ['silver', 'silver', 'silver'],
    impossible: ['silver', 'silver', 'golden'],
  },
  5: {
    easy: ['bronze', 'bronze', 'silver', 'golden'],
    normal: ['bronze', 'silver', 'silver', 'golden'],
    hard: ['silver', 'silver', 'golden', 'golden'],
    impossible: ['silver', 'golden', 'golden', 'golden'],
  },
  6: {
    easy: ['bronze', 'bronze', 'silver', 'silver', 'golden'],
    normal: ['bronze', 'silver', 'silver', 'golden', 'golden'],
    hard: ['silver', 'silver', 'golden', 'golden', 'golden'],
    impossible: ['silver', 'golden', 'golden', 'golden', 'golden'],
  },
  7: {
    easy: ['azure'],
    normal: ['azure', 'azure'],
    hard: ['golden', 'azure', 'azure'],
    impossible: ['golden', 'golden', 'azure', 'azure'],
  },
}

/** H3B-SETUP-18 */
export const STARTING_BONUS: Readonly<Record<Hardness, Effects>> = {
  easy: [
    {
      op: 'choose',
      options: [
        { effects: [{ op: 'roll', die: 'resource', n: 2, resolve: 'all' }] },
        { effects: [{ op: 'search', deck: 'artifact', n: 2, times: 2 }] },
      ],
    },
  ],
  normal: [
    {
      op: 'choose',
      options: [
        { effects: [{ op: 'roll', die: 'resource', n: 2, resolve: 'one' }] },
        { effects: [{ op: 'search', deck: 'artifact', n: 2 }] },
      ],
    },
  ],
  hard: [
    {
      op: 'choose',
      options: [
        { effects: [{ op: 'roll', die: 'resource', n: 1, resolve: 'all' }] },
        { effects: [{ op: 'revealUntil', deck: 'artifact', filter: { level: 'minor' }, to: 'hand' }] },
      ],
    },
  ],
  impossible: [],
}
