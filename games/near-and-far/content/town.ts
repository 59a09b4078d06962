/** NAF-VISIT-01, in the order in which a street would have them. */
export const BUILDINGS = ['town-hall', 'saloon', 'stables', 'store', 'farm', 'hut', 'mine'] as const
export type Building = (typeof BUILDINGS)[number]

/** NAF-HALL-06 */
export const TRADE_VALUES = { food: 1, coin: 2, gem: 2, red: 5, yellow: 6, green: 6, blue: 7 } as const
/** NAF-HALL-02: at most so many pieces on the side of the many. */
export const MOST_PIECES = 5

/** NAF-SALOON-02, NAF-SALOON-08 */
export const SALOON_ROW = 5
export const REFRESH_COST = { food: 1 } as const
/** NAF-STABLE-01, NAF-DAY-01 */
export const BIRD_COST = { food: 1 } as const
export const TURTLE_COST = { gem: 1 } as const
/** NAF-STORE-01 */
export const STORE_COINS = 1
export const STORE_DRAW = 4
/** NAF-HUT-01, NAF-DAY-04 */
export const HUT_DRAW = { dusk: 1, day: 3 } as const

/** NAF-DUEL-02, NAF-DUEL-06, NAF-DAY-07 */
export const UNDERHANDED_BONUS = 1
export const DUEL_REPUTATION = { fair: 1, underhanded: -1 } as const
export const PRISON_GAIN_BY_DAY = { food: 1 } as const
