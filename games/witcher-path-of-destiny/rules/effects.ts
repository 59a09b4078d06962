import { type CardId, cardOf } from '../content/cards.ts'
import { isReady } from '../reckoning/abilities.ts'
import { degreeOf, fullDegree, gainsOf, looksAtColours, takes } from '../reckoning/effects.ts'
import { playerOf } from '../reckoning/figures.ts'
import { activeIn } from '../reckoning/story.ts'
import type { Rules, Seat, Table } from '../shape.ts'
import { childOfDestiny } from './child-of-destiny.ts'
import { gainAll } from './gains.ts'
import { lose } from './losses.ts'
import { spend } from './spend.ts'
import { placeOf } from './timeline.ts'

interface How {
  /** How far the effect sees, where that is not up to its own card (WPD-VES-03). */
  readonly sight?: number
  /** WPD-CLEAN-12: whether abilities of the window during play can be used on it. */
  readonly inPlay?: boolean
}

/** WPD-EFF-01 to -09: applied to the greatest extent that can be met, or not at all. */
export function* resolveEffect(t: Table, seat: Seat, card: CardId, { sight, inPlay = false }: How = {}): Rules {
  const { effect } = cardOf(card)
  if (effect === null) return
  const player = playerOf(t.state, seat)
  const active = activeIn(t.state)
  const seen = sight ?? placeOf(player, card)
  const degree = degreeOf(effect, player, active, seen)
  if (degree === 0) {
    t.tell('effect-void', { seat, card })
    return
  }
  t.tell('effect-resolved', { seat, card, degree })
  const symbols = takes(effect.condition, active)
  if (symbols.length > 0) yield* lose(t, seat, { symbols, count: degree, effect: { card, sight: seen }, inPlay })
  gainAll(t, seat, gainsOf(effect.result, degree, active), 'effect')
}

/** The effect of a card played in step 2, with the abilities that change it (WPD-RULING-53). */
export function* resolveInPlay(t: Table, seat: Seat, card: CardId): Rules {
  const { effect } = cardOf(card)
  if (effect === null) return
  const player = playerOf(t.state, seat)
  const helps = () => [
    ...(isReady(player, 'geralt-3') ? (['geralt-3'] as const) : []),
    // WPD-CIR-03: an effect that does not look at colours leaves nothing to do.
    ...(isReady(player, 'ciri-1') && looksAtColours(effect) ? (['ciri-1'] as const) : []),
  ]
  const ability = yield* t.choose(seat, 'ability', () => [...helps(), 'pass'], {
    context: () => ({ window: 'effect', card }),
  })
  if (ability === 'geralt-3') {
    // WPD-GER-04, -05: the full result in place of the normal one, and nothing is lost.
    spend(t, seat, ability)
    const degree = fullDegree(effect)
    t.tell('effect-resolved', { seat, card, degree })
    gainAll(t, seat, gainsOf(effect.result, degree, activeIn(t.state)), 'effect')
    return
  }
  if (ability === 'ciri-1') yield* childOfDestiny(t, seat)
  yield* resolveEffect(t, seat, card, { inPlay: true })
}
