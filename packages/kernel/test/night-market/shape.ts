import type { Table as KernelTable, Seat, Shape, Zone } from '../../src/index.ts'

/**
 * Night Market: a small game of our own that uses everything the kernel can do. Merchants bid in secret for what lies on the
 * stall, sell from their hands side by side, and may hold up a lantern at any time to look at what the porter carries.
 */
export interface NightMarket extends Shape {
  state: State
  options: { storms: boolean; lanterns: 1 | 2 }
  decisions: {
    bid: number
    buy: string
    sell: { ware: string } | 'nothing'
    toll: 'pay' | 'argue'
    lantern: 'hold up'
    keep: { ware: string; give: string } | 'return'
    dusk: 'pass'
  }
  contexts: {
    bid: { purse: number }
    sell: { sold: number }
  }
  events: {
    night: { night: number; weather: Weather }
    bids: { bids: readonly number[]; winner: Seat }
    bought: { seat: Seat; ware: string; price: number }
    sold: { seat: Seat; ware: string; price: number }
    lantern: { seat: Seat; ware?: string }
    swapped: { seat: Seat; ware?: string; gave?: string }
    toll: { seat: Seat; paid: number }
    rumour: { seat: Seat; night: number }
  }
  sources: 'wares' | 'sets' | 'coins'
  /** How many nights, and how many coins the town takes at the gate. */
  scenario: { nights: number; toll: number } | null
  /** What each merchant has in the purse; in a saga also how many evenings it has had, what was bought, and whom one works for. */
  campaign: { purses: readonly number[]; saga?: Sheets } | null
  between: 'lantern' | { patron: string }
}

export type Table = KernelTable<NightMarket>
export type Weather = 'clear' | 'fog' | 'storm'

export interface Sheets {
  evening: number
  /** Lanterns more than the option says, by merchant. */
  lanterns: readonly number[]
  /** For whom each works, which nobody else knows. */
  patrons: readonly Zone[]
}

export interface State {
  night: number
  nights: number
  toll: number
  storms: boolean
  weather: Weather
  /** What the porter carries, in no order. */
  porter: Zone
  stall: Zone
  /** What a storm blew off the stall. */
  swept: Zone
  merchants: Merchant[]
}

export interface Merchant {
  purse: number
  lanterns: number
  hand: Zone
  /** What the merchant holds up to the light before deciding. */
  lit: Zone
  shop: string[]
  sold: Zone
}
