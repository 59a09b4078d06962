/** NAF-SCORE-01 to NAF-SCORE-14 */
export const CAMP_POINTS = 1
export const ALL_CAMPS_POINTS = 2
export const THREE_TREASURES_POINTS = 5
export const COINS_AND_GEMS_FOR_A_POINT = 2
export const TOKEN_POINTS = 1
export const HAND_POINTS = -1
export const NO_MAMMOTH_POINTS = -8
export const FULL_SHEET_POINTS = 7

/** NAF-SCORE-12: from the value at the left on. */
export const REPUTATION_POINTS = [
  [12, 6],
  [10, 5],
  [8, 4],
  [6, 3],
  [4, 2],
  [2, 1],
] as const
/** NAF-DAY-06: by day also from the value at the left downwards. */
export const REPUTATION_LOSSES_BY_DAY = [
  [-5, -2],
  [-3, -1],
] as const
