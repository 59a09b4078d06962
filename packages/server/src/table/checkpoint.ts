import type { Deed } from './deed.ts'
import { entriesOf } from './seated.ts'
import { hasEnded, type TableState } from './state.ts'

/** Lines after which a checkpoint is stored, if a turn has ended, and at the latest. */
const CHECKPOINT = { turn: 16, latest: 64 }

/** Whether a checkpoint must be stored together with the line. */
export function needsCheckpoint(deed: Deed, before: TableState, after: TableState): boolean {
  const ends = hasEnded(after) && !hasEnded(before)
  // What was taken back may lie before the last checkpoint, from where it could not be taken back again.
  return ends || 'saved' in deed || entriesOf(deed).some(({ undo }) => undo !== undefined)
}

/** Whether so many lines have come since the last checkpoint that it is worth while to store one. */
export function isDue(since: number, turned: boolean): boolean {
  return since >= CHECKPOINT.latest || (turned && since >= CHECKPOINT.turn)
}
