import type { Slot } from '../content/lattice.ts'
import { TILES } from '../content/tiles.ts'
import { slotsBeside } from '../reckoning/land.ts'
import { mayStop, SUPPLY } from '../reckoning/moves.ts'
import { heroOf, playerAt } from '../reckoning/player.ts'
import type { Act, Rank, Rules, Seat, Table } from '../shape.ts'
import { next } from './agenda.ts'
import { placeFromSupply, turnUp } from './tiles.ts'
import { occur } from './triggers.ts'

/** H3B-MOVE-02 to H3B-MOVE-05 */
export function* move(t: Table, seat: Seat, { hero: rank, to, mp, taking }: Extract<Act, { do: 'move' }>): Rules {
  const hero = heroOf(t.state, seat, rank)
  const from = hero.field
  if (!hero.passing) hero.last = from
  hero.field = to
  hero.mp -= mp
  t.tell('hero-moved', { seat, hero: rank, from, to, mp })
  // H3B-MOVE-12: who flies is asked at each step whether to stop there, as long as it could go on.
  hero.passing = !mayStop(t.state, seat, to, rank) || (hero.flying && hero.mp > 0 && !taking)
  if (!hero.passing) arrive(t, seat, rank, taking)
  yield* occur(t, { event: 'enter', seat, hero: rank, field: to })
}

/** H3B-MOVE-04: what there is on the field is dealt with at once. */
function arrive(t: Table, seat: Seat, rank: Rank, taking: boolean): void {
  const hero = heroOf(t.state, seat, rank)
  hero.passing = false
  hero.flying = false
  next(t, { do: 'arrive', seat, hero: rank, taking })
}

export function land(t: Table, seat: Seat, rank: Rank): void {
  arrive(t, seat, rank, false)
}

/** H3B-VISIT-04 */
export function revisit(t: Table, seat: Seat, rank: Rank): void {
  heroOf(t.state, seat, rank).mp--
  next(t, { do: 'visit', seat, hero: rank, taking: false })
}

/** H3B-S3-13: a hero that stands where the token lies. */
export function* takeToken(t: Table, seat: Seat, rank: Rank, mp: number): Rules {
  heroOf(t.state, seat, rank).mp -= mp
  yield* pickUp(t, seat, rank)
}

/** A hero takes the token that lies on its field. */
export function* pickUp(t: Table, seat: Seat, rank: Rank): Rules {
  const { grail } = t.state
  if (grail.field !== heroOf(t.state, seat, rank).field) return
  grail.field = null
  grail.carrier = { seat, hero: rank }
  t.tell('token-taken', { seat, hero: rank })
  yield* occur(t, { event: 'token-taken', seat, hero: rank })
}

/** H3B-MAP-14 */
export function* discover(t: Table, seat: Seat, rank: Rank, slot: Slot): Rules {
  heroOf(t.state, seat, rank).mp--
  const tile = yield* turnUp(t, seat, slot)
  yield* occur(t, { event: 'tile-discovered', seat, kind: TILES[tile].kind })
}

/** H3B-MAP-15 */
export function* placeTile(t: Table, seat: Seat, rank: Rank): Rules {
  const hero = heroOf(t.state, seat, rank)
  hero.mp--
  const tile = yield* placeFromSupply(t, seat, slotsBeside(t.state, hero.field))
  if (tile === null) {
    heroOf(t.state, seat, rank).mp++
    playerAt(t.state, seat).usedThisTurn.push(SUPPLY)
  } else yield* occur(t, { event: 'tile-placed', seat, kind: TILES[tile].kind })
}
