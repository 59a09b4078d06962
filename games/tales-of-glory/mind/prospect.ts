import { ROUNDS } from '../content/components.ts'
import type { TileId } from '../content/tiles.ts'
import { type Tile, tileOf } from '../reckoning/tile.ts'
import type { Chest } from '../shape.ts'
import { guess, type Weights } from './weights.ts'

/** What a tile promises with so many rounds left. It is the same in every game, and so worked out once. */
export interface Prospect {
  readonly tile: Tile
  readonly chests: readonly Locked[]
  /** What each side may still bring as long as nothing touches it. */
  readonly sides: readonly number[]
}

export interface Locked extends Chest {
  readonly isHero: boolean
  /** How good its contents are; of equals the hero's goes last, which any half key can open. */
  readonly merit: number
  /** How much of its contents may be hoped for as long as it is locked. */
  readonly hope: number
}

const known: readonly Map<TileId, Prospect>[] = Array.from({ length: ROUNDS }, () => new Map())

export function prospectOf(id: TileId, weights: Weights): Prospect {
  const sofar = known[weights.left] as Map<TileId, Prospect>
  let prospect = sofar.get(id)
  if (prospect === undefined) {
    prospect = workedOut(tileOf(id), weights)
    sofar.set(id, prospect)
  }
  return prospect
}

function workedOut(tile: Tile, weights: Weights): Prospect {
  const isHero = tile.type === 'hero'
  const chests = tile.chestIds.map((chest) => {
    const holds = guess(tile.chests[chest.chest] ?? [], weights)
    const hope = holds * Math.min(weights.left, 6) * (isHero ? 0.09 : 0.07)
    return { ...chest, isHero, merit: holds - (isHero ? 0.3 : 0), hope }
  })
  return { tile, chests, sides: tile.sides.map((side) => sideHope(side, weights)) }
}

function sideHope(side: Tile['sides'][number], weights: Weights): number {
  if (side === null || weights.left === 0) return 0
  if (side === 'plain') return 0.15
  if (side === 'half-key') return 0.65
  const likely = (side.requires === null ? 0.38 : 0.22) * Math.min(1, weights.left / 4)
  return 0.15 + guess(side.reward, weights) * likely
}
