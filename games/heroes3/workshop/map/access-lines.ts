import type { Slot } from '../../content/lattice.ts'
import type { LayoutTile } from '../../content/scenario.ts'
import { slotDistance } from '../../reckoning/lattice.ts'
import { isThere, startsOf } from '../../reckoning/scenario/access.ts'

/** From every start to the nearest of what is asked for, as lines on the map. */
export function linesTo(layout: readonly LayoutTile[], to: string | null): readonly (readonly [Slot, Slot])[] {
  if (to === null) return []
  const places = layout.filter((tile) => isThere(tile, to))
  return startsOf(layout).flatMap(({ slot }): readonly (readonly [Slot, Slot])[] => {
    const [nearest] = [...places].sort((a, b) => slotDistance(slot, a.slot) - slotDistance(slot, b.slot))
    return nearest === undefined ? [] : [[slot, nearest.slot]]
  })
}
