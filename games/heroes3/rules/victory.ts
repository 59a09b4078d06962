import type { Victory } from '../content/scenario.ts'
import { holds } from '../reckoning/conditions.ts'
import { inTurnOrder, placeOf } from '../reckoning/player.ts'
import type { Seat, Table } from '../shape.ts'
import { endGame } from './end-game.ts'

/** H3B-CREATE-19: who has met a condition; of several the active player, then turn order. */
function metBy({ state }: Table, { who, if: condition }: Victory): Seat | null {
  const seats = inTurnOrder(state, state.active ?? state.first ?? 0).filter(
    (seat) => who === 'any' || who === `p${placeOf(state, seat) + 1}`,
  )
  return seats.find((seat) => holds(state, condition, { self: seat })) ?? null
}

/** H3B-S2-06, H3B-S3-18: once met, it stays so, and the round is remembered. */
export function latchVictories(t: Table): void {
  const { state } = t
  for (const victory of state.setting.scenario.victory) {
    const latches = victory.latch === true || victory.end === 'after-next-full-round'
    if (!latches || state.latches.some(({ condition }) => condition === victory.id)) continue
    const seat = metBy(t, victory)
    if (seat === null) continue
    state.latches.push({ condition: victory.id, seat, round: state.round })
    t.tell('victory-latched', { condition: victory.id, seat })
  }
}

/** H3B-CREATE-14, H3B-SCORE-12: ends the game if a condition of this kind is met. */
export function checkVictory(t: Table, end: Victory['end']): void {
  const { state } = t
  for (const victory of state.setting.scenario.victory) {
    if (state.ended !== null || victory.end !== end) continue
    const latch = state.latches.find(({ condition }) => condition === victory.id)
    const seat = latch === undefined ? metBy(t, victory) : latch.seat
    if (seat === null) continue
    // H3B-S2-05, H3B-S3-16: one more full round after the one in which it was met.
    if (end === 'after-next-full-round' && (latch === undefined || state.round <= latch.round)) continue
    endGame(t, victory.result, victory.id, [seat])
  }
}

/** H3B-CREATE-15, H3B-S2-07: the last round of the limit has been played. */
export function checkRoundLimit(t: Table): void {
  const { state } = t
  const { round, result, unless } = state.setting.scenario.roundLimit
  if (state.ended !== null || state.round < round) return
  if (unless === 'victory-latched' && state.latches.length > 0) return
  const named = state.players.flatMap((_, seat) => (result === `win-p${placeOf(state, seat) + 1}` ? seat : []))
  if (result === 'score' || result === 'draw' || result === 'all-lose') endGame(t, result, 'round-limit', [])
  else endGame(t, 'win', 'round-limit', named)
}
