import { EventEmitter, once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CLOSED } from '@krcma/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { greedy } from '../src/bots/greedy.ts'
import { build, ServerProcess } from './children/process.ts'
import { type Line, Person } from './client.ts'
import { answerOnce, openHouse, startTable } from './house.ts'

/** The longest that a client waits between two tries in the first minute: the next one finds the server within a second. */
const PATIENCE = 800

const data = mkdtempSync(join(tmpdir(), 'krcma-restart-'))
beforeAll(build)
afterAll(() => rmSync(data, { recursive: true, force: true }))

/** Tries once to come back, with what the client holds. */
async function comeBack(person: Person, table: string, last: Line): Promise<Line | null> {
  const line = await person.live().catch(() => null)
  if (line === null) return null
  const held = last.held(table)
  line.tables.set(table, held)
  await line.watch(table, { seq: held.seq })
  return line
}

it('a server that is stopped and started again on its port is found by the next try, and nothing is lost', async () => {
  const settings = { data, databaseUrl: undefined }
  const first = await new ServerProcess().open({ settings })
  const { port } = first
  const [anna, ben] = [await new Person(port).guest('Anna'), await new Person(port).guest('Ben')]
  const table = await startTable(anna, [ben], { options: { rounds: 200 } })
  let [left, right] = [await anna.live(), await ben.live()]
  for (const line of [left, right]) await line.watch(table)
  expect(await answerOnce(left, table)).toBe(true)

  // The last answer is on its way when the server is told to stop.
  const decision = right.held(table).sight.view?.decisions[0]
  const answer = { table, decision: decision?.id ?? '', option: decision?.options[0] }
  const onTheWay = right.call('answer', answer).catch(() => null)
  const stopped = first.stop()
  expect([await left.untilClosed(), await right.untilClosed()]).toEqual([CLOSED.restart, CLOSED.restart])
  for (const { frames } of [left, right]) {
    const bye = frames.findLast(({ t }) => t === 'bye')
    // Nobody is made to wait for longer than they would by themselves.
    expect(bye?.t === 'bye' ? bye.after : undefined).toBeLessThanOrEqual(PATIENCE)
  }
  const acknowledged = (await onTheWay)?.seq ?? 0
  await stopped
  const { seq } = left.held(table)

  // Nobody is there: a try fails at once, and does not hang until the one that would succeed.
  expect(await comeBack(anna, table, left)).toBeNull()
  const second = await new ServerProcess().open({ settings: { ...settings, port } })
  expect(second.port).toBe(port)
  const back = [await comeBack(anna, table, left), await comeBack(ben, table, right)] as const
  if (back[0] === null || back[1] === null) throw new Error('not found by the first try after the start')
  ;[left, right] = back
  expect(left.held(table).seq).toBe(right.held(table).seq)
  expect(left.held(table).seq).toBeGreaterThanOrEqual(acknowledged)

  // And the game goes on between them.
  for (let n = 0; n < 6; n++) {
    for (const line of [left, right]) await answerOnce(line, table, n)
    const reached = Math.max(left.held(table).seq, right.held(table).seq)
    for (const line of [left, right]) await line.until(() => line.held(table).seq >= reached)
  }
  expect(left.held(table).sight.info).toEqual(right.held(table).sight.info)
  expect(left.held(table).seq).toBeGreaterThan(seq + 6)
  await second.stop()
})

it('a server that is stopping lets nobody in whom it would only send away again', async () => {
  const thought = new EventEmitter()
  const lastThought = once(thought, 'over').then(() => undefined)
  const house = await openHouse({}, { thinker: { ...greedy, close: () => lastThought } })
  const anna = await house.person('Anna')
  const line = await anna.live()
  const closing = house.close()
  expect(await line.untilClosed()).toBe(CLOSED.restart)
  await expect(anna.live()).rejects.toThrow('503')
  thought.emit('over')
  await closing
})
