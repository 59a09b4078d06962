import type { Gain, Reward } from '../content/gain.ts'
import type { TileId } from '../content/tiles.ts'
import { type Tile, tileOf } from '../reckoning/tile.ts'
import type { Chest, Feature } from '../shape.ts'
import { AT } from './features.ts'

/** What a tile promises as long as it is neither opened nor touched. It is the same in every game, and so worked out once. */
export interface Prospect {
  readonly tile: Tile
  readonly chests: readonly Locked[]
  /** By side: what it may still bring as long as nothing touches it. */
  readonly sides: readonly (readonly Share[])[]
}

/** So much of a feature. */
export interface Share {
  readonly at: number
  readonly amount: number
}

export interface Locked extends Chest {
  readonly isHero: boolean
  readonly shares: readonly Share[]
}

const known = new Map<TileId, Prospect>()

export function prospectOf(id: TileId): Prospect {
  let prospect = known.get(id)
  if (prospect === undefined) {
    prospect = workedOut(tileOf(id))
    known.set(id, prospect)
  }
  return prospect
}

function workedOut(tile: Tile): Prospect {
  const isHero = tile.type === 'hero'
  const chests = tile.chestIds.map((chest) => ({
    ...chest,
    isHero,
    shares: sharesOf(tile.chests[chest.chest] ?? [], LOCKED, 1),
  }))
  return { tile, chests, sides: tile.sides.map(sideShares) }
}

type Names = { readonly [K in 'glory' | 'supplies' | 'powers' | 'others']: Feature }
const LOCKED: Names = {
  glory: 'locked-glory',
  supplies: 'locked-supplies',
  powers: 'locked-powers',
  others: 'locked-others',
}
const PROMISED: Names = {
  glory: 'promised-glory',
  supplies: 'promised-supplies',
  powers: 'promised-powers',
  others: 'promised-keys',
}

function sideShares(side: Tile['sides'][number]): readonly Share[] {
  if (side === null) return []
  const open = { at: AT['open-sides'], amount: 1 }
  if (side === 'plain') return [open]
  if (side === 'half-key') return [open, { at: AT['open-half-keys'], amount: 1 }]
  // A tile of one type is about half as likely to come as any tile at all.
  return [open, ...sharesOf(side.reward, PROMISED, side.requires === null ? 1 : 0.5)]
}

function sharesOf(reward: Reward, names: Names, likely: number): readonly Share[] {
  return reward.map(({ gain, amount, per }) => ({
    at: AT[per === null ? names[groupOf(gain)] : names.others],
    amount: amount * likely,
  }))
}

function groupOf(gain: Gain['gain']): keyof Names {
  switch (gain) {
    case 'glory':
      return 'glory'
    case 'coin':
    case 'potion':
      return 'supplies'
    case 'combat':
    case 'magic':
      return 'powers'
    case 'key':
    case 'first-player':
      return 'others'
  }
}
