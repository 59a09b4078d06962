/** NAF-SETUP-09, NAF-MORE-01: by number of players. */
export const ENCOUNTER_TOKENS = { 2: 7, 3: 10, 4: 13 } as const
export const MORE_ENCOUNTER_TOKENS = { 2: 8, 3: 12, 4: 16 } as const

/** NAF-SETUP-25, NAF-DRAFT-03 */
export const BASIC_DEALT = 5
export const ADVANCED_DEALT = 2

/** NAF-ENC-08: by so much the difficulty must be exceeded for the bonus. */
export const BONUS_MARGIN = 2

/** NAF-END-05 */
export const LAST_ROUND = 60
export const ROUNDS_WITHOUT_CAMP = 3
