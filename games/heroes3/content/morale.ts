import type { Effects, Window } from './effects.ts'

export const MORALES = ['neutral', 'positive', 'negative'] as const
export type Morale = (typeof MORALES)[number]

interface Turned {
  readonly to: Morale
  /** H3B-MOR-06: the whole hand is discarded at the end of the own turn. */
  readonly discardsHand?: true
}

/** H3B-MOR-02, H3B-MOR-03, H3B-MOR-06 */
export const MORALE_AFTER: Readonly<Record<Morale, { readonly gain: Turned; readonly lose: Turned }>> = {
  neutral: { gain: { to: 'positive' }, lose: { to: 'negative' } },
  positive: { gain: { to: 'positive' }, lose: { to: 'neutral' } },
  negative: { gain: { to: 'neutral' }, lose: { to: 'neutral', discardsHand: true } },
}

export const MORALE_USES = ['draw', 'cycle', 'reroll', 'redo-search'] as const
export type MoraleUse = (typeof MORALE_USES)[number]

/** What a positive token can be spent for (H3B-MOR-04); searching again only in tournaments (H3B-TRULE-05). */
export const MORALE_EFFECTS: Readonly<Record<MoraleUse, { readonly window: Window; readonly effects: Effects }>> = {
  draw: { window: 'any-time', effects: [{ op: 'draw', n: 1 }] },
  cycle: { window: 'any-time', effects: [{ op: 'discardThenDrawSame', upTo: 'any' }] },
  reroll: { window: 'after-own-roll', effects: [{ op: 'rerollDie', whose: 'own', n: 1 }] },
  'redo-search': {
    window: 'during-own-search',
    effects: [{ op: 'redoSearch', decks: ['artifact', 'spell', 'ability'] }],
  },
}
