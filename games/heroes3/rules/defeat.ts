import { FEES } from '../content/resources.ts'
import { atMost } from '../reckoning/goods.ts'
import { playerAt } from '../reckoning/player.ts'
import type { FieldKey, Rank, Rules, Seat, Table } from '../shape.ts'
import { pay } from './goods.ts'
import { leaveMap } from './heroes.ts'
import { loseMorale } from './morale.ts'
import { occur } from './triggers.ts'
import { takeCube } from './visit.ts'

export interface Defeat {
  readonly loser: Seat
  readonly rank: Rank
  /** Who is credited: a hero, an army without one, or nobody (neutral units). */
  readonly winner: { readonly seat: Seat; readonly hero: Rank | null } | null
  readonly by: 'hero' | 'neutral' | 'army-without-hero'
  readonly field: FieldKey
}

/** H3B-CEND-10, H3B-CEND-11, H3B-CEND-15: what a defeat costs, and that it counts. */
export function* recordDefeat(t: Table, { loser, rank, winner, by, field }: Defeat): Rules {
  const { state } = t
  t.tell('hero-defeated', { seat: loser, hero: rank, by: winner?.seat ?? null })
  if (winner !== null) {
    const { defeated } = playerAt(state, winner.seat)
    defeated[rank][loser] = (defeated[rank][loser] ?? 0) + 1
    takeCube(t, winner.seat, loser)
    if (rank === 'main') tribute(t, loser, winner.seat)
  }
  const hero = winner?.hero ?? null
  yield* occur(t, {
    event: 'hero-defeated',
    seat: winner?.seat ?? loser,
    hero: rank,
    field,
    by,
    carrying: state.grail.carrier?.seat === loser && state.grail.carrier.hero === rank,
    winner: winner === null || hero === null ? null : { seat: winner.seat, hero },
  })
  if (rank === 'secondary') leaveMap(t, loser, 'secondary')
}

/** H3B-CEND-10 */
function tribute(t: Table, loser: Seat, winner: Seat): void {
  loseMorale(t, loser)
  const goods = atMost(playerAt(t.state, loser), { gold: FEES.tribute })
  pay(t, loser, goods, winner)
  t.tell('tribute-paid', { seat: loser, to: winner, gold: goods.gold ?? 0 })
}
