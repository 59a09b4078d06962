import type { Broker } from '../broker/broker.ts'
import type { Store } from '../store/store.ts'
import type { Deed } from './deed.ts'
import { listing } from './row.ts'
import { keep, type Seated } from './seated.ts'
import type { TableState } from './state.ts'

/** One more line, and what is true before and after it. `whole`: whether a checkpoint is stored with it. */
export interface Change {
  readonly before: TableState | null
  readonly after: Seated
  readonly at: number
  readonly deed: Deed
  readonly whole: boolean
}

/** What the rest of the house is told of lines, after they are stored. */
export interface PenEars {
  /** Lines that were stored, and how long each waited for that, in milliseconds. */
  stored(milliseconds: number): void
  /** A table needs attention now, and this node has claimed it. */
  alarm(table: string): void
  moved(table: string, person: string, yourMove: boolean): void
  lobby(): void
}

export interface PenParts {
  readonly node: string
  readonly store: Store
  readonly broker: Broker
  readonly ears: PenEars
  /** For how long a node claims a table whose bot is to answer. */
  readonly lease: number
}

/** Writes journals: every line with what it changes in the lists, and all who must know are told. */
export class Pen {
  readonly #parts: PenParts

  constructor(parts: PenParts) {
    this.#parts = parts
  }

  /** Whether it is stored; it is not if somebody else has written that number. */
  async write({ before, after, at, deed, whole }: Change): Promise<boolean> {
    const { store, broker, ears, node, lease } = this.#parts
    const { state } = after
    const start = performance.now()
    const { row, seats, gone } = listing(before, state, at, { node, until: at + lease })
    const stored = await store.journal.append({
      table: state.id,
      seq: state.seq - 1,
      at,
      body: JSON.stringify(deed),
      row,
      seats,
      gone,
      checkpoint: whole ? keep(after) : undefined,
    })
    ears.stored(performance.now() - start)
    if (!stored) return false
    broker.publish({ is: 'grown', table: state.id, seq: state.seq })
    for (const { person, waiting } of seats) ears.moved(state.id, person, waiting === 1)
    if (changesLobby(before, state)) ears.lobby()
    if (row?.claimed_by === node) ears.alarm(state.id)
    return true
  }
}

function changesLobby(before: TableState | null, after: TableState): boolean {
  return before?.status !== after.status || before.sitters !== after.sitters
}
