import { type DBSchema, openDB } from 'idb'

/** A draft as this browser keeps it. */
export interface KeptDraft {
  readonly id: string
  readonly game: string
  readonly draft: unknown
  readonly updated: number
  readonly house: KeptAtHouse | null
}

/** The scenario of the server's that a draft is kept as: which version was saved last, and what that was. */
export interface KeptAtHouse {
  readonly scenario: string
  readonly version: number
  readonly access: 'public' | 'link'
  readonly saved: unknown
}

interface Schema extends DBSchema {
  drafts: { key: string; value: KeptDraft }
}

const database = () =>
  openDB<Schema>('krcma-workshop', 1, { upgrade: (db) => void db.createObjectStore('drafts', { keyPath: 'id' }) })

export async function keepDraft(draft: KeptDraft): Promise<void> {
  const db = await database()
  await db.put('drafts', draft)
  db.close()
}

export async function findDraft(id: string): Promise<KeptDraft | undefined> {
  const db = await database()
  const found = await db.get('drafts', id)
  db.close()
  return found
}

export async function forgetDraft(id: string): Promise<void> {
  const db = await database()
  await db.delete('drafts', id)
  db.close()
}

/** The latest first. */
export async function draftsOf(game: string): Promise<readonly KeptDraft[]> {
  const db = await database()
  const found = await db.getAll('drafts')
  db.close()
  return found.filter((draft) => draft.game === game).sort((a, b) => b.updated - a.updated)
}
