import type { Choice } from '@krcma/look'
import { sameSlot } from '../reckoning/lattice.ts'
import type { Heroes3 } from '../shape.ts'
import { startOf, startsIn } from './battle/places.ts'
import { fieldOf } from './map/map.tsx'
import { partOf } from './where.ts'

/** The choices that are touched through one thing: all turns of a tile on its place, all ways to come to a field. */
export function through(choice: Choice<Heroes3>, all: readonly Choice<Heroes3>[]): readonly Choice<Heroes3>[] | null {
  const panel = inPanel(choice)
  if (panel !== null) return all.filter((other) => inPanel(other) === panel)
  const start = startOf(choice)
  if (start !== null) return startsIn(all).size > 1 ? all.filter((other) => startOf(other) === start) : null
  const some = all.filter((other) => goTogether(choice, other))
  return some.length > 1 ? some : null
}

/** The panel that has to be opened first; while more units are mustered the town lies open. */
export function inPanel(choice: Choice<Heroes3>): 'town' | 'hand' | null {
  const part = partOf(choice)
  return (part === 'town' || part === 'hand') && choice.kind !== 'muster' ? part : null
}

function goTogether(one: Choice<Heroes3>, other: Choice<Heroes3>): boolean {
  if (one.kind === 'placement') return other.kind === 'placement' && sameSlot(one.option.slot, other.option.slot)
  if (one.kind === 'rotate-tile' && one.option !== 'none')
    return other.kind === 'rotate-tile' && other.option !== 'none' && one.option.tile === other.option.tile
  const field = fieldOf(one)
  return field !== null && field === fieldOf(other)
}
