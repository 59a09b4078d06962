import { type Room, total } from '../../src/index.ts'
import { game } from './rules.ts'
import type { NightMarket } from './shape.ts'

export type { NightMarket } from './shape.ts'

import { words } from './words.ts'

/** The night market for the tests of packages that stand on the kernel: a game that has everything, also scenarios and sagas. */
export const room: Room<NightMarket> = {
  game,
  words,
  mind: {
    evaluate: (state, seat) => total<NightMarket>(game.ending(state).sheets[seat] ?? []),
    choose: (_, { offer, options }, random) => (offer ? -1 : random.below(options.length)),
  },
  report: { traits: () => ({}), holdings: ({ merchants }, seat) => merchants[seat]?.shop ?? [] },
}
