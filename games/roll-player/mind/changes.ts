import { CARDS, type CardId } from '../content/market.ts'
import { HANDS } from '../content/numbers.ts'
import { isArmor, isSkill, isTrait, isWeapon } from '../rules/cards.ts'
import type { SeenHero } from '../shape.ts'
import { moveOf } from './worth.ts'

/** What a hero would be after something: copies, so that nothing at the table is touched. */

/** With a card more and its price less; weapons that have no hands left go, and a Trait moves the marker. */
export function withCard(hero: SeenHero, card: CardId, price: number): SeenHero {
  const paid = { ...hero, gold: hero.gold - Math.max(0, price - hero.tokens), tokens: Math.max(0, hero.tokens - price) }
  if (isArmor(card)) return { ...paid, armor: [...hero.armor, card] }
  if (isSkill(card)) return { ...paid, skills: [...hero.skills, { id: card, ready: true }] }
  if (isWeapon(card)) {
    let weapons = [...hero.weapons]
    const hands = () => weapons.reduce((sum, weapon) => sum + CARDS[weapon].hands, 0)
    while (hands() + CARDS[card].hands > HANDS) weapons = weapons.slice(1)
    return { ...paid, weapons: [...weapons, card] }
  }
  if (!isTrait(card)) return paid
  const owned = { ...paid, traits: [...hero.traits, card] }
  for (const { do: steps } of CARDS[card].rules) {
    for (const step of steps) {
      if (step.op === 'move-alignment' && step.dir !== 'any') return moveOf(owned, step.dir) ?? owned
    }
  }
  return owned
}

export function withoutCard(hero: SeenHero, card: CardId): SeenHero {
  return {
    ...hero,
    weapons: hero.weapons.filter((own) => own !== card),
    armor: hero.armor.filter((own) => own !== card),
    traits: hero.traits.filter((own) => own !== card),
    skills: hero.skills.filter(({ id }) => id !== card),
  }
}
