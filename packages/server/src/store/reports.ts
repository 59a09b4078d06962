import type { Kysely } from 'kysely'
import type { ReportRow, Schema } from './schema.ts'

const MOST = 100

/** What people ask admins to look at. */
export class Reports {
  readonly #db: Kysely<Schema>
  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** Adds one, unless the same person has reported the same already and nobody has looked at it yet. */
  async add(row: ReportRow): Promise<void> {
    const { by_person, person, table_id, line } = row
    const same = await this.#db
      .selectFrom('reports')
      .select('id')
      .where('closed', 'is', null)
      .where('by_person', '=', by_person)
      .where('person', '=', person)
      .where('table_id', '=', table_id)
      .where('line', line === null ? 'is' : '=', line)
      .executeTakeFirst()
    if (same === undefined) await this.#db.insertInto('reports').values(row).execute()
  }

  /** Those that nobody has settled, the oldest first. */
  async open(): Promise<ReportRow[]> {
    return this.#db.selectFrom('reports').selectAll().where('closed', 'is', null).orderBy('at').limit(MOST).execute()
  }

  async settle(id: string, closed: number): Promise<ReportRow | undefined> {
    const rows = await this.#db
      .updateTable('reports')
      .set({ closed })
      .where('id', '=', id)
      .where('closed', 'is', null)
      .returningAll()
      .execute()
    return rows[0]
  }

  /** Forgets what was settled long ago. */
  async sweep(before: number): Promise<void> {
    await this.#db.deleteFrom('reports').where('closed', '<', before).execute()
  }
}
