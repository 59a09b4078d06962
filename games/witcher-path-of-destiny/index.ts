import type { Room } from '@krcma/kernel'
import { mind } from './mind/mind.ts'
import { bodyOf, handOf, playerOf } from './reckoning/figures.ts'
import { game } from './rules/game.ts'
import type { PathOfDestiny } from './shape.ts'
import { words as cs } from './words/cs.ts'
import { words as en } from './words/en.ts'

export type * from './shape.ts'

export const room: Room<PathOfDestiny> = {
  game,
  words: { cs, en },
  mind,
  report: {
    traits: (state, seat) => ({ character: playerOf(state, seat).character ?? '', tale: state.tale, path: state.path }),
    holdings: (state, seat) => [
      ...handOf(playerOf(state, seat)),
      ...bodyOf(state, seat).timeline.map(({ card }) => card),
    ],
  },
}
