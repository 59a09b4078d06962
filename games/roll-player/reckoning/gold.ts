import { GOLD_DIE_INCOME, MARKET_DISCARD_INCOME } from '../content/numbers.ts'
import type { SeenHero } from '../shape.ts'
import { stepsOf } from './powers.ts'

/** What a gold die pays its owner (RPL-GOLD-01, RPL-CLASS-09). */
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
