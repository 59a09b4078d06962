import type { People } from '../store/people.ts'
import type { PersonRow } from '../store/schema.ts'

/**
 * Who may see to the house: those whom the store knows as admins, made so by a command on the machine, and those whom
 * `KRCMA_ADMINS` names. That names accounts that are there when the house opens and makes none: a login that nobody has yet cannot be
 * taken by whoever reads the variable first.
 */
export class Admins {
  readonly #named: ReadonlySet<string>
  /** Logins that are named and that nobody had when the house opened: nobody gets them. */
  readonly missing: readonly string[]

  private constructor(named: ReadonlySet<string>, missing: readonly string[]) {
    this.#named = named
    this.missing = missing
  }

  static async named(logins: readonly string[], people: Pick<People, 'byLogin'>): Promise<Admins> {
    const found = await Promise.all(logins.map((login) => people.byLogin(login)))
    const ids = found.flatMap((row) => (row === undefined ? [] : [row.id]))
    return new Admins(
      new Set(ids),
      logins.filter((_, n) => found[n] === undefined),
    )
  }

  has({ id, login, admin }: PersonRow): boolean {
    return login !== null && (admin === 1 || this.#named.has(id))
  }
}
