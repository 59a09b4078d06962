import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Reply, Request } from './messages.ts'
import { Thinker } from './thinker.ts'
import type { Hired } from './thread.ts'

export interface Threads {
  /** The module that exports each game's `room`, by the game's id: `import.meta.resolve('@krcma/…')`. */
  readonly games: Readonly<Record<string, string>>
  /** How many think at once; all cores but one, unless said. */
  readonly size?: number
  /** The program of a thread, where it is not found beside this file (as in a bundle). */
  readonly program?: string | URL
}

/**
 * Room for new objects, in megabytes. Imagined worlds are thrown away by the thousand; the more there is room for, the seldomer
 * is cleaned up, by threads that the whole program shares and that do not stand back.
 */
const YOUNG = 96

/** A thinker in threads of Node's, which are started when first needed and keep no program from ending. */
export function threads({ games, size, program }: Threads): Thinker {
  const hired: Hired = { games }
  return new Thinker(
    (hear, lost) => {
      const worker = new Worker(program ?? new URL('./thread.js', import.meta.url), {
        workerData: hired,
        resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
      })
      worker.on('message', (reply: Reply) => hear(reply))
      let reason = 'a thinking thread ended'
      worker.on('error', (mistake: Error) => {
        reason = mistake.stack ?? mistake.message
      })
      worker.on('exit', () => lost(reason))
      worker.unref()
      return {
        say: (request: Request) => worker.postMessage(request),
        end: () => void worker.terminate(),
      }
    },
    size ?? Math.max(1, availableParallelism() - 1),
  )
}
