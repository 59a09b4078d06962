import { ATTRIBUTES, type Attribute } from '../content/basics.ts'
import type { Goal } from '../content/effects.ts'
import { CLASS, RACE } from '../content/heroes.ts'
import { cardOf } from '../content/market.ts'
import type { SeenHero } from '../shape.ts'
import { rowIn } from './sheet.ts'

/** Dice, race modifier, bonuses and penalties of weapons for the row and for single dice (RPL-SCORE-03). */
export function attributeScore(hero: SeenHero, row: Attribute): number {
  let score = modifier(hero, row)
  for (const die of rowIn(hero.rows, row)) score += die.value
  for (const weapon of hero.weapons) score += weaponBonus(hero, weapon, row)
  return score
}

/** What the race adds to a row. */
function modifier(hero: SeenHero, row: Attribute): number {
  return hero.race === null ? 0 : RACE[hero.race].modifiers[row]
}

function weaponBonus(hero: SeenHero, weapon: SeenHero['weapons'][number], row: Attribute): number {
  let bonus = 0
  for (const { do: steps } of cardOf(weapon).rules) {
    for (const step of steps) {
      if (step.op === 'attribute-bonus') bonus += step.rows[row] ?? 0
      if (step.op === 'die-bonus') {
        const wanted = step.filter.colour === 'class' ? hero.colour : step.filter.colour
        for (const { colour } of rowIn(hero.rows, row)) if (colour === wanted) bonus += step.amount
      }
    }
  }
  return bonus
}

export function goalOf(hero: SeenHero, row: Attribute): Goal {
  if (hero.class === null) throw new Error('a hero without a class has no goals')
  return CLASS[hero.class].goals[row]
}

/** A single number exactly, a range from end to end, a number with a plus from there on (RPL-SCORE-04 to -06). */
export function meets({ min, max }: Goal, score: number): boolean {
  return score >= min && (max === null || score <= max)
}

export function meetsGoal(hero: SeenHero, row: Attribute): boolean {
  return meets(goalOf(hero, row), attributeScore(hero, row))
}

export function goalsMet(hero: SeenHero): number {
  return ATTRIBUTES.filter((row) => meetsGoal(hero, row)).length
}

/** RPL-SCORE-07 */
export function goalStars(hero: SeenHero): number {
  let stars = 0
  for (const row of ATTRIBUTES) if (meetsGoal(hero, row)) stars += goalOf(hero, row).stars
  return stars
}
