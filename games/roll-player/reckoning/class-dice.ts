import { ATTRIBUTES } from '../content/basics.ts'
import type { SeenHero } from '../shape.ts'
import { rowIn } from './sheet.ts'

/** Dice of the class colour on the sheet; gold never is one (RPL-SCORE-08, RPL-SCORE-09). */
export function classDice(hero: SeenHero): number {
  let dice = 0
  for (const row of ATTRIBUTES) for (const { colour } of rowIn(hero.rows, row)) if (colour === hero.colour) dice++
  return dice
}
