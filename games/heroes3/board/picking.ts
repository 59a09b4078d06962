import type { Choice } from '@krcma/look'
import { sameSlot } from '../reckoning/lattice.ts'
import type { Heroes3 } from '../shape.ts'
import { fieldOf } from './map/map.tsx'

/** The choices that are touched through one thing: all turns of a tile on its place, all ways to come to a field. */
export function through(choice: Choice<Heroes3>, all: readonly Choice<Heroes3>[]): readonly Choice<Heroes3>[] | null {
  const some = all.filter((other) => goTogether(choice, other))
  return some.length > 1 ? some : null
}

function goTogether(one: Choice<Heroes3>, other: Choice<Heroes3>): boolean {
  if (one.kind === 'placement') return other.kind === 'placement' && sameSlot(one.option.slot, other.option.slot)
  if (one.kind === 'rotate-tile' && one.option !== 'none')
    return other.kind === 'rotate-tile' && other.option !== 'none' && one.option.tile === other.option.tile
  const field = fieldOf(one)
  return field !== null && field === fieldOf(other)
}
