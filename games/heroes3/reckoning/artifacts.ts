import type { Player } from '../shape.ts'
import { discardPile, kindOf } from './pile.ts'

/** H3B-SCORE-06: of the own deck, wherever they lie, and the scoring pile. */
export function artifactsOf(player: Player): number {
  const { hand, deck, inPlay, scored } = player
  const cards = [...hand.items, ...deck.items, ...discardPile(player), ...inPlay, ...scored]
  return cards.filter((card) => kindOf(card) === 'artifact').length
}
