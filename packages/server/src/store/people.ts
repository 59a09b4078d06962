import type { Kysely } from 'kysely'
import type { PersonRow, Schema } from './schema.ts'

export interface Passkey {
  readonly id: string
  readonly person: string
  readonly publicKey: string
  readonly counter: number
  readonly transports: string
}

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

  async change(id: string, to: Partial<Pick<PersonRow, 'name' | 'language' | 'vacation' | 'password'>>): Promise<void> {
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

  async open(token: string, person: string, seen: number, expires: number): Promise<void> {
    await this.#db.insertInto('sessions').values({ token, person, seen, expires }).execute()
  }

  async session(token: string, now: number): Promise<{ person: PersonRow; seen: number } | undefined> {
    const row = await this.#db
      .selectFrom('sessions')
      .innerJoin('persons', 'persons.id', 'sessions.person')
      .selectAll('persons')
      .select('sessions.seen')
      .where('sessions.token', '=', token)
      .where('sessions.expires', '>', now)
      .executeTakeFirst()
    if (row === undefined) return undefined
    const { seen, ...person } = row
    return { person, seen }
  }

  async prolong(token: string, seen: number, expires: number): Promise<void> {
    await this.#db.updateTable('sessions').set({ seen, expires }).where('token', '=', token).execute()
  }

  async close(token: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('token', '=', token).execute()
  }

  async closeAll(person: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('person', '=', person).execute()
  }

  /** Forgets what has expired. */
  async sweep(now: number): Promise<void> {
    await this.#db.deleteFrom('sessions').where('expires', '<=', now).execute()
    await this.#db.deleteFrom('challenges').where('expires', '<=', now).execute()
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
  async addPasskey({ id, person, publicKey, counter, transports }: Passkey): Promise<boolean> {
    const added = await this.#db
      .insertInto('passkeys')
      .values({ id, person, public_key: publicKey, counter, transports })
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
    const rows = await this.#db.selectFrom('passkeys').selectAll().where('person', '=', person).execute()
    return rows.map((row) => ({ ...row, publicKey: row.public_key }))
  }

  async usedPasskey(id: string, counter: number): Promise<void> {
    await this.#db.updateTable('passkeys').set({ counter }).where('id', '=', id).execute()
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
