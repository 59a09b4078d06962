import type { Attribute, Direction } from '../content/basics.ts'
import { type CardId, cardOf } from '../content/market.ts'
import { HANDS } from '../content/numbers.ts'
import type { Die, SeenHero, Space } from '../shape.ts'
import { canMove, movesMarker, STEP } from './alignment.ts'
import { isArmor, isSkill, isTrait, isWeapon } from './cards.ts'
import { columnOf, dieOn, rowOf } from './sheet.ts'
import { handsInUse } from './weapons.ts'

/** A hero as it would be after something: copies, so that nothing at the table is touched. */

/** The hero with one more die in a row. */
export function withDie(hero: SeenHero, row: Attribute, die: SeenHero['hand'][number]): SeenHero {
  return { ...hero, rows: { ...hero.rows, [row]: [...hero.rows[row], die] } }
}

/** The hero with another die, or another value, on a space. */
export function withChanged(hero: SeenHero, space: Space, change: Partial<Die>): SeenHero {
  const row = rowOf(space)
  const dice = hero.rows[row].map((die, column) => (column === columnOf(space) ? { ...die, ...change } : die))
  return { ...hero, rows: { ...hero.rows, [row]: dice } }
}

export function withSwapped(hero: SeenHero, one: Space, other: Space): SeenHero {
  const first = dieOn(hero, one)
  const second = dieOn(hero, other)
  if (first === undefined || second === undefined) return hero
  return withChanged(withChanged(hero, one, second), other, first)
}

/** The hero with a die moved to the end of another row. */
export function withMoved(hero: SeenHero, from: Space, to: Attribute): SeenHero {
  const die = dieOn(hero, from)
  if (die === undefined) return hero
  const row = rowOf(from)
  const rest = hero.rows[row].filter((_, column) => column !== columnOf(from))
  return withDie({ ...hero, rows: { ...hero.rows, [row]: rest } }, to, die)
}

/** The hero with the marker one space further, if there is one. */
export function withMarker(hero: SeenHero, direction: Direction): SeenHero {
  if (!canMove(hero, direction)) return hero
  const { row, column } = STEP[direction]
  return { ...hero, marker: { row: hero.marker.row + row, column: hero.marker.column + column } }
}

/** The hero with a card bought: room is made for a weapon from the oldest on, and a Trait moves the marker. */
export function withCard(hero: SeenHero, card: CardId): SeenHero {
  if (isArmor(card)) return { ...hero, armor: [...hero.armor, card] }
  if (isSkill(card)) return { ...hero, skills: [...hero.skills, { id: card, ready: true }] }
  if (isTrait(card)) {
    const direction = movesMarker(card)
    const owner = { ...hero, traits: [...hero.traits, card] }
    return direction === null ? owner : withMarker(owner, direction)
  }
  if (!isWeapon(card)) return hero
  let weapons = hero.weapons
  while (handsInUse({ ...hero, weapons }) + cardOf(card).hands > HANDS) weapons = weapons.slice(1)
  return { ...hero, weapons: [...weapons, card] }
}

/** The hero with a price paid: tokens go first, for they do not keep (RPL-RULING-23). */
export function withPaid(hero: SeenHero, price: number): SeenHero {
  const tokens = Math.min(hero.tokens, price)
  return { ...hero, gold: hero.gold - (price - tokens), tokens: hero.tokens - tokens }
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
