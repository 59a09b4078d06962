import type { Refusing } from '@krcma/protocol'
import { refuse } from '../refusing.ts'
import type { Seated } from '../table/seated.ts'

/** How many entries of one turn, and how many lines of one table, may bring the game no further: undos and what they took back, changed
 * answers, standing answers, proposals. Nobody who plays comes near it; a table costs what it costs to read them again. */
const MOST = { turn: 400, table: 4_000 }

/** Why nobody at a table may think again any more: in this turn, or at all. To go on playing is always possible. */
export function tired({ state, table }: Seated): Refusing | undefined {
  if ((table?.idle ?? 0) >= MOST.turn) return refuse('too-many', 'turn')
  const answers = state.answers.reduce((sum, own) => sum + own.length, 0)
  return state.seq - answers >= MOST.table ? refuse('too-many', 'table') : undefined
}
