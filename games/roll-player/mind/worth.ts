import { DIRECTIONS } from '../content/basics.ts'
import { ALIGNMENT } from '../content/heroes.ts'
import type { SkillId, WeaponId } from '../content/market.ts'
import { armorSet, armorStars } from '../reckoning/armor.ts'
import { withMarker } from '../reckoning/would-be.ts'
import type { SeenHero } from '../shape.ts'

/** The parts of a hero's worth, in stars; `rounds`: how many Dice turns are still to come. */

/** A number that no attribute score exceeds. */
export const TOP = 40

/** All that neither dice nor Gold change. */
export function steadyWorth(hero: SeenHero, rounds: number): number {
  let stars = alignmentWorth(hero, rounds) + Math.min(hero.tokens, 1) * 0.25
  if (hero.armor.length > 0) stars += armorWorth(hero, rounds)
  for (const weapon of hero.weapons) stars += weaponWorth(weapon, rounds)
  for (const { id, ready } of hero.skills) stars += skillWorth(id, rounds) * (ready ? 1 : 0.75)
  return stars
}

/** Where the marker stands, and a little of the best that it can still reach. */
function alignmentWorth({ alignment, marker }: SeenHero, rounds: number): number {
  if (alignment === null) return 0
  const { grid } = ALIGNMENT[alignment]
  const here = grid[marker.row]?.[marker.column] ?? 0
  let hope: number = here
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      const steps = Math.abs(row - marker.row) + Math.abs(column - marker.column)
      hope = Math.max(hope, (grid[row]?.[column] ?? 0) - steps * 1.1)
    }
  }
  return here + (hope - here) * Math.min(1, rounds / 5)
}

const MATCHES = [0, 0.25, 1, 1.7, 3, 4.2, 6]
const SCORED = [0, 0, 1, 1, 3, 3, 6]

/** What so many matches are worth; spaces still to be filled count in part. */
export function backstoryWorth(matches: number, rounds: number): number {
  const below = Math.floor(matches)
  if (rounds === 0) return SCORED[below] ?? 0
  const from = MATCHES[below] ?? 0
  return from + ((MATCHES[below + 1] ?? from) - from) * (matches - below)
}

/** A set that has begun is worth a little more than it scores, as long as it can grow. */
function armorWorth(hero: SeenHero, rounds: number): number {
  const begun = new Set(hero.armor.map(armorSet)).size
  return armorStars(hero) + (hero.armor.length - begun * 0.5) * Math.min(0.3, rounds * 0.05)
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
export function goldWorth(gold: number, rounds: number): number {
  const spendable = Math.min(gold, 4 * rounds)
  return 0.24 * spendable + 0.01 * gold
}

/** What the marker's best step from here would add. */
export function bestStep(hero: SeenHero, rounds: number): number {
  const now = alignmentWorth(hero, rounds)
  let best = 0
  for (const direction of DIRECTIONS) {
    best = Math.max(best, alignmentWorth(withMarker(hero, direction), rounds) - now)
  }
  return best
}
