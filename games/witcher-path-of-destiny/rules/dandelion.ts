import { SONG_GAIN } from '../content/abilities.ts'
import { type CardId, cardOf } from '../content/cards.ts'
import { other, SIDES, type Side, SYMBOLS, type SymbolId } from '../content/symbols.ts'
import { sideWithMore } from '../reckoning/fate.ts'
import { playerOf } from '../reckoning/figures.ts'
import { activeIn } from '../reckoning/story.ts'
import { activeCounts } from '../reckoning/symbols.ts'
import type { Rules, Seat, Table } from '../shape.ts'
import { drawCard } from './deck.ts'
import { gainTokens } from './gains.ts'
import { automaLoses, lose } from './losses.ts'

function sideOf(t: Table, symbol: SymbolId): Side {
  return activeIn(t.state).left === symbol ? 'left' : 'right'
}

/** The path of whose symbol the player has more; on a tie the player chooses among these. */
function* withMore(
  t: Table,
  seat: Seat,
  ability: 'dandelion-1' | 'dandelion-4',
  wanted: (more: Side) => Side,
): Rules<Side> {
  const active = activeIn(t.state)
  const more = sideWithMore(activeCounts(playerOf(t.state, seat), active))
  const sides = more === null ? SIDES : [wanted(more)]
  const symbol = yield* t.choose(seat, 'symbol', () => sides.map((side) => active[side]), {
    context: () => ({ ability }),
  })
  return sideOf(t, symbol)
}

/** WPD-DAN-01: a token of the active symbol of which there are fewer. */
export function* ballad(t: Table, seat: Seat): Rules {
  const side = yield* withMore(t, seat, 'dandelion-1', other)
  gainTokens(t, seat, activeIn(t.state)[side], 1, 'ability')
}

/** WPD-DAN-02, -03, WPD-RULING-46: cards are revealed until one shows the symbol. */
export function* readingBetweenTheLines(t: Table, seat: Seat): Rules {
  const symbol = yield* t.choose(seat, 'symbol', () => SYMBOLS, { context: () => ({ ability: 'dandelion-2' }) })
  const cards: CardId[] = []
  let taken: CardId | null = null
  for (let card = drawCard(t); card !== undefined; card = drawCard(t)) {
    cards.push(card)
    if (!cardOf(card).symbols.includes(symbol)) continue
    taken = card
    break
  }
  t.state.discard.push(...cards.filter((card) => card !== taken))
  if (taken !== null) playerOf(t.state, seat).shown.items.push(taken)
  t.tell('cards-revealed', { seat, symbol, cards, taken })
}

/** WPD-DAN-04: a token of one active symbol; everybody else loses one of the other. */
export function* pullingStrings(t: Table, seat: Seat): Rules {
  const active = activeIn(t.state)
  const symbol = yield* t.choose(seat, 'symbol', () => SIDES.map((side) => active[side]), {
    context: () => ({ ability: 'dandelion-3' }),
  })
  gainTokens(t, seat, symbol, 1, 'ability')
  const symbols = [active[other(sideOf(t, symbol))]]
  const others = t.seats.filter((one) => one !== seat)
  yield* t.sideBySide(others, (one) => lose(t, one, { symbols, count: 1 }))
  if (t.state.automa !== null) for (const taken of symbols) automaLoses(t, taken)
}

/** WPD-DAN-05, -06: one of the symbol of which there are more, for three of the other. */
export function* songOfMerit(t: Table, seat: Seat): Rules {
  const active = activeIn(t.state)
  const side = yield* withMore(t, seat, 'dandelion-4', (more) => more)
  yield* lose(t, seat, { symbols: [active[side]], count: 1 })
  gainTokens(t, seat, active[other(side)], SONG_GAIN, 'ability')
}
