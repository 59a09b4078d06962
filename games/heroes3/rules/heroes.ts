import { heroOf, playerAt } from '../reckoning/player.ts'
import type { FieldKey, Rank, Seat, Table } from '../shape.ts'

/** Puts a hero on a field without a step; it counts as having stopped there (H3B-CEND-03). */
export function placeHero(t: Table, seat: Seat, rank: Rank, field: FieldKey): void {
  const hero = heroOf(t.state, seat, rank)
  hero.field = field
  hero.last = field
  hero.passing = false
  hero.flying = false
  t.tell('hero-placed', { seat, hero: rank, field })
}

export function enterMap({ state }: Table, seat: Seat, rank: Rank, field: FieldKey, mp: number): void {
  playerAt(state, seat).heroes[rank] = { field, mp, last: field, passing: false, flying: false }
}

/** H3B-CEND-11, H3B-HERO-14; H3B-S3-19: what it carries stays where it stood. */
export function leaveMap(t: Table, seat: Seat, rank: Rank): void {
  const player = playerAt(t.state, seat)
  const hero = player.heroes[rank]
  if (hero === null) return
  dropGrail(t, seat, rank, hero.field)
  player.heroes[rank] = null
  t.tell('hero-gone', { seat, hero: rank })
}

export function dropGrail(t: Table, seat: Seat, rank: Rank, field: FieldKey): void {
  const { grail } = t.state
  if (grail.carrier?.seat !== seat || grail.carrier.hero !== rank) return
  grail.carrier = null
  grail.field = field
  t.tell('token-dropped', { field })
}
