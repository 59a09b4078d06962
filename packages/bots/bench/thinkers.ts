import { type Game, openTable, type Shape } from '@krcma/kernel'
import type { Question } from '../src/index.ts'
import { type Threads, threads } from '../src/thinker/threads.ts'

/** Bots that think all the time, each at a table of its own; how many thoughts they have come to. */
export interface Thinkers {
  thoughts(): number
  stop(): void
}

export function think<G extends Shape>(game: Game<G>, count: number, how: Threads): Thinkers {
  const thinker = threads(how)
  let thoughts = 0
  let stopped = false
  const ponder = async (n: number) => {
    const table = openTable(game, { seats: ['A', 'B'], seed: (n + 1).toString(16).padStart(64, '0') })
    if ('refused' in table) throw new Error(`${table.refused}: ${table.about}`)
    const [seat = 0] = table.waiting
    const question = { table: `${n}`, game: game.id, saved: table.save(), seat, level: 'master' } as const
    for (let seed = 1; !stopped; seed++) {
      await thinker.think({ ...question, seed } satisfies Question).catch(() => undefined)
      thoughts++
    }
  }
  for (let n = 0; n < count; n++) void ponder(n)
  return {
    thoughts: () => thoughts,
    stop: () => {
      stopped = true
      thinker.close()
    },
  }
}
