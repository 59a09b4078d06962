import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from './settings.ts'
import { checkSqlite, closeSqlite, copySqlite, isOurs } from './store/sqlite.ts'

/** Copies the embedded store into a file, also while a server uses it: one consistent moment of it. */
export async function backUp({ data, databaseUrl }: Settings, to: string): Promise<string> {
  if (databaseUrl !== undefined) throw new Error('PostgreSQL has its own backup: pg_dump.')
  const from = join(data, 'krcma.sqlite')
  if (!existsSync(from)) throw new Error(`There is no store at ${from}.`)
  if (existsSync(to)) throw new Error(`${to} exists already.`)
  const part = `${to}.part`
  rmSync(part, { force: true })
  await copySqlite(from, part)
  const found = await checkSqlite(part)
  if (found !== 'ok') throw new Error(`The copy is damaged: ${found}`)
  renameSync(part, to)
  return `${to}: ${statSync(to).size} bytes`
}

/** What SQLite has beside a store that was not closed, and what says how far its journals came. */
const BESIDE = ['-wal', '-shm', '-reach']

/** Puts a backup in the place of the embedded store, which is kept beside it. No server may be using it. */
export async function restoreFrom({ data, databaseUrl }: Settings, from: string): Promise<string> {
  if (databaseUrl !== undefined) throw new Error('PostgreSQL has its own way back: pg_restore.')
  if (!existsSync(from)) throw new Error(`There is no backup at ${from}.`)
  const found = await checkSqlite(from)
  if (found !== 'ok') throw new Error(`${from} is damaged: ${found}`)
  if (!(await isOurs(from))) throw new Error(`${from} is no store of Krčma.`)
  mkdirSync(data, { recursive: true, mode: 0o700 })
  const to = join(data, 'krcma.sqlite')
  const part = `${to}.part`
  const was = existsSync(to)
  if (was && (await closeSqlite(to)) === 'in-use') throw new Error(`A server is using ${to}: stop it first.`)
  copyFileSync(from, part)
  chmodSync(part, 0o600)
  const kept = `${to}.before-restore`
  // Where it could not be closed, what the write-ahead log holds belongs to the store that was there before.
  for (const rest of ['', ...BESIDE]) {
    rmSync(`${kept}${rest}`, { force: true })
    if (existsSync(`${to}${rest}`)) renameSync(`${to}${rest}`, `${kept}${rest}`)
  }
  renameSync(part, to)
  return `${to} is now what ${from} holds.${was ? ` What was there before: ${kept}` : ''}`
}
