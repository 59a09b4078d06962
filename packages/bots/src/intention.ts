import type { Json } from '@krcma/kernel'
import { isQuiet, type Log } from './log.ts'

/**
 * An intention (in the sense of BDI agents): the plan that a seat is following. It comes with a thought and may be handed to the
 * next one, in another thread or after a restart. Whoever has lost it loses nothing but time: the seat plans anew.
 */
export interface Intention {
  /** One of the mind's `plans`. It was made in an imagined world, and knows no more than the seat does. */
  readonly plan: Json
  /** The number of the entry that the step just thought of will be. */
  readonly entry: number
}

/** Whether it still holds: nothing has come to light since that it was made without. Whether it is still possible, the mind says. */
export function holds({ entry }: Intention, log: Log): boolean {
  return log.since(entry)?.every(isQuiet) === true
}
