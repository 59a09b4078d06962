import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CLOSED } from '@krcma/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { greedy } from '../src/bots/greedy.ts'
import type { Choice } from '../src/bots/thinker.ts'
import { build } from './children/process.ts'
import { endPrograms, Program } from './children/program.ts'
import { type Line, Person } from './client.ts'
import { answerOnce, openHouse, startTable } from './house.ts'

const folder = mkdtempSync(join(tmpdir(), 'krcma-handover-'))
beforeAll(build, 120_000)
afterAll(() => {
  endPrograms()
  rmSync(folder, { recursive: true, force: true })
})

/** Comes back with what the client holds, by one single try. */
async function comeBack(person: Person, table: string, last: Line): Promise<Line> {
  const line = await person.live()
  const held = last.held(table)
  line.tables.set(table, held)
  await line.watch(table, { seq: held.seq })
  return line
}

const asked = (line: Line, table: string) =>
  line.held(table).sight.view?.decisions.find(({ offer, answered }) => !offer && answered === undefined)

/** Everybody answers what they are asked, in turn; how many answers were acknowledged. */
async function playOn(lines: readonly Line[], table: string, rounds: number): Promise<number> {
  let acknowledged = 0
  for (let n = 0; n < rounds; n++) {
    for (const line of lines) acknowledged += (await answerOnce(line, table, n)) ? 1 : 0
    const reached = Math.max(...lines.map((line) => line.held(table).seq))
    for (const line of lines) await line.until(() => line.held(table).seq >= reached)
  }
  return acknowledged
}

/** Whether somebody opens to who knocks: a connection that waits is open. */
function knock(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', () => done(false))
  })
}

/** Knocks again and again until it is told to stop; how many knocks there were, and how many of them were in vain. */
function keepKnocking(port: number): () => Promise<{ readonly knocks: number; readonly refused: number }> {
  let [knocks, refused, over] = [0, 0, false]
  const knocking = (async () => {
    for (; !over; knocks++) if (!(await knock(port))) refused++
    return { knocks, refused }
  })()
  return () => {
    over = true
    return knocking
  }
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('on SIGHUP the next process takes over: nobody is refused, no answer is lost or doubled, the game goes on', async () => {
  const program = new Program(join(folder, 'played'))
  const port = await program.port()
  const people = await Promise.all(['Anna', 'Ben', 'Cyril'].map((name) => new Person(port).guest(name)))
  const [anna, ...others] = people as [Person, ...Person[]]
  const table = await startTable(anna, others, { game: 'roll-player' })
  const lines = await Promise.all(people.map((person) => person.live()))
  for (const line of lines) await line.watch(table)
  const start = lines[0]?.held(table).seq ?? 0
  let stored = await playOn(lines, table, 4)

  const stopKnocking = keepKnocking(port)
  program.signal('SIGHUP')
  const back = await Promise.all(
    people.map(async (person, n) => {
      const line = lines[n] as Line
      await line.until(() => line.frames.some(({ t }) => t === 'bye'))
      // Said to somebody who is leaving.
      const late = asked(line, table)
      const answer = late && { table, decision: late.id, option: late.options[0] }
      const reply = answer && (await line.call('answer', answer).catch(() => null))
      expect(await line.untilClosed()).toBe(CLOSED.restart)
      return { line: await comeBack(person, table, line), answer, reply }
    }),
  )
  for (const { line, answer, reply } of back) {
    if (answer === undefined) continue
    const again = line.held(table).sight.view?.decisions.find(({ id }) => id === answer.decision)
    // What was acknowledged is there. What was not is there as well, or is asked again.
    if (reply?.refused === undefined && reply?.seq !== undefined)
      expect(line.held(table).seq).toBeGreaterThanOrEqual(reply.seq)
    if (again === undefined || again.answered !== undefined) stored++
  }
  const now = back.map(({ line }) => line)
  const reached = now.map((line) => line.held(table).seq)
  expect(new Set(reached).size).toBe(1)
  expect(reached[0]).toBe(start + stored)

  expect(await playOn(now, table, 4)).toBeGreaterThan(0)
  for (const line of now) expect(line.held(table).sight.info).toEqual(now[0]?.held(table).sight.info)
  const { knocks, refused } = await stopKnocking()
  expect(knocks).toBeGreaterThan(0)
  expect(refused).toBe(0)

  const [old = 0, next = 0, ...more] = program.opened
  expect(more).toEqual([])
  expect([isAlive(old), isAlive(next)]).toEqual([false, true])
  // Nothing went wrong on the way.
  expect(program.said).not.toContain('"level":50')
  program.signal('SIGTERM')
  expect(await program.ends()).toBe(0)
  expect(isAlive(next)).toBe(false)
}, 120_000)

it('a next process that cannot start, or fails in its rehearsal, leaves the old one serving; the one after it takes over', async () => {
  // Whatever the program loads: first it is whole, then broken in two ways, then whole again.
  const part = join(folder, 'part.mjs')
  writeFileSync(part, '')
  const program = new Program(join(folder, 'broken'), ['--import', part])
  const port = await program.port()
  const anna = await new Person(port).guest('Anna')
  const table = await startTable(anna, [], { game: 'roll-player', seats: [{ for: 'me' }] })
  const line = await anna.live()
  await line.watch(table)

  const broken = {
    'does not load': "throw new Error('does not load')",
    'loads, but fails': "globalThis.fetch = () => Promise.reject(new Error('loads, but fails'))",
  }
  for (const [reason, text] of Object.entries(broken)) {
    writeFileSync(part, text)
    program.signal('SIGHUP')
    await program.prints(new RegExp(`${reason}[^]*the one that serves goes on`))
    expect(await answerOnce(line, table)).toBe(true)
    expect(line.closed).toBeNull()
    expect(program.opened).toHaveLength(1)
  }

  writeFileSync(part, '')
  program.signal('SIGHUP')
  expect(await line.untilClosed()).toBe(CLOSED.restart)
  const back = await comeBack(anna, table, line)
  expect(await answerOnce(back, table)).toBe(true)
  expect(program.opened).toHaveLength(2)

  // Without whoever serves, the program ends: whoever runs it sees that, and may start it again.
  process.kill(program.opened[1] ?? 0, 'SIGKILL')
  expect(await program.ends()).toBe(1)
}, 120_000)

it('a server that stops does not wait for the thoughts of bots: the next one thinks them anew', async () => {
  const data = join(folder, 'thought')
  let forget: (choice: Choice | null) => void = () => undefined
  let asks: () => void = () => undefined
  const thinking = new Promise<void>((begun) => {
    asks = begun
  })
  const slow = {
    ...greedy,
    choose: () =>
      new Promise<Choice | null>((chosen) => {
        forget = chosen
        asks()
      }),
    close: async () => forget(null),
  }
  const first = await openHouse({ data }, { thinker: slow })
  const anna = await first.person('Anna')
  const table = await startTable(anna, [], { seats: [{ for: 'me' }, { for: 'bot', level: 'apprentice' }] })
  await thinking
  const { seq } = await anna.look(table)
  await first.stop()
  const second = await openHouse({ data })
  const line = await anna.at(second.port).live()
  await line.watch(table)
  await line.until(() => line.held(table).seq > seq)
  await second.close()
})
