import type { AdventurerId } from '../content/adventurers.ts'
import type { ArcadeId } from '../content/arcade.ts'
import type { ArtifactId } from '../content/artifacts.ts'
import type { TreasureId } from '../content/treasures.ts'
import { playerAt } from '../reckoning/players.ts'
import type { Seat, Table, Tier } from '../shape.ts'

/** NAF-TREASURE-05, NAF-TREASURE-10: only when a card has to be drawn. */
function turnOver<T>(t: Table, deck: T[], discards: T[], name: Tier | 'treasure' | 'arcade'): void {
  if (deck.length > 0 || discards.length === 0) return
  deck.push(...t.chance.shuffle(discards.splice(0)))
  t.tell('deck-shuffled', { deck: name })
}

/** Into the cards that the seat has just drawn; fewer, where there are no more. Says how many came. */
export function drawArtifacts(t: Table, seat: Seat, tier: Tier, count: number): number {
  const { decks, discards } = t.state
  const drawn: ArtifactId[] = playerAt(t.state, seat).drawn[tier].items
  let came = 0
  for (; came < count; came++) {
    turnOver(t, decks[tier].items, discards[tier].items, tier)
    const card = decks[tier].items.pop()
    if (card === undefined) break
    drawn.push(card)
  }
  return came
}

export function drawTreasure(t: Table): TreasureId | undefined {
  const { decks, discards } = t.state
  turnOver(t, decks.treasure.items, discards.treasure, 'treasure')
  return decks.treasure.items.pop()
}

/** The card is discarded at once: nothing is drawn while it is played (NAF-ARCADE-04). */
export function drawArcade(t: Table): ArcadeId {
  const { decks, discards } = t.state
  turnOver(t, decks.arcade.items, discards.arcade, 'arcade')
  const card = decks.arcade.items.pop()
  if (card === undefined) throw new Error('there is no card of the arcade')
  discards.arcade.push(card)
  return card
}

/** NAF-SALOON-10: those that were set aside come back when the bag is empty. */
export function drawAdventurer(t: Table): AdventurerId | undefined {
  const { bag, released } = t.state
  if (bag.items.length === 0 && released.length > 0) {
    t.tell('bag-refilled', { count: released.length })
    bag.items.push(...released.splice(0))
  }
  return bag.items.length === 0 ? undefined : t.chance.draw(bag.items)
}
