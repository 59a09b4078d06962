import type { Moded } from './cards.ts'

export interface Statistic extends Moded<'basic' | 'expert'> {
  readonly copies: number
}

const statistics = {
  'stat-attack': {
    copies: 5,
    modes: {
      basic: {
        timing: 'instant',
        window: 'attack',
        effects: [{ op: 'mod', stat: 'attack', n: 1, target: 'own-attacking-unit', duration: 'attack' }],
      },
      expert: {
        timing: 'instant',
        window: 'attack',
        effects: [{ op: 'mod', stat: 'attack', n: 2, target: 'own-attacking-unit', duration: 'attack' }],
      },
    },
  },
  'stat-defense': {
    copies: 6,
    modes: {
      basic: {
        timing: 'instant',
        window: 'attack',
        effects: [{ op: 'mod', stat: 'defense', n: 1, target: 'own-defending-unit', duration: 'attack' }],
      },
      expert: {
        timing: 'instant',
        window: 'attack',
        effects: [{ op: 'mod', stat: 'defense', n: 2, target: 'own-defending-unit', duration: 'attack' }],
      },
    },
  },
  'stat-power': {
    copies: 7,
    modes: {
      basic: { timing: 'instant', window: 'empower', effects: [{ op: 'power', n: 1 }] },
      expert: { timing: 'instant', window: 'empower', effects: [{ op: 'power', n: 2 }] },
    },
  },
  'stat-knowledge': {
    copies: 6,
    modes: {
      basic: { timing: 'instant', window: 'after-own-cast', effects: [{ op: 'returnSpell', cards: 'spell' }] },
      expert: {
        timing: 'instant',
        window: 'after-own-cast',
        effects: [
          { op: 'returnSpell', cards: 'spell' },
          { op: 'spellLimit', n: 1, duration: 'combat-round' },
        ],
      },
    },
  },
} satisfies Record<string, Statistic>

export type StatisticId = keyof typeof statistics
export const STATISTICS: Readonly<Record<StatisticId, Statistic>> = statistics
export const STATISTIC_IDS = Object.keys(STATISTICS) as readonly StatisticId[]
