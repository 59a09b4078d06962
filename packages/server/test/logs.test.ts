import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shelfIn } from '../src/index.ts'
import { openStore } from '../src/store/store.ts'
import type { Deed } from '../src/table/deed.ts'
import { build, workspace } from './children/process.ts'
import { Person } from './client.ts'
import { answerOnce } from './house.ts'

const data = mkdtempSync(join(tmpdir(), 'krcma-logs-'))
let said = ''
let server: ChildProcess
let port: number
beforeAll(async () => {
  build()
  const main = fileURLToPath(new URL('../dist/src/main.js', import.meta.url))
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', KRCMA_DATA: data, KRCMA_LOG: 'debug', DATABASE_URL: '' }
  const { DATABASE_URL: _, ...without } = env
  server = spawn(process.execPath, [main], { env: without })
  port = await new Promise<number>((done) => {
    for (const out of [server.stdout, server.stderr]) {
      out?.on('data', (text: Buffer) => {
        said += text.toString()
        const found = /http:\/\/localhost:(\d+)/.exec(said)?.[1]
        if (found !== undefined) done(Number(found))
      })
    }
  })
}, 120_000)
afterAll(() => rmSync(data, { recursive: true, force: true }))

it('what the program prints, at its most talkative, holds no seed, link, token, password or name', async () => {
  const password = 'not for anybody else'
  const anna = await new Person(port).guest('Žofie Tajná')
  await anna.must('set-password', { login: 'zofie', password })
  const { rooms } = await shelfIn(join(workspace, 'games'))
  const game = [...rooms.values()].find(({ game: { players } }) => players.includes(2))
  const seats = [{ for: 'me' }, { for: 'bot', level: 'apprentice' }] as const
  const { sight } = await anna.must('open-table', {
    game: game?.game.id ?? '',
    seats: [...seats],
    access: 'link',
    clock: { kind: 'none' },
  })
  const table = sight.info.id
  await anna.must('start', { table })
  const line = await anna.live()
  await line.watch(table)
  await line.until(() => (line.held(table).sight.view?.decisions.length ?? 0) > 0)
  expect(await answerOnce(line, table)).toBe(true)
  // What is refused is not quoted either.
  await anna.call('log-in', { login: 'zofie', password: `${password}!` })
  await anna.post('answer', `{"table":"${table}","decision":"${password}`)
  line.raw(`{"${password}`)
  await line.untilClosed()
  const gone = new Promise((done) => server.once('exit', done))
  server.kill('SIGTERM')
  await gone
  const store = await openStore({ file: join(data, 'krcma.sqlite') })
  const [first] = await store.journal.lines(table)
  await store.close()
  const opened = JSON.parse(first?.body ?? '') as Extract<Deed, { did: 'opened' }>
  const token = /krcma=([^;]+)/.exec(anna.cookie)?.[1] ?? ''
  expect(opened.seed).toMatch(/^[0-9a-f]{64}$/)
  expect(token.length).toBeGreaterThan(20)
  expect(said).toContain('"msg":"closed"')
  for (const secret of [opened.seed, opened.link, token, password, 'Tajná']) expect(said).not.toContain(secret)
}, 120_000)
