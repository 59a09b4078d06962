import type { Kysely } from 'kysely'
import type { AuditRow, Schema } from './schema.ts'

/** The audit log: what happened to accounts, and what admins did. Only ever added to, until it is old. */
export class Audit {
  readonly #db: Kysely<Schema>
  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  async add(row: AuditRow): Promise<void> {
    await this.#db.insertInto('audit').values(row).execute()
  }

  /** The latest first: all of it, or what happened to a person, or what was done by somebody to others. */
  async latest(of: { person?: string; byOthers?: true; before?: number | undefined }, most = 100): Promise<AuditRow[]> {
    let query = this.#db.selectFrom('audit').selectAll()
    const { person, byOthers, before } = of
    if (person !== undefined) query = query.where('person', '=', person)
    if (byOthers === true) query = query.where('by_person', 'is not', null)
    if (before !== undefined) query = query.where('at', '<', before)
    return query.orderBy('at', 'desc').orderBy('id').limit(most).execute()
  }

  async sweep(before: number): Promise<void> {
    await this.#db.deleteFrom('audit').where('at', '<', before).execute()
  }
}
