import type { Refusing } from '@krcma/protocol'
import { type Ended, eveningOn, type SagaState, settle } from '@krcma/saga'
import { isRefusing, refuse } from '../refusing.ts'
import type { Rooms } from '../rooms.ts'
import type { StoredSaga } from '../store/sagas.ts'
import type { Store } from '../store/store.ts'
import type { Deed } from '../table/deed.ts'
import type { Hall } from '../table/hall.ts'

/** A saga as the store has it. */
export interface KeptSaga {
  readonly version: number
  readonly state: SagaState
  /** A write-ahead intent: how the table of the evening that is on opens. Whoever finds no such table opens it by this. */
  readonly opening: Deed | null
}

/** What is to be true next; without `opening`, it stays what it was. */
export interface SagaChange {
  readonly state: SagaState
  readonly opening?: Deed | null
  readonly refused?: never
}

interface KeeperParts {
  readonly rooms: Rooms
  readonly store: Store
  readonly hall: Hall
  readonly now: () => number
  readonly failed: (what: string, error: unknown) => void
}

const ATTEMPTS = 8

/**
 * Keeps sagas: each change is made of what is stored and stored only if nobody was faster. What belongs to two places (a saga and
 * the table of its evening) is written to one and follows from there: the saga says which table there is to be, and the table's
 * journal how the evening ended. Whoever reads a saga first sees to both, so a process may be killed anywhere in between.
 */
export class SagaKeeper {
  readonly #parts: KeeperParts
  readonly #settling = new Set<Promise<void>>()

  constructor(parts: KeeperParts) {
    this.#parts = parts
  }

  /** An evening has ended: nobody need ask for its saga to go on. */
  eveningOver(id: string): void {
    const settling = this.read(id)
      .then(() => undefined)
      .catch((error: unknown) => this.#parts.failed(`saga ${id}`, error))
      .finally(() => this.#settling.delete(settling))
    this.#settling.add(settling)
  }

  /** When all evenings that have ended here are taken up. */
  async settled(): Promise<void> {
    await Promise.all(this.#settling)
  }

  gameOf(id: string) {
    return this.#parts.rooms.get(id)?.game
  }

  async read(id: string): Promise<KeptSaga | Refusing> {
    const row = await this.#parts.store.sagas.get(id)
    return row === undefined ? refuse('not-found', 'saga') : this.#settled(keptOf(row))
  }

  /** Those of a person, as they are by now. */
  async of(person: string): Promise<readonly KeptSaga[]> {
    const rows = await this.#parts.store.sagas.of(person)
    return Promise.all(rows.map((row) => this.#settled(keptOf(row))))
  }

  async add(state: SagaState): Promise<KeptSaga> {
    const kept = { version: 0, state, opening: null }
    await this.#parts.store.sagas.add(rowOf(kept), peopleOf(state))
    return kept
  }

  /** Changes a saga, or says why not. If somebody else was faster, it is tried on what they left. */
  async change(
    id: string,
    act: (state: SagaState, version: number) => SagaChange | Refusing,
  ): Promise<KeptSaga | Refusing> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const kept = await this.read(id)
      if (isRefusing(kept)) return kept
      const to = act(kept.state, kept.version)
      if (isRefusing(to)) return to
      const next = await this.#store(kept, to)
      if (next !== null) return to.opening === undefined ? next : this.#settled(next)
    }
    return refuse('late', 'saga')
  }

  async #store(kept: KeptSaga, { state, opening = kept.opening }: SagaChange): Promise<KeptSaga | null> {
    const updated = { ...state, updated: this.#parts.now() }
    const on = eveningOn(updated) === null ? null : opening
    const row = rowOf({ version: kept.version, state: updated, opening: on })
    const stored = await this.#parts.store.sagas.change(row, peopleOf(updated))
    return stored ? { version: kept.version + 1, state: updated, opening: on } : null
  }

  /** Sees to it that the table of an evening is there, and takes up what it handed out if it has ended. */
  async #settled(kept: KeptSaga): Promise<KeptSaga> {
    const { hall, store, failed } = this.#parts
    const on = eveningOn(kept.state)
    if (on === null) return kept
    const status = await store.lists.statusOf(on.table)
    if (status === undefined && kept.opening !== null) await hall.ensure(on.table, kept.opening)
    if (status === undefined || !OVER.includes(status)) return kept
    const ended = await this.#endOf(on.table)
    const state = isRefusing(ended) ? ended : settle(this.gameOf(kept.state.game), kept.state, ended)
    if (isRefusing(state)) {
      // It is there for later: when the game is back, or its newer rules.
      failed(`an evening of saga ${kept.state.id}: ${state.refused} ${state.about}`, null)
      return kept
    }
    const next = await this.#store(kept, { state })
    if (next !== null) return next
    const row = await store.sagas.get(kept.state.id)
    return row === undefined ? kept : this.#settled(keptOf(row))
  }

  /** As its journal tells it, whatever the rules are by now. */
  async #endOf(table: string): Promise<Ended | Refusing> {
    const ended = await this.#parts.hall.read(table, ({ state }) => state)
    if (isRefusing(ended)) return ended
    const { at, status, endedBy, ending } = ended
    // An evening that is over has handed something out: it was not given up.
    return status === 'over' && ending === null ? refuse('damaged', 'ending') : { at, endedBy, ending }
  }
}

const OVER = ['over', 'ended', 'called-off']

function keptOf({ version, body }: StoredSaga): KeptSaga {
  return { version, ...(JSON.parse(body) as Omit<KeptSaga, 'version'>) }
}

function rowOf({ version, state, opening }: KeptSaga): StoredSaga {
  const { id, owner, status, updated } = state
  return { id, version, owner: owner.id, status, updated, body: JSON.stringify({ state, opening }) }
}

function peopleOf({ owner, members }: SagaState): string[] {
  return [...new Set([owner.id, ...members.flatMap(({ person }) => person?.id ?? [])])]
}
