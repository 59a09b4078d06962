import { COLOURS } from '../content/symbols.ts'
import { playerOf } from '../reckoning/figures.ts'
import type { Rules, Seat, Table } from '../shape.ts'
import { spend } from './spend.ts'

/** WPD-CIR-01, -03: a card of the timeline has the chosen colour instead of its own for the effects that follow. */
export function* childOfDestiny(t: Table, seat: Seat): Rules {
  const player = playerOf(t.state, seat)
  spend(t, seat, 'ciri-1')
  const card = yield* t.choose(seat, 'own-card', () => player.timeline.map((laid) => laid.card), {
    context: () => ({ ability: 'ciri-1' }),
  })
  const colour = yield* t.choose(seat, 'colour', () => COLOURS, { context: () => ({ ability: 'ciri-1', card }) })
  player.recoloured = { card, colour }
  t.tell('card-recoloured', { seat, card, colour })
}
