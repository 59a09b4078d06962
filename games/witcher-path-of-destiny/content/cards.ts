import { ACTION_CARDS, type ActionId } from './action-cards.ts'
import type { CharacterId } from './characters.ts'
import type { Card } from './effects.ts'
import { STARTING_CARDS, type StartingId } from './starting-cards.ts'

export type CardId = ActionId | StartingId

export const ACTION_IDS = Object.keys(ACTION_CARDS) as readonly ActionId[]
export const STARTING_IDS = Object.keys(STARTING_CARDS) as readonly StartingId[]
export const CARDS: { readonly [C in CardId]: Card } = { ...ACTION_CARDS, ...STARTING_CARDS }

export function cardOf(id: CardId): Card {
  return CARDS[id]
}

/** WPD-CHAR-06 */
export function startingHand(character: CharacterId): CardId[] {
  return STARTING_IDS.filter((id) => id.startsWith(`start-${character}-`))
}
