import type { Viewer } from '@krcma/kernel'
import type { Refusing } from '@krcma/protocol'
import type { FromHost, ToHost } from '../link/local/messages.ts'
import { startWorker } from '../link/local/start.ts'
import type { Proven } from './findings.ts'

/** Has the worker, which has the rules, prove a record. */
export function proven(record: unknown, as: Viewer): Promise<Proven | Refusing> {
  const worker = startWorker()
  return new Promise((done) => {
    worker.onmessage = ({ data }: MessageEvent<FromHost>) => {
      if (data.t !== 'reply') return
      worker.terminate()
      done('ok' in data ? (data.ok as Proven) : data.refused)
    }
    worker.postMessage({ id: 0, prove: record, as } satisfies ToHost)
  })
}
