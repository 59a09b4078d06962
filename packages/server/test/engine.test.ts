import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { platform, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, ServerProcess } from './children/process.ts'

const data = mkdtempSync(join(tmpdir(), 'krcma-engine-'))
beforeAll(build)
afterAll(() => rmSync(data, { recursive: true, force: true }))

/** The niceness of each thread of a process, by the order in which they were started. */
function niceness(pid: number): readonly number[] {
  const threads = readdirSync(`/proc/${pid}/task`).map(Number)
  return threads
    .sort((one, other) => one - other)
    .map((thread) => {
      // After the name in brackets, which may hold spaces: state, and then numbers.
      const [, rest = ''] = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8').split(/\) /)
      return Number(rest.split(' ')[16])
    })
}

describe.runIf(platform() === 'linux')('the engine', () => {
  it('compiles behind the thread that plays, and does nothing else behind it', async () => {
    const server = await new ServerProcess().open({ settings: { data, databaseUrl: undefined } })
    const [plays, appointments, ...rest] = niceness(server.pid)
    await server.stop()
    expect({ plays, appointments }).toEqual({ plays: 0, appointments: 0 })
    expect(rest.slice(0, 4)).toEqual([19, 19, 19, 19])
    expect(rest.slice(4).every((nice) => nice === 0)).toBe(true)
  })
})
