import { getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { Room, Shape } from '@krcma/kernel'
import { Desk, type Shelf } from './desk.ts'
import type { Request } from './messages.ts'

/** What a thread is told when it is hired: the module of each game, by the game's id. */
export interface Hired {
  readonly games: Readonly<Record<string, string>>
  readonly niceness: number
}

const { games, niceness } = workerData as Hired

const shelf: Shelf = {
  open: async (game, use) => {
    const module = games[game]
    if (module === undefined) throw new Error(`there is no game ${game}`)
    return use(((await import(module)) as { readonly room: Room<Shape> }).room)
  },
}

// On Linux this is the priority of the calling thread alone: thinking must never hold up those who play.
if (getPriority() < niceness) setPriority(niceness)

const desk = new Desk(shelf, (reply) => parentPort?.postMessage(reply))
parentPort?.on('message', (request: Request) => desk.hear(request))
