import type { Goods } from './goods.ts'

/** Skill icons that the number asks for, row by row (NAF-MINE-03). */
export const MINE: readonly (readonly number[])[] = [
  [1, 1, 3, 5],
  [2, 3, 4, 6],
  [3, 4, 6, 8],
]
export const MINE_COLUMNS = 4
/** NAF-MINE-06 */
export const COLUMN_REWARDS: readonly Goods[] = [{}, { coin: 1 }, { gem: 1 }, { coin: 1, gem: 1 }]
export const ROW_REWARDS: readonly Goods[] = [{ coin: 1 }, { gem: 1 }, { coin: 1, gem: 1 }]
/** NAF-DAY-05: which numbers carry a reputation symbol by day. */
export const DAY_REPUTATION: readonly (readonly (0 | 1)[])[] = [
  [0, 0, 1, 0],
  [0, 1, 0, 0],
  [1, 0, 0, 1],
]
