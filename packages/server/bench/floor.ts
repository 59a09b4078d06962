import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pace } from '@krcma/bench/pace'
import { WebSocket } from 'ws'
import { Line } from '../test/client.ts'
import { Crowd } from './crowd.ts'
import { connect, type Plan } from './plan.ts'
import type { Sample } from './sample.ts'
import type { Side } from './side.ts'

/** A bare server in a process of its own. */
async function openFloor(kind: 'echo' | 'append', samples: readonly Sample[]) {
  const folder = mkdtempSync(join(tmpdir(), 'krcma-floor-'))
  const child = fork(fileURLToPath(new URL('./floors/main.js', import.meta.url)), [kind, folder], { execArgv: [] })
  const told = () => new Promise<unknown>((done) => child.once('message', done))
  const { port } = (await told()) as { port: number }
  if (samples.length > 0) {
    const ready = told()
    child.send(samples)
    await ready
  }
  const close = () => {
    child.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  return { port, close }
}

export interface Floor extends Side {
  close(): void
}

/** From one client's message to its echo. */
export async function openEcho(plan: Plan): Promise<Floor> {
  const { port, close } = await openFloor('echo', [])
  let times: number[] = []
  let next = 0
  let heard = 0
  let ear: () => void = () => undefined
  const sent: number[] = []
  const sockets = await connect(plan.tables * plan.seats, async (n) => {
    const ws = new WebSocket(`ws://127.0.0.1:${port}`)
    await new Promise((done) => ws.once('open', done))
    ws.on('message', () => {
      times.push(performance.now() - (sent[n] ?? 0))
      heard++
      ear()
    })
    return ws
  })
  const send = () => {
    const one = next++ % sockets.length
    sent[one] = performance.now()
    sockets[one]?.send(JSON.stringify({ t: 'call', id: next, call: 'answer', option: 'x'.repeat(40) }))
  }
  return {
    play: async (seconds) => {
      times = []
      await pace(plan.rate, seconds, send)
      while (heard < next) await new Promise<void>((done) => (ear = done))
      return times
    },
    close: () => {
      for (const ws of sockets) ws.terminate()
      close()
    },
  }
}

/** From one client's message, durably appended, to what the others at the table are told. */
export async function openAppend(plan: Plan, samples: readonly Sample[]): Promise<Floor> {
  const { port, close } = await openFloor('append', samples)
  const [{ decision, option }] = samples as readonly [Sample]
  const crowd = await Crowd.gather(
    plan,
    () => ({ by: 0, decision, option }),
    async (table) => [await Line.open(`ws://127.0.0.1:${port}`, {}), tableOf(table, samples.length)],
  )
  return {
    play: (seconds) => crowd.play(seconds),
    close: () => {
      crowd.leave()
      close()
    },
  }
}

/** The id of a table, and behind it which of the games it is told. */
function tableOf(table: number, games: number): string {
  return `table-${String(table).padStart(4, '0')}-${table % games}`
}
