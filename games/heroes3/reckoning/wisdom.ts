import type { Seat, State } from '../shape.ts'
import { modeOf, plays } from './plays.ts'

/** What a card of the hand takes off the price of a spell (Wisdom), at most. */
export function wisdomOff(state: State, seat: Seat): number {
  const off = plays(state, seat, 'spell-purchase').flatMap((play) => {
    const mode = modeOf(play)
    return 'effects' in mode
      ? mode.effects.map((effect) => (effect.op === 'spellPurchase' ? -effect.goldDelta : 0))
      : []
  })
  return Math.max(0, ...off)
}
