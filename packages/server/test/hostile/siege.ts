import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { usualLimits } from '../../src/index.ts'
import { build, ServerProcess } from '../children/process.ts'
import { Person } from '../client.ts'
import { setting, startTable } from '../house.ts'
import type { Orders } from './attacker.ts'
import { Honest } from './honest.ts'

export interface SiegeReport {
  readonly attack: string
  /** Milliseconds that an honest player waited at worst, and how many answers they gave meanwhile. */
  readonly longest: number
  readonly answers: number
  /**
   * Milliseconds for which the server was held at worst, and at worst by itself (without waiting for a processor that somebody else had);
   * and megabytes that it had at most, this siege and those before it.
   */
  readonly stall: number
  readonly busy: number
  readonly peak: number
  /** What it has come to, where it was not to come to anything. */
  readonly achieved: readonly string[]
}

export interface SiegePlan {
  readonly attacks?: readonly Orders['attack'][]
  readonly milliseconds: number
  readonly tell?: (report: SiegeReport) => void
}

/** All of them, the usual. */
export const ATTACKS = [
  'records',
  'fickle',
  'deaf',
  'rubbish',
  'nothing',
  'deep',
  'calls',
  'pings',
  'pongs',
  'fragments',
  'breakOff',
  'looks',
  'openings',
  'accounts',
] as const satisfies readonly Orders['attack'][]

/** Attacks a server of usual limits in a process of its own, from another process, while two honest people play. */
export async function runSieges({ attacks = ATTACKS, milliseconds, tell }: SiegePlan): Promise<SiegeReport[]> {
  build()
  const reserved = 'warden'
  const data = mkdtempSync(join(tmpdir(), 'krcma-siege-'))
  const reports: SiegeReport[] = []
  const attacker = fork(fileURLToPath(new URL('dist/test/hostile/attacker.js', packageFolder)), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: [],
  })
  const ended = new Promise<never>((_, failed) => {
    attacker.once('exit', (code) => failed(new Error(`the attacker ended: ${code}`)))
  })
  ended.catch(() => undefined)
  const server = await new ServerProcess().open({
    settings: { data, databaseUrl: undefined, limits: usualLimits, proxies: 1, admins: [reserved] },
  })
  try {
    const mallory = await new Person(server.port).guest('Mallory')
    const table = await startTable(mallory, [], { seats: [{ for: 'me' }] })
    const anna = await new Person(server.port).guest('Anna')
    const waiting = (await anna.must('open-table', setting)).sight.info.id
    const honest = await Honest.at(server)
    for (const [n, attack] of attacks.entries()) {
      await server.memory()
      honest.since()
      // From an address of its own: what one attack has used up of its limits is not missing to the next.
      const address = `10.0.0.${n + 1}`
      const orders = { attack, port: server.port, milliseconds, table, waiting, reserved, address }
      const achieved = await Promise.race([done(attacker, orders), ended])
      const { stall, busy, peak } = await server.memory()
      const report = { attack, ...honest.since(), stall, busy, peak: peak / 1_048_576, achieved }
      reports.push(report)
      tell?.(report)
    }
    await honest.end()
  } finally {
    attacker.kill()
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
  return reports
}

const packageFolder = new URL(import.meta.url.includes('/dist/') ? '../../../' : '../../', import.meta.url)

function done(attacker: ChildProcess, orders: Orders): Promise<readonly string[]> {
  return new Promise((over) => {
    attacker.once('message', (achieved) => over(achieved as readonly string[]))
    attacker.send(orders)
  })
}
