import type { CardId } from '../content/cards.ts'
import { CARDS_PLAYED } from '../content/components.ts'
import { handOf, playerOf } from '../reckoning/figures.ts'
import { orderedChoices } from '../reckoning/ordered-choices.ts'
import type { Rules, Seat, Table } from '../shape.ts'
import { abilityWindow } from './abilities.ts'
import { afterPlay } from './after-play.ts'
import { resolveInPlay } from './effects.ts'
import { playFromHand } from './playing.ts'

/** WPD-PLAY-02 to -04, -10: two cards and their order, chosen in secret and shown together. */
export function* playCards(t: Table): Rules {
  const { state } = t
  const hand = (seat: Seat): readonly CardId[] => handOf(playerOf(state, seat))
  const choices = yield* t.together(t.seats, 'play', (seat) =>
    orderedChoices(hand(seat), CARDS_PLAYED).map((cards) => ({ cards })),
  )
  for (const { seat, option } of choices) {
    const player = playerOf(state, seat)
    playFromHand(t, seat, option.cards)
    player.chosen = [...option.cards]
    player.hand.items.push(...player.shown.items.splice(0))
  }
  state.phase = 'resolve'
}

/** WPD-PLAY-05, -06, -09: everybody resolves the own cards, side by side; then the checks of the tale and the fate token. */
export function* resolveCards(t: Table): Rules {
  yield* t.sideBySide(t.seats, (seat) => resolveChosen(t, seat))
  for (const player of t.state.players) {
    player.chosen = []
    player.recoloured = null
  }
  afterPlay(t)
}

/** WPD-PLAY-05, -11: from left to right, then the abilities that come after both. */
function* resolveChosen(t: Table, seat: Seat): Rules {
  for (const card of [...playerOf(t.state, seat).chosen]) yield* resolveInPlay(t, seat, card)
  yield* abilityWindow(t, seat, 'after-cards')
}
