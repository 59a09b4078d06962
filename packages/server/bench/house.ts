import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { source } from '@krcma/kernel'
import { ServerProcess, workspace } from '../test/children/process.ts'
import { type Line, Person } from '../test/client.ts'
import { startTable } from '../test/house.ts'
import { type Choose, Crowd, type Seats } from './crowd.ts'
import { type Latency, latencyOf } from './latency.ts'
import { connect, type Plan } from './plan.ts'
import { type Sample, Sampler } from './sample.ts'

/** Answers of the first rehearsal; those of the 24th are more than a game has. */
const REHEARSAL = 20
/** Games of which it is remembered what people were told in them. */
const SAMPLES = 8

/** Restores of each table that do not count. */
const WARM = 3

interface Opened {
  readonly table: string
  readonly people: readonly Person[]
}

/** What is left to be measured once everybody has gone home. */
export interface Rest {
  /** Right after the load, while the code that restores is still being compiled, and once it is. */
  readonly restoreAtFirst: Latency
  readonly restore: Latency
  /** Bytes for each table that four people watch, and for each that nobody does. */
  readonly connected: number
  readonly idle: number
}

/** Real tables of one game on the built server, in a process of its own: scripted people at them, over real sockets. */
export class House {
  readonly crowd: Crowd
  readonly #server: ServerProcess
  readonly #data: string
  readonly #rehearsed: readonly Opened[]
  readonly #tables: readonly Opened[]
  readonly #connected: number
  readonly #open: (count: number) => Promise<readonly Opened[]>

  private constructor(ready: Ready) {
    this.crowd = ready.crowd
    this.#server = ready.server
    this.#data = ready.data
    this.#rehearsed = ready.rehearsed
    this.#tables = ready.tables
    this.#connected = ready.connected
    this.#open = ready.open
  }

  static async open(game: string, plan: Plan): Promise<House> {
    const data = mkdtempSync(join(tmpdir(), 'krcma-bench-'))
    const real = game !== 'lanterns'
    const server = await new ServerProcess().open({
      settings: { data, databaseUrl: undefined },
      ...(real ? { root: workspace } : {}),
    })
    const options = real ? {} : { rounds: 200 }
    const open = (count: number) => connect(count, () => openTable(server.port, game, options, plan.seats))
    const rehearsed = await open(plan.rehearsed)
    const first = await gather({ ...plan, tables: plan.rehearsed }, rehearsed)
    await first.rehearse(REHEARSAL)
    first.leave()
    const tables = await open(plan.tables)
    const before = await server.memory()
    const crowd = await gather(plan, tables)
    const connected = ((await server.memory()).used - before.used) / plan.tables
    return new House({ crowd, server, data, rehearsed, tables, connected, open })
  }

  /** Sends everybody home. */
  async rest(): Promise<Rest> {
    this.crowd.leave()
    let left = await this.#server.memory()
    for (let n = 0; left.tables > 0 && n < 100; n++) {
      await new Promise((done) => setTimeout(done, 50))
      left = await this.#server.memory()
    }
    // Everything has been done before by now: what still grows, grows with the number of tables.
    const more = this.#tables.length >> 1
    await this.#open(more)
    const idle = ((await this.#server.memory()).used - left.used) / more
    const restore = async (tables: readonly Opened[]) => this.#server.restore(tables.map(({ table }) => table))
    for (let n = 0; n < WARM; n++) await restore(this.#rehearsed)
    const every = [...this.#tables, ...this.#rehearsed]
    const restoreAtFirst = latencyOf(await restore(every))
    for (let n = 0; n < WARM; n++) await restore(every)
    return { restoreAtFirst, restore: latencyOf(await restore(every)), connected: this.#connected, idle }
  }

  async close(): Promise<void> {
    this.crowd.leave()
    await this.#server.stop()
    rmSync(this.#data, { recursive: true, force: true })
  }
}

interface Ready {
  readonly crowd: Crowd
  readonly server: ServerProcess
  readonly data: string
  readonly rehearsed: readonly Opened[]
  readonly tables: readonly Opened[]
  readonly connected: number
  readonly open: (count: number) => Promise<readonly Opened[]>
}

/** What people are told in games like those that will be measured. */
export async function samplesOf(game: string, seats: number): Promise<readonly Sample[]> {
  const plan = { tables: SAMPLES, seats, rate: 1, seconds: 0, most: 0, warm: 0, rehearsed: 0 }
  const house = await House.open(game, plan)
  const samplers = house.crowd.tables.map(({ table, lines: [line] }) => {
    if (line === undefined) throw new Error('nobody looks')
    const sampler = new Sampler(line.held(table).sight)
    line.onUpdate = (text) => sampler.hear(text)
    return sampler
  })
  await house.crowd.rehearse(REHEARSAL)
  await house.close()
  return samplers.map((sampler) => sampler.sample())
}

function gather(plan: Plan, tables: readonly Opened[]): Promise<Crowd> {
  return Crowd.gather(plan, random(), async (n, seat) => {
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
