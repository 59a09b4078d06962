import { adviceOf, type Thinker as Thinkers, type Thought } from '@krcma/bots'
import { threads } from '@krcma/bots/threads'
import { greedy } from './greedy.ts'
import type { Position, Thinker } from './thinker.ts'

/** However hard it is, after this many milliseconds a bot answers what it has come to. */
const WITHIN = 4_000
/** So long somebody is thought ahead of: who takes longer will take a while yet. */
const AHEAD = 15_000
/** Those who think stand back behind everybody: where all cores are busy with something else they get no turn, and nobody waits longer. */
const LATEST = 8_000

/** Thinks in threads of their own, so that nobody's play waits for a bot's. A thread that fails, or has no turn, is stood in for. */
export function inThreads(
  modules: Readonly<Record<string, string>>,
  failed: (what: string, error: unknown) => void,
  thinker: Pick<Thinkers, 'think' | 'ponder' | 'close'> = threads({ games: modules }),
): Thinker {
  let closed = false

  const think = ({ table, room, saved, seat, level, seed, progress }: Position): Promise<Thought> =>
    inTime((signal) =>
      thinker.think(
        { table, game: room.game.id, saved, seat, level, seed, within: WITHIN },
        { signal, onProgress: (part) => progress?.(Math.round(part * 100)) },
      ),
    )

  return {
    async choose(position) {
      try {
        const { answer } = await think(position)
        return answer
      } catch (error) {
        if (closed) return null
        failed('a thinking thread', error)
        return greedy.choose(position)
      }
    },
    ponder({ table, room, saved, seat, level, seed }) {
      thinker.ponder({ table, game: room.game.id, saved, seat, level, seed, within: AHEAD })
    },
    async advise(position) {
      try {
        // Advice is about a moment of its own: it must not disturb what the seat's own bot remembers.
        return adviceOf(await think({ ...position, table: `${position.table} advice` }))
      } catch (error) {
        if (closed) return null
        failed('a thinking thread', error)
        return greedy.advise(position)
      }
    },
    async close() {
      closed = true
      thinker.close()
    },
  }
}

/** What comes of a thought; after a while nobody waits for it any more. */
async function inTime(think: (signal: AbortSignal) => Promise<Thought>): Promise<Thought> {
  const patience = new AbortController()
  const { signal } = patience
  const timer = setTimeout(() => patience.abort(new Error(`no thought within ${LATEST} ms`)), LATEST)
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  try {
    return await Promise.race([think(signal), late])
  } finally {
    clearTimeout(timer)
  }
}
