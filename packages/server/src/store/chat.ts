import type { ChatLine } from '@krcma/protocol'
import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** Lines that a watcher is given who has none. */
const LATEST = 200

export class Chat {
  readonly #db: Kysely<Schema>
  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** Adds a line; its number is the next free one, whoever else is adding. */
  async add(table: string, line: Omit<ChatLine, 'n'>): Promise<ChatLine> {
    for (;;) {
      const last = await this.#db
        .selectFrom('chat')
        .select((eb) => eb.fn.max<number | null>('n').as('n'))
        .where('table_id', '=', table)
        .executeTakeFirst()
      const n = (last?.n ?? -1) + 1
      const { at, by, text } = line
      const added = await this.#db
        .insertInto('chat')
        .values({ table_id: table, n, at, person: by.id, name: by.name, text, removed: 0 })
        .onConflict((conflict) => conflict.columns(['table_id', 'n']).doNothing())
        .returning('n')
        .execute()
      if (added.length > 0) return { n, ...line }
    }
  }

  async remove(table: string, n: number): Promise<boolean> {
    const removed = await this.#db
      .updateTable('chat')
      .set({ removed: 1, text: '' })
      .where('table_id', '=', table)
      .where('n', '=', n)
      .where('removed', '=', 0)
      .returning('n')
      .execute()
    return removed.length > 0
  }

  /** The numbers of those among the latest lines that were removed. */
  async removed(table: string): Promise<number[]> {
    const rows = await this.#db
      .selectFrom('chat')
      .select('n')
      .where('table_id', '=', table)
      .where('removed', '=', 1)
      .orderBy('n', 'desc')
      .limit(LATEST)
      .execute()
    return rows.map(({ n }) => n)
  }

  /** The lines from number `from` on, at most the latest few hundred, without what was removed. */
  async lines(table: string, from: number): Promise<ChatLine[]> {
    const rows = await this.#db
      .selectFrom('chat')
      .select(['n', 'at', 'person', 'name', 'text'])
      .where('table_id', '=', table)
      .where('n', '>=', from)
      .where('removed', '=', 0)
      .orderBy('n', 'desc')
      .limit(LATEST)
      .execute()
    return rows.reverse().map(({ n, at, person, name, text }) => ({ n, at, by: { id: person, name }, text }))
  }
}
