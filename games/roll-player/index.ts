import type { Room } from '@krcma/kernel'
import { CARDS } from './content/market.ts'
import { mind } from './mind/mind.ts'
import { cardsOf } from './reckoning/cards.ts'
import { heroOf } from './reckoning/sheet.ts'
import { game } from './rules/game.ts'
import type { RollPlayer } from './shape.ts'
import { words as cs } from './words/cs.ts'
import { words as en } from './words/en.ts'

export type * from './shape.ts'

export const room: Room<RollPlayer> = {
  game,
  words: { cs, en },
  mind,
  report: {
    traits(state, seat) {
      const { race, class: id, backstory, alignment } = heroOf(state, seat)
      return { race: race ?? '', class: id ?? '', backstory: backstory ?? '', alignment: alignment ?? '' }
    },
    holdings: (state, seat) => cardsOf(heroOf(state, seat)),
    price: (piece) => Object.values(CARDS).find(({ id }) => id === piece)?.cost,
  },
}
