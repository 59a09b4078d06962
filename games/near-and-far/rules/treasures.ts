import { inForce } from '../reckoning/cards.ts'
import { playerAt } from '../reckoning/players.ts'
import { canDrawTreasure, excessOf, placesFor } from '../reckoning/treasures.ts'
import type { NearAndFar, PackAnimal, Rules, Seat, Table } from '../shape.ts'
import { drawTreasure } from './decks.ts'
import { gain } from './gains.ts'

/** One draw after the other, each decided at once (NAF-TREASURE-02, NAF-RULING-84). */
export function* findTreasures(t: Table, seat: Seat, count: number): Rules {
  for (let drawn = 0; drawn < count; drawn++) {
    if (!canDrawTreasure(t.state, playerAt(t.state, seat))) return
    yield* find(t, seat, 1, drawn === 0)
  }
}

/** NAF-HUT-01, NAF-DAY-04: several, of which at most one is kept. */
export function* findOneOf(t: Table, seat: Seat, count: number): Rules {
  if (canDrawTreasure(t.state, playerAt(t.state, seat))) yield* find(t, seat, count, true)
}

function* find(t: Table, seat: Seat, count: number, first: boolean): Rules {
  const { state } = t
  for (let drawn = 0; drawn < count; drawn++) {
    const treasure = drawTreasure(t)
    if (treasure !== undefined) state.found.push(treasure)
  }
  t.tell('treasures-found', { seat, treasures: [...state.found] })
  // NAF-CARD-15: once a draw, and by what was owned before it.
  if (first)
    for (const { card, effect } of inForce(playerAt(state, seat), 'treasure-draw-gain'))
      gain(t, seat, effect.gain, card)
  const kept = yield* t.choose(seat, 'treasure', () => placesFor(playerAt(state, seat), state.found), {
    context: () => ({ found: [...state.found] }),
  })
  keep(t, seat, kept)
}

/** NAF-TREASURE-03, NAF-TREASURE-04: the others are discarded, face up. */
function keep(t: Table, seat: Seat, kept: NearAndFar['decisions']['treasure']): void {
  const { state } = t
  const player = playerAt(state, seat)
  for (const treasure of state.found.splice(0)) {
    if (kept === 'none' || kept.take !== treasure) {
      discard(t, seat, treasure)
      continue
    }
    const { place } = kept
    const beside = place === 'beside' || place === player.beside
    if (place !== 'animal' && place !== 'beside') remove(t, seat, place)
    if (beside) player.beside = treasure
    else player.treasures.push(treasure)
    t.tell('treasure-kept', { seat, treasure, place: beside ? 'beside' : 'animal' })
  }
}

type Treasure = Table['state']['found'][number]

function discard(t: Table, seat: Seat, treasure: Treasure): void {
  t.state.discards.treasure.push(treasure)
  t.tell('treasure-discarded', { seat, treasure })
}

function remove(t: Table, seat: Seat, treasure: Treasure): void {
  const player = playerAt(t.state, seat)
  player.treasures = player.treasures.filter((id) => id !== treasure)
  if (player.beside === treasure) player.beside = null
  discard(t, seat, treasure)
}

/** NAF-PACK-03 to NAF-PACK-05: back to the stables, with what it carried. */
export function* returnAnimal(t: Table, seat: Seat, animal: PackAnimal): Rules {
  const { state } = t
  const player = playerAt(state, seat)
  if (animal === 'bird') player.birds--
  else player.turtles--
  state.stables++
  state.turn.returned[animal]++
  const excess = () => excessOf(playerAt(state, seat))
  while (excess().length > 0) {
    const { treasure, to } = yield* t.choose(seat, 'excess', excess)
    if (to === 'discard') {
      remove(t, seat, treasure)
      continue
    }
    const owner = playerAt(state, seat)
    owner.treasures = owner.treasures.filter((id) => id !== treasure)
    owner.beside = treasure
    t.tell('treasure-kept', { seat, treasure, place: 'beside' })
  }
}
