import { KEPT } from '../content/components.ts'
import { playerOf } from '../reckoning/figures.ts'
import { orderedChoices } from '../reckoning/ordered-choices.ts'
import { nextActive, pathAfter } from '../reckoning/story.ts'
import { emptyPool } from '../reckoning/symbols.ts'
import type { Body, Rules, Seat, State, Table } from '../shape.ts'
import { resolveEffect } from './effects.ts'
import { laid } from './timeline.ts'

/** WPD-CLEAN-01 to -07, -11: cards are kept in secret and shown together; everything else leaves the timelines. */
export function* keepCards(t: Table): Rules {
  const { state } = t
  const { dominant } = state
  const active = dominant === null ? null : nextActive(state, dominant)
  if (active === null) throw new Error('there is no next chapter')
  const most = KEPT[state.chapter] ?? 0
  const timeline = (seat: Seat) => playerOf(state, seat).timeline.map(({ card }) => card)
  const choices = yield* t.together(
    t.seats,
    'keep',
    (seat) => orderedChoices(timeline(seat), most).map((cards) => ({ cards })),
    { context: () => ({ active }) },
  )
  for (const { seat, option } of choices) {
    const player = playerOf(state, seat)
    clear(state, player)
    player.timeline = option.cards.map((card) => laid(card, false))
    state.discard = state.discard.filter((card) => !option.cards.includes(card))
    t.tell('cards-kept', { seat, cards: [...option.cards] })
  }
  // WPD-SOLO-17
  if (state.automa !== null) clear(state, state.automa)
  advance(state)
}

function clear(state: State, body: Body): void {
  state.discard.push(...body.timeline.map(({ card }) => card))
  body.timeline = []
  body.pool = emptyPool()
}

/** The next chapter is known by now, and its symbols count for the cards that were kept (WPD-CLEAN-09). */
function advance(state: State): void {
  const next = state.dominant === null ? null : pathAfter(state.path, state.dominant)
  if (next === null) throw new Error('there is no next chapter')
  state.path = next
  state.chapter++
  state.turn = 0
  state.dominant = null
  // WPD-NEXT-01
  state.fate = { left: [], right: [], aside: [] }
  state.phase = 'kept'
}

/** WPD-CLEAN-08, -10, -12, -13: the effects of kept cards, from left to right, and nothing besides. */
export function* resolveKept(t: Table): Rules {
  yield* t.sideBySide(t.seats, function* (seat) {
    for (const { card } of [...playerOf(t.state, seat).timeline]) yield* resolveEffect(t, seat, card)
  })
  t.state.phase = 'story'
}
