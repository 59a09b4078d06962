import type { Table as KernelTable, ParagraphId, Seat, Shape, Zone } from '@krcma/kernel'
import type { Purse } from './content/purses.ts'

interface State {
  /** Purses that nobody has yet; nobody sees them. */
  deck: Zone<Purse>
  /** One per seat, seen by that seat alone. */
  hands: Zone<Purse>[]
  /** Purses that were bid; everybody sees them. */
  spent: Zone<Purse>
  /** Rounds that are over. */
  round: number
  /** How many rounds this evening has. */
  rounds: number
  /** What lots that nobody won are worth; the next winner gets it too. */
  carried: number
  /** The two dice that say what the newest lot is worth. */
  dice: number[]
  bidders: { won: number; lots: number; whistle: boolean }[]
}

export interface CandleAuction extends Shape {
  state: State
  options: { evening: 'short' | 'long' }
  decisions: { bid: Purse; whistle: 'again'; reroll: number }
  contexts: { bid: { worth: number } }
  events: {
    drew: { seat: Seat; purse: Purse | null }
    'lot-up': { dice: readonly number[]; worth: number; paragraph: ParagraphId }
    whistled: { seat: Seat; dice: readonly number[]; worth: number }
    'bid-shown': { seat: Seat; purse: Purse }
    'lot-won': { seat: Seat; purse: Purse; worth: number }
    'lot-kept': { worth: number }
    'candle-out': { paragraph: ParagraphId }
  }
  sources: 'lots' | 'whistle'
  scenario: null
  campaign: null
  features: 'won' | 'whistle' | 'coins' | 'highest'
}

export type Table = KernelTable<CandleAuction>
