import type { CardId } from '../content/market.ts'
import { isArmor, isSkill, isTrait, isWeapon } from '../reckoning/cards.ts'
import type { Hero } from '../shape.ts'

/** Every card goes into the area for its type; a Skill is ready when it comes (RPL-MARKET-03, RPL-SKILL-01). */
export function addCard(hero: Hero, card: CardId): void {
  if (isWeapon(card)) hero.weapons.push(card)
  else if (isArmor(card)) hero.armor.push(card)
  else if (isTrait(card)) hero.traits.push(card)
  else if (isSkill(card)) hero.skills.push({ id: card, ready: true })
}

export function removeCard(hero: Hero, card: CardId): void {
  hero.weapons = hero.weapons.filter((own) => own !== card)
  hero.armor = hero.armor.filter((own) => own !== card)
  hero.traits = hero.traits.filter((own) => own !== card)
  hero.skills = hero.skills.filter(({ id }) => id !== card)
}
