import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { source } from '@krcma/kernel'
import { ServerProcess, workspace } from '../test/children/process.ts'
import { type Line, Person } from '../test/client.ts'
import { startTable } from '../test/house.ts'
import { type Choose, Crowd, type CrowdFigures, type Seats } from './crowd.ts'
import { type Latency, latencyOf } from './pace.ts'
import { connect, type Plan } from './plan.ts'
import { type Sample, Sampler } from './sample.ts'

export interface HouseFigures extends CrowdFigures {
  /** Right after the load, while the code that restores is still being compiled, and once it is. */
  readonly restoreAtFirst: Latency
  readonly restore: Latency
  /** Bytes for each table that four people watch, and for each that nobody does. */
  readonly memory: { readonly connected: number; readonly idle: number }
}

/** Real tables on the built server, in a process of its own. */
async function inHouse<T>(game: string, plan: Plan, measure: (house: House) => Promise<T>): Promise<T> {
  const data = mkdtempSync(join(tmpdir(), 'krcma-bench-'))
  const real = game !== 'lanterns'
  const server = await new ServerProcess().open({
    settings: { data, databaseUrl: undefined },
    ...(real ? { root: workspace } : {}),
  })
  const options = real ? {} : { rounds: 200 }
  const open = (count: number) => connect(count, () => openTable(server.port, game, options, plan.seats))
  const rehearsed = await open(plan.rehearsed)
  const crowd = await gather({ ...plan, tables: plan.rehearsed }, rehearsed)
  await crowd.rehearse(random(), REHEARSAL)
  crowd.leave()
  const measured = await measure({ server, rehearsed, tables: await open(plan.tables), open })
  await server.stop()
  rmSync(data, { recursive: true, force: true })
  return measured
}

interface Opened {
  readonly table: string
  readonly people: readonly Person[]
}

/** Answers of the first rehearsal; those of the 24th are more than a game has. */
const REHEARSAL = 20

/** Restores of each table that do not count. */
const WARM = 3

interface House {
  readonly server: ServerProcess
  /** Tables at every stage of a game. */
  readonly rehearsed: readonly Opened[]
  readonly tables: readonly Opened[]
  readonly open: (count: number) => Promise<readonly Opened[]>
}

/** Measures the built server with one game: scripted people at real tables over real sockets. */
export function measureHouse(game: string, plan: Plan): Promise<HouseFigures> {
  return inHouse(game, plan, async ({ server, rehearsed, tables, open }) => {
    const before = await server.memory()
    const crowd = await gather(plan, tables)
    const connected = await server.memory()
    const figures = await crowd.play(random())
    crowd.leave()
    let left = await server.memory()
    for (let n = 0; left.tables > 0 && n < 100; n++) {
      await new Promise((done) => setTimeout(done, 50))
      left = await server.memory()
    }
    // Everything has been done before by now: what still grows, grows with the number of tables.
    const more = plan.tables >> 1
    await open(more)
    const idle = await server.memory()
    for (let n = 0; n < WARM; n++) await server.restore(rehearsed.map(({ table }) => table))
    const every = [...tables, ...rehearsed].map(({ table }) => table)
    const restoreAtFirst = latencyOf(await server.restore(every))
    for (let n = 0; n < WARM; n++) await server.restore(every)
    const restore = latencyOf(await server.restore(every))
    const memory = {
      connected: (connected.used - before.used) / plan.tables,
      idle: (idle.used - left.used) / more,
    }
    return { ...figures, restoreAtFirst, restore, memory }
  })
}

/** What an update of this game looks like. */
export function sampleOf(game: string, seats: number): Promise<Sample> {
  const plan: Plan = { tables: 1, seats, rate: 20, seconds: 2, warm: 0, rehearsed: 0 }
  return inHouse(game, plan, async ({ tables }) => {
    const crowd = await gather(plan, tables)
    const sampler = new Sampler()
    const [line] = crowd.tables[0]?.lines ?? []
    const table = crowd.tables[0]?.table ?? ''
    let seq = -1
    const choose = random()
    await crowd.play((seats) => {
      if (line !== undefined && line.held(table).seq !== seq) sampler.see(line.held(table).sight)
      seq = line?.held(table).seq ?? seq
      return choose(seats)
    })
    crowd.leave()
    return sampler.sample()
  })
}

function gather(plan: Plan, tables: readonly Opened[]): Promise<Crowd> {
  return Crowd.gather(plan, async (n, seat) => {
    const opened = tables[n]
    const person = opened?.people[seat]
    if (opened === undefined || person === undefined) throw new Error('a seat without a person')
    return [await person.live(), opened.table]
  })
}

/** Whoever is asked something answers anything. */
function random(): Choose {
  const chance = source(1)
  return (seats: Seats) => {
    const by = seats.lines.findIndex((line) => question(line, seats.table) !== undefined)
    const line = seats.lines[by]
    const decision = line && question(line, seats.table)
    if (decision === undefined) return undefined
    return { by, decision: decision.id, option: decision.options[chance.below(decision.options.length)] }
  }
}

function question(line: Line, table: string) {
  return line.held(table).sight.view?.decisions.find(({ offer, answered }) => !offer && answered === undefined)
}

/** A table with so many guests at it, started. */
async function openTable(
  port: number,
  game: string,
  options: Record<string, unknown>,
  players: number,
): Promise<Opened> {
  const owner = await new Person(port).guest('Owner')
  const others: Person[] = []
  for (let n = 1; n < players; n++) others.push(await new Person(port).guest(`Guest ${n}`))
  return { table: await startTable(owner, others, { game, options }), people: [owner, ...others] }
}
