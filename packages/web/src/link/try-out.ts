import type { RecordedGame } from '@krcma/bots'
import type { Refusing } from '@krcma/protocol'
import type { FromHost, ToHost, Trying } from './local/messages.ts'
import { startWorker } from './local/start.ts'

type OnGame = (tried: RecordedGame, pieces: readonly string[]) => void

/** Has a worker play games between bots, which holds the rules; it tells of each that is over, and can be stopped. */
export function tryOut(
  trying: Trying,
  onGame: OnGame,
  onEnd: (out: { readonly stuck: number } | Refusing) => void,
): () => void {
  const worker = startWorker()
  worker.onmessage = ({ data }: MessageEvent<FromHost>) => {
    if (data.t === 'tried') onGame({ game: data.game, record: data.record }, data.pieces)
    if (data.t !== 'reply') return
    worker.terminate()
    onEnd('ok' in data ? (data.ok as { readonly stuck: number }) : data.refused)
  }
  worker.postMessage({ id: 0, try: trying } satisfies ToHost)
  return () => worker.terminate()
}
