import type { Room } from '@krcma/kernel'
import { ADVENTURERS, type AdventurerId } from './content/adventurers.ts'
import { mind } from './mind/mind.ts'
import { adventurersOf } from './reckoning/party.ts'
import { playerAt } from './reckoning/players.ts'
import { game } from './rules/game.ts'
import type { NearAndFar } from './shape.ts'
import { words as cs } from './words/cs.ts'
import { words as en } from './words/en.ts'

export type { NearAndFar } from './shape.ts'

export const room: Room<NearAndFar> = {
  game,
  words: { cs, en },
  mind,
  report: {
    traits: (state, seat) => ({
      map: String(state.map),
      character: playerAt(state, seat).character ?? 'none',
    }),
    holdings: (state, seat) => {
      const player = playerAt(state, seat)
      return [...player.bought, ...adventurersOf(player), ...player.treasures, ...player.world, ...player.defeated]
    },
    price: (piece) => ADVENTURERS[piece as AdventurerId]?.cost,
  },
}
