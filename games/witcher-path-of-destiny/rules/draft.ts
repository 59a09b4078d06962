import { CARDS_DRAWN } from '../content/components.ts'
import { orderAfter, positions, TOP } from '../reckoning/draft.ts'
import { playerOf } from '../reckoning/figures.ts'
import type { Rules, Seat, Table } from '../shape.ts'
import { abilityWindow } from './abilities.ts'
import { automaDrafts } from './automa.ts'
import { drawCards } from './deck.ts'
import { positionBonus, stand } from './position.ts'

/** The next figure drafts; after the last the figures return to the initiative track (WPD-DRAFT-05, -12). */
export function* draftTurn(t: Table): Rules {
  const { state } = t
  const [figure] = state.queue
  if (figure === undefined) throw new Error('everybody has drafted')
  if (figure === 'automa') yield* automaDrafts(t)
  else yield* playerDrafts(t, figure)
  state.queue.shift()
  if (state.queue.length > 0) return
  state.initiative = orderAfter(state.places)
  state.places = { top: [], rows: state.supply.map(() => null) }
  t.tell('initiative', { order: [...state.initiative] })
  state.phase = 'before-play'
}

/** WPD-DRAFT-15: the figure, the bonus of the position, the cards, and abilities after that. */
function* playerDrafts(t: Table, seat: Seat): Rules {
  const row = yield* t.choose(seat, 'draft', () => positions(t.state.supply))
  stand(t, seat, row)
  yield* positionBonus(t, seat, row)
  takeCards(t, seat, row)
  yield* abilityWindow(t, seat, 'after-own-draft')
}

/** WPD-DRAFT-08, -10 */
function takeCards(t: Table, seat: Seat, row: number): void {
  const { hand, shown } = playerOf(t.state, seat)
  if (row === TOP) {
    const cards = drawCards(t, CARDS_DRAWN)
    hand.items.push(...cards)
    t.tell('drafted', { figure: seat, row, cards: null }, { to: [seat], data: { figure: seat, row, cards } })
    return
  }
  const pair = t.state.supply[row - 1]
  if (pair == null) throw new Error(`no pair in row ${row}`)
  t.state.supply[row - 1] = null
  shown.items.push(...pair)
  t.tell('drafted', { figure: seat, row, cards: [...pair] })
}
