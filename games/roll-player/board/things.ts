import type { Told } from '@krcma/kernel'
import type { RollPlayer } from '../shape.ts'
import { spaceId } from './at.ts'

/** What an event speaks of, by the ids that the board marks things with. */
export function things(event: Told<RollPlayer>): readonly string[] {
  switch (event.kind) {
    case 'start-rolled':
    case 'round-began':
    case 'pool-rerolled':
      return []
    case 'deck-reshuffled':
      return ['deck', 'discard-pile']
    case 'start-player':
    case 'race-taken':
    case 'class-die-drawn':
    case 'hero-scored':
      return [`sheet-${event.data.seat}`]
    case 'class-taken':
      return [`class-${event.data.seat}`]
    case 'fate-dealt':
      return [`story-${event.data.seat}`, `marker-${event.data.seat}`]
    case 'starting-dice-rolled':
      return event.data.dice.map((_, i) => `hand-${event.data.seat}-${i}`)
    case 'market-thinned':
      return [...event.data.cards, 'discard-pile']
    case 'market-dealt':
      return event.data.cards
    case 'dice-rolled':
    case 'pool-ordered':
      return event.data.dice.map((_, i) => `initiative-${i + 1}`)
    case 'initiative-taken':
    case 'pool-flipped':
      return [`initiative-${event.data.initiative}`]
    case 'starting-die-placed':
    case 'die-placed':
    case 'die-flipped':
    case 'die-adjusted':
    case 'die-rerolled':
    case 'value-kept':
    case 'die-exchanged':
      return [spaceId(event.data.seat, event.data.space)]
    case 'dice-swapped':
      return event.data.spaces.map((space) => spaceId(event.data.seat, space))
    case 'die-moved':
      return [spaceId(event.data.seat, event.data.from), spaceId(event.data.seat, event.data.to)]
    case 'gold-gained':
    case 'token-taken':
    case 'tokens-returned':
    case 'purchase-forgone':
      return [`gold-${event.data.seat}`]
    case 'marker-moved':
      return [`marker-${event.data.seat}`]
    case 'skill-used':
      return [event.data.skill, event.data.as]
    case 'skill-refreshed':
      return [event.data.skill]
    case 'enemy-rolled':
      return ['enemy', ...(event.data.card === null ? [] : [event.data.card, 'junk-pile'])]
    case 'card-added':
    case 'card-bought':
      return [event.data.card]
    case 'card-discarded':
      return [event.data.card, 'discard-pile']
    case 'weapon-discarded':
      return [event.data.weapon, 'discard-pile']
    case 'enemy-left':
      return [...(event.data.discarded === null ? [] : [event.data.discarded]), ...event.data.junked, 'junk-pile']
    case 'market-cleared':
      return [...event.data.cards, 'discard-pile']
    case 'cards-given-up':
      return event.data.cards
  }
}
