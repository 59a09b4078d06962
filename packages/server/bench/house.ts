import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { source } from '@krcma/kernel'
import { isRefusing } from '../src/refusing.ts'
import { type Rooms, shelfIn } from '../src/rooms.ts'
import { openStore } from '../src/store/store.ts'
import { seat } from '../src/table/seated.ts'
import { ServerProcess, workspace } from '../test/children/process.ts'
import { type Line, Person } from '../test/client.ts'
import { rooms as fixture } from '../test/fixture/game.ts'
import { startTable } from '../test/house.ts'
import { type Latency, latencyOf, pace } from './pace.ts'
import { connect, type Plan } from './plan.ts'

export interface HouseFigures {
  readonly update: Latency
  /** From the answer to its being acknowledged to the sender. */
  readonly reply: Latency
  readonly restore: Latency
  /** Bytes for each table that four people watch, and for each that nobody does. */
  readonly memory: { readonly connected: number; readonly idle: number }
  /** Bytes of an update, on average. */
  readonly bytes: number
  readonly refused: number
}

interface Seats {
  readonly table: string
  readonly people: readonly Person[]
  readonly lines: Line[]
  sent: number
  by: number
}

/** Measures the built server with one game: scripted people at real tables over real sockets. */
export async function measureHouse(game: string, plan: Plan): Promise<HouseFigures> {
  const data = mkdtempSync(join(tmpdir(), 'krcma-bench-'))
  const real = game !== 'lanterns'
  const rooms: Rooms = real ? (await shelfIn(join(workspace, 'games'))).rooms : fixture
  const server = await new ServerProcess().open({
    settings: { data, databaseUrl: undefined },
    ...(real ? { root: workspace } : {}),
  })
  const update: number[] = []
  const reply: number[] = []
  let bytes = 0
  let refused = 0
  const under = new Set<Promise<void>>()
  const random = source(1)
  const options = real ? {} : { rounds: 200 as const }
  const tables = await connect(plan.tables, (): Promise<Seats> => open(server.port, game, options, plan.seats))
  const before = await server.memory()
  const queue = tables.values()
  await connect(plan.tables, async () => {
    const seats = queue.next().value
    for (const person of seats?.people ?? []) {
      if (seats === undefined) return
      const line = await person.live()
      const seat = seats.lines.push(line) - 1
      line.keeps = false
      line.onUpdate = (text) => {
        if (seat === seats.by || seats.sent === 0) return
        update.push(performance.now() - seats.sent)
        bytes += text.length
      }
      await line.watch(seats.table)
    }
  })
  const connected = await server.memory()
  const send = (n: number) => {
    const seats = tables[n % plan.tables]
    if (seats === undefined) return
    const by = seats.lines.findIndex((line) => question(line, seats.table) !== undefined)
    const line = seats.lines[by]
    const decision = line && question(line, seats.table)
    if (line === undefined || decision === undefined) return
    seats.by = by
    seats.sent = performance.now()
    const start = seats.sent
    const option = decision.options[random.below(decision.options.length)]
    under.add(
      line.call('answer', { table: seats.table, decision: decision.id, option }).then((out) => {
        if (out.refused === undefined) reply.push(performance.now() - start)
        else refused++
      }),
    )
  }
  await pace(plan.rate, plan.warm, send)
  await Promise.all(under)
  for (const list of [update, reply]) list.length = 0
  bytes = 0
  await pace(plan.rate, plan.seconds, send)
  await Promise.all(under)
  for (const { lines } of tables) for (const line of lines) line.close()
  let idle = await server.memory()
  for (let n = 0; idle.tables > 0 && n < 100; n++) {
    await new Promise((done) => setTimeout(done, 50))
    idle = await server.memory()
  }
  await server.stop()
  const restore = await restoring(
    data,
    rooms,
    tables.map(({ table }) => table),
  )
  rmSync(data, { recursive: true, force: true })
  return {
    update: latencyOf(update),
    reply: latencyOf(reply),
    restore,
    memory: {
      connected: (connected.used - before.used) / plan.tables,
      idle: (idle.used - before.used) / plan.tables,
    },
    bytes: bytes / Math.max(1, update.length),
    refused,
  }
}

function question(line: Line, table: string) {
  return line.held(table).sight.view?.decisions.find(({ offer, answered }) => !offer && answered === undefined)
}

/** A table with so many guests at it, started. */
async function open(port: number, game: string, options: Record<string, unknown>, players: number): Promise<Seats> {
  const owner = await new Person(port).guest('Owner')
  const others: Person[] = []
  for (let n = 1; n < players; n++) others.push(await new Person(port).guest(`Guest ${n}`))
  return {
    table: await startTable(owner, others, { game, options }),
    people: [owner, ...others],
    lines: [],
    sent: 0,
    by: 0,
  }
}

/** How long it takes from the store to a table in memory, for each of these tables. */
async function restoring(data: string, rooms: Rooms, tables: readonly string[]): Promise<Latency> {
  const store = await openStore({ file: join(data, 'krcma.sqlite') })
  const times: number[] = []
  for (const table of tables) {
    const start = performance.now()
    const latest = await store.journal.latest(table)
    const seated = latest === null ? null : seat(rooms, table, latest)
    times.push(performance.now() - start)
    if (seated === null || isRefusing(seated)) throw new Error(`table ${table} cannot be restored`)
  }
  await store.close()
  return latencyOf(times)
}
