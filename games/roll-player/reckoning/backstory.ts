import { BACKSTORY_STARS } from '../content/backstories.ts'
import { ATTRIBUTES } from '../content/basics.ts'
import { BACKSTORY } from '../content/heroes.ts'
import type { SeenHero } from '../shape.ts'
import { rowIn } from './sheet.ts'

/** Dice whose row, column and colour are as the backstory shows. */
export function backstoryMatches(hero: SeenHero): number {
  if (hero.backstory === null) return 0
  const { grid } = BACKSTORY[hero.backstory]
  let matches = 0
  for (const row of ATTRIBUTES) {
    const { colour, column } = grid[row]
    if (rowIn(hero.rows, row)[column]?.colour === colour) matches++
  }
  return matches
}

/** RPL-SCORE-11 */
export function backstoryStars(hero: SeenHero): number {
  return BACKSTORY_STARS[backstoryMatches(hero)] ?? 0
}
