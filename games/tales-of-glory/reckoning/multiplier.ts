import type { Multiplier } from '../content/gain.ts'
import type { TileType } from '../content/tile.ts'
import type { Placed, Player } from '../shape.ts'
import { isSurrounded } from './tale.ts'
import { tileOf } from './tile.ts'

type Counted = Pick<Player, 'coin' | 'potion' | 'combat' | 'magic' | 'majorities'> & {
  readonly tale: readonly Placed[]
}

/** How many times a reward is gained now (TOG-REWARD-07); once if it has no sign ×. */
export function times(me: Counted, per: Multiplier | null): number {
  switch (per) {
    case null:
      return 1
    case 'monster':
    case 'character':
    case 'place':
    case 'treasure':
      return tilesOfType(me.tale, per)
    case 'key-token':
      return keysOn(me.tale)
    case 'locked-chest':
      return chestsOf(me.tale) - keysOn(me.tale)
    case 'combat-token':
      return me.combat
    case 'magic-token':
      return me.magic
    case 'majority-token':
      return me.majorities.length
    case 'coin-set-3':
      return Math.floor(me.coin / 3)
    case 'potion-set-3':
      return Math.floor(me.potion / 3)
    case 'surrounded-tile':
      return me.tale.filter((placed) => isSurrounded(me.tale, placed)).length
  }
}

function tilesOfType(tale: readonly Placed[], type: TileType): number {
  return tale.filter(({ tile }) => tileOf(tile).type === type).length
}

/** TOG-REWARD-11: the keys that lie on chests. */
export function keysOn(tale: readonly Placed[]): number {
  return tale.reduce((sum, { opened }) => sum + opened.filter((open) => open).length, 0)
}

function chestsOf(tale: readonly Placed[]): number {
  return tale.reduce((sum, { opened }) => sum + opened.length, 0)
}
