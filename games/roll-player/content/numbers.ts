/** The numbers of the rulebook. */

export const SPACES_PER_ROW = 3
export const SPACES = 18
export const CHARISMA_TOKENS = 6
export const HANDS = 2

export const GOLD_DIE_INCOME = 2
export const ROW_COMPLETE_INCOME = 1
export const COIN_INCOME = 1
export const MARKET_DISCARD_INCOME = 2

export interface Table {
  /** Initiative cards in use; as many Market cards, and dice each round. */
  readonly initiative: number
  readonly startingDice: number
  /** In player order. */
  readonly startingGold: readonly number[]
  /** Market cards discarded from each dot group. */
  readonly discards: number
  /** Gold dice beside the six class colours in the less random set-up. */
  readonly goldDice: number
}

export const BY_PLAYERS: { readonly [players: number]: Table } = {
  1: { initiative: 3, startingDice: 6, startingGold: [5], discards: 7, goldDice: 0 },
  2: { initiative: 3, startingDice: 6, startingGold: [5, 5], discards: 7, goldDice: 0 },
  3: { initiative: 4, startingDice: 7, startingGold: [5, 5, 6], discards: 3, goldDice: 1 },
  4: { initiative: 5, startingDice: 8, startingGold: [5, 5, 6, 7], discards: 0, goldDice: 2 },
}

export const SHORT_GAME = { extraDice: 2, startingGold: 5 } as const
