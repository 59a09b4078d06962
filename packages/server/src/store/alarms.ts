import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

/**
 * Tables that need attention though nobody asks: a bot is to answer, a clock has run out. The alarm is set in the very
 * transaction that makes it necessary, so none can be lost. A node claims what is due for a while; if it dies, the claim
 * passes and another node takes over. What is done about an alarm is a line of the journal like any other, so that even two
 * nodes on the same alarm do it once.
 */
export class Alarms {
  readonly #db: Kysely<Schema>
  readonly #locks: boolean
  constructor(db: Kysely<Schema>, kind: 'sqlite' | 'postgres') {
    this.#db = db
    this.#locks = kind === 'postgres'
  }

  /** Claims what is due and not claimed by another, the oldest first. It waits for nobody's lock, so its order is its own. */
  async claim(node: string, now: number, lease: number, most: number): Promise<string[]> {
    let due = this.#db
      .selectFrom('tables')
      .select('id')
      .where('alarm', '<=', now)
      .where('claimed_until', '<=', now)
      .orderBy('alarm')
      .limit(most)
    if (this.#locks) due = due.forUpdate().skipLocked()
    const claimed = await this.#db
      .updateTable('tables')
      .set({ claimed_by: node, claimed_until: now + lease })
      .where('id', 'in', due)
      .returning('id')
      .execute()
    return claimed.map(({ id }) => id)
  }

  /** Keeps a claim for longer, while a bot thinks. */
  async renew(node: string, table: string, until: number): Promise<void> {
    await this.#db
      .updateTable('tables')
      .set({ claimed_until: until })
      .where('id', '=', table)
      .where('claimed_by', '=', node)
      .execute()
  }

  /** Gives claims back: one, or at the end all. */
  async release(node: string, table?: string): Promise<void> {
    let held = this.#db.selectFrom('tables').select('id').where('claimed_by', '=', node)
    if (table !== undefined) held = held.where('id', '=', table)
    // In the order in which lines are stored: else this and a batch of another node might wait for each other.
    if (this.#locks) held = held.orderBy(sql`id collate "C"`).forUpdate()
    await this.#db
      .updateTable('tables')
      .set({ claimed_by: null, claimed_until: 0 })
      .where('claimed_by', '=', node)
      .where('id', 'in', held)
      .execute()
  }
}
