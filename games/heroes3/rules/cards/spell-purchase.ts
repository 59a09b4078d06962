import type { EffectOf } from '../../content/effects.ts'
import { modeOf } from '../../reckoning/mode.ts'
import { mayHold, plays } from '../../reckoning/plays.ts'
import type { Rules, Seat, Table } from '../../shape.ts'
import { playCard } from './play.ts'

/** Wisdom, played while a spell is being bought; in the own turn, as all cards (H3B-CARD-01). */
export function* respondWith(t: Table, seat: Seat): Rules<EffectOf<'spellPurchase'> | null> {
  if (t.state.active !== seat || !mayHold(t.state, seat, 'spell-purchase')) return null
  const play = yield* t.choose(seat, 'respond', () => [...plays(t.state, seat, 'spell-purchase'), 'pass'], {
    context: () => ({ window: 'spell-purchase' }),
    always: true,
  })
  if (play === 'pass' || 'building' in play) return null
  yield* playCard(t, seat, play, 'spell-purchase')
  const mode = modeOf(play)
  const found = 'effects' in mode ? mode.effects.find(({ op }) => op === 'spellPurchase') : undefined
  return found?.op === 'spellPurchase' ? found : null
}
