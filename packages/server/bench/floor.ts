import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'
import { Line } from '../test/client.ts'
import { Crowd } from './crowd.ts'
import { type Latency, latencyOf, pace } from './pace.ts'
import { connect, type Plan } from './plan.ts'
import type { Sample } from './sample.ts'

/** A floor in a process of its own, for as long as something is measured. */
async function on<T>(kind: 'echo' | 'append', sample: Sample | null, measure: (port: number) => Promise<T>) {
  const folder = mkdtempSync(join(tmpdir(), 'krcma-floor-'))
  const child = fork(fileURLToPath(new URL('./floors/main.js', import.meta.url)), [kind, folder])
  const told = () => new Promise<unknown>((done) => child.once('message', done))
  const { port } = (await told()) as { port: number }
  if (sample !== null) {
    const ready = told()
    child.send(sample)
    await ready
  }
  const measured = await measure(port)
  child.kill()
  rmSync(folder, { recursive: true, force: true })
  return measured
}

/** From one client's message to its echo. */
export function measureEcho(plan: Plan): Promise<Latency> {
  return on('echo', null, async (port) => {
    const times: number[] = []
    const sent: number[] = []
    const sockets = await connect(plan.tables * plan.seats, async (n) => {
      const ws = new WebSocket(`ws://127.0.0.1:${port}`)
      await new Promise((done) => ws.once('open', done))
      ws.on('message', () => times.push(performance.now() - (sent[n] ?? 0)))
      return ws
    })
    const send = (n: number) => {
      const one = n % sockets.length
      sent[one] = performance.now()
      sockets[one]?.send(JSON.stringify({ t: 'call', id: n, call: 'answer', option: 'x'.repeat(40) }))
    }
    await pace(plan.rate, plan.warm, send)
    times.length = 0
    await pace(plan.rate, plan.seconds, send)
    await new Promise((done) => setTimeout(done, 500))
    for (const ws of sockets) ws.terminate()
    return latencyOf(times)
  })
}

/** From one client's message, durably appended, to what the others at the table are told. */
export function measureAppend(plan: Plan, sample: Sample): Promise<Latency> {
  return on('append', sample, async (port) => {
    const crowd = await Crowd.gather(plan, async (table) => [
      await Line.open(`ws://127.0.0.1:${port}`, {}),
      `table-${String(table).padStart(6, '0')}`,
    ])
    const { decision, option } = sample
    const { update } = await crowd.play(() => ({ by: 0, decision, option }))
    crowd.leave()
    return update
  })
}
