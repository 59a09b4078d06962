import { type ArmorId, type CardId, cardOf, type SkillId, type TraitId, type WeaponId } from '../content/market.ts'
import type { Hero, SeenHero } from '../shape.ts'

export function isWeapon(card: CardId): card is WeaponId {
  return cardOf(card).type === 'weapon'
}
export function isArmor(card: CardId): card is ArmorId {
  return cardOf(card).type === 'armor'
}
export function isTrait(card: CardId): card is TraitId {
  return cardOf(card).type === 'trait'
}
export function isSkill(card: CardId): card is SkillId {
  return cardOf(card).type === 'skill'
}

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

export function cardsOf(hero: SeenHero): readonly CardId[] {
  return [...hero.weapons, ...hero.armor, ...hero.traits, ...hero.skills.map(({ id }) => id)]
}
