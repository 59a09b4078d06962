import { inTurnOrder } from '../reckoning/player.ts'
import { pointsOf } from '../reckoning/points.ts'
import type { Ended, Seat, Table } from '../shape.ts'

/** The game is over at once; nothing on the agenda is done any more. */
export function endGame(t: Table, result: Ended['result'], why: string, winners: readonly Seat[]): void {
  const { state } = t
  if (state.ended !== null) return
  state.agenda = []
  state.battle = null
  state.ended = { result, why, winners: result === 'score' ? mostPoints(t) : [...winners] }
  t.tell('game-ends', { why, winners: state.ended.winners })
}

/** H3B-SCORE-09, H3B-SCORE-10: nobody alone in a draw. */
function mostPoints({ state }: Table): Seat[] {
  const seats = inTurnOrder(state)
  const most = Math.max(...seats.map((seat) => pointsOf(state, seat)))
  return seats.filter((seat) => pointsOf(state, seat) === most)
}
