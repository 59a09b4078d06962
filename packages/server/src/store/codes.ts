import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** recovery: to keep, for coming in once. mailed: the same, sent by e-mail, for minutes. address: proves that mail is read. */
export type CodeKind = 'recovery' | 'mailed' | 'address'

export interface Code {
  /** As which a code is kept: who reads the store cannot come in with it. */
  readonly hash: string
  readonly person: string
  readonly kind: CodeKind
  /** The address that it was sent to. */
  readonly about: string
  readonly expires: number | null
}

/** Codes that serve once. */
export class Codes {
  readonly #db: Kysely<Schema>
  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** These instead of all of their kind that the person has. */
  async replace(person: string, kind: CodeKind, codes: readonly Code[]): Promise<void> {
    if (codes.length > 0)
      await this.#db
        .insertInto('codes')
        .values([...codes])
        .execute()
    let old = this.#db.deleteFrom('codes').where('person', '=', person).where('kind', '=', kind)
    const hashes = codes.map(({ hash }) => hash)
    if (hashes.length > 0) old = old.where('hash', 'not in', hashes)
    await old.execute()
  }

  /** Spends a code of a person, if it is one: what it was for. */
  async spend(person: string, hash: string, kinds: readonly CodeKind[], now: number): Promise<Code | undefined> {
    const rows = await this.#db
      .deleteFrom('codes')
      .where('hash', '=', hash)
      .where('person', '=', person)
      .where('kind', 'in', [...kinds])
      .where((eb) => eb.or([eb('expires', 'is', null), eb('expires', '>', now)]))
      .returningAll()
      .execute()
    return rows[0] as Code | undefined
  }

  async left(person: string): Promise<number> {
    const { n } = await this.#db
      .selectFrom('codes')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('person', '=', person)
      .where('kind', '=', 'recovery')
      .executeTakeFirstOrThrow()
    return Number(n)
  }

  async forget(person: string): Promise<void> {
    await this.#db.deleteFrom('codes').where('person', '=', person).execute()
  }

  async sweep(now: number): Promise<void> {
    await this.#db.deleteFrom('codes').where('expires', '<=', now).execute()
  }
}
