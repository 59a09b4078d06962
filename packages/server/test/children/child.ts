import { existsSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { greedy } from '../../src/bots/greedy.ts'
import { leaveThreadsTheirRoom } from '../../src/engine.ts'
import { type Serving, type Settings, serve, shelfIn, usualLimits } from '../../src/index.ts'
import { rooms } from '../fixture/game.ts'

/** What a server in a process of its own is told, and what it says when it is open. */
export interface Orders {
  readonly settings: Partial<Settings>
  /** The workspace whose games it serves; without, only the game of the tests. */
  readonly root?: string
  /** The workspace whose web client it serves; without, that of its games. */
  readonly client?: string
}
export interface Opened {
  readonly port: number
}
/** What it says when it is asked for its memory: bytes in use after cleaning up, and tables that are in it. `peak`: the most that the
 * process ever had of the machine's, in bytes. `stall`: the longest that its event loop was held since it was last asked, and `busy` the
 * longest that it was held by itself, without the time in which others had the processor; in milliseconds. */
export interface Memory {
  readonly used: number
  readonly tables: number
  readonly peak: number
  readonly stall: number
  readonly busy: number
}

/** By which threads find the game of the tests. */
const modules = { lanterns: new URL('../fixture/game.js', import.meta.url).href }

const loop = monitorEventLoopDelay({ resolution: 5 })

/** For how long the main thread has waited for a processor, in milliseconds. */
function waited(): number {
  if (schedule === null) return 0
  const read = readSync(schedule, figures, 0, figures.length, 0)
  return Number(figures.toString('latin1', 0, read).split(' ')[1]) / 1e6
}
const figures = Buffer.alloc(128)
/** Linux alone keeps it; elsewhere the machine is to be quiet. */
const schedule = existsSync('/proc/self/schedstat') ? openSync('/proc/self/schedstat', 'r') : null

const LOOK = 5
/** The longest from one look to the next, without what the thread waited for a processor. */
let busy = 0
let before = { at: performance.now(), waited: waited() }
function look(): void {
  const now = { at: performance.now(), waited: waited() }
  busy = Math.max(busy, now.at - before.at - (now.waited - before.waited) - LOOK)
  before = now
}

// Everything is loaded by now; the server opens when it is told to, so that a new one can stand by while the old one runs.
process.once('message', (orders: Orders) => {
  leaveThreadsTheirRoom()
  const limits = {
    ...usualLimits,
    calls: 1e6,
    logins: 1e6,
    records: 1e6,
    messages: 1e6,
    burst: 1e6,
    changes: 1e6,
    looks: 1e6,
    sockets: 1e5,
    tablesOfGuest: 1e6,
    openings: 1e6,
    gathering: 1e6,
    recordsOfGuest: 1e6,
  }
  const games = orders.root === undefined ? Promise.resolve({ rooms, modules }) : shelfIn(join(orders.root, 'games'))
  void games
    .then((of) => {
      const settings = { host: '127.0.0.1', port: 0, log: 'error' as const, limits, ...orders.settings }
      // Bots of the game of the tests need no threads.
      const bots = orders.root === undefined ? { thinker: greedy } : {}
      return serve({ root: orders.client ?? orders.root ?? '/nowhere', shelf: of, settings, ...bots })
    })
    .then(({ port, stop, hall }) => {
      process.on('message', (message) => {
        if (Array.isArray(message)) {
          void restore(hall, message as readonly string[]).then((times) => process.send?.(times))
          return
        }
        // Before cleaning up, which holds it as well.
        const stall = loop.max / 1e6
        const held = busy
        globalThis.gc?.()
        const { heapUsed, external } = process.memoryUsage()
        const peak = process.resourceUsage().maxRSS * 1_024
        process.send?.({
          used: heapUsed + external,
          tables: hall.residents.size,
          peak,
          stall,
          busy: held,
        } satisfies Memory)
        before = { at: performance.now(), waited: waited() }
        busy = 0
        loop.reset()
      })
      loop.enable()
      setInterval(look, LOOK)
      process.once('SIGTERM', () => void stop().then(() => process.exit(0)))
      process.send?.({ port } satisfies Opened)
    })
})
/** How long it takes from the store to a table in memory, for each of these tables. */
async function restore(hall: Serving['hall'], tables: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (const table of tables) {
    const start = performance.now()
    const read = await hall.read(table, ({ state }) => state.seq)
    times.push(performance.now() - start)
    if (typeof read !== 'number') throw new Error(`table ${table} cannot be restored`)
  }
  return times
}

// Ctrl-C is for whoever started us.
process.on('SIGINT', () => undefined)
// Whoever started us is gone: so are we.
process.once('disconnect', () => process.exit(0))
