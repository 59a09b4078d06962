import type { Room } from '@krcma/kernel'
import { mind } from './mind/mind.ts'
import { playerAt } from './reckoning/player.ts'
import { game } from './rules/game.ts'
import type { TalesOfGlory } from './shape.ts'
import { words as cs } from './words/cs.ts'
import { words as en } from './words/en.ts'

export const room: Room<TalesOfGlory> = {
  game,
  words: { cs, en },
  mind,
  report: {
    traits: (state, seat) => ({ hero: playerAt(state, seat).hero }),
    holdings: (state, seat) => playerAt(state, seat).tale.map(({ tile }) => tile),
  },
}

export type { TalesOfGlory } from './shape.ts'
