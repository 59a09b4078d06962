import type { Goods } from './goods.ts'

/** What each camp uncovers when it leaves the board, in order (NAF-CAMP-09). */
export const CAMP_TRACK: readonly Goods[] = [
  { coin: 1 },
  { coin: 1 },
  {},
  { gem: 1 },
  {},
  { coin: 1 },
  {},
  { gem: 1 },
  {},
  { coin: 1 },
  {},
  { gem: 1 },
  {},
  {},
]
/** NAF-LONG-01: camps before the first, in the longer game. */
export const MORE_CAMPS: readonly Goods[] = [{}, {}]
export const CAMPS_IN_A_ROW = 7

/** NAF-SETUP-13 */
export const FIRST_COINS = 3
/** NAF-STABLE-03, NAF-SETUP-03 */
export const PACK_PLACES = 3
/** NAF-HEART-04 */
export const MOST_HEARTS = 13
/** NAF-MOVE-01, NAF-PACK-01 */
export const BASE_MOVEMENT = 2
export const ANIMAL_MOVEMENT = 1
/** NAF-MOVE-04, NAF-CAMP-02, NAF-WATER-01 */
export const DEPARTURE_HEARTS = 1
export const CAMP_HEARTS = 3
export const WATER_HEARTS = 1
/** NAF-REP-01 */
export const REPUTATION = { lowest: -6, highest: 12 } as const
