import type { Broker } from '../broker/broker.ts'
import type { Append } from '../store/journal.ts'
import type { Store } from '../store/store.ts'
import type { Deed } from './deed.ts'
import { type Claim, listing } from './row.ts'
import { checkpointOf, type Seated } from './seated.ts'
import { hasEnded, type TableState } from './state.ts'

/** One more line, and what is true before and after it. `whole`: whether a checkpoint is stored with it. */
export interface Change {
  readonly before: TableState | null
  readonly after: Seated
  readonly at: number
  readonly deed: Deed
  readonly whole: boolean
  /** What is stored with it as one, or not at all. */
  readonly next?: Change | undefined
}

/** What the rest of the house is told of lines, after they are stored. */
export interface WriterEars {
  /** Lines that were stored, and how long each waited for that, in milliseconds. */
  stored(milliseconds: number): void
  /** A table needs attention now, and this node has claimed it. */
  alarm(table: string): void
  /** An evening of a saga has ended. */
  eveningOver(saga: string): void
}

export interface WriterParts {
  readonly node: string
  readonly store: Store
  readonly broker: Broker
  readonly ears: WriterEars
  /** For how long a node claims a table whose bot is to answer. */
  readonly lease: number
}

/** Writes journals: every line with what it changes in the lists, and all who must know are told. */
export class JournalWriter {
  readonly #parts: WriterParts

  constructor(parts: WriterParts) {
    this.#parts = parts
  }

  /** Whether it is stored; it is not if somebody else has written that number. */
  async write(change: Change): Promise<boolean> {
    const { store, ears } = this.#parts
    const start = performance.now()
    const { node, lease } = this.#parts
    const line = appendOf(change, { node, until: change.at + lease })
    const stored = await store.journal.append(line)
    ears.stored(performance.now() - start)
    if (stored) this.#tell(change, line)
    return stored
  }

  #tell({ after: { state }, next }: Change, { row, next: line }: Append): void {
    const { broker, ears, node } = this.#parts
    broker.publish({ is: 'grown', table: state.id, seq: state.seq })
    if (row?.claimed_by === node) ears.alarm(state.id)
    if (state.setting.saga !== undefined && hasEnded(state)) ears.eveningOver(state.setting.saga.id)
    if (next !== undefined && line !== undefined) this.#tell(next, line)
  }
}

/** The line of a change, with what it changes in the lists. `claim`: the node that will see to an alarm that is due, and until when. */
export function appendOf({ before, after, at, deed, whole, next }: Change, claim: Claim): Append {
  const { state } = after
  const { row, seats, gone } = listing(before, state, at, claim)
  return {
    table: state.id,
    seq: state.seq - 1,
    at,
    body: JSON.stringify(deed),
    row,
    seats,
    gone,
    checkpoint: whole ? checkpointOf(after) : undefined,
    next: next && appendOf(next, claim),
  }
}
