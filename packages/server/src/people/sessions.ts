import type { Language } from '@krcma/kernel'
import type { Me } from '@krcma/protocol'
import { hashOf, newId, newToken } from '../ids.ts'
import type { PersonRow } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import type { Admins } from './admins.ts'
import { meOf } from './asker.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** A session lasts as long as somebody comes back within this time. */
const LASTS = 180 * DAY

/** By what somebody showed who they are. */
export type Proof = 'guest' | 'password' | 'passkey' | 'code'

/** A session that is under way. */
export interface Found {
  readonly me: Me
  /** The hash by which it is kept: it may be told around in the house, the token may not. */
  readonly session: string
  readonly seen: number
  /** When, and by what, they last showed who they are. */
  readonly proven: number
  readonly proof: Proof
}

/** Who comes in, and by which token the house knows them again. */
export class Sessions {
  readonly #people: Store['people']
  readonly #codes: Store['codes']
  readonly #admins: Admins
  readonly #now: () => number

  constructor({ people, codes }: Pick<Store, 'people' | 'codes'>, admins: Admins, now: () => number) {
    this.#people = people
    this.#codes = codes
    this.#admins = admins
    this.#now = now
  }

  /** Whom a token belongs to. */
  async find(token: string | undefined): Promise<Found | null> {
    if (token === undefined) return null
    const session = hashOf(token)
    const found = await this.#people.session(session, this.#now())
    if (found === undefined) return null
    const { seen, proven, proof } = found.session
    return { me: await this.#me(found.person), session, seen, proven, proof: proof as Proof }
  }

  /** Lets a session last from now on; once an hour will do. Whether it was time: then its cookie is to be set again too. */
  async prolong({ session, seen }: Found): Promise<boolean> {
    const now = this.#now()
    if (now - seen <= HOUR) return false
    await this.#people.prolong(session, now, now + LASTS)
    return true
  }

  async me(person: string): Promise<Me | null> {
    const row = await this.#people.get(person)
    return row === undefined ? null : this.#me(row)
  }

  async #me(person: PersonRow): Promise<Me> {
    const [passkeys, codes, muted] = await Promise.all([
      this.#people.passkeysOf(person.id),
      this.#codes.left(person.id),
      this.#people.mutedBy(person.id),
    ])
    return meOf(person, { passkeys: passkeys.length, codes, muted, admin: this.#admins.has(person) })
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
      admin: 0,
      email: null,
      silenced: null,
      barred: null,
    })
    return id
  }

  /** Begins a session and gives the token for the cookie; it is kept as a hash only. */
  async open(person: string, device: string, proof: Proof): Promise<string> {
    const token = newToken()
    const now = this.#now()
    const times = { seen: now, expires: now + LASTS, opened: now, proven: now }
    await this.#people.open({ token: hashOf(token), person, device, proof, ...times })
    return token
  }

  /** Ends a session, and says which it was. */
  async close(token: string): Promise<string> {
    const session = hashOf(token)
    await this.#people.close(session)
    return session
  }
}
