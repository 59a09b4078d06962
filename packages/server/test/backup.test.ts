import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { backUp, restoreFrom } from '../src/backup.ts'
import { readSettings } from '../src/index.ts'
import { build, ServerProcess } from './children/process.ts'
import { Person } from './client.ts'
import { answerOnce, openHouse, startTable } from './house.ts'

const folder = mkdtempSync(join(tmpdir(), 'krcma-backup-'))
beforeAll(build)
afterAll(() => rmSync(folder, { recursive: true }))
const settings = (data: string) => ({ ...readSettings({}, folder), data })

it('a backup made while people play is a whole house of that moment, and a restore brings it back', async () => {
  const data = join(folder, 'data')
  const house = await new ServerProcess().open({ settings: { data, databaseUrl: undefined } })
  const anna = await new Person(house.port).guest('Anna')
  const table = await startTable(anna, [], { seats: [{ for: 'me' }] })
  const line = await anna.live()
  await line.watch(table)
  await answerOnce(line, table)
  const then = (await anna.look(table)).seq
  const file = join(folder, 'backup.sqlite')
  expect(await backUp(settings(data), file)).toContain('bytes')
  await answerOnce(line, table)
  expect((await anna.look(table)).seq).toBeGreaterThan(then)
  await expect(backUp(settings(data), file)).rejects.toThrow('exists already')
  await expect(restoreFrom(settings(data), file)).rejects.toThrow('stop it first')
  const now = (await anna.look(table)).seq
  await house.stop()
  expect(await restoreFrom(settings(data), file)).toContain('before-restore')
  const again = await openHouse({ data })
  expect((await anna.at(again.port).look(table)).seq).toBe(then)
  // And what was there before can be gone back to.
  const elsewhere = join(folder, 'elsewhere')
  await restoreFrom(settings(elsewhere), join(data, 'krcma.sqlite.before-restore'))
  const before = await openHouse({ data: elsewhere })
  expect((await anna.at(before.port).look(table)).seq).toBe(now)
  await before.close()
  await again.close()
})

it('a store that was not closed, or is damaged, is kept with its log', async () => {
  const data = join(folder, 'killed')
  const house = await openHouse({ data })
  const anna = await house.person('Anna')
  const table = await startTable(anna, [], { seats: [{ for: 'me' }] })
  const file = join(folder, 'whole.sqlite')
  await backUp(settings(data), file)
  // As a kill would leave it: the store as it lies there, and what is only in its log.
  const killed = join(folder, 'left-behind')
  cpSync(data, killed, { recursive: true })
  await house.stop()
  await restoreFrom(settings(killed), file)
  await restoreFrom(settings(killed), join(killed, 'krcma.sqlite.before-restore'))
  const again = await openHouse({ data: killed })
  expect((await anna.at(again.port).look(table)).sight.info.id).toBe(table)
  await again.stop()
  writeFileSync(join(killed, 'krcma.sqlite'), 'no store any more')
  writeFileSync(join(killed, 'krcma.sqlite-wal'), 'nor a log')
  await restoreFrom(settings(killed), file)
  expect(readFileSync(join(killed, 'krcma.sqlite.before-restore'), 'utf8')).toBe('no store any more')
  const mended = await openHouse({ data: killed })
  expect((await anna.at(mended.port).look(table)).sight.info.id).toBe(table)
  await mended.close()
})

it('what is no backup is not restored, and PostgreSQL is left to its own tools', async () => {
  const file = join(folder, 'broken.sqlite')
  writeFileSync(file, 'this is not a database, only a text of some length that says so')
  await expect(restoreFrom(settings(join(folder, 'other')), file)).rejects.toThrow(`${file} is damaged`)
  await expect(backUp({ ...settings(folder), databaseUrl: 'postgres://x' }, file)).rejects.toThrow('pg_dump')
})
