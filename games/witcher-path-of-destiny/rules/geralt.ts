import { handOf, playerOf } from '../reckoning/figures.ts'
import type { Rules, Seat, Table } from '../shape.ts'
import { drawToHand } from './deck.ts'
import { resolveInPlay } from './effects.ts'
import { playFromHand } from './playing.ts'
import { takeBack } from './timeline.ts'

/** WPD-GER-03: a card of the timeline into the hand before timelines are cleared. */
export function* hmm(t: Table, seat: Seat): Rules {
  const { timeline } = playerOf(t.state, seat)
  const card = yield* t.choose(seat, 'own-card', () => timeline.map((laid) => laid.card), {
    context: () => ({ ability: 'geralt-2' }),
  })
  takeBack(t, seat, card)
}

/** WPD-GER-06, -07, WPD-RULING-18: one more card, resolved, then a card from the deck. */
export function* indomitable(t: Table, seat: Seat): Rules {
  const card = yield* t.choose(seat, 'hand-card', () => handOf(playerOf(t.state, seat)), {
    context: () => ({ for: 'geralt-4' }),
  })
  playFromHand(t, seat, [card])
  yield* resolveInPlay(t, seat, card)
  drawToHand(t, seat, 1)
}
