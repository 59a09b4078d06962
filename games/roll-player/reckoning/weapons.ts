import { cardOf } from '../content/market.ts'
import type { SeenHero } from '../shape.ts'

export function handsInUse(hero: SeenHero): number {
  let hands = 0
  for (const weapon of hero.weapons) hands += cardOf(weapon).hands
  return hands
}
