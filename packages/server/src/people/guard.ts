import { hashOf, newToken } from '../ids.ts'
import type { GuessRate } from '../store/guesses.ts'
import type { PersonRow } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import { isPassword } from './password.ts'

const HOUR = 3_600_000
const YEAR = 365 * 24 * HOUR

/** `right` and `wrong` as they say; `stopped`: it was not even looked at. */
export type Guess = 'right' | 'wrong' | 'stopped'

/**
 * Guards passwords against guessing by device cookies (OWASP): all browsers that an account was never used in share one small
 * bucket of guesses, wherever they are, and each one that it was used in has its own. So nobody guesses much, and nobody who guesses locks
 * out the owner.
 */
export class Guard {
  readonly #guesses: Store['guesses']
  readonly #now: () => number
  readonly #rate: GuessRate

  /** `perHour`: also how many may come at once. */
  constructor(guesses: Store['guesses'], now: () => number, perHour: number) {
    this.#guesses = guesses
    this.#now = now
    this.#rate = { burst: perHour, each: Math.max(1, Math.floor(HOUR / perHour)) }
  }

  /** Somebody who is not in yet: from which browser, if it has been here before. */
  async atDoor(
    device: string | undefined,
    login: string,
    row: PersonRow | undefined,
    password: string,
  ): Promise<Guess> {
    const token = device === undefined ? undefined : hashOf(device)
    const known = token !== undefined && row !== undefined && (await this.#guesses.isKnown(token, row.id, this.#now()))
    return this.#try(known ? `device ${token} ${row.id}` : `login ${hashOf(login)}`, row, password)
  }

  /** Somebody who is in: a stolen session may not guess for long, and nobody else's guesses count. */
  async inside(session: string, row: PersonRow, password: string): Promise<Guess> {
    return this.#try(`session ${session}`, row, password)
  }

  async #try(key: string, row: PersonRow | undefined, password: string): Promise<Guess> {
    if (!(await this.#guesses.take(key, this.#now(), this.#rate))) return 'stopped'
    if (!(await isPassword(row?.password, password))) return 'wrong'
    await this.#guesses.giveBack(key, this.#rate)
    return 'right'
  }

  /** Knows a browser from now on as one of this person's; gives what it is to be known by, if that is new to it. */
  async know(device: string | undefined, person: string): Promise<string | undefined> {
    const token = device ?? newToken()
    await this.#guesses.know(hashOf(token), person, this.#now() + YEAR)
    return device === undefined ? token : undefined
  }

  forget(person: string): Promise<void> {
    return this.#guesses.forget(person)
  }
}
