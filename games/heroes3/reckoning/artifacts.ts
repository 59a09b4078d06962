import type { Player } from '../shape.ts'
import { kindOf } from './pile.ts'

/** H3B-SCORE-06: of the own deck, wherever they lie, and the scoring pile; everybody could have counted them. */
export function artifactsOf({ gained, units }: Player): number {
  const lain = units.flatMap(({ overlays }) => overlays).filter((card) => kindOf(card) === 'artifact')
  return gained.artifact - lain.length
}
