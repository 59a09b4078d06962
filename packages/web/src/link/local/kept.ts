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
  readonly opened: number
  readonly updated: number
  readonly over: boolean
  /** When it ended, and what the rules made of it; games that ended before this was kept say neither. */
  readonly ended?: number
  readonly ending?: Ending<AnyGame>
  /** Whether somebody at this device is asked something, and who. */
  readonly asked: string | null
  readonly record: GameRecord
}

interface Schema extends DBSchema {
  tables: { key: string; value: Kept }
}

const database = () =>
  openDB<Schema>('krcma', 1, { upgrade: (db) => void db.createObjectStore('tables', { keyPath: 'id' }) })

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

export async function forget(id: string): Promise<void> {
  const db = await database()
  await db.delete('tables', id)
  db.close()
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
