import { ATTRIBUTES, CARD_TYPES, type CardType, CLASS_COLOURS } from '../content/basics.ts'
import type { Condition, Counter, StarValue } from '../content/effects.ts'
import { cardOf, type TraitId } from '../content/market.ts'
import { SPACES_PER_ROW } from '../content/numbers.ts'
import type { SeenHero } from '../shape.ts'
import { attributeScore, goalsMet } from './attributes.ts'
import { backstoryMatches } from './backstory.ts'
import { classDice } from './class-dice.ts'
import { diceOf, rowIn } from './sheet.ts'

/** Each Trait gives the stars of its own condition (RPL-SCORE-15). */
export function traitStars(hero: SeenHero): number {
  let stars = 0
  for (const trait of hero.traits) stars += starsOfTrait(hero, trait)
  return stars
}

export function starsOfTrait(hero: SeenHero, trait: TraitId): number {
  let stars = 0
  for (const { do: steps } of cardOf(trait).rules) {
    for (const step of steps) if (step.op === 'stars') stars += worth(hero, step.value)
  }
  return stars
}

/** RPL-EFF-20 */
export function worth(hero: SeenHero, value: StarValue): number {
  if ('sum' in value) return value.sum.reduce((stars, part) => stars + worth(hero, part), 0)
  if ('if' in value) return holds(hero, value.if) ? value.flat : 0
  return Math.min(value.max, value.stars * Math.floor(countOf(hero, value.per) / value.every))
}

/** RPL-EFF-22. Conditions on attributes look at the attribute score, with all bonuses (RPL-SCORE-16). */
function holds(hero: SeenHero, condition: Condition): boolean {
  if ('alignmentRow' in condition) return hero.marker.row === (condition.alignmentRow === 'good' ? 0 : 2)
  if ('alignmentCol' in condition) return hero.marker.column === (condition.alignmentCol === 'lawful' ? 0 : 2)
  const score = attributeScore(hero, condition.attribute)
  return 'min' in condition ? score >= condition.min : score <= condition.max
}

/** RPL-EFF-21. Counters of faces look at the dice as they lie (RPL-SCORE-16). */
function countOf(hero: SeenHero, counter: Counter): number {
  switch (counter.count) {
    case 'dice-by-face':
      return diceOf(hero).filter(({ value }) => counter.faces.includes(value)).length
    case 'dice-by-colour':
      return classDice(hero)
    case 'rows-equal-faces':
      return ATTRIBUTES.filter((row) => showsOneFace(rowIn(hero.rows, row))).length
    case 'goals-met':
      return goalsMet(hero)
    case 'backstory-matches':
      return backstoryMatches(hero)
    case 'cards':
      return cardsOfType(hero, counter.type) - (counter.excludeSelf === true ? 1 : 0)
    case 'card-types':
      return CARD_TYPES.filter((type) => cardsOfType(hero, type) > (type === 'trait' ? 1 : 0)).length
    case 'gold':
      return hero.gold
    case 'colours-with-dice':
      return coloursWith(hero, counter.min)
  }
}

function showsOneFace(row: SeenHero['hand']): boolean {
  return row.length === SPACES_PER_ROW && row.every(({ value }) => value === row[0]?.value)
}

function cardsOfType(hero: SeenHero, type: CardType): number {
  switch (type) {
    case 'weapon':
      return hero.weapons.length
    case 'armor':
      return hero.armor.length
    case 'trait':
      return hero.traits.length
    case 'skill':
      return hero.skills.length
  }
}

function coloursWith(hero: SeenHero, least: number): number {
  const dice = diceOf(hero)
  return CLASS_COLOURS.filter((colour) => dice.filter((die) => die.colour === colour).length >= least).length
}
