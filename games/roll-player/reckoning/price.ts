import type { StepOf } from '../content/effects.ts'
import { type CardId, cardOf } from '../content/market.ts'
import { HANDS } from '../content/numbers.ts'
import type { SeenHero } from '../shape.ts'
import { isWeapon } from './cards.ts'
import { stepsOf } from './powers.ts'

type Reductions = readonly StepOf<'price-modifier'>[]

/** What class and weapons take off prices. */
export function reductionsFor(hero: SeenHero): Reductions {
  return stepsOf(hero, 'static', 'price-modifier')
}

/** Printed cost and all reductions, never below 0 (RPL-MARKET-05, RPL-EFF-15). */
export function priceOf(hero: SeenHero, card: CardId, reductions: Reductions = reductionsFor(hero)): number {
  const { type, cost } = cardOf(card)
  let price = cost
  for (const { types, amount } of reductions) if (types.includes(type)) price += amount
  return Math.max(0, price)
}

/** What a purchase comes to: a weapon that has to make room has left by then, and takes nothing off (RPL-WEAPON-04). */
export function priceToPay(hero: SeenHero, card: CardId, reductions?: Reductions): number {
  if (hero.weapons.length === 0 || !isWeapon(card)) return priceOf(hero, card, reductions)
  const { hands } = cardOf(card)
  const weapons = hero.weapons.filter((weapon) => cardOf(weapon).hands + hands <= HANDS)
  return priceOf({ ...hero, weapons }, card)
}

/** There is no credit; each token stands for 1 Gold (RPL-MARKET-04, RPL-MARKET-06). */
export function canBuy(hero: SeenHero, card: CardId, reductions?: Reductions): boolean {
  return priceToPay(hero, card, reductions) <= hero.gold + hero.tokens
}
