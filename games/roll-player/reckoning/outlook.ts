import { ATTRIBUTES, type Attribute, type Direction } from '../content/basics.ts'
import type { Goal } from '../content/effects.ts'
import { CARDS, type CardId, type SkillId } from '../content/market.ts'
import { HANDS, SPACES_PER_ROW } from '../content/numbers.ts'
import { canMove } from '../rules/alignment.ts'
import { attributeScore, goalOf, meets } from '../rules/attributes.ts'
import { isArmor, isSkill, isTrait, isWeapon } from '../rules/cards.ts'
import { scoreSheet } from '../rules/score.ts'
import { columnOf, rowOf } from '../rules/sheet.ts'
import { handsInUse } from '../rules/weapons.ts'
import type { Die, SeenHero, Source, Space } from '../shape.ts'

/** What people count before they choose: the rules' own sums, for what is and for what would be. */

export { canMove } from '../rules/alignment.ts'
export { armorSet } from '../rules/armor.ts'
export { attributeScore } from '../rules/attributes.ts'
export { backstoryMatches, backstoryStars } from '../rules/backstory.ts'
export { classDice } from '../rules/class-dice.ts'
export { goldDieIncome, marketDiscardIncome } from '../rules/gold.ts'
export { canBuy, priceToPay } from '../rules/purchase.ts'
export { titleFor } from '../rules/score.ts'
export { columnOf, rowOf, spaceOf } from '../rules/sheet.ts'
export { STANDARD } from '../rules/steps.ts'
export { starsOfTrait } from '../rules/traits.ts'
export { handsInUse } from '../rules/weapons.ts'

/** How a row stands towards its goal. */
export interface RowOutlook {
  readonly score: number
  readonly goal: Goal
  /** Empty spaces. */
  readonly left: number
  /** Met by a full row; open while dice can still bring it there; lost when they cannot, or when the full row misses it. */
  readonly standing: 'met' | 'open' | 'lost'
  /** What the dice still to come have to show together; `most` is null where more does no harm. */
  readonly least: number
  readonly most: number | null
}

export function rowOutlook(hero: SeenHero, row: Attribute): RowOutlook {
  const goal = goalOf(hero, row)
  const score = attributeScore(hero, row)
  const left = SPACES_PER_ROW - hero.rows[row].length
  const least = Math.max(left, goal.min - score)
  const most = goal.max === null ? null : Math.min(left * 6, goal.max - score)
  const reachable = least <= left * 6 && (most === null || most >= least)
  const standing = left === 0 ? (meets(goal, score) ? 'met' : 'lost') : reachable ? 'open' : 'lost'
  return { score, goal, left, standing, least, most }
}

type Seen = SeenHero['hand'][number]

/** The hero with one more die in a row. */
export function withDie(hero: SeenHero, row: Attribute, die: Seen): SeenHero {
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

export function dieOn(hero: SeenHero, space: Space): Seen | undefined {
  return hero.rows[rowOf(space)][columnOf(space)]
}

const STEP: { readonly [D in Direction]: readonly [row: number, column: number] } = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
}

/** The hero with the marker one space further, if there is one. */
export function withMarker(hero: SeenHero, direction: Direction): SeenHero {
  if (!canMove(hero, direction)) return hero
  const [row, column] = STEP[direction]
  return { ...hero, marker: { row: hero.marker.row + row, column: hero.marker.column + column } }
}

/** Which way the marker has to go to come to this space of the grid; null for all but its neighbours. */
export function directionTo({ marker }: SeenHero, row: number, column: number): Direction | null {
  for (const direction of ['up', 'down', 'left', 'right'] as const) {
    const [down, right] = STEP[direction]
    if (marker.row + down === row && marker.column + right === column) return direction
  }
  return null
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
  while (handsInUse({ ...hero, weapons }) + CARDS[card].hands > HANDS) weapons = weapons.slice(1)
  return { ...hero, weapons: [...weapons, card] }
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

/** Where a card moves its owner's marker: a Trait when it comes, a Skill whenever it is used. */
export function movesMarker(card: CardId): Direction | null {
  const found = CARDS[card]
  if (found.type === 'skill') return found.arrow
  for (const { trigger, do: steps } of found.rules) {
    for (const step of steps) {
      if (trigger === 'acquire' && step.op === 'move-alignment' && step.dir !== 'any') return step.dir
    }
  }
  return null
}

/** Where stars come from now; none without a class. */
export function starsBySource(hero: SeenHero, solo: boolean): readonly { source: Source; points: number }[] {
  return hero.class === null ? [] : scoreSheet(hero, solo)
}

export function starsOf(hero: SeenHero, solo: boolean): number {
  return starsBySource(hero, solo).reduce((sum, { points }) => sum + points, 0)
}

/** By how much each source of stars would change. */
export function starChanges(before: SeenHero, after: SeenHero, solo: boolean) {
  const now = starsBySource(before, solo)
  return starsBySource(after, solo)
    .map(({ source, points }, i) => ({ source, by: points - (now[i]?.points ?? 0) }))
    .filter(({ by }) => by !== 0)
}

/** The rows whose scores would change. */
export function changedRows(before: SeenHero, after: SeenHero): readonly Attribute[] {
  return ATTRIBUTES.filter((row) => attributeScore(before, row) !== attributeScore(after, row))
}

export function isReady(hero: SeenHero, skill: SkillId): boolean {
  return hero.skills.some(({ id, ready }) => id === skill && ready)
}

export function cardsOwned(hero: SeenHero): number {
  return hero.weapons.length + hero.armor.length + hero.traits.length + hero.skills.length
}
