import { type ArmorId, type CardId, cardOf, type SkillId, type TraitId, type WeaponId } from '../content/market.ts'
import type { SeenHero } from '../shape.ts'

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

export function cardsOf(hero: SeenHero): readonly CardId[] {
  return [...hero.weapons, ...hero.armor, ...hero.traits, ...hero.skills.map(({ id }) => id)]
}

export function isReady(hero: SeenHero, skill: SkillId): boolean {
  return hero.skills.some(({ id, ready }) => id === skill && ready)
}

export function cardsOwned(hero: SeenHero): number {
  return hero.weapons.length + hero.armor.length + hero.traits.length + hero.skills.length
}
