/** WPD-SETUP-06, WPD-RULING-01: rows of face-up pairs by the number of players. */
export const ROWS: { readonly [players: number]: number } = { 1: 4, 2: 4, 3: 4, 4: 5, 5: 5 }

/** WPD-GEN-02 */
export const CHAPTERS = 3
export const TURNS = 3

/** WPD-PLAY-02 */
export const CARDS_PLAYED = 2
/** WPD-DRAFT-08 */
export const CARDS_DRAWN = 2
/** WPD-DRAFT-11 */
export const LOWEST_ROW_XP = 1
/** WPD-CLEAN-02: how many cards are kept after each chapter. */
export const KEPT: { readonly [chapter: number]: number } = { 1: 1, 2: 2 }
