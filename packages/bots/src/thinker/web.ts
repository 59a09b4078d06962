import { Desk, type Shelf } from './desk.ts'
import type { Reply, Request } from './messages.ts'
import { Thinker } from './thinker.ts'

export type { Shelf } from './desk.ts'

/** As much of a Web Worker as is used, on either side of it; the types of browsers are not at hand here. */
interface Port {
  postMessage(message: unknown): void
  onmessage: ((event: { readonly data: unknown }) => void) | null
}
export interface WebWorker extends Port {
  onerror: ((event: { readonly message?: string }) => void) | null
  terminate(): void
}

/** The whole program of a Web Worker that thinks: its script calls this with the games that it was bundled with. */
export function attend(shelf: Shelf): void {
  const self = globalThis as unknown as Port
  const desk = new Desk(shelf, (reply) => self.postMessage(reply))
  self.onmessage = ({ data }) => desk.hear(data as Request)
}

/** A thinker in Web Workers that run such a script. */
export function webThinker(start: () => WebWorker, size = 1): Thinker {
  return new Thinker((hear, lost) => {
    const worker = start()
    worker.onmessage = ({ data }) => hear(data as Reply)
    worker.onerror = ({ message }) => {
      worker.terminate()
      lost(message ?? 'a thinking worker ended')
    }
    return { say: (request) => worker.postMessage(request), end: () => worker.terminate() }
  }, size)
}
