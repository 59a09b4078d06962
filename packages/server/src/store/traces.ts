import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** What somebody has left behind, wherever it is kept: for them to take along, or to be wiped away. */
export class Traces {
  readonly #db: Kysely<Schema>
  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** Every table at which a person is named: also where they have given up their seat. */
  async tables(person: string) {
    return this.#db
      .selectFrom('tables')
      .select(['id', 'game', 'status', 'owner', 'card', 'updated'])
      .where((eb) => eb.or([eb('owner', '=', person), eb('card', 'like', `%"id":"${person}"%`)]))
      .orderBy('updated', 'desc')
      .execute()
  }

  async lines(person: string) {
    return this.#db
      .selectFrom('chat')
      .select(['table_id', 'n', 'at', 'text'])
      .where('person', '=', person)
      .where('removed', '=', 0)
      .orderBy('at')
      .execute()
  }

  async reports(person: string) {
    return this.#db
      .selectFrom('reports')
      .select(['at', 'table_id', 'name', 'said', 'why', 'note', 'closed'])
      .where('by_person', '=', person)
      .orderBy('at')
      .execute()
  }

  /** Wipes a person away: what they are known by, what they said, and their name wherever it stands beside their id. */
  async erase(person: string): Promise<void> {
    const db = this.#db
    await db.deleteFrom('sessions').where('person', '=', person).execute()
    await db.deleteFrom('passkeys').where('person', '=', person).execute()
    await db.deleteFrom('codes').where('person', '=', person).execute()
    await db.deleteFrom('devices').where('person', '=', person).execute()
    await db.deleteFrom('seats').where('person', '=', person).execute()
    await db
      .deleteFrom('mutes')
      .where((eb) => eb.or([eb('person', '=', person), eb('muted', '=', person)]))
      .execute()
    await db
      .updateTable('chat')
      .set({ person: '', name: '', text: '', removed: 1 })
      .where('person', '=', person)
      .execute()
    await db.updateTable('reports').set({ by_name: '' }).where('by_person', '=', person).execute()
    await db.updateTable('reports').set({ name: '' }).where('person', '=', person).execute()
    await db.updateTable('audit').set({ name: '' }).where('person', '=', person).execute()
    await db.updateTable('audit').set({ by_name: '' }).where('by_person', '=', person).execute()
    await this.#eraseInSagas(person)
    await db.deleteFrom('persons').where('id', '=', person).execute()
  }

  /** In sagas that others go on with, nobody stands where they did. Whoever changes one at the same moment is waited for. */
  async #eraseInSagas(person: string): Promise<void> {
    const listed = await this.#db.selectFrom('saga_people').select('saga_id').where('person', '=', person).execute()
    for (const { saga_id: id } of listed) {
      for (let stored = false; !stored; ) {
        const saga = await this.#db.selectFrom('sagas').selectAll().where('id', '=', id).executeTakeFirst()
        if (saga === undefined) break
        const { version, owner } = saga
        const body = JSON.stringify(JSON.parse(saga.body, (_, value: unknown) => nameless(value, person)))
        const changed = await this.#db
          .updateTable('sagas')
          .set({ body, version: version + 1, owner: owner === person ? '' : owner })
          .where('id', '=', id)
          .where('version', '=', version)
          .returning('id')
          .execute()
        stored = changed.length > 0
      }
    }
    await this.#db.deleteFrom('saga_people').where('person', '=', person).execute()
  }
}

function nameless(value: unknown, person: string): unknown {
  const is = typeof value === 'object' && value !== null && 'id' in value && 'name' in value && value.id === person
  return is ? { ...value, id: '', name: '' } : value
}
