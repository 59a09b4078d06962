import type { Person, Refusing } from '@krcma/protocol'
import { newId } from '../ids.ts'
import type { Asker } from '../people/asker.ts'
import { isRefusing, refuse } from '../refusing.ts'
import type { Deed } from '../table/deed.ts'
import type { TableState } from '../table/state.ts'
import type { House } from './context.ts'

/** Whether somebody may add one more line that does not bring a game on. */
export function changesOf({ rates, settings }: House, { person }: Asker): boolean {
  return person === undefined || rates.takeOf(`change ${person.id}`, settings.limits.changes)
}

/** Addresses of which it is known what they have opened. */
const ADDRESSES = 10_000

/** Opens tables, as many as one person may have under way. */
export class Openings {
  readonly #house: House
  /** Public tables that were opened from an address and may still wait for people. */
  readonly #public = new Map<string, readonly string[]>()
  readonly #last = new Map<string, Promise<unknown>>()

  constructor(house: House) {
    this.#house = house
  }

  /** Opens what somebody wants to, or says why not. */
  open(asker: Asker, deedOf: (owner: Person) => Deed | Refusing): Promise<TableState | Refusing> {
    return this.within(asker, async (owner) => {
      const deed = deedOf(owner)
      return isRefusing(deed) ? deed : this.#house.hall.open(newId(), deed)
    })
  }

  /**
   * The same for a table that everybody sees in the lobby, where there is room for so many: from one address, which may be as many guests
   * as it likes, they fill a part of it alone.
   */
  openPublic(
    address: string,
    asker: Asker,
    deedOf: (owner: Person) => Deed | Refusing,
  ): Promise<TableState | Refusing> {
    return this.#inTurn(`address ${address}`, async () => {
      const waiting = await this.#waitingOf(address)
      if (waiting.length >= this.#house.settings.limits.gathering) return refuse('too-many', 'tables')
      const state = await this.open(asker, deedOf)
      if (isRefusing(state)) return state
      this.#public.delete(address)
      this.#public.set(address, [...waiting, state.id])
      const [oldest] = this.#public.keys()
      if (this.#public.size > ADDRESSES && oldest !== undefined) this.#public.delete(oldest)
      return state
    })
  }

  /** Looked up only where it matters. */
  async #waitingOf(address: string): Promise<readonly string[]> {
    const { settings, store } = this.#house
    const opened = this.#public.get(address) ?? []
    if (opened.length < settings.limits.gathering) return opened
    const status = await Promise.all(opened.map((id) => store.lists.statusOf(id)))
    return opened.filter((_, n) => status[n] === 'gathering')
  }

  /** Does what opens a table, if somebody may have one more. */
  async within<T>(asker: Asker, job: (owner: Person) => Promise<T | Refusing>): Promise<T | Refusing> {
    const { person, guest } = asker
    if (person === undefined) return refuse('no-session')
    return this.#inTurn(person.id, async () => {
      const { store, settings } = this.#house
      const { tablesOfGuest, tablesOfAccount } = settings.limits
      if ((await store.lists.owned(person.id)) >= (guest ? tablesOfGuest : tablesOfAccount))
        return refuse('too-many', 'tables')
      if (!changesOf(this.#house, asker)) return refuse('too-fast', 'tables')
      return job(person)
    })
  }

  /** A mutex for each person and each address: none is counted before the one before it is stored. */
  async #inTurn<T>(whose: string, job: () => Promise<T>): Promise<T> {
    const turn = (this.#last.get(whose) ?? Promise.resolve()).then(job)
    const over = turn.catch(() => undefined)
    this.#last.set(whose, over)
    await over
    if (this.#last.get(whose) === over) this.#last.delete(whose)
    return turn
  }
}
