/** NAF-XP-01, NAF-XP-02, NAF-XP-04 */
export const FIRST_EXPERIENCE = 1
export const SHEET_ROWS = 10
export const BOXES_IN_A_ROW = 3

/** NAF-CHAR-01, NAF-CHAR-05: the encounters of a character, and how many before the last game. */
export const CHARACTER_STAGES = 10
export const STAGES_BEFORE_THE_LAST_GAME = 8

/** NAF-CAMPAIGN-01, NAF-MORE-02 */
export const CAMPAIGN_MAPS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const
export const MAPS_LEFT_OUT = 3
export const LAST_MAP = 11
