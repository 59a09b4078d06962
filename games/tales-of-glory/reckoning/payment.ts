import type { Space } from '../shape.ts'
import type { Tile } from './tile.ts'

type Surcharge = 'coin' | 'potion'

/** What somebody pays with. */
export interface Purse {
  readonly coin: number
  readonly potion: number
  readonly combat: number
  readonly magic: number
}

/** TOG-SETUP-21: the upper half of the spaces, the top row of the board, is wilderness. */
export function isWilderness(space: Space, spaces: number): boolean {
  return space > spaces / 2
}

/** TOG-PAY-12, TOG-RULING-25: the potions that stand in for missing combat and magic, no more and no less. */
export function substitution(purse: Purse, { need }: Tile): number {
  return Math.max(0, need.combat - purse.combat) + Math.max(0, need.magic - purse.magic)
}

/** TOG-PAY-16 without the surcharge: all that is spent. Combat and magic never are (TOG-PAY-05). */
export function price(purse: Purse, tile: Tile): { readonly coin: number; readonly potion: number } {
  return { coin: tile.need.coin, potion: tile.need.potion + substitution(purse, tile) }
}

/** TOG-PAY-17: the ways to pay a tile from this space: null is without surcharge, as in the settled row and for quests. */
export function waysToPay(purse: Purse, tile: Tile, wilderness: boolean): readonly (Surcharge | null)[] {
  const { coin, potion } = price(purse, tile)
  const coins = purse.coin - coin
  const potions = purse.potion - potion
  if (coins < 0 || potions < 0) return NONE
  if (!wilderness) return FREE
  if (coins > 0) return potions > 0 ? EITHER : COIN
  return potions > 0 ? POTION : NONE
}

const NONE: readonly Surcharge[] = []
const FREE = [null] as const
const EITHER = ['coin', 'potion'] as const
const COIN = ['coin'] as const
const POTION = ['potion'] as const
