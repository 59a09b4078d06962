import type { Seat, State } from '../shape.ts'
import { modeOf } from './mode.ts'
import { plays } from './plays.ts'

/** Marks that a card was counted on for a spell and not played. */
export const WISDOM = 'wisdom'

/** What a card of the hand takes off the price of a spell (Wisdom), at most. */
export function wisdomOff(state: State, seat: Seat): number {
  if (state.players[seat]?.usedThisTurn.includes(WISDOM) === true) return 0
  const off = plays(state, seat, 'spell-purchase').flatMap((play) => {
    const mode = modeOf(play)
    return 'effects' in mode
      ? mode.effects.map((effect) => (effect.op === 'spellPurchase' ? -effect.goldDelta : 0))
      : []
  })
  return Math.max(0, ...off)
}
