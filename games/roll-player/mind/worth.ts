import { ATTRIBUTES, type Attribute, CLASS_COLOURS, DIRECTIONS } from '../content/basics.ts'
import type { Condition, Counter, StarValue } from '../content/effects.ts'
import { ALIGNMENT, BACKSTORY } from '../content/heroes.ts'
import { CARDS, type SkillId, type TraitId, type WeaponId } from '../content/market.ts'
import { SPACES_PER_ROW } from '../content/numbers.ts'
import { armorSet, armorStars } from '../rules/armor.ts'
import { attributeScore, goalOf } from '../rules/attributes.ts'
import { classDice } from '../rules/class-dice.ts'
import { diceOf } from '../rules/sheet.ts'
import { traitStars } from '../rules/traits.ts'
import type { SeenHero } from '../shape.ts'
import { chanceOf } from './outlook.ts'

/** What a hero will probably be worth in the end, in stars; `rounds`: how many Dice turns are still to come. */
export function worthOf(hero: SeenHero, rounds: number): number {
  let stars = classDice(hero) + alignmentWorth(hero, rounds) + backstoryWorth(hero, rounds)
  for (const row of ATTRIBUTES) stars += goalOf(hero, row).stars * goalChance(hero, row, rounds)
  stars += armorWorth(hero, rounds)
  if (rounds === 0) stars += traitStars(hero)
  else for (const trait of hero.traits) stars += traitWorth(hero, trait, rounds)
  for (const weapon of hero.weapons) stars += weaponWorth(weapon, rounds)
  for (const { id, ready } of hero.skills) stars += skillWorth(id, rounds) * (ready ? 1 : 0.75)
  return stars + goldWorth(hero.gold, rounds) + Math.min(hero.tokens, 1) * 0.25
}

function goalChance(hero: SeenHero, row: Attribute, rounds: number): number {
  const { min, max } = goalOf(hero, row)
  return attributeChance(hero, row, min, max ?? TOP, rounds)
}
const TOP = 40

function attributeChance(hero: SeenHero, row: Attribute, min: number, max: number, rounds: number): number {
  const missing = SPACES_PER_ROW - hero.rows[row].length
  return chanceOf(attributeScore(hero, row), missing, min, max, rounds)
}

/** Where the marker stands, and a little of the best that it can still reach. */
function alignmentWorth(hero: SeenHero, rounds: number): number {
  const { alignment, marker } = hero
  if (alignment === null) return 0
  const { grid } = ALIGNMENT[alignment]
  const here = grid[marker.row]?.[marker.column] ?? 0
  let hope = here
  grid.forEach((values, row) => {
    values.forEach((value, column) => {
      const steps = Math.abs(row - marker.row) + Math.abs(column - marker.column)
      hope = Math.max(hope, value - steps * 1.1)
    })
  })
  return here + (hope - here) * Math.min(1, rounds / 5)
}

const MATCHES = [0, 0.25, 1, 1.7, 3, 4.2, 6]

function backstoryWorth(hero: SeenHero, rounds: number): number {
  if (hero.backstory === null) return 0
  const { grid } = BACKSTORY[hero.backstory]
  let matches = 0
  for (const row of ATTRIBUTES) {
    const { colour, column } = grid[row]
    const die = hero.rows[row][column]
    if (die === undefined) matches += 0.3
    else if (die.colour === colour) matches++
  }
  if (rounds === 0) return [0, 0, 1, 1, 3, 3, 6][Math.floor(matches)] ?? 0
  const below = Math.floor(matches)
  const from = MATCHES[below] ?? 0
  return from + ((MATCHES[below + 1] ?? from) - from) * (matches - below)
}

/** A set that has begun is worth a little more than it scores, as long as it can grow. */
function armorWorth(hero: SeenHero, rounds: number): number {
  const begun = new Set(hero.armor.map(armorSet)).size
  return armorStars(hero) + (hero.armor.length - begun * 0.5) * Math.min(0.3, rounds * 0.05)
}

function traitWorth(hero: SeenHero, trait: TraitId, rounds: number): number {
  let stars = 0
  for (const { do: steps } of CARDS[trait].rules) {
    for (const step of steps) if (step.op === 'stars') stars += expected(hero, step.value, rounds)
  }
  return stars
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
  const [min, max] = 'min' in condition ? [condition.min, TOP] : [-8, condition.max]
  return attributeChance(hero, condition.attribute, min, max, Math.min(rounds, 2))
}

function nearness(at: number, wanted: number, rounds: number): number {
  const steps = Math.abs(at - wanted)
  if (steps === 0) return rounds > 2 ? 0.85 : 1
  return steps === 1 ? Math.min(0.4, rounds * 0.08) : Math.min(0.2, rounds * 0.03)
}

function expectedCount(hero: SeenHero, counter: Counter, rounds: number): number {
  const dice = diceOf(hero)
  const missing = 18 - dice.length
  switch (counter.count) {
    case 'dice-by-face':
      return (
        dice.filter(({ value }) => counter.faces.includes(value)).length +
        missing * (counter.faces.includes(6) ? 0.28 : 0.09 * counter.faces.length)
      )
    case 'dice-by-colour':
      return classDice(hero) + missing * 0.22
    case 'rows-equal-faces':
      return ATTRIBUTES.reduce((sum, row) => sum + equalChance(hero.rows[row]), 0)
    case 'goals-met':
      return ATTRIBUTES.reduce((sum, row) => sum + goalChance(hero, row, rounds), 0)
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
      return CLASS_COLOURS.reduce((sum, colour) => {
        const owned = dice.filter((die) => die.colour === colour).length
        return sum + (owned >= counter.min ? 1 : owned === counter.min - 1 ? Math.min(0.5, missing * 0.08) : 0)
      }, 0)
  }
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
  return ATTRIBUTES.reduce((sum, row) => {
    const die = hero.rows[row][grid[row].column]
    return sum + (die === undefined ? 0.35 : Number(die.colour === grid[row].colour))
  }, 0)
}

function cardCount(hero: SeenHero, type: 'weapon' | 'armor' | 'trait' | 'skill'): number {
  const { weapons, armor, traits, skills } = hero
  return { weapon: weapons, armor, trait: traits, skill: skills }[type].length
}

/** Attribute bonuses already count in the rows; these are worth something in play. */
function weaponWorth(weapon: WeaponId, rounds: number): number {
  if (weapon === 'longbow') return 0.22 * rounds
  if (weapon === 'heavy-crossbow') return 0.14 * Math.max(0, rounds - 1)
  return 0
}

const SKILL_WORTH: { readonly [Id in SkillId]: number } = {
  concentrate: 1.5,
  search: 1.5,
  negotiate: 1.1,
  pickpocket: 1.3,
  acrobatics: 1.4,
  'open-lock': 0.6,
  climb: 0.3,
  intimidate: 0.3,
  'move-silently': 0.7,
  knowledge: 1.8,
  'cure-wounds': 1.5,
  'sleight-of-hand': 0.7,
  diplomacy: 0.7,
}

function skillWorth(skill: SkillId, rounds: number): number {
  return 0.65 * SKILL_WORTH[skill] * Math.min(1, rounds / 6)
}

/** Gold buys stars only while there are rounds to spend it in. */
function goldWorth(gold: number, rounds: number): number {
  const spendable = Math.min(gold, 4 * rounds)
  return 0.24 * spendable + 0.01 * gold
}

/** The marker's best step from here, and what it would add. */
export function bestStep(hero: SeenHero, rounds: number): number {
  const now = alignmentWorth(hero, rounds)
  let best = 0
  for (const direction of DIRECTIONS) {
    const moved = moveOf(hero, direction)
    if (moved !== undefined) best = Math.max(best, alignmentWorth(moved, rounds) - now)
  }
  return best
}

const STEP = { up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1] } as const

/** The hero with the marker moved, if it can be. */
export function moveOf(hero: SeenHero, direction: keyof typeof STEP): SeenHero | undefined {
  const row = hero.marker.row + STEP[direction][0]
  const column = hero.marker.column + STEP[direction][1]
  if (row < 0 || row > 2 || column < 0 || column > 2) return undefined
  return { ...hero, marker: { row, column } }
}
