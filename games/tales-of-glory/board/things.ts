import type { Told } from '@krcma/kernel'
import type { TalesOfGlory } from '../shape.ts'

/** What an event speaks of, by the ids that the board marks things with. */
export function things(event: Told<TalesOfGlory>): readonly string[] {
  switch (event.kind) {
    case 'game-begins':
    case 'round-begins':
    case 'token-passed':
    case 'token-gained':
      return ['first-player']
    case 'hero-drawn':
      return [event.data.hero]
    case 'quests-dealt':
      return event.data.quests.length > 0 ? event.data.quests : [`quests-${event.data.seat}`]
    case 'quest-returned':
      return event.data.quest === null ? [`quests-${event.data.seat}`] : [event.data.quest]
    case 'tiles-laid':
    case 'tiles-slid':
      return event.data.tiles.map(({ tile }) => tile)
    case 'tiles-swept':
      return [...event.data.tiles, 'discard-pile']
    case 'selections-revealed':
      return event.data.selections.map(({ seat }) => `card-${seat}`)
    case 'came-too-late':
      return [`card-${event.data.seat}`]
    case 'tile-taken':
    case 'paid':
    case 'tile-placed':
    case 'chest-opened':
      return [event.data.tile]
    case 'tile-discarded':
      return [event.data.tile, 'discard-pile']
    case 'connector-unmoved':
      return [event.data.tile, event.data.neighbour]
    case 'gained':
    case 'key-gained': {
      const { origin } = event.data
      if (origin.from === 'compensation') return ['discard-pile']
      return origin.from === 'half-keys' ? origin.tiles : [origin.tile]
    }
    case 'key-without-chest':
      return [`tale-${event.data.seat}`]
    case 'majority-settled':
    case 'game-ends':
      return []
    case 'quests-unplaced':
      return event.data.quests
  }
}
