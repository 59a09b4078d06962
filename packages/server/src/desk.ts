import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { newId } from './ids.ts'
import type { Noted } from './people/auditor.ts'
import { makeCodes } from './people/codes.ts'
import { readSettings } from './settings.ts'
import type { AuditRow, PersonRow } from './store/schema.ts'
import { type Accounts, openAccounts } from './store/store.ts'

/** As anybody's. */
const LOGIN = /^[a-z0-9][a-z0-9._-]{2,31}$/

export interface ListedAdmin {
  readonly login: string
  readonly name: string
  /** Made on the machine, or named by `KRCMA_ADMINS`. */
  readonly by: 'command' | 'variable'
}

/** `code`: the one by which somebody comes in who has no other way yet, or none any more. */
export type Done = { readonly done: true; readonly code?: string } | { readonly done: false; readonly why: Why }
export type Why = 'malformed' | 'unknown' | 'already' | 'no-admin' | 'by-variable'

/**
 * The desk in the back room: what only somebody on the machine may do. It works on the store itself, whether a server is using it or
 * not; open sessions that it ends are closed by every node within half a minute.
 */
export class Desk {
  /** Where the store is, as one would say it. */
  readonly place: string
  readonly #accounts: Accounts
  readonly #named: readonly string[]

  private constructor(place: string, accounts: Accounts, named: readonly string[]) {
    this.place = place
    this.#accounts = accounts
    this.#named = named
  }

  /** At the store that a server with the same environment uses. `made`: one may be made, if there is none. */
  static async of(env: Readonly<Record<string, string | undefined>>, root: string, made: boolean): Promise<Desk> {
    const { data, databaseUrl: url, admins } = readSettings(env, root)
    const file = join(data, 'krcma.sqlite')
    if (url === undefined && !made && !existsSync(file)) throw new Error(`There is no store at ${file}.`)
    return new Desk(url === undefined ? file : 'PostgreSQL', await openAccounts({ file, url }), admins)
  }

  close(): Promise<void> {
    return this.#accounts.close()
  }

  /** Makes an admin of whoever has the login; if nobody has, of a new account, which is opened by the code. */
  async add(login: string): Promise<Done> {
    if (!LOGIN.test(login)) return { done: false, why: 'malformed' }
    const { people } = this.#accounts
    const known = await people.byLogin(login)
    if (known?.admin === 1) return { done: false, why: 'already' }
    const person = known ?? (await this.#make(login))
    await people.change(person.id, { admin: 1 })
    await this.#note('admin-made', person)
    return known === undefined ? { done: true, code: await this.#code(person.id) } : { done: true }
  }

  /** Takes it away again, and ends what is open under it. */
  async remove(login: string): Promise<Done> {
    const { people } = this.#accounts
    const person = await people.byLogin(login)
    if (person === undefined) return { done: false, why: 'unknown' }
    if (person.admin === 0) return { done: false, why: this.#named.includes(login) ? 'by-variable' : 'no-admin' }
    await people.change(person.id, { admin: 0 })
    await people.closeAll(person.id)
    await this.#note('admin-removed', person)
    return { done: true }
  }

  /** For anybody who has lost every way in, or whose ways somebody else has: only the code opens the account after this. */
  async reset(login: string): Promise<Done> {
    const { people, guesses } = this.#accounts
    const person = await people.byLogin(login)
    if (person === undefined) return { done: false, why: 'unknown' }
    await people.change(person.id, { password: null })
    await people.removePasskeys(person.id)
    await people.closeAll(person.id)
    await guesses.forget(person.id)
    await this.#note('reset', person)
    return { done: true, code: await this.#code(person.id) }
  }

  async list(): Promise<ListedAdmin[]> {
    const rows = await this.#accounts.people.admins(this.#named)
    return rows.flatMap(({ login, name, admin }) =>
      login === null ? [] : [{ login, name, by: admin === 1 ? ('command' as const) : ('variable' as const) }],
    )
  }

  /** The audit log, the latest first. */
  log(most: number): Promise<AuditRow[]> {
    return this.#accounts.audit.latest({}, most)
  }

  async #make(login: string): Promise<PersonRow> {
    const nobody = { password: null, vacation: null, email: null, silenced: null, barred: null }
    const person = { id: newId(), name: login, language: 'en', login, created: Date.now(), admin: 0, ...nobody }
    await this.#accounts.people.add(person)
    return person
  }

  async #code(person: string): Promise<string> {
    const [code] = makeCodes(person, 1)
    if (code === undefined) throw new Error('no code')
    await this.#accounts.codes.replace(person, 'recovery', [code.row])
    return code.text
  }

  async #note(what: Noted, { id, name }: PersonRow): Promise<void> {
    const row = { id: newId(), at: Date.now(), what, person: id, name, about: '' }
    await this.#accounts.audit.add({ ...row, by_person: null, by_name: 'krcma admin' })
  }
}
