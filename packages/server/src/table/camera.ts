import { asText, endingIn, type Film, filming, pack, unpack } from '@krcma/film'
import type { Refusing } from '@krcma/protocol'
import { isRefusing, refuse } from '../refusing.ts'
import type { Rooms } from '../rooms.ts'
import type { Store } from '../store/store.ts'
import { pastOf, scene } from './past.ts'
import { cardOf } from './row.ts'
import { inSlices } from './slices.ts'
import type { TableState } from './state.ts'

interface CameraParts {
  readonly rooms: Rooms
  readonly store: Store
  readonly failed: (what: string, error: unknown) => void
}

/** Films games that have ended, one after another and in slices, so that nobody who plays waits for it. */
export class Camera {
  readonly #parts: CameraParts
  readonly #making = new Map<string, Promise<Film | Refusing>>()
  #last: Promise<unknown> = Promise.resolve()
  #closed = false

  constructor(parts: CameraParts) {
    this.#parts = parts
  }

  /** What is not filmed yet is filmed by whoever opens next. */
  close(): void {
    this.#closed = true
  }

  /** The film of a table that has ended. If there is none, it is made now, or it is said why it cannot be. */
  async film({ id }: Pick<TableState, 'id'>): Promise<Film | Refusing> {
    const kept = await this.#parts.store.films.find(id)
    return kept === null ? this.#make(id) : unpack(kept)
  }

  /** The same as a text, for files. */
  async asText({ id }: Pick<TableState, 'id'>): Promise<string | undefined> {
    const { films } = this.#parts.store
    if (!(await films.has(id))) await this.#make(id)
    const kept = await films.find(id)
    return kept === null ? undefined : asText(kept)
  }

  /** Sees to it that a table which has ended has its film and lists know its result; after that it needs no more attention. */
  async attend(state: TableState): Promise<void> {
    const { films, lists } = this.#parts.store
    // What older journals do not say is said by the film.
    const known = state.ending !== null || state.status !== 'over'
    const film = known && (await films.has(state.id)) ? null : await this.film(state)
    if (this.#closed) return
    const ending = state.ending ?? (film === null || isRefusing(film) ? null : endingIn(film))
    await lists.settle(state.id, cardOf({ ...state, ending }))
  }

  #make(id: string): Promise<Film | Refusing> {
    const made = this.#making.get(id) ?? this.#inTurn(() => this.#shoot(id)).finally(() => this.#making.delete(id))
    this.#making.set(id, made)
    return made
  }

  #inTurn<T>(job: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(job)
    this.#last = turn.catch(() => undefined)
    return turn
  }

  async #shoot(id: string): Promise<Film | Refusing> {
    if (this.#closed) return refuse('unavailable', 'film')
    const { store, rooms } = this.#parts
    const past = pastOf(await store.journal.lines(id))
    const set = isRefusing(past) ? past : await scene(rooms, past)
    if (isRefusing(set)) return set
    const film = await this.#filmed(id, filming(set.table, set.entries))
    if (!isRefusing(film)) await store.films.put(id, await pack(film))
    return film
  }

  /** Rules that fail while they are played again would fail every time: nobody is to try again and again. */
  async #filmed(id: string, work: ReturnType<typeof filming>): Promise<Film | Refusing> {
    try {
      return await inSlices(work)
    } catch (error) {
      this.#parts.failed(`filming table ${id}`, error)
      return refuse('damaged', 'film')
    }
  }
}
