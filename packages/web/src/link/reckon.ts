import type { Refusing } from '@krcma/protocol'
import type { FromHost, Reckoning, ToHost } from './local/messages.ts'
import { startWorker } from './local/start.ts'

type Reckoned = { readonly course: readonly (readonly number[])[] } | Refusing

/** Has a worker reckon who was ahead, which holds the rules; it says from 0 to 1 how far it is, and can be told to leave it. */
export function reckon(reckoning: Reckoning, onProgress: (done: number) => void) {
  const worker = startWorker()
  const reckoned = new Promise<Reckoned>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<FromHost>) => {
      if (data.t === 'progress') onProgress(data.done)
      if (data.t !== 'reply') return
      resolve('ok' in data ? (data.ok as Reckoned) : data.refused)
      worker.terminate()
    }
    worker.postMessage({ id: 0, reckon: reckoning } satisfies ToHost)
  })
  return { reckoned, stop: () => worker.terminate() }
}
