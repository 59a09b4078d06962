import { openTable } from '@krcma/kernel'
import { Bot, ways } from '../../src/index.ts'
import { type WebWorker, webThinker } from '../../src/thinker/web.ts'
import { room } from '../games/tricks.ts'

/** Thinks once in a Web Worker with this script and once in the page itself, and says what came of both. */
export async function thinkTwice(script: string, start: (script: string) => WebWorker): Promise<unknown> {
  const table = openTable(room.game, { seats: ['Anna', 'Petr'], seed: '5'.repeat(64), options: { redraw: true } })
  if ('refused' in table) throw new Error(table.refused)
  const question = {
    table: 'kitchen',
    game: 'tricks',
    saved: table.save(),
    seat: 0,
    level: 'master',
    seed: 3,
  } as const
  const thinker = webThinker(() => start(script))
  const progress: number[] = []
  const there = await thinker.think(question, { onProgress: (part) => progress.push(part) })
  const here = await new Bot(room.mind, ways.master, 0).think(table, { seed: 3 })
  const controller = new AbortController()
  controller.abort()
  const cancelled = await thinker
    .think(question, { signal: controller.signal })
    .catch((mistake: Error) => mistake.message)
  thinker.close()
  return { there, here, progress: progress.at(-1), cancelled }
}
