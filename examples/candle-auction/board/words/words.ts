import type { Spoken } from '@krcma/look'
import type { CandleAuction } from '../../shape.ts'

/** What the board says besides the words of the game. */
interface BoardWords {
  readonly lot: string
  readonly candle: (round: number, rounds: number) => string
  readonly candleRule: string
  readonly worth: string
  readonly worthRule: string
  readonly won: string
  readonly purses: string
  readonly purseRule: string
  readonly whistle: string
  readonly whistleRule: string
  readonly hand: (name: string) => string
  readonly unseen: (purses: number) => string
  readonly spends: (coins: number) => string
  readonly mayWin: (worth: number) => string
  readonly spendsWhistle: string
  readonly rollsAgain: (die: number) => string
}

export interface CandleSpoken extends Spoken<CandleAuction> {
  readonly board: BoardWords
}

/** A board is handed the words that it exports itself. */
export function spoken(words: Spoken<CandleAuction>): CandleSpoken {
  return words as CandleSpoken
}
