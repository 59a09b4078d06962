import type { Where } from '../content/effects.ts'
import type { Slot } from '../content/lattice.ts'
import type { FieldKey, Seat, State } from '../shape.ts'
import { placedTile, tileOf, tilesAround } from './land.ts'
import { heroOf, playerAt, ranksOf } from './player.ts'

/** The tiles that an effect starts from: that of the visited field, or those of the own heroes. */
export function tilesMeant(state: State, seat: Seat, where: Where, field: FieldKey | null): Slot[] {
  const from =
    where === 'adjacent-to-this-tile'
      ? field === null
        ? []
        : [field]
      : ranksOf(playerAt(state, seat)).map((rank) => heroOf(state, seat, rank).field)
  return from.map((one) => placedTile(state, tileOf(one)).slot)
}

/** Face-down tiles next to those (discoverTile). */
export function discoverableFrom(state: State, seat: Seat, where: Where, field: FieldKey | null): Slot[] {
  const around = tilesMeant(state, seat, where, field).flatMap((slot) => tilesAround(state, slot))
  return [...new Set(around.filter(({ tile }) => tile === null))].map(({ slot }) => slot)
}
