import { PLAYER_REFS, type PlayerRef } from '../../content/conditions.ts'
import type { Slot } from '../../content/lattice.ts'
import type { LayoutTile, Scenario } from '../../content/scenario.ts'
import type { TileKind } from '../../content/tiles.ts'
import { sameSlot } from '../../reckoning/lattice.ts'
import { type Special, whatIsLeft } from '../draft/box.ts'

/** A stack of tiles to take from: of a kind, with or without a special place. */
export interface Stack {
  readonly id: string
  readonly kind: TileKind
  readonly has?: Special
  readonly lacks?: Special
}

export const STACKS: readonly Stack[] = [
  { id: 'start', kind: 'start' },
  { id: 'near', kind: 'near' },
  { id: 'near-obelisk', kind: 'near', has: 'obelisk' },
  { id: 'near-plain', kind: 'near', lacks: 'obelisk' },
  { id: 'far', kind: 'far' },
  { id: 'center', kind: 'center' },
  { id: 'center-utopia', kind: 'center', has: 'dragon-utopia' },
  { id: 'center-grail', kind: 'center', has: 'grail' },
]

/** How many more of a stack the box has: of the kind, and of what is special about it. */
export function leftOf(
  scenario: Scenario,
  { kind, has, lacks }: Stack,
): { readonly left: number; readonly of: number } {
  const lines = whatIsLeft(scenario).filter((line) => line.kind === kind)
  const all = lines.find(({ special }) => special === null) ?? { inBox: 0, used: 0 }
  const special = lines.find((line) => line.special === (has ?? lacks))
  const left = all.inBox - all.used
  if (has !== undefined && special !== undefined)
    return { left: Math.min(left, special.inBox - special.used), of: special.inBox }
  if (lacks !== undefined && special !== undefined) return { left, of: all.inBox - special.inBox }
  return { left, of: all.inBox }
}

/** The first player who has no starting tile yet. */
function homeless(layout: readonly LayoutTile[], players: number): PlayerRef | undefined {
  return PLAYER_REFS.slice(0, players).find((player) => !layout.some((tile) => tile.player === player))
}

/** H3B-CREATE-23: a starting tile lies face up and is turned by its owner, others lie face down. */
export function tileOf(
  { kind, has, lacks }: Stack,
  slot: Slot,
  layout: readonly LayoutTile[],
  players: number,
): LayoutTile {
  if (kind === 'start') {
    const player = homeless(layout, players)
    return { slot, kind, ...(player && { player }), rotation: null }
  }
  return { slot, kind, ...(has && { has: [has] }), ...(lacks && { lacks: [lacks] }), faceUp: false }
}

export function lyingOn(layout: readonly LayoutTile[], slot: Slot): number {
  return layout.findIndex((tile) => sameSlot(tile.slot, slot))
}
