import { GOLD_DIE_INCOME, MARKET_DISCARD_INCOME } from '../content/numbers.ts'
import type { Die, GoldSource, Seat, SeenHero, Table } from '../shape.ts'
import { stepsOf } from './powers.ts'
import { heroOf } from './sheet.ts'

export function gainGold(t: Table, seat: Seat, gold: number, from: GoldSource): void {
  heroOf(t.state, seat).gold += gold
  t.tell('gold-gained', { seat, gold, from })
}

/** The one price of a gold die: in set-up, from an Initiative card, by Search and by Negotiate (RPL-GOLD-01, RPL-CLASS-09). */
export function payForGoldDie(t: Table, seat: Seat, die: Die): void {
  if (die.colour === 'gold') gainGold(t, seat, goldDieIncome(heroOf(t.state, seat)), 'gold-die')
}

export function goldDieIncome(hero: SeenHero): number {
  return stepsOf(hero, 'gold-die', 'set-gold-die-income').at(-1)?.amount ?? GOLD_DIE_INCOME
}

/** What is taken instead of a purchase (RPL-GOLD-02, RPL-CLASS-10). */
export function marketDiscardIncome(hero: SeenHero): number {
  return stepsOf(hero, 'market-discard', 'add-market-discard-income').reduce(
    (sum, { amount }) => sum + amount,
    MARKET_DISCARD_INCOME,
  )
}
