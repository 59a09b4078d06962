import { type NeutralCardId, neutralOf } from '../content/neutral-units.ts'
import type { Tier } from '../content/units.ts'
import type { Table } from '../shape.ts'

/** H3B-UNIT-10: a card of that tier, if there is any left. */
export function drawNeutral({ state, chance }: Table, tier: Tier): NeutralCardId | undefined {
  const { deck, discard } = state.neutrals[tier]
  if (deck.items.length === 0) deck.items = chance.shuffle(discard.splice(0))
  return deck.items.pop()
}

export function discardNeutral({ state }: Table, cards: readonly NeutralCardId[]): void {
  for (const card of cards) state.neutrals[neutralOf(card).tier].discard.push(card)
}
