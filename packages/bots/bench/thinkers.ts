import { type Game, openTable, type Shape } from '@krcma/kernel'
import type { Question } from '../src/index.ts'
import { type Threads, threads } from '../src/thinker/threads.ts'

/** Bots that think without a pause, each at a table of its own, for as long as they are let. */
export interface Thinkers {
  begin(): void
  /** What is being thought is still thought to its end. */
  rest(): Promise<void>
  /** How many thoughts they have come to. */
  thoughts(): number
  stop(): void
}

export function think<G extends Shape>(game: Game<G>, count: number, how: Threads): Thinkers {
  const thinker = threads(how)
  let thoughts = 0
  let resting = true
  let running: readonly Promise<void>[] = []
  let seed = 0
  const questions = Array.from({ length: count }, (_, n) => {
    const table = openTable(game, { seats: ['A', 'B'], seed: (n + 1).toString(16).padStart(64, '0') })
    if ('refused' in table) throw new Error(`${table.refused}: ${table.about}`)
    const [seat = 0] = table.waiting
    return { table: `${n}`, game: game.id, saved: table.save(), seat, level: 'master' } as const
  })
  const ponder = async (question: Omit<Question, 'seed'>) => {
    while (!resting) {
      await thinker.think({ ...question, seed: seed++ })
      thoughts++
    }
  }
  return {
    begin: () => {
      resting = false
      running = questions.map(ponder)
    },
    rest: async () => {
      resting = true
      await Promise.all(running)
    },
    thoughts: () => thoughts,
    stop: () => thinker.close(),
  }
}
