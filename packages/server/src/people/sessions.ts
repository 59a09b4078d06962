import type { Language } from '@krcma/kernel'
import type { Me } from '@krcma/protocol'
import { hashOf, newId, newToken } from '../ids.ts'
import type { PersonRow } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import { meOf } from './asker.ts'

const DAY = 86_400_000
/** A session lasts as long as somebody comes back within this time. */
const LASTS = 180 * DAY

/** A session that is under way. */
export interface Found {
  readonly me: Me
  /** The hash by which it is kept: it may be told around in the house, the token may not. */
  readonly session: string
  readonly seen: number
}

/** Who comes in, and by which token the house knows them again. */
export class Sessions {
  readonly #people: Store['people']
  readonly #admins: readonly string[]
  readonly #now: () => number

  constructor(people: Store['people'], admins: readonly string[], now: () => number) {
    this.#people = people
    this.#admins = admins
    this.#now = now
  }

  /** Whom a token belongs to. */
  async find(token: string | undefined): Promise<Found | null> {
    if (token === undefined) return null
    const session = hashOf(token)
    const found = await this.#people.session(session, this.#now())
    return found === undefined ? null : { me: await this.#me(found.person), session, seen: found.seen }
  }

  /** Lets a session last from now on; once a day will do. Whether it was time: then its cookie is to be set again too. */
  async prolong({ session, seen }: Found): Promise<boolean> {
    const now = this.#now()
    if (now - seen <= DAY) return false
    await this.#people.prolong(session, now, now + LASTS)
    return true
  }

  async me(person: string): Promise<Me | null> {
    const row = await this.#people.get(person)
    return row === undefined ? null : this.#me(row)
  }

  async #me(person: PersonRow): Promise<Me> {
    const [passkeys, muted] = await Promise.all([this.#people.passkeysOf(person.id), this.#people.mutedBy(person.id)])
    return meOf(person, { passkeys: passkeys.length, muted, admins: this.#admins })
  }

  async guest(name: string, language: Language): Promise<string> {
    const id = newId()
    await this.#people.add({
      id,
      name,
      language,
      login: null,
      password: null,
      vacation: null,
      created: this.#now(),
    })
    return id
  }

  /** Begins a session and gives the token for the cookie; it is kept as a hash only. */
  async open(person: string): Promise<string> {
    const token = newToken()
    const now = this.#now()
    await this.#people.open(hashOf(token), person, now, now + LASTS)
    return token
  }

  /** Ends a session, and says which it was. */
  async close(token: string): Promise<string> {
    const session = hashOf(token)
    await this.#people.close(session)
    return session
  }
}
