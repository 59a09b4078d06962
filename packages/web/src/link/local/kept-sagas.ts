import type { Evening } from '@krcma/kernel'
import type { AnyGame } from '@krcma/protocol'
import type { SagaState } from '@krcma/saga'
import { type DBSchema, openDB } from 'idb'
import type { LocalSeat } from './kept.ts'

/** A saga as this browser keeps it. */
export interface KeptSaga {
  readonly id: string
  readonly version: number
  readonly state: SagaState
  /** What the table of the evening that is on opens with, until it has ended. */
  readonly opening: { readonly evening: Evening<AnyGame>; readonly seats: readonly LocalSeat[] } | null
}

interface Schema extends DBSchema {
  sagas: { key: string; value: KeptSaga }
}

const database = () =>
  openDB<Schema>('krcma-sagas', 1, { upgrade: (db) => void db.createObjectStore('sagas', { keyPath: 'id' }) })

/** Keeps what became of the version before it; whether nobody, in another window perhaps, was faster. */
export async function keepSaga(saga: KeptSaga): Promise<boolean> {
  const db = await database()
  const change = db.transaction('sagas', 'readwrite')
  const before = await change.store.get(saga.id)
  const next = (before?.version ?? -1) + 1 === saga.version
  if (next) await change.store.put(saga)
  await change.done
  db.close()
  return next
}

export async function findSaga(id: string): Promise<KeptSaga | undefined> {
  const db = await database()
  const found = await db.get('sagas', id)
  db.close()
  return found
}

export async function forgetSaga(id: string): Promise<void> {
  const db = await database()
  await db.delete('sagas', id)
  db.close()
}

/** The latest first. */
export async function allSagas(): Promise<readonly KeptSaga[]> {
  const db = await database()
  const found = await db.getAll('sagas')
  db.close()
  return found.sort((a, b) => b.state.updated - a.state.updated)
}
