import { goldDieIncome } from '../reckoning/gold.ts'
import { heroOf } from '../reckoning/sheet.ts'
import type { Die, GoldSource, Seat, Table } from '../shape.ts'

export function gainGold(t: Table, seat: Seat, gold: number, from: GoldSource): void {
  heroOf(t.state, seat).gold += gold
  t.tell('gold-gained', { seat, gold, from })
}

/** The one price of a gold die: in set-up, from an Initiative card, by Search and by Negotiate (RPL-GOLD-01, RPL-CLASS-09). */
export function payForGoldDie(t: Table, seat: Seat, die: Die): void {
  if (die.colour === 'gold') gainGold(t, seat, goldDieIncome(heroOf(t.state, seat)), 'gold-die')
}
