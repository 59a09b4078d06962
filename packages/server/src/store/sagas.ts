import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

export interface StoredSaga {
  readonly id: string
  readonly version: number
  readonly owner: string
  readonly status: string
  readonly updated: number
  readonly body: string
}

const MOST = 100

/** Sagas, kept with optimistic concurrency: a change names the version that it was made of, and only one of two such is stored. */
export class Sagas {
  readonly #db: Kysely<Schema>
  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  async get(id: string): Promise<StoredSaga | undefined> {
    return this.#db.selectFrom('sagas').selectAll().where('id', '=', id).executeTakeFirst()
  }

  async add(saga: StoredSaga, people: readonly string[]): Promise<void> {
    await this.#enlist(saga.id, people)
    await this.#db.insertInto('sagas').values(saga).execute()
  }

  /** Whether it is stored; it is not if somebody else has changed it since. Then nothing has changed. */
  async change({ id, version, ...to }: StoredSaga, people: readonly string[]): Promise<boolean> {
    await this.#enlist(id, people)
    const changed = await this.#db
      .updateTable('sagas')
      .set({ ...to, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('id')
      .execute()
    return changed.length > 0
  }

  /** Before they are in it: one too many is found and left out, one missing would not be found. */
  async #enlist(saga: string, people: readonly string[]): Promise<void> {
    if (people.length === 0) return
    await this.#db
      .insertInto('saga_people')
      .values(people.map((person) => ({ person, saga_id: saga })))
      .onConflict((conflict) => conflict.columns(['person', 'saga_id']).doNothing())
      .execute()
  }

  /** Those that a person is or was in, what changed last first. */
  async of(person: string): Promise<StoredSaga[]> {
    return this.#db
      .selectFrom('saga_people')
      .innerJoin('sagas', 'sagas.id', 'saga_people.saga_id')
      .selectAll('sagas')
      .where('saga_people.person', '=', person)
      .orderBy('sagas.updated', 'desc')
      .limit(MOST)
      .execute()
  }

  /** How many of a person's are under way. */
  async owned(person: string): Promise<number> {
    const { n } = await this.#db
      .selectFrom('sagas')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('owner', '=', person)
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow()
    return Number(n)
  }
}
