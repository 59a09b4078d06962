import { BOARDS, TILES_PER_REFILL } from '../content/components.ts'
import type { EraTileId } from '../content/tiles.ts'
import type { State, Table } from '../shape.ts'

/** Phase 3: the board is swept, slid together and filled for the next round. */
export function prepareNextRound(t: Table): void {
  const { state } = t
  const left = state.spaces.filter((tile) => tile !== null)

  // TOG-NEXT-01, -02: what the discard board says goes, from the lowest spaces.
  const swept = left.splice(0, BOARDS[state.players.length]?.discarded ?? 0)
  state.discarded.push(...swept)
  if (swept.length > 0) t.tell('tiles-swept', { tiles: swept })

  // TOG-NEXT-03, -04: what is left slides to the lowest spaces and keeps its order.
  t.tell('tiles-slid', { tiles: left.map((tile, i) => ({ tile, space: i + 1 })) })

  const drawn = draw(t, TILES_PER_REFILL)
  state.spaces = [...left, ...drawn]
  t.tell('tiles-laid', { tiles: drawn.map((tile, i) => ({ tile, space: left.length + i + 1 })) })
  state.round++
  state.step = 'obtain'
}

/**
 * TOG-NEXT-07, -08: from the oldest deck that is not empty. The decks are shuffled, so laying the tiles out in the order
 * drawn is as random as any; but a draw from two decks must be mixed, or the older era would lie lower (TOG-RULING-24).
 */
function draw(t: Table, count: number): EraTileId[] {
  const drawn: EraTileId[] = []
  let decks = 0
  for (const deck of decksInOrder(t.state)) {
    if (drawn.length === count || deck.items.length === 0) continue
    decks++
    while (drawn.length < count) {
      const tile = deck.items.pop()
      if (tile === undefined) break
      drawn.push(tile)
    }
  }
  return decks > 1 ? t.chance.shuffle(drawn) : drawn
}

function decksInOrder({ decks }: State): readonly State['decks']['era1'][] {
  return [decks.era1, decks.era2, decks.era3]
}
