import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Source, source } from '@krcma/kernel'
import { openStore, type Store } from '../../src/store/store.ts'
import { build, ServerProcess } from '../children/process.ts'
import { Person } from '../client.ts'
import { rooms } from '../fixture/game.ts'
import { startTable } from '../house.ts'
import { faultsOf } from './check.ts'
import { type Acknowledged, Player } from './players.ts'
import { Witness } from './witness.ts'

export interface FaultReport {
  readonly kills: number
  readonly tables: number
  readonly acknowledged: number
  readonly faults: readonly string[]
  /** How clients came back: nothing missed, a part missed, everything anew. */
  readonly returns: Readonly<Record<'same' | 'missed' | 'full', number>>
}

export interface FaultPlan {
  readonly kills: number
  readonly tables: number
  readonly seed: number
  /** Told of everything so far, after each kill. */
  readonly tell?: (report: FaultReport) => void
  /** Whether that is enough, though there were to be more kills. */
  readonly enough?: () => boolean
}

/** Two who play at a table, and somebody who keeps an eye on it. */
export interface Match {
  readonly table: string
  readonly players: readonly Player[]
  readonly witness: Witness
}

/** Kills a server under load again and again, and looks each time at what is left. */
export async function runFaults({ kills, tables, seed, tell, enough }: FaultPlan): Promise<FaultReport> {
  build()
  const data = mkdtempSync(join(tmpdir(), 'krcma-faults-'))
  const random = source(seed)
  const settings = { data, databaseUrl: undefined }
  const faults: string[] = []
  const returns = { same: 0, missed: 0, full: 0 }
  const matches: Match[] = []
  const report = (killed: number): FaultReport => ({
    kills: killed,
    tables: matches.length,
    acknowledged: matches.reduce((sum, match) => sum + acknowledgedAt(match).length, 0),
    faults,
    returns,
  })
  let killed = 0
  let next = new ServerProcess()
  try {
    while (killed < kills && enough?.() !== true) {
      const server = await next.open({ settings })
      next = new ServerProcess()
      // A game that is over makes room for another: there is something to lose at every kill.
      while (matches.filter(isOn).length < tables) matches.push(await begin(server.port, seed + matches.length))
      const players = matches.filter(isOn).flatMap((match) => match.players)
      for (const how of await Promise.all(players.map((player) => player.come(server.port)))) returns[how]++
      const games = Promise.all(players.map((player) => player.play()))
      const count = () => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
      await Promise.race([moment(random, count), games])
      await server.kill()
      await games
      // What was sent before the kill has arrived when the line is closed.
      for (const { line } of players) await line?.untilClosed()
      killed++
      await look(data, async (store) => {
        for (const match of matches)
          faults.push(...(await match.witness.faults(store, acknowledgedAt(match), seenAt(match))))
      })
      tell?.(report(killed))
    }
    await look(data, async (store) => {
      for (const match of matches)
        faults.push(...(await faultsOf(store, rooms, match.table, acknowledgedAt(match), true)))
    })
  } finally {
    await next.kill()
    rmSync(data, { recursive: true, force: true })
  }
  return report(killed)
}

/** Some answers later, and then a little: while others are on their way, being stored or just shown. */
async function moment(random: Source, acknowledged: () => number): Promise<void> {
  const enough = acknowledged() + 1 + random.below(60)
  while (acknowledged() < enough) await new Promise((done) => setTimeout(done, 1))
  const little = random.below(4_000)
  for (const start = performance.now(); performance.now() - start < little / 1_000; ) await new Promise(setImmediate)
}

/** Sits two down at a table. */
export async function begin(port: number, seed: number): Promise<Match> {
  const pair = [await new Person(port).guest('Anna'), await new Person(port).guest('Ben')] as const
  const table = await startTable(pair[0], [pair[1]], { options: { rounds: 200 } })
  const players = pair.map((person, seat) => new Player(person, table, seat, source(seed, seat)))
  return { table, players, witness: new Witness(rooms, table) }
}

function isOn({ table, players }: Match): boolean {
  return players.every(({ line }) => line?.tables.get(table)?.sight.info.status !== 'over')
}

export function acknowledgedAt({ players }: Match): readonly Acknowledged[] {
  return players.flatMap(({ acknowledged }) => acknowledged)
}

/** How far those at a table have been shown it. */
function seenAt({ players }: Match): number {
  return Math.max(...players.map(({ seen }) => seen))
}

async function look(data: string, at: (store: Store) => Promise<void>): Promise<void> {
  const store = await openStore({ file: join(data, 'krcma.sqlite') })
  await at(store)
  await store.close()
}
