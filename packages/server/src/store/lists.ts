import { LIMITS } from '@krcma/protocol'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Schema, TableRow } from './schema.ts'

export type Listed = Selectable<TableRow> & { readonly waiting?: number; readonly deadline?: number | null }

const MOST = LIMITS.list
const UNDER_WAY = ['gathering', 'playing', 'paused']
const DONE = ['over', 'ended']

/** The lists of tables that lobby and archive show. */
export class Lists {
  readonly #db: Kysely<Schema>
  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** Where a person sits: their move first, then what changed last. */
  async yours(person: string): Promise<Listed[]> {
    return this.#db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .selectAll('tables')
      .select(['seats.waiting', 'seats.deadline'])
      .where('seats.person', '=', person)
      .where('tables.status', 'in', UNDER_WAY)
      .orderBy('seats.waiting', 'desc')
      .orderBy('tables.updated', 'desc')
      .limit(MOST)
      .execute()
  }

  /** All tables under way at which a person sits, however many a list would show. */
  async tablesOf(person: string): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select('tables.id')
      .where('seats.person', '=', person)
      .where('tables.status', 'in', UNDER_WAY)
      .execute()
    return rows.map(({ id }) => id)
  }

  /** Everything that is or was played, whoever may see it: for admins. */
  async all(before?: number): Promise<Listed[]> {
    let query = this.#db.selectFrom('tables').selectAll()
    if (before !== undefined) query = query.where('updated', '<', before)
    return query.orderBy('updated', 'desc').limit(MOST).execute()
  }

  /** Public tables: the latest of each owner first, then their second ones, and so on. Nobody pushes others out by opening many. */
  async open(status: 'gathering' | 'playing'): Promise<Listed[]> {
    const turn = sql<number>`row_number() over (partition by coalesce(owner, id) order by updated desc, id)`.as('turn')
    const rows = await this.#db
      .selectFrom((eb) =>
        eb
          .selectFrom('tables')
          .selectAll()
          .select(turn)
          .where('status', '=', status)
          .where('access', '=', 'public')
          .as('listed'),
      )
      .selectAll()
      .orderBy('turn')
      .orderBy('updated', 'desc')
      .limit(MOST)
      .execute()
    return rows.map(({ turn: _, ...row }) => row)
  }

  /** Tables that ended long ago and whose owner has no account, in the order of their ids, from one of them on. */
  async ofGuests(before: number, after: string): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .leftJoin('persons', 'persons.id', 'tables.owner')
      .select('tables.id')
      .where('tables.status', 'in', [...DONE, 'called-off'])
      .where('tables.updated', '<', before)
      .where('tables.id', '>', after)
      .where('persons.login', 'is', null)
      .orderBy('tables.id')
      .limit(MOST)
      .execute()
    return rows.map(({ id }) => id)
  }

  /** Removes a table and all that is kept of it; what lists know of it last, so that a removal that breaks off is begun again. */
  async remove(table: string): Promise<void> {
    for (const part of ['chat', 'films', 'checkpoints', 'journal', 'seats', 'scenario_tables'] as const)
      await this.#db.deleteFrom(part).where('table_id', '=', table).execute()
    await this.#db.deleteFrom('tables').where('id', '=', table).execute()
  }

  /** Games that have ended, the latest first: public ones, or those of one person. */
  async archive(how: { person?: string | undefined; game?: string | undefined; before?: number | undefined }) {
    let query = this.#db.selectFrom('tables').selectAll('tables').where('status', 'in', DONE)
    const { person, game, before } = how
    if (person === undefined) query = query.where('access', '=', 'public')
    else
      query = query.where((eb) =>
        eb.or([
          eb('owner', '=', person),
          eb('id', 'in', eb.selectFrom('seats').select('table_id').where('person', '=', person)),
        ]),
      )
    if (game !== undefined) query = query.where('game', '=', game)
    if (before !== undefined) query = query.where('updated', '<', before)
    return query.orderBy('updated', 'desc').limit(MOST).execute()
  }

  /** Games that were played on a scenario to the end: how many, and the latest of those that are public or of one person. */
  async playedOn(
    scenario: string,
    person: string | undefined,
    before: number | undefined,
  ): Promise<{ readonly games: number; readonly listed: readonly Listed[] }> {
    const on = this.#db
      .selectFrom('tables')
      .innerJoin('scenario_tables', 'scenario_tables.table_id', 'tables.id')
      .where('scenario_id', '=', scenario)
      .where('status', '=', 'over')
    const { n } = await on.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()
    let seen = on
      .selectAll('tables')
      .where((eb) =>
        eb.or([
          eb('access', '=', 'public'),
          ...(person === undefined
            ? []
            : [
                eb('owner', '=', person),
                eb('id', 'in', eb.selectFrom('seats').select('seats.table_id').where('person', '=', person)),
              ]),
        ]),
      )
    if (before !== undefined) seen = seen.where('updated', '<', before)
    return { games: Number(n), listed: await seen.orderBy('updated', 'desc').limit(MOST).execute() }
  }

  /** A table that has ended needs no more attention; this is what lists know of it from now on. */
  async settle(table: string, card: string): Promise<void> {
    await this.#db
      .updateTable('tables')
      .set({ card, alarm: null, claimed_by: null, claimed_until: 0 })
      .where('id', '=', table)
      .execute()
  }

  /** How many tables of a person are under way. */
  async owned(person: string): Promise<number> {
    const { n } = await this.#db
      .selectFrom('tables')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('owner', '=', person)
      .where('status', 'in', UNDER_WAY)
      .executeTakeFirstOrThrow()
    return Number(n)
  }

  /** What lists know of a table's status; undefined if there is no such table. */
  async statusOf(table: string): Promise<string | undefined> {
    const row = await this.#db.selectFrom('tables').select('status').where('id', '=', table).executeTakeFirst()
    return row?.status
  }

  /** When something last happened at a table; undefined if there is no such table. */
  async updatedOf(table: string): Promise<number | undefined> {
    const row = await this.#db.selectFrom('tables').select('updated').where('id', '=', table).executeTakeFirst()
    return row === undefined ? undefined : Number(row.updated)
  }

  /** Tables at which nobody has sat down to play for long. */
  async stale(before: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('status', '=', 'gathering')
      .where('updated', '<', before)
      .limit(MOST)
      .execute()
    return rows.map(({ id }) => id)
  }
}
