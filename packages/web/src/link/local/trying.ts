import { type RecordedGame, Stuck, tryOnce } from '@krcma/bots'
import type { Refusing } from '@krcma/protocol'
import { rooms } from '../../shelf/rooms.ts'
import type { Trying } from './messages.ts'

/** Has bots play on a scenario, and tells of every game that is over; `stuck`: how many went wrong. Whoever has seen enough stops the worker. */
export async function tryOut(
  { game, scenario, players, games, seed }: Trying,
  onGame: (tried: RecordedGame & { readonly pieces: readonly string[] }) => void,
): Promise<{ readonly stuck: number } | Refusing> {
  const room = await rooms.get(game)?.()
  if (room === undefined) return { refused: 'not-found', about: game }
  const seats = Array.from({ length: players }, (_, seat) => `Bot ${seat + 1}`)
  let stuck = 0
  for (let n = 0; n < games; n++) {
    try {
      const out = tryOnce(room, { options: {}, scenario, seats, seed }, n)
      if ('refused' in out) return out
      onGame({ ...out, pieces: room.game.pieces })
    } catch (mistake) {
      if (!(mistake instanceof Stuck)) throw mistake
      stuck++
    }
  }
  return { stuck }
}
