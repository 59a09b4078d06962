import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verify } from '@krcma/kernel'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shelfIn } from '../src/rooms.ts'
import { build, ServerProcess, workspace } from './children/process.ts'
import { Person } from './client.ts'
import { startTable } from './house.ts'

const data = mkdtempSync(join(tmpdir(), 'krcma-real-'))
let server: ServerProcess
beforeAll(async () => {
  build()
  server = await new ServerProcess().open({ settings: { data, databaseUrl: undefined }, root: workspace })
}, 120_000)
afterAll(async () => {
  await server.stop()
  rmSync(data, { recursive: true })
})

it('a person and two bots, who think in their threads, play Tales of Glory on the built server to a proven end', async () => {
  expect(existsSync(join(workspace, 'games/tales-of-glory/dist/index.js'))).toBe(true)
  const anna = await new Person(server.port).guest('Anna')
  const table = await startTable(anna, [], {
    game: 'tales-of-glory',
    seats: [{ for: 'me' }, { for: 'bot', level: 'apprentice' }, { for: 'bot', level: 'journeyman' }],
  })
  const line = await anna.live()
  await line.watch(table)
  const { hint } = await line.call('hint', { table, level: 'journeyman' })
  expect(hint?.choices.length).toBeGreaterThan(0)
  const question = () =>
    line.held(table).sight.view?.decisions.find(({ offer, answered }) => !offer && answered === undefined)
  const over = () => line.held(table).sight.info.status === 'over'
  for (;;) {
    await line.until(() => over() || question() !== undefined)
    const decision = question()
    if (over() || decision === undefined) break
    const out = await line.call('answer', { table, decision: decision.id, option: decision.options[0] })
    expect([undefined, 'stale']).toContain(out.refused)
  }
  const out = await anna.must('export', { table })
  if (!out.whole) throw new Error('the whole record')
  const room = (await shelfIn(join(workspace, 'games'))).rooms.get('tales-of-glory')
  if (room === undefined) throw new Error('the game')
  expect(verify(room.game, out.record)).toMatchObject({ hash: out.record.hash })
}, 240_000)
