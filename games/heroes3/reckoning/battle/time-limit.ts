import { neutralOf } from '../../content/neutral-units.ts'
import type { Battle } from '../../shape.ts'

/** H3B-NEUT-08: with an azure unit there is neither time limit nor retreat. */
export function hasAzure({ drawn }: Battle): boolean {
  return drawn.some((card) => neutralOf(card).tier === 'azure')
}
