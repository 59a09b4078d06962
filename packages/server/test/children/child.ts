import { join } from 'node:path'
import { leaveThreadsTheirRoom } from '../../src/engine.ts'
import { type Serving, type Settings, serve, shelfIn, usualLimits } from '../../src/index.ts'
import { shelf } from '../fixture/game.ts'

/** What a server in a process of its own is told, and what it says when it is open. */
export interface Orders {
  readonly settings: Partial<Settings>
  /** The workspace whose games it serves; without, only the game of the tests. */
  readonly root?: string
}
export interface Opened {
  readonly port: number
}
/** What it says when it is asked for its memory: bytes in use after cleaning up, and tables that are in it. */
export interface Memory {
  readonly used: number
  readonly tables: number
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
  }
  const games = orders.root === undefined ? Promise.resolve(shelf) : shelfIn(join(orders.root, 'games'))
  void games
    .then((of) => {
      const settings = { host: '127.0.0.1', port: 0, log: 'error' as const, limits, ...orders.settings }
      return serve({ root: orders.root ?? '/nowhere', shelf: of, settings })
    })
    .then(({ port, stop, hall }) => {
      process.on('message', (message) => {
        if (Array.isArray(message)) {
          void restore(hall, message as readonly string[]).then((times) => process.send?.(times))
          return
        }
        globalThis.gc?.()
        const { heapUsed, external } = process.memoryUsage()
        process.send?.({ used: heapUsed + external, tables: hall.residents.size } satisfies Memory)
      })
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
