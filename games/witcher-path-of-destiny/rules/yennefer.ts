import type { Offer } from '@krcma/kernel'
import { RELEASE_MOST } from '../content/abilities.ts'
import { cardOf } from '../content/cards.ts'
import type { SymbolId } from '../content/symbols.ts'
import { usable } from '../reckoning/abilities.ts'
import { cardsLeft, rowsLeft, swaps } from '../reckoning/draft.ts'
import { playerOf } from '../reckoning/figures.ts'
import type { Pair, PathOfDestiny, Rules, Seat, Table } from '../shape.ts'
import { resolveEffect } from './effects.ts'
import { gainTokens } from './gains.ts'
import { spend } from './spend.ts'
import { takeFromSupply } from './supply.ts'
import { lay } from './timeline.ts'

/** WPD-YEN-01, WPD-RULING-51: before she chooses a position, two cards of different pairs may change places. */
export const drawingEnergy: Offer<PathOfDestiny, 'draw-energy'> = {
  beside: ['draft'],
  options(state, seat) {
    const may = state.phase === 'draft' && state.queue[0] === seat
    if (!may || !usable(state, seat, 'before-own-draft').includes('yennefer-1')) return []
    return swaps(state.supply).map((cards) => ({ cards }))
  },
  *act(t, seat, { cards }) {
    spend(t, seat, 'yennefer-1')
    const [one, other] = cards
    t.state.supply = t.state.supply.map((pair) =>
      pair === null ? null : (pair.map((card) => (card === one ? other : card === other ? one : card)) as Pair),
    )
    t.tell('cards-swapped', { seat, cards: [...cards] })
  },
}

/** WPD-YEN-02 */
export function* magicalGlow(t: Table, seat: Seat): Rules {
  const card = yield* t.choose(seat, 'supply-card', () => cardsLeft(t.state.supply), {
    context: () => ({ ability: 'yennefer-2' }),
  })
  takeFromSupply(t, seat, card)
  playerOf(t.state, seat).shown.items.push(card)
}

/** WPD-YEN-03, WPD-RULING-47: a pair is discarded for up to two of the symbols printed on it. */
export function* energyRelease(t: Table, seat: Seat): Rules {
  const row = yield* t.choose(seat, 'release-pair', () => rowsLeft(t.state.supply))
  const pair = t.state.supply[row - 1]
  if (pair == null) throw new Error(`no pair in row ${row}`)
  t.state.supply[row - 1] = null
  t.state.discard.push(...pair)
  t.tell('pair-removed', { row, cards: [...pair] })
  const printed = pair.flatMap((card) => [...cardOf(card).symbols])
  const chosen: SymbolId[] = []
  while (chosen.length < RELEASE_MOST && printed.length > 0) {
    const symbol = yield* t.choose(seat, 'release-symbol', () => [...new Set(printed), 'none'], {
      context: () => ({ chosen: [...chosen] }),
    })
    if (symbol === 'none') break
    printed.splice(printed.indexOf(symbol), 1)
    chosen.push(symbol)
    gainTokens(t, seat, symbol, 1, 'ability')
  }
}

/** WPD-YEN-04 */
export function* amplifiedEnergyRelease(t: Table, seat: Seat): Rules {
  const card = yield* t.choose(seat, 'supply-card', () => cardsLeft(t.state.supply), {
    context: () => ({ ability: 'yennefer-4' }),
  })
  takeFromSupply(t, seat, card)
  lay(playerOf(t.state, seat), card)
  t.tell('cards-played', { figure: seat, cards: [card] })
  yield* resolveEffect(t, seat, card)
}
