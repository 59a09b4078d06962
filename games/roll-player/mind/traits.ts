import { ATTRIBUTES, type Attribute, CLASS_COLOURS } from '../content/basics.ts'
import type { Condition, Counter, StarValue } from '../content/effects.ts'
import { CARDS, type TraitId } from '../content/market.ts'
import { SPACES_PER_ROW } from '../content/numbers.ts'
import { attributeScore, goalOf } from '../reckoning/attributes.ts'
import { backstoryMatches } from '../reckoning/backstory.ts'
import { classDice } from '../reckoning/class-dice.ts'
import { rowIn } from '../reckoning/sheet.ts'
import type { SeenHero } from '../shape.ts'
import { chanceIn, fitsOf, TOP } from './fits.ts'

/** What a hero's Traits are on the way to give: with half-filled counters in part, and goals by their chances. */
export function traitProspects(hero: SeenHero): number {
  let stars = 0
  for (const trait of hero.traits) for (const value of valuesOf(trait)) stars += prospect(hero, value)
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

function prospect(hero: SeenHero, value: StarValue): number {
  if ('sum' in value) return value.sum.reduce((stars, part) => stars + prospect(hero, part), 0)
  if ('if' in value) return value.flat * likelihood(hero, value.if)
  return Math.min(value.max, (value.stars * counted(hero, value.per)) / value.every)
}

function likelihood(hero: SeenHero, condition: Condition): number {
  if ('alignmentRow' in condition) return nearness(hero.marker.row, condition.alignmentRow === 'good' ? 0 : 2)
  if ('alignmentCol' in condition) return nearness(hero.marker.column, condition.alignmentCol === 'lawful' ? 0 : 2)
  return 'min' in condition
    ? chance(hero, condition.attribute, condition.min, TOP)
    : chance(hero, condition.attribute, -8, condition.max)
}

function chance(hero: SeenHero, row: Attribute, min: number, max: number): number {
  const missing = SPACES_PER_ROW - rowIn(hero.rows, row).length
  return chanceIn(fitsOf(min, max), attributeScore(hero, row), missing, 0)
}

/** By the steps that the marker is away: there, half-way, not at all. */
function nearness(at: number, wanted: number): number {
  return 1 - Math.abs(at - wanted) / 2
}

function counted(hero: SeenHero, counter: Counter): number {
  switch (counter.count) {
    case 'dice-by-face':
      return sumOfRows((row) => rowIn(hero.rows, row).filter(({ value }) => counter.faces.includes(value)).length)
    case 'dice-by-colour':
      return classDice(hero)
    case 'rows-equal-faces':
      return sumOfRows((row) => equalFaces(rowIn(hero.rows, row)))
    case 'goals-met':
      return sumOfRows((row) => {
        const { min, max } = goalOf(hero, row)
        return chance(hero, row, min, max ?? TOP)
      })
    case 'backstory-matches':
      return backstoryMatches(hero)
    case 'cards':
      return cardCount(hero, counter.type) - (counter.excludeSelf === true ? 1 : 0)
    case 'card-types':
      return [hero.weapons.length, hero.armor.length, hero.skills.length, hero.traits.length - 1].filter((n) => n > 0)
        .length
    case 'gold':
      return hero.gold
    case 'colours-with-dice':
      return coloursWith(hero, counter.min)
  }
}

function sumOfRows(value: (row: Attribute) => number): number {
  let sum = 0
  for (const row of ATTRIBUTES) sum += value(row)
  return sum
}

/** A colour counts in part as long as some of its dice are missing. */
function coloursWith(hero: SeenHero, least: number): number {
  let sum = 0
  for (const wanted of CLASS_COLOURS) {
    let owned = 0
    for (const row of ATTRIBUTES) for (const { colour } of rowIn(hero.rows, row)) if (colour === wanted) owned++
    sum += owned >= least ? 1 : owned / (2 * least)
  }
  return sum
}

/** A row of one face counts in part as long as dice are missing. */
function equalFaces(row: SeenHero['hand']): number {
  if (row.length === 0 || row.some(({ value }) => value !== row[0]?.value)) return 0
  return row.length === SPACES_PER_ROW ? 1 : row.length / (2 * SPACES_PER_ROW)
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
