import { source } from '@krcma/kernel'
import { openStore } from '../../src/store/store.ts'
import { build, ServerProcess } from '../children/process.ts'
import { faultsOf } from '../faults/check.ts'
import { acknowledgedAt, begin, type Match } from '../faults/run.ts'
import { rooms } from '../fixture/game.ts'
import { callOut, startPostgres } from '../postgres.ts'

export interface RestartReport {
  readonly restarts: number
  readonly acknowledged: number
  readonly faults: readonly string[]
  /** Nodes that did not outlive it. */
  readonly dead: number
}

export interface RestartPlan {
  readonly restarts: number
  readonly tables: number
  readonly seed: number
  readonly tell?: (report: RestartReport) => void
}

const NODES = 2

/** Restarts PostgreSQL under load again and again, while people play at two nodes and somebody else calls out on their channel. */
export async function runRestarts({ restarts, tables, seed, tell }: RestartPlan): Promise<RestartReport> {
  build()
  const random = source(seed)
  const postgres = await startPostgres()
  const databaseUrl = await postgres.fresh()
  const settings = { databaseUrl, log: 'silent' } as const
  const nodes = await Promise.all(Array.from({ length: NODES }, () => new ServerProcess().open({ settings })))
  const matches: Match[] = []
  const faults: string[] = []
  const acknowledged = () => matches.reduce((sum, match) => sum + acknowledgedAt(match).length, 0)
  const dead = () => nodes.filter((node) => !node.alive).length
  const report = (done: number): RestartReport => ({
    restarts: done,
    acknowledged: acknowledged(),
    faults,
    dead: dead(),
  })
  /** When so many more answers have been acknowledged; or never any more. */
  const grown = async (more: number) => {
    for (const enough = acknowledged() + more; acknowledged() < enough && dead() === 0; )
      await new Promise((done) => setTimeout(done, 5))
  }
  try {
    for (let n = 0; n < tables; n++) matches.push(await begin(portOf(nodes, n), seed + n))
    // The two of each table sit at different nodes.
    const players = matches.flatMap((match, n) => match.players.map((player, seat) => ({ player, node: n + seat })))
    for (const { player, node } of players) {
      player.patient = true
      await player.come(portOf(nodes, node))
    }
    const games = Promise.all(players.map(({ player }) => player.play()))
    for (let done = 0; done < restarts; done++) {
      await grown(1 + random.below(20))
      if (dead() > 0) return report(done)
      await callOut(databaseUrl)
      await postgres.restart()
      await callOut(databaseUrl)
      tell?.(report(done + 1))
    }
    // They go on after the last one as well.
    await grown(10)
    for (const { player } of players) player.line?.kill()
    await games
    const store = await openStore({ file: '', url: databaseUrl })
    for (const match of matches)
      faults.push(...(await faultsOf(store, rooms, match.table, acknowledgedAt(match), true)))
    await store.close()
    return report(restarts)
  } finally {
    for (const node of nodes) await node.kill()
    await postgres.stop()
  }
}

function portOf(nodes: readonly ServerProcess[], n: number): number {
  return nodes[n % nodes.length]?.port ?? 0
}
