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

/** Opens tables, as many as one person may have under way. */
export class Openings {
  readonly #house: House
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

  /** A mutex for each person: none is counted before the one before it is stored. */
  async #inTurn<T>(person: string, job: () => Promise<T>): Promise<T> {
    const turn = (this.#last.get(person) ?? Promise.resolve()).then(job)
    const over = turn.catch(() => undefined)
    this.#last.set(person, over)
    await over
    if (this.#last.get(person) === over) this.#last.delete(person)
    return turn
  }
}
