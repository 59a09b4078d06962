import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { backUp, restoreFrom } from '../src/backup.ts'
import { readSettings } from '../src/index.ts'
import { openSqlite } from '../src/store/sqlite.ts'
import { answerOnce, openHouse, startTable, type TestHouse } from './house.ts'

const folder = mkdtempSync(join(tmpdir(), 'krcma-keeping-'))
afterAll(() => rmSync(folder, { recursive: true }))

const ready = async ({ port }: TestHouse) => {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`)
  return { status: answer.status, ...((await answer.json()) as object) }
}

it('what a damaged log has lost is told to those who run the house and to those at the table', async () => {
  const [data, copy] = [join(folder, 'data'), join(folder, 'copy')]
  const house = await openHouse({ data })
  const anna = await house.person('Anna')
  const table = await startTable(anna, [], { seats: [{ for: 'me' }] })
  const line = await anna.live()
  await line.watch(table)
  for (let n = 0; n < 9; n++) await answerOnce(line, table, n)
  const { seq } = line.held(table)
  const reach = () => readFileSync(join(data, 'krcma.sqlite-reach'), 'utf8')
  await vi.waitFor(() => expect(reach()).toContain(`${table} ${seq}\n`))
  // As a kill would leave it.
  cpSync(data, copy, { recursive: true })
  await house.close()
  const wal = join(copy, 'krcma.sqlite-wal')
  const bytes = readFileSync(wal)
  const at = Math.floor(bytes.length * 0.9)
  bytes[at] = (bytes[at] ?? 0) ^ 1
  writeFileSync(wal, bytes)

  const again = await openHouse({ data: copy, log: 'silent' })
  const left = await anna.at(again.port).look(table)
  const { lost } = left.sight.info
  expect(lost).toBeGreaterThan(0)
  // One line says that they are lost.
  expect(left.seq).toBe(seq - lost + 1)
  expect(await ready(again)).toEqual({ status: 200, ok: true, missing: { tables: 1, lines: lost } })
  const metrics = await (await fetch(`http://127.0.0.1:${again.port}/metrics`)).text()
  expect(metrics).toContain('krcma_failures_total 1\n')
  // Said once: after the next start it is known.
  await again.stop()
  const third = await openHouse({ data: copy })
  expect(await ready(third)).toEqual({ status: 200, ok: true })
  expect((await anna.at(third.port).look(table)).sight.info.lost).toBe(lost)
  await third.close()
})

it('two servers on one store refuse each other, and the store is its owner’s alone', async () => {
  const data = join(folder, 'locked')
  const house = await openHouse({ data })
  await expect(openHouse({ data })).rejects.toThrow('Another server is using')
  await house.person('Anna')
  const backup = join(folder, 'locked.sqlite')
  await backUp({ ...readSettings({}, folder), data }, backup)
  const files = [...readdirSync(data).map((name) => join(data, name)), backup]
  expect(files.length).toBeGreaterThan(4)
  expect(files.filter((file) => (statSync(file).mode & 0o77) !== 0)).toEqual([])
  await house.stop()
  const next = await openHouse({ data })
  await next.close()
})

it('a house that cannot write is not ready', async () => {
  const data = join(folder, 'unwritable')
  const house = await openHouse({ data })
  expect(await ready(house)).toEqual({ status: 200, ok: true })
  const { database, db } = await openSqlite(join(data, 'krcma.sqlite'))
  database.prepare("create trigger full before update on probe begin select raise(abort, 'full'); end").run([])
  await db.destroy()
  expect(await ready(house)).toEqual({ status: 503, ok: false })
  await house.close()
})

it('what is no store of ours is not put in the place of one', async () => {
  const other = join(folder, 'other.sqlite')
  const { database, db } = await openSqlite(other)
  database.prepare('create table journal (a)').run([])
  await db.destroy()
  const settings = { ...readSettings({}, folder), data: join(folder, 'restored') }
  await expect(restoreFrom(settings, other)).rejects.toThrow('no store of Krčma')
})
