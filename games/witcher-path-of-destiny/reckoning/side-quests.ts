import { type CardId, cardOf } from '../content/cards.ts'
import type { CharacterId } from '../content/characters.ts'
import { SIDE_QUESTS } from '../content/side-quests.ts'

/** How many cards of the hand the side quest counts. */
export function questCount(character: CharacterId, hand: readonly CardId[]): number {
  const { counts } = SIDE_QUESTS[character]
  return hand.filter((card) => {
    const { colours } = cardOf(card)
    return counts === 'multicolour' ? colours.length > 1 : colours.includes(counts)
  }).length
}

/** WPD-FINAL-05 */
export function questVp(character: CharacterId, hand: readonly CardId[]): number {
  const { vp } = SIDE_QUESTS[character]
  return vp[Math.min(questCount(character, hand), vp.length - 1)] ?? 0
}
