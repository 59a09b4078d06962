import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'
import { type Latency, latencyOf, pace } from './pace.ts'
import { connect, type Plan } from './plan.ts'

/** Measures a floor: from one client's message to what it leads to at the others (for an echo, at itself). */
export async function measureFloor(kind: 'echo' | 'append', plan: Plan): Promise<Latency> {
  const folder = mkdtempSync(join(tmpdir(), 'krcma-floor-'))
  const child = fork(fileURLToPath(new URL('./floors/main.js', import.meta.url)), [kind, folder])
  const { port } = await new Promise<{ port: number }>((done) =>
    child.once('message', (told) => done(told as { port: number })),
  )
  const times: number[] = []
  const sent: number[] = []
  const seqs: number[] = []
  const tables = await connect(plan.tables, async (table) => {
    const sockets = Array.from({ length: plan.seats }, () => new WebSocket(`ws://127.0.0.1:${port}/table-${table}`))
    await Promise.all(sockets.map((ws) => new Promise((done) => ws.once('open', done))))
    for (const [seat, ws] of sockets.entries())
      ws.on('message', () => {
        if (kind === 'echo' || seat > 0) times.push(performance.now() - (sent[table] ?? 0))
      })
    return sockets
  })
  const send = (n: number) => {
    const table = n % plan.tables
    seqs[table] = (seqs[table] ?? 0) + 1
    sent[table] = performance.now()
    tables[table]?.[0]?.send(
      JSON.stringify({ t: 'call', id: seqs[table], call: 'answer', seq: seqs[table], option: 'x'.repeat(40) }),
    )
  }
  await pace(plan.rate, plan.warm, send)
  times.length = 0
  await pace(plan.rate, plan.seconds, send)
  await new Promise((done) => setTimeout(done, 500))
  for (const ws of tables.flat()) ws.terminate()
  child.kill()
  rmSync(folder, { recursive: true, force: true })
  return latencyOf(times)
}
