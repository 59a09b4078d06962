import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** How many guesses may come at once, and after how many milliseconds each one more. */
export interface GuessRate {
  readonly burst: number
  readonly each: number
}

/**
 * Who may guess how often at what, the same on every node and after a restart: a leaky bucket for each key as one number, the time
 * when it will be empty (GCRA).
 */
export class Guesses {
  readonly #db: Kysely<Schema>
  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** Takes one guess, if one is left. Counted before it is looked at: many at once are as many. */
  async take(key: string, now: number, { burst, each }: GuessRate): Promise<boolean> {
    const rows = await this.#db
      .insertInto('guesses')
      .values({ key, until: now + each })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({
            until: sql<number>`case when guesses.until > ${now} then guesses.until else ${now} end + ${each}`,
          })
          .where('guesses.until', '<=', now + (burst - 1) * each),
      )
      .returning('until')
      .execute()
    return rows.length > 0
  }

  /** It was no guess but right. */
  async giveBack(key: string, { each }: GuessRate): Promise<void> {
    await this.#db
      .updateTable('guesses')
      .set((eb) => ({ until: eb('until', '-', each) }))
      .where('key', '=', key)
      .execute()
  }

  /** Device cookies (OWASP): from which browsers somebody has come in before. Tokens are kept as hashes. */
  async isKnown(device: string, person: string, now: number): Promise<boolean> {
    const row = await this.#db
      .selectFrom('devices')
      .select('person')
      .where('token', '=', device)
      .where('person', '=', person)
      .where('expires', '>', now)
      .executeTakeFirst()
    return row !== undefined
  }

  async know(token: string, person: string, expires: number): Promise<void> {
    await this.#db
      .insertInto('devices')
      .values({ token, person, expires })
      .onConflict((conflict) => conflict.columns(['token', 'person']).doUpdateSet({ expires }))
      .execute()
  }

  /** Forgets all devices of a person. */
  async forget(person: string): Promise<void> {
    await this.#db.deleteFrom('devices').where('person', '=', person).execute()
  }

  async sweep(now: number): Promise<void> {
    await this.#db.deleteFrom('guesses').where('until', '<=', now).execute()
    await this.#db.deleteFrom('devices').where('expires', '<=', now).execute()
  }
}
