import { parentPort, workerData } from 'node:worker_threads'
import type { Room, Shape } from '@krcma/kernel'
import { Desk, type Shelf } from './desk.ts'
import type { Request } from './messages.ts'
import { standBack } from './stand-back.ts'

/** What a thread is told when it is hired: the module of each game, by the game's id. */
export interface Hired {
  readonly games: Readonly<Record<string, string>>
}

const { games } = workerData as Hired

const shelf: Shelf = {
  open: async (game, use) => {
    const module = games[game]
    if (module === undefined) throw new Error(`there is no game ${game}`)
    const { room } = (await import(module)) as { readonly room: Room<Shape> }
    // Not before: behind everybody, on a machine that is busy, a game would never be loaded.
    standBack()
    return use(room)
  },
}

const desk = new Desk(shelf, (reply) => parentPort?.postMessage(reply))
parentPort?.on('message', (request: Request) => desk.hear(request))
