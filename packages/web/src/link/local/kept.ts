import type { GameRecord } from '@krcma/kernel'
import type { Level } from '@krcma/protocol'
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
  readonly opened: number
  readonly updated: number
  readonly over: boolean
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

/** The latest first. */
export async function all(): Promise<readonly Kept[]> {
  const db = await database()
  const found = await db.getAll('tables')
  db.close()
  return found.sort((a, b) => b.updated - a.updated)
}
