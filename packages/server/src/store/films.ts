import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** The films of games that have ended, packed. One that is there is never changed. */
export class Films {
  readonly #db: Kysely<Schema>
  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  async put(table: string, body: Uint8Array): Promise<void> {
    await this.#db
      .insertInto('films')
      .values({ table_id: table, body })
      .onConflict((conflict) => conflict.column('table_id').doNothing())
      .execute()
  }

  async find(table: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const row = await this.#db.selectFrom('films').select('body').where('table_id', '=', table).executeTakeFirst()
    return row === undefined ? null : new Uint8Array(row.body)
  }

  async has(table: string): Promise<boolean> {
    const row = await this.#db.selectFrom('films').select('table_id').where('table_id', '=', table).executeTakeFirst()
    return row !== undefined
  }
}
