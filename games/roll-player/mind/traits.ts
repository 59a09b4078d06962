import { ATTRIBUTES, type Attribute, CLASS_COLOURS } from '../content/basics.ts'
import type { Condition, Counter, StarValue } from '../content/effects.ts'
import { BACKSTORY } from '../content/heroes.ts'
import { CARDS, type TraitId } from '../content/market.ts'
import { SPACES, SPACES_PER_ROW } from '../content/numbers.ts'
import { attributeScore, goalOf } from '../reckoning/attributes.ts'
import { classDice } from '../reckoning/class-dice.ts'
import { traitStars } from '../reckoning/traits.ts'
import type { SeenHero } from '../shape.ts'
import { chanceIn, chancesOf } from './outlook.ts'
import { TOP } from './worth.ts'

/** What a hero's Traits will probably give in the end. */
export function traitsWorth(hero: SeenHero, rounds: number): number {
  if (rounds === 0) return traitStars(hero)
  let stars = 0
  for (const trait of hero.traits) for (const value of valuesOf(trait)) stars += expected(hero, value, rounds)
  return stars
}

const VALUES = new Map<TraitId, readonly StarValue[]>()

function valuesOf(trait: TraitId): readonly StarValue[] {
  let values = VALUES.get(trait)
  if (values === undefined) {
    const steps = CARDS[trait].rules.flatMap((rule) => rule.do)
    values = steps.flatMap((step) => (step.op === 'stars' ? [step.value] : []))
    VALUES.set(trait, values)
  }
  return values
}

function expected(hero: SeenHero, value: StarValue, rounds: number): number {
  if ('sum' in value) return value.sum.reduce((stars, part) => stars + expected(hero, part, rounds), 0)
  if ('if' in value) return value.flat * likelihood(hero, value.if, rounds)
  const count = expectedCount(hero, value.per, rounds)
  // Fractions of `every` are lost in the end, half of them on average.
  const groups = value.every === 1 ? count : Math.max(0, count / value.every - 0.25)
  return Math.min(value.max, value.stars * groups)
}

function likelihood(hero: SeenHero, condition: Condition, rounds: number): number {
  if ('alignmentRow' in condition) return nearness(hero.marker.row, condition.alignmentRow === 'good' ? 0 : 2, rounds)
  if ('alignmentCol' in condition)
    return nearness(hero.marker.column, condition.alignmentCol === 'lawful' ? 0 : 2, rounds)
  const few = Math.min(rounds, 2)
  return 'min' in condition
    ? attributeChance(hero, condition.attribute, condition.min, TOP, few)
    : attributeChance(hero, condition.attribute, -8, condition.max, few)
}

function attributeChance(hero: SeenHero, row: Attribute, min: number, max: number, rounds: number): number {
  const missing = SPACES_PER_ROW - hero.rows[row].length
  return chanceIn(chancesOf(min, max, rounds), attributeScore(hero, row), missing)
}

function nearness(at: number, wanted: number, rounds: number): number {
  const steps = Math.abs(at - wanted)
  if (steps === 0) return rounds > 2 ? 0.85 : 1
  return steps === 1 ? Math.min(0.4, rounds * 0.08) : Math.min(0.2, rounds * 0.03)
}

function expectedCount(hero: SeenHero, counter: Counter, rounds: number): number {
  switch (counter.count) {
    case 'dice-by-face':
      return (
        facesShown(hero, counter.faces) +
        missingDice(hero) * (counter.faces.includes(6) ? 0.28 : 0.09 * counter.faces.length)
      )
    case 'dice-by-colour':
      return classDice(hero) + missingDice(hero) * 0.22
    case 'rows-equal-faces':
      return sumOfRows((row) => equalChance(hero.rows[row]))
    case 'goals-met':
      return sumOfRows((row) => {
        const { min, max } = goalOf(hero, row)
        return attributeChance(hero, row, min, max ?? TOP, rounds)
      })
    case 'backstory-matches':
      return backstoryCount(hero)
    case 'cards':
      return cardCount(hero, counter.type) - (counter.excludeSelf === true ? 1 : 0) + Math.min(0.5, rounds * 0.06)
    case 'card-types':
      return (
        Number(hero.weapons.length > 0) +
        Number(hero.armor.length > 0) +
        Number(hero.skills.length > 0) +
        Number(hero.traits.length > 1) +
        Math.min(0.6, rounds * 0.08)
      )
    case 'gold':
      return rounds === 0 ? hero.gold : Math.min(hero.gold, 8) * 0.7 + 1
    case 'colours-with-dice':
      return coloursWith(hero, counter.min)
  }
}

function sumOfRows(value: (row: Attribute) => number): number {
  let sum = 0
  for (const row of ATTRIBUTES) sum += value(row)
  return sum
}

function missingDice(hero: SeenHero): number {
  return SPACES - sumOfRows((row) => hero.rows[row].length)
}

function facesShown(hero: SeenHero, faces: readonly number[]): number {
  let shown = 0
  for (const row of ATTRIBUTES) for (const { value } of hero.rows[row]) if (faces.includes(value)) shown++
  return shown
}

function coloursWith(hero: SeenHero, least: number): number {
  const missing = missingDice(hero)
  let sum = 0
  for (const wanted of CLASS_COLOURS) {
    let owned = 0
    for (const row of ATTRIBUTES) for (const { colour } of hero.rows[row]) if (colour === wanted) owned++
    if (owned >= least) sum++
    else if (owned === least - 1) sum += Math.min(0.5, missing * 0.08)
  }
  return sum
}

function equalChance(row: SeenHero['hand']): number {
  const [first, second, third] = row
  if (first === undefined || second === undefined) return 0.06
  if (first.value !== second.value) return 0
  return third === undefined ? 0.3 : Number(third.value === first.value)
}

function backstoryCount(hero: SeenHero): number {
  if (hero.backstory === null) return 0
  const { grid } = BACKSTORY[hero.backstory]
  return sumOfRows((row) => {
    const die = hero.rows[row][grid[row].column]
    return die === undefined ? 0.35 : Number(die.colour === grid[row].colour)
  })
}

function cardCount({ weapons, armor, traits, skills }: SeenHero, type: 'weapon' | 'armor' | 'trait' | 'skill'): number {
  switch (type) {
    case 'weapon':
      return weapons.length
    case 'armor':
      return armor.length
    case 'trait':
      return traits.length
    case 'skill':
      return skills.length
  }
}
