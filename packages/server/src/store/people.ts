import { type Kysely, sql } from 'kysely'
import type { PersonRow, Schema, SessionRow } from './schema.ts'

export interface Passkey {
  readonly id: string
  readonly person: string
  readonly publicKey: string
  readonly counter: number
  readonly transports: string
  readonly name: string
  readonly created: number
  readonly used: number | null
}

/** So many of one kind are asked for in one question. */
const AT_ONCE = 500

/** Who is known here: people, their sessions, passkeys and mutes. Tokens come and go as hashes only. */
export class People {
  readonly #db: Kysely<Schema>
  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  async add(person: PersonRow): Promise<void> {
    await this.#db.insertInto('persons').values(person).execute()
  }

  async get(id: string): Promise<PersonRow | undefined> {
    return this.#db.selectFrom('persons').selectAll().where('id', '=', id).executeTakeFirst()
  }

  async byLogin(login: string): Promise<PersonRow | undefined> {
    return this.#db.selectFrom('persons').selectAll().where('login', '=', login).executeTakeFirst()
  }

  async change(
    id: string,
    to: Partial<
      Pick<PersonRow, 'name' | 'language' | 'vacation' | 'password' | 'admin' | 'email' | 'silenced' | 'barred'>
    >,
  ): Promise<void> {
    if (Object.keys(to).length > 0) await this.#db.updateTable('persons').set(to).where('id', '=', id).execute()
  }

  /** Gives a login to a person who has none, or has this one; false if it is somebody else's. */
  async takeLogin(id: string, login: string): Promise<boolean> {
    const holder = await this.byLogin(login)
    if (holder !== undefined) return holder.id === id
    try {
      const taken = await this.#db
        .updateTable('persons')
        .set({ login })
        .where('id', '=', id)
        .where('login', 'is', null)
        .returning('id')
        .execute()
      return taken.length > 0
    } catch (error) {
      // Two people at once: the unique index decides. The drivers say so differently; whoever holds it now has won.
      const winner = await this.byLogin(login)
      if (winner === undefined) throw error
      return winner.id === id
    }
  }

  // ------------------------------------------------------------------------------------------------------- sessions

  async open(session: SessionRow): Promise<void> {
    await this.#db.insertInto('sessions').values(session).execute()
  }

  async session(token: string, now: number): Promise<{ person: PersonRow; session: SessionRow } | undefined> {
    const session = await this.#db
      .selectFrom('sessions')
      .selectAll()
      .where('token', '=', token)
      .where('expires', '>', now)
      .executeTakeFirst()
    const person = session && (await this.get(session.person))
    return session && person && { person, session }
  }

  /** The sessions of a person, the one that was seen last first. */
  async sessionsOf(person: string, now: number): Promise<SessionRow[]> {
    return this.#db
      .selectFrom('sessions')
      .selectAll()
      .where('person', '=', person)
      .where('expires', '>', now)
      .orderBy('seen', 'desc')
      .execute()
  }

  /** Those among these sessions that have not ended. */
  async alive(tokens: readonly string[], now: number): Promise<Set<string>> {
    const alive = new Set<string>()
    for (let from = 0; from < tokens.length; from += AT_ONCE) {
      const some = tokens.slice(from, from + AT_ONCE)
      const rows = await this.#db
        .selectFrom('sessions')
        .select('token')
        .where('token', 'in', some)
        .where('expires', '>', now)
        .execute()
      for (const { token } of rows) alive.add(token)
    }
    return alive
  }

  async prove(token: string, proven: number, proof: string): Promise<void> {
    await this.#db.updateTable('sessions').set({ proven, proof }).where('token', '=', token).execute()
  }

  async prolong(token: string, seen: number, expires: number): Promise<void> {
    await this.#db.updateTable('sessions').set({ seen, expires }).where('token', '=', token).execute()
  }

  /** Ends a session; of this person alone, if one is named. Whether there was one. */
  async close(token: string, person?: string): Promise<boolean> {
    let query = this.#db.deleteFrom('sessions').where('token', '=', token)
    if (person !== undefined) query = query.where('person', '=', person)
    return (await query.returning('token').execute()).length > 0
  }

  async closeAll(person: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('person', '=', person).execute()
  }

  /** Forgets what has expired. */
  async sweep(now: number): Promise<void> {
    await this.#db.deleteFrom('sessions').where('expires', '<=', now).execute()
    await this.#db.deleteFrom('challenges').where('expires', '<=', now).execute()
  }

  /** Whether one of these has an account. */
  async haveAccount(ids: readonly string[]): Promise<boolean> {
    if (ids.length === 0) return false
    const found = await this.#db
      .selectFrom('persons')
      .select('id')
      .where('id', 'in', ids)
      .where('login', 'is not', null)
      .executeTakeFirst()
    return found !== undefined
  }

  /** Forgets guests who came long ago, cannot come back, and have left nothing. */
  async sweepGuests(before: number): Promise<void> {
    await this.#db
      .deleteFrom('persons')
      .where('login', 'is', null)
      .where('created', '<', before)
      .where('id', 'not in', (eb) => eb.selectFrom('sessions').select('person'))
      .where('id', 'not in', (eb) => eb.selectFrom('seats').select('person'))
      .where((eb) =>
        eb.not(eb.exists(eb.selectFrom('tables').select('tables.id').whereRef('tables.owner', '=', 'persons.id'))),
      )
      .execute()
  }

  // ------------------------------------------------------------------------------------------------------- passkeys

  async challenge(id: string, challenge: string, expires: number): Promise<void> {
    await this.#db
      .insertInto('challenges')
      .values({ id, challenge, expires })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ challenge, expires }))
      .execute()
  }

  /** A challenge serves once. */
  async spend(id: string, now: number): Promise<string | undefined> {
    const rows = await this.#db
      .deleteFrom('challenges')
      .where('id', '=', id)
      .where('expires', '>', now)
      .returning('challenge')
      .execute()
    return rows[0]?.challenge
  }

  /** False if there is one by this id already. */
  async addPasskey({ publicKey, ...rest }: Passkey): Promise<boolean> {
    const added = await this.#db
      .insertInto('passkeys')
      .values({ ...rest, public_key: publicKey })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .execute()
    return added.length > 0
  }

  async passkey(id: string): Promise<Passkey | undefined> {
    const row = await this.#db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst()
    return row && { ...row, publicKey: row.public_key }
  }

  async passkeysOf(person: string): Promise<Passkey[]> {
    const rows = await this.#db
      .selectFrom('passkeys')
      .selectAll()
      .where('person', '=', person)
      .orderBy('created')
      .execute()
    return rows.map((row) => ({ ...row, publicKey: row.public_key }))
  }

  async usedPasskey(id: string, counter: number, used: number): Promise<void> {
    await this.#db.updateTable('passkeys').set({ counter, used }).where('id', '=', id).execute()
  }

  /** False if it is not this person's. */
  async namePasskey(id: string, person: string, name: string): Promise<boolean> {
    const named = await this.#db
      .updateTable('passkeys')
      .set({ name })
      .where('id', '=', id)
      .where('person', '=', person)
      .returning('id')
      .execute()
    return named.length > 0
  }

  async removePasskey(id: string, person: string): Promise<boolean> {
    const query = this.#db.deleteFrom('passkeys').where('id', '=', id).where('person', '=', person)
    return (await query.returning('id').execute()).length > 0
  }

  async removePasskeys(person: string): Promise<void> {
    await this.#db.deleteFrom('passkeys').where('person', '=', person).execute()
  }

  /** Whose name or login begins so, the latest first; all who are silenced or shut out, if nothing is looked for. */
  async search(text: string, now: number): Promise<PersonRow[]> {
    const begins = `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
    const like = (column: 'name' | 'login') => sql<boolean>`lower(${sql.ref(column)}) like ${begins} escape '\\'`
    return this.#db
      .selectFrom('persons')
      .selectAll()
      .where((eb) =>
        text === ''
          ? eb.or([eb('silenced', '>', now), eb('barred', '>', now)])
          : eb.or([eb('id', '=', text), like('name'), like('login')]),
      )
      .orderBy('created', 'desc')
      .limit(50)
      .execute()
  }

  /** Who may see to the house, and whoever else has one of these logins. */
  async admins(logins: readonly string[]): Promise<PersonRow[]> {
    return this.#db
      .selectFrom('persons')
      .selectAll()
      .where((eb) => eb.or([eb('admin', '=', 1), ...(logins.length > 0 ? [eb('login', 'in', [...logins])] : [])]))
      .orderBy('login')
      .execute()
  }

  // ---------------------------------------------------------------------------------------------------------- mutes

  async mute(person: string, muted: string, on: boolean): Promise<void> {
    if (on)
      await this.#db
        .insertInto('mutes')
        .values({ person, muted })
        .onConflict((conflict) => conflict.columns(['person', 'muted']).doNothing())
        .execute()
    else await this.#db.deleteFrom('mutes').where('person', '=', person).where('muted', '=', muted).execute()
  }

  async mutedBy(person: string): Promise<string[]> {
    const rows = await this.#db.selectFrom('mutes').select('muted').where('person', '=', person).execute()
    return rows.map(({ muted }) => muted)
  }
}
