import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Source, source } from '@krcma/kernel'
import { openStore } from '../../src/store/store.ts'
import { build, ServerProcess } from '../children/process.ts'
import { Person } from '../client.ts'
import { rooms } from '../fixture/game.ts'
import { startTable } from '../house.ts'
import { faultsOf } from './check.ts'
import { Player } from './players.ts'

export interface FaultReport {
  readonly kills: number
  readonly acknowledged: number
  readonly faults: readonly string[]
  /** How clients came back: nothing missed, a part missed, everything anew. */
  readonly returns: Readonly<Record<'same' | 'missed' | 'full', number>>
}

/** Kills a server under load again and again, and looks each time at what is left. */
export async function runFaults(
  kills: number,
  tables: number,
  seed: number,
  tell?: (n: number) => void,
): Promise<FaultReport> {
  build()
  const data = mkdtempSync(join(tmpdir(), 'krcma-faults-'))
  const random = source(seed)
  const settings = { data, databaseUrl: undefined }
  const faults: string[] = []
  const returns = { same: 0, missed: 0, full: 0 }
  let next = new ServerProcess()
  const players: Player[] = []
  try {
    for (let kill = 0; kill < kills; kill++) {
      const server = await next.open({ settings })
      next = new ServerProcess()
      if (kill === 0) players.push(...(await seatPlayers(server.port, tables, seed)))
      const watched = await Promise.all(players.map((player) => player.come(server.port)))
      for (const how of watched) returns[how]++
      const games = Promise.all(players.map((player) => player.play()))
      const count = () => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
      await Promise.race([moment(random, count), games])
      await server.kill()
      await games
      faults.push(...(await look(data, players, kill === kills - 1)))
      tell?.(kill + 1)
    }
  } finally {
    await next.kill()
    rmSync(data, { recursive: true, force: true })
  }
  return {
    kills,
    acknowledged: players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
    faults,
    returns,
  }
}

/** Some answers later, and then a little: while others are on their way, being stored or just shown. */
async function moment(random: Source, acknowledged: () => number): Promise<void> {
  const enough = acknowledged() + 1 + random.below(60)
  while (acknowledged() < enough) await new Promise((done) => setTimeout(done, 1))
  const little = random.below(4_000)
  for (const start = performance.now(); performance.now() - start < little / 1_000; ) await new Promise(setImmediate)
}

async function seatPlayers(port: number, tables: number, seed: number): Promise<Player[]> {
  const players: Player[] = []
  for (let n = 0; n < tables; n++) {
    const pair = [await new Person(port).guest('Anna'), await new Person(port).guest('Ben')] as const
    const table = await startTable(pair[0], [pair[1]], { options: { rounds: 200 } })
    for (const [seat, person] of pair.entries()) players.push(new Player(person, table, seat, source(seed + n, seat)))
  }
  return players
}

async function look(data: string, players: readonly Player[], closely: boolean): Promise<string[]> {
  const store = await openStore({ file: join(data, 'krcma.sqlite') })
  const faults: string[] = []
  for (const table of new Set(players.map((player) => player.table))) {
    const acknowledged = players.filter((player) => player.table === table).flatMap((player) => player.acknowledged)
    faults.push(...(await faultsOf(store, rooms, table, acknowledged, closely)))
  }
  await store.close()
  return faults
}
