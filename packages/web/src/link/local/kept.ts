import type { Ending, GameRecord } from '@krcma/kernel'
import { type AnyGame, type Hinted, type Level, type Result, resultOf } from '@krcma/protocol'
import { type DBSchema, openDB } from 'idb'

/** Who sits at a table on this device. */
export interface LocalSeat {
  readonly name: string
  readonly bot: Level | null
}

/** A table as this browser keeps it. */
export interface Kept {
  readonly id: string
  readonly game: string
  readonly seats: readonly LocalSeat[]
  readonly options: Readonly<Record<string, unknown>>
  /** Whether hints were agreed to where several people play, and those that were given; older tables know nothing of them. */
  readonly hints?: boolean
  readonly hinted?: readonly Hinted[]
  /** Of which saga on this device it is an evening. */
  readonly saga?: { readonly id: string; readonly evening: number }
  readonly opened: number
  readonly updated: number
  readonly over: boolean
  /** When it ended, and what the rules made of it; games that ended before this was kept say neither. */
  readonly ended?: number
  readonly ending?: Ending<AnyGame>
  /** Whether somebody opened a file that holds it; older tables do not say. */
  readonly brought?: true
  /** Whether all that is known of its course is the film that came with a file, which nobody here can prove. */
  readonly unproven?: true
  /** Whether somebody at this device is asked something, and who. */
  readonly asked: string | null
  readonly record: GameRecord
}

interface Schema extends DBSchema {
  tables: { key: string; value: Kept }
  /** What replays of an ended game show, packed, by the table's id. */
  films: { key: string; value: Uint8Array<ArrayBuffer> }
}

const database = () =>
  openDB<Schema>('krcma', 2, {
    upgrade(db, from) {
      if (from < 1) db.createObjectStore('tables', { keyPath: 'id' })
      if (from < 2) db.createObjectStore('films')
    },
  })

export async function keep(table: Kept): Promise<void> {
  const db = await database()
  await db.put('tables', table)
  db.close()
}

export async function find(id: string): Promise<Kept | undefined> {
  const db = await database()
  const found = await db.get('tables', id)
  db.close()
  return found
}

export async function keepFilm(id: string, film: Uint8Array<ArrayBuffer>): Promise<void> {
  const db = await database()
  await db.put('films', film, id)
  db.close()
}

export async function findFilm(id: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const db = await database()
  const found = await db.get('films', id)
  db.close()
  return found
}

/** Deletes a table with all that belongs to it, and gives what puts it back. */
export async function forget(id: string): Promise<() => Promise<void>> {
  const [table, film] = [await find(id), await findFilm(id)]
  const db = await database()
  const both = db.transaction(['tables', 'films'], 'readwrite')
  await Promise.all([both.objectStore('tables').delete(id), both.objectStore('films').delete(id), both.done])
  db.close()
  return async () => {
    if (film !== undefined) await keepFilm(id, film)
    if (table !== undefined) await keep(table)
  }
}

/** How it ended, as far as that was kept. */
export function endOf({ over, ended, ending, updated }: Omit<Kept, 'record'>): Result | null {
  return over ? resultOf(ended ?? updated, null, ending ?? null) : null
}

/** The latest first. */
export async function all(): Promise<readonly Kept[]> {
  const db = await database()
  const found = await db.getAll('tables')
  db.close()
  return found.sort((a, b) => b.updated - a.updated)
}
