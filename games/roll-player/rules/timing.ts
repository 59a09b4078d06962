import type { Kind } from '@krcma/kernel'
import type { RollPlayer, Seat, State, Table } from '../shape.ts'

/**
 * The questions that begin a step, beside which everybody may use what works "at any time" (RPL-TIME-02). Those of an action or an
 * ability do so only if they are the first of it (RPL-TIME-01): that is for `Table.step` to know.
 */
export const BETWEEN_STEPS: readonly Kind<RollPlayer>[] = [
  'initiative',
  'place-die',
  'attribute-action',
  'flip-die',
  'swap-first',
  'adjust-die',
  'reroll-die',
  'move-marker',
  'take',
  'add-card',
  'market',
  'buy-again',
  'skill-window',
]

const IN_PLAY = new Set<State['phase']>(['roll', 'dice', 'before-market', 'market', 'cleanup', 'last-skills'])

/** Neither in set-up nor once cards are given up before scoring (RPL-TIME-05). */
export function isInPlay({ phase }: State): boolean {
  return IN_PLAY.has(phase)
}

export function clockwiseFrom(t: Table, first: Seat): readonly Seat[] {
  return t.seats.map((seat) => (first + seat) % t.seats.length)
}
