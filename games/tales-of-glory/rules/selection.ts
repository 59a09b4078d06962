import type { Rules, Seat } from '@krcma/kernel'
import { playerAt } from '../reckoning/player.ts'
import type { Space, Table } from '../shape.ts'
import { clockwiseFrom, passToken } from './first-player.ts'

/** Phase 1: everybody obtains a tile. */
export function* obtainTiles(t: Table): Rules {
  const { state } = t
  t.tell('round-begins', { round: state.round, first: state.first })
  const order = clockwiseFrom(state.first, t.seats)

  // Step 1a: the first selection, secret until all have made it.
  const selections = yield* t.together(t.seats, 'select', () => CARDS[state.spaces.length] ?? [])
  t.tell('selections-revealed', {
    selections: selections.map(({ seat, option }) => ({ seat, space: option })),
  })

  // Step 1b: in turn order, whoever finds the selected tile still there takes it.
  for (const seat of order) {
    const space = selections[seat]?.option ?? 0
    if (state.spaces[space - 1] === null) t.tell('came-too-late', { seat, space })
    else take(t, seat, space)
  }

  // Step 1c: the second selection, open and in turn order.
  for (const seat of order) {
    if (playerAt(state, seat).taken !== null) continue
    take(t, seat, yield* t.choose(seat, 'select-again', () => filledSpaces(state.spaces)))
  }

  // Step 1d: the first player token changes hands, also in the last round (TOG-FIRST-07).
  passToken(t)
  state.step = 'place'
}

/** The selection cards that can be played: one for each space of the board (TOG-PICK-04). */
const CARDS: { readonly [spaces: number]: readonly Space[] } = {
  6: [1, 2, 3, 4, 5, 6],
  8: [1, 2, 3, 4, 5, 6, 7, 8],
}

function filledSpaces(spaces: Table['state']['spaces']): readonly Space[] {
  const filled: Space[] = []
  for (let i = 0; i < spaces.length; i++) if (spaces[i] !== null) filled.push(i + 1)
  return filled
}

/** TOG-PICK-16: the tile lies open before its taker; where it came from is remembered. */
function take(t: Table, seat: Seat, space: Space): void {
  const tile = t.state.spaces[space - 1]
  if (tile === null || tile === undefined) throw new Error(`no tile on space ${space}`)
  t.state.spaces[space - 1] = null
  playerAt(t.state, seat).taken = { tile, space }
  t.tell('tile-taken', { seat, tile, space })
}
