import type { Attribute } from '../content/basics.ts'
import { CARDS, type CardId } from '../content/market.ts'
import { HANDS } from '../content/numbers.ts'
import { isArmor, isSkill, isTrait, isWeapon } from '../rules/cards.ts'
import { columnOf, rowOf } from '../rules/sheet.ts'
import type { SeenHero, Space } from '../shape.ts'
import { moveOf } from './worth.ts'

/** What a hero would be after something: copies, so that nothing at the table is touched. */

type SeenDie = SeenHero['hand'][number]

export function withDie(hero: SeenHero, space: Space, die: SeenDie): SeenHero {
  const row = rowOf(space)
  const dice = [...hero.rows[row]]
  dice[columnOf(space)] = die
  return { ...hero, rows: { ...hero.rows, [row]: dice } }
}

export function dieOn(hero: SeenHero, space: Space): SeenDie {
  return hero.rows[rowOf(space)][columnOf(space)] ?? { colour: 'gold', value: 0 }
}

export function withValue(hero: SeenHero, space: Space, value: number): SeenHero {
  return withDie(hero, space, { colour: dieOn(hero, space).colour, value })
}

export function swapped(hero: SeenHero, one: Space, other: Space): SeenHero {
  return withDie(withDie(hero, one, dieOn(hero, other)), other, dieOn(hero, one))
}

export function placed(hero: SeenHero, row: Attribute, die: SeenDie): SeenHero {
  return { ...hero, rows: { ...hero.rows, [row]: [...hero.rows[row], die] } }
}

export function movedTo(hero: SeenHero, from: Space, row: Attribute): SeenHero {
  const die = dieOn(hero, from)
  const left = hero.rows[rowOf(from)].filter((_, column) => column !== columnOf(from))
  return { ...hero, rows: { ...hero.rows, [rowOf(from)]: left, [row]: [...hero.rows[row], die] } }
}

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
