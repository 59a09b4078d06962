import { ALIGNMENT } from '../content/heroes.ts'
import { GOLD_PER_STAR, TITLES } from '../content/solo.ts'
import type { Outcome, SeenHero, Source } from '../shape.ts'
import { armorStars } from './armor.ts'
import { goalStars } from './attributes.ts'
import { backstoryStars } from './backstory.ts'
import { classDice } from './class-dice.ts'
import { traitStars } from './traits.ts'

interface Line {
  readonly source: Source
  readonly points: number
}

/** Where a hero's stars come from (RPL-SCORE-02); Gold counts in the solo game alone (RPL-SCORE-17, RPL-SOLO-19). */
export function scoreSheet(hero: SeenHero, solo: boolean): readonly Line[] {
  const lines: Line[] = [
    { source: 'goals', points: goalStars(hero) },
    { source: 'class-dice', points: classDice(hero) },
    { source: 'alignment', points: alignmentStars(hero) },
    { source: 'backstory', points: backstoryStars(hero) },
    { source: 'armor', points: armorStars(hero) },
    { source: 'traits', points: traitStars(hero) },
  ]
  if (solo) lines.push({ source: 'gold', points: Math.floor(hero.gold / GOLD_PER_STAR) })
  return lines
}

/** The number on the marker's space (RPL-SCORE-10). */
export function alignmentStars({ alignment, marker }: SeenHero): number {
  return alignment === null ? 0 : (ALIGNMENT[alignment].grid[marker.row]?.[marker.column] ?? 0)
}

/** RPL-SOLO-20 */
export function titleFor(stars: number): Outcome {
  const title = TITLES.find(({ most }) => most === null || stars <= most)
  if (title === undefined) throw new Error('every score has a title')
  return title.id
}
