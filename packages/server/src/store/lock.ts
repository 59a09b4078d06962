import { holdSqlite } from './sqlite.ts'

/** A store that somebody has for themselves. */
export interface Lock {
  release(): void
}

/**
 * An exclusive lock on an embedded store, for a server that opens it: two would each believe to know how a table stands. It is the
 * system's own lock on a file beside the store, which ends with the process, however that ends.
 */
export async function lockStore(file: string): Promise<Lock> {
  const release = await holdSqlite(`${file}-lock`)
  if (release === null)
    throw new Error(`Another server is using ${file}: stop it first, or give this one another KRCMA_DATA.`)
  return { release }
}
