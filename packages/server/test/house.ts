import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Input } from '@krcma/protocol'
import { type Limits, type ServeOptions, type Serving, type Settings, serve, usualLimits } from '../src/index.ts'
import { type Line, Person } from './client.ts'
import { shelf } from './fixture/game.ts'

export interface TestHouse extends Serving {
  readonly data: string
  person(name: string): Promise<Person>
  /** Somebody whom a command on the machine has made an admin. */
  admin(login: string): Promise<Person>
  close(): Promise<void>
}

/** Limits that tests do not run into; those of limits have their own. */
const generous = Object.fromEntries(Object.keys(usualLimits).map((name) => [name, 1_000_000])) as unknown as Limits

/** A house with an embedded store of its own, on a free port. */
export async function openHouse(
  settings: Partial<Settings> = {},
  more: Partial<ServeOptions> = {},
): Promise<TestHouse> {
  const data = settings.data ?? mkdtempSync(join(tmpdir(), 'krcma-'))
  const serving = await serve({
    root: data,
    shelf,
    settings: { host: '127.0.0.1', port: 0, data, log: 'error', limits: generous, databaseUrl: undefined, ...settings },
    ...more,
  })
  return {
    ...serving,
    data,
    person: (name) => new Person(serving.port).guest(name),
    async admin(login) {
      const person = await new Person(serving.port).guest(login)
      const { me } = await person.must('set-password', { login, password: 'long enough password' })
      await serving.store.people.change(me.id, { admin: 1 })
      return person
    },
    async close() {
      await serving.stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

export const setting: Input<'open-table'> = {
  game: 'lanterns',
  seats: [{ for: 'me' }, { for: 'anybody' }],
  access: 'public',
  clock: { kind: 'none' },
}

/** Opens a table, lets everybody sit and starts it. */
export async function startTable(
  owner: Person,
  others: readonly Person[],
  more: Partial<Input<'open-table'>> = {},
): Promise<string> {
  const seats = [{ for: 'me' } as const, ...others.map(() => ({ for: 'anybody' }) as const)]
  const { sight } = await owner.must('open-table', { ...setting, seats, ...more })
  const table = sight.info.id
  const link = sight.link ?? undefined
  for (const person of others) await person.must('sit', { table, ...(link === undefined ? {} : { link }) })
  await owner.must('start', { table })
  return table
}

/** Keeps a table busy, so that everybody else waits for their turn at it, until it is set free. */
export function keepBusy({ hall }: TestHouse, table: string): { free(): Promise<void> } {
  let over = (): void => undefined
  const until = new Promise<void>((done) => {
    over = done
  })
  const turn = hall.watch(table, () => until)
  return {
    async free() {
      over()
      await turn
    },
  }
}

/** Answers whatever the holder of this line is asked at a table, once; whether there was anything. */
export async function answerOnce(line: Line, table: string, pick = 0): Promise<boolean> {
  const decision = line
    .held(table)
    .sight.view?.decisions.find(({ offer, answered }) => !offer && answered === undefined)
  if (decision === undefined) return false
  const option = decision.options[pick % decision.options.length]
  const out = await line.call('answer', { table, decision: decision.id, option })
  return out.refused === undefined
}

/** Plays a table to its end through these lines. */
export async function playOut(table: string, lines: readonly Line[]): Promise<void> {
  for (let n = 0; !lines.some((line) => line.held(table).sight.info.status === 'over'); n++) {
    let moved = false
    for (const line of lines) moved = (await answerOnce(line, table, n)) || moved
    const seq = Math.max(...lines.map((line) => line.held(table).seq))
    await Promise.all(lines.map((line) => line.until(() => line.held(table).seq >= seq)))
    if (!moved) throw new Error('nobody is asked anything')
  }
}
