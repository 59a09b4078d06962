import type { Seat } from '@krcma/kernel'
import type { State, Table } from '../shape.ts'

/** Clockwise around the table, beginning with a seat. */
export function clockwiseFrom(seat: Seat, seats: readonly Seat[]): readonly Seat[] {
  return [...seats.slice(seat), ...seats.slice(0, seat)]
}

/** Step 1d: to whoever took the tile of the lowest space, but always to somebody else (TOG-FIRST-01 to -04). */
export function passToken(t: Table): void {
  const { state } = t
  let next = state.first
  let lowest = Number.POSITIVE_INFINITY
  state.players.forEach(({ taken }, seat) => {
    if (seat === state.first || taken === null || taken.space >= lowest) return
    next = seat
    lowest = taken.space
  })
  state.first = next
  t.tell('token-passed', { seat: next })
}

/**
 * TOG-FIRST-08: the token as a reward goes at once to whoever gains it. Several who place side by side may gain it in any
 * order; it stays with the last of them in turn order, as if they had placed one after the other (TOG-SIM-03).
 */
export function claimToken(t: Table, seat: Seat): void {
  const { state } = t
  if (!state.claimed || isLater(state, seat, state.first)) state.first = seat
  state.claimed = true
  t.tell('token-gained', { seat })
  // Whoever reads the log sees last who holds it.
  if (state.first !== seat) t.tell('token-passed', { seat: state.first })
}

function isLater({ players, placingFrom }: State, seat: Seat, than: Seat): boolean {
  const position = (who: Seat) => (who - placingFrom + players.length) % players.length
  return position(seat) > position(than)
}
