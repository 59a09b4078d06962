import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { backUp, restoreFrom } from '../src/backup.ts'
import { readSettings } from '../src/index.ts'
import { answerOnce, openHouse, startTable } from './house.ts'

const folder = mkdtempSync(join(tmpdir(), 'krcma-backup-'))
afterAll(() => rmSync(folder, { recursive: true }))
const settings = (data: string) => ({ ...readSettings({}, folder), data })

it('a backup made while people play is a whole house of that moment, and a restore brings it back', async () => {
  const data = join(folder, 'data')
  const house = await openHouse({ data })
  const anna = await house.person('Anna')
  const table = await startTable(anna, [], { seats: [{ for: 'me' }] })
  const line = await anna.live()
  await line.watch(table)
  await answerOnce(line, table)
  const then = (await anna.must('look', { table })).seq
  const file = join(folder, 'backup.sqlite')
  expect(await backUp(settings(data), file)).toContain('bytes')
  await answerOnce(line, table)
  expect((await anna.must('look', { table })).seq).toBeGreaterThan(then)
  await expect(backUp(settings(data), file)).rejects.toThrow('exists already')
  await house.stop()
  await restoreFrom(settings(data), file)
  const again = await openHouse({ data })
  expect((await anna.at(again.port).must('look', { table })).seq).toBe(then)
  await again.close()
})

it('what is no backup is not restored, and PostgreSQL is left to its own tools', async () => {
  const file = join(folder, 'broken.sqlite')
  writeFileSync(file, 'this is not a database, only a text of some length that says so')
  await expect(restoreFrom(settings(join(folder, 'other')), file)).rejects.toThrow()
  await expect(backUp({ ...settings(folder), databaseUrl: 'postgres://x' }, file)).rejects.toThrow('pg_dump')
})
