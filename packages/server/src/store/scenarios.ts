import { LIMITS } from '@krcma/protocol'
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { ScenarioRow, Schema } from './schema.ts'

const MOST = LIMITS.list

/** Scenarios: every version of each, of which the last counts. Appending the next version decides who was first. */
export class Scenarios {
  readonly #db: Kysely<Schema>
  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** Whether it is stored; it is not if that version exists. */
  async add(row: ScenarioRow): Promise<boolean> {
    const added = await this.#db
      .insertInto('scenarios')
      .values(row)
      .onConflict((conflict) => conflict.columns(['id', 'version']).doNothing())
      .returning('id')
      .execute()
    return added.length > 0
  }

  async latest(id: string): Promise<ScenarioRow | undefined> {
    return this.#db
      .selectFrom('scenarios')
      .selectAll()
      .where('id', '=', id)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst()
  }

  /** The latest first: public ones, or those of one person. */
  async list(how: {
    readonly person?: string | undefined
    readonly game?: string | undefined
    readonly words: readonly string[]
    readonly before?: number | undefined
  }): Promise<ScenarioRow[]> {
    const { person, game, words, before } = how
    let query = this.#heads().selectAll('scenarios')
    query =
      person === undefined
        ? query.where('access', '=', 'public')
        : query.where('owner', '=', person).where('access', '!=', 'removed')
    if (game !== undefined) query = query.where('game', '=', game)
    // A sign that stands for any text elsewhere is a sign like others here.
    for (const word of words)
      query = query.where(sql<boolean>`said like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`)
    if (before !== undefined) query = query.where('at', '<', before)
    return query.orderBy('at', 'desc').limit(MOST).execute()
  }

  /** Notes that a table was opened on a scenario. */
  async played(scenario: string, table: string): Promise<void> {
    await this.#db
      .insertInto('scenario_tables')
      .values({ scenario_id: scenario, table_id: table })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  async owned(person: string): Promise<number> {
    const { n } = await this.#heads()
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('owner', '=', person)
      .where('access', '!=', 'removed')
      .executeTakeFirstOrThrow()
    return Number(n)
  }

  #heads(): SelectQueryBuilder<Schema, 'scenarios', object> {
    return this.#db
      .selectFrom('scenarios')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('scenarios as later')
              .select('later.id')
              .whereRef('later.id', '=', 'scenarios.id')
              .whereRef('later.version', '>', 'scenarios.version'),
          ),
        ),
      )
  }
}
