import { LESSON_MOST } from '../content/abilities.ts'
import { cardOf } from '../content/cards.ts'
import { COLOURS, SIDES } from '../content/symbols.ts'
import { handOf, playerOf } from '../reckoning/figures.ts'
import { activeIn } from '../reckoning/story.ts'
import { printedColour } from '../reckoning/symbols.ts'
import type { Rules, Seat, Table } from '../shape.ts'
import { discardFromHand, drawToHand } from './deck.ts'
import { resolveEffect } from './effects.ts'
import { gainTokens, gainXp } from './gains.ts'

/** WPD-VES-01 */
export function* steadyHand(t: Table, seat: Seat): Rules {
  drawToHand(t, seat, 1)
  const card = yield* t.choose(seat, 'hand-card', () => handOf(playerOf(t.state, seat)), {
    context: () => ({ for: 'vesemir-1' }),
  })
  discardFromHand(t, seat, [card])
}

/** WPD-VES-02: 1 XP for each card of a colour, at most 3. */
export function* lessonsOfTheKeep(t: Table, seat: Seat): Rules {
  const player = playerOf(t.state, seat)
  const taught = COLOURS.filter((colour) => printedColour(player, colour) > 0)
  const colour = yield* t.choose(seat, 'colour', () => taught, {
    context: () => ({ ability: 'vesemir-2', card: null }),
  })
  gainXp(t, seat, Math.min(LESSON_MOST, printedColour(player, colour)), 'ability')
}

/** WPD-VES-03: the effect of a card that lay there before this turn, once more, with the whole timeline in sight. */
export function* oldTricks(t: Table, seat: Seat): Rules {
  const { timeline } = playerOf(t.state, seat)
  const known = () => timeline.filter(({ card, fresh }) => !fresh && cardOf(card).effect !== null)
  const card = yield* t.choose(seat, 'own-card', () => known().map((laid) => laid.card), {
    context: () => ({ ability: 'vesemir-3' }),
  })
  yield* resolveEffect(t, seat, card, { sight: timeline.length - 1 })
}

/** WPD-VES-04 */
export function lastLesson(t: Table, seat: Seat): void {
  const active = activeIn(t.state)
  for (const side of SIDES) gainTokens(t, seat, active[side], 1, 'ability')
  gainXp(t, seat, 1, 'ability')
}
