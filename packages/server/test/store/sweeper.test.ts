import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openSqlite } from '../../src/store/sqlite.ts'
import { openStore } from '../../src/store/store.ts'
import { builtStore } from './built.ts'
import { line } from './lines.ts'

const folder = mkdtempSync(join(tmpdir(), 'krcma-sweeper-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Whether the file of a store itself, without SQLite's log beside it, holds a line of this journal. */
function inFile(file: string, table: string): boolean {
  return readFileSync(file).includes(`{"line":"${table} 0"}`)
}

it('after many orders, somebody brings the log of SQLite over to its file while others have it open', async () => {
  const { Scribe } = await builtStore()
  const file = join(folder, 'store.sqlite')
  await (await openStore({ file })).close()
  const scribe = Scribe.hire(file)
  const reader = await openSqlite(file)
  await scribe?.commit([line('swept', 0)])
  expect(inFile(file, 'swept')).toBe(false)
  for (let orders = 1; orders < 4_000; orders++) scribe?.tidy()
  // Whoever sweeps finishes that before they leave.
  await scribe?.dismiss()
  expect(inFile(file, 'swept')).toBe(true)
  await reader.db.destroy()
})
