import type { Words } from '@krcma/kernel'
import type { TileId } from '../content/tiles.ts'
import { tileOf } from '../reckoning/tile.ts'
import type { Pending, Placed, Placing, TalesOfGlory } from '../shape.ts'
import { events } from './en/events.ts'
import { reasons } from './en/reasons.ts'
import { vocabulary as v } from './en/vocabulary.ts'
import { preview } from './preview.ts'
import { scene } from './scene.ts'
import { chestText, connectorText, offerText, originName, rewardText } from './tile-text.ts'

function placing(option: Placing, tale: readonly Placed[]): string {
  if (option.do === 'finish') return 'Finish your turn'
  if (option.do === 'discard') return `Discard ${v.tile[option.tile]} for 1 coin, 1 potion and 1 key`
  const { where, brings } = preview(v, tale, option.tile, option.x, option.y)
  const bonus = brings.length === 0 ? '' : `, which brings ${v.and(brings)}`
  return `Place ${v.tile[option.tile]} ${where}${bonus}`
}

function pendingText(pending: Pending): string {
  switch (pending.from) {
    case 'half-keys':
      return `The key of ${originName(v, pending)}`
    case 'compensation':
      return 'The compensation for the discarded tile: 1 coin, 1 potion and 1 key'
    case 'connector':
      return `The connector of ${v.tile[pending.tile]}, ${connectorText(v, pending.tile, pending.side)}`
    case 'tile':
      return `The reward of ${v.tile[pending.tile]}: ${rewardText(v, tileOf(pending.tile).rewardPlaced)}`
  }
}

const spaceText = (space: number, tile: TileId | null | undefined) =>
  tile === null || tile === undefined ? `Space ${space}` : `Space ${space}: ${v.tile[tile]}`

export const words: Words<TalesOfGlory> = {
  language: 'en',
  name: 'Tales of Glory',
  pitch:
    'Ten rounds to write your own heroic tale, tile by tile, out of monsters, allies, places and treasures. Pick in secret what the others want too, and make every connection and every key count.',
  options: {
    quests: { name: 'Quests', value: (value) => (value ? 'with secret quests' : 'without quests') },
    placing: {
      name: 'Placing tiles',
      value: (value) => (value === 'in-order' ? 'one after the other' : 'all at the same time'),
    },
  },
  question: {
    'return-quest': () => 'Which quest do you return to the box?',
    select: () => 'Which space do you select?',
    'select-again': () => 'Your tile is gone. Which one do you take instead?',
    place: (seat, _, say) =>
      say.state.players[seat]?.taken === null ? 'Do you place a quest, too?' : 'What do you do with your tile?',
    surcharge: (_, { tile }) => `How do you pay the surcharge for ${v.tile[tile]}?`,
    'open-chest': (_, { pair }) =>
      pair === null
        ? 'Which chest do you open?'
        : `Which chest do you open with the key of ${v.and(pair.map((tile) => v.tile[tile]))}?`,
    'next-gain': () => 'Which gain do you take next?',
  },
  waiting: {
    'return-quest': (seat, say) => `${say.name(seat)} is choosing quests.`,
    select: (seat, say) => `${say.name(seat)} is selecting a space.`,
    'select-again': (seat, say) => `${say.name(seat)} is choosing another tile.`,
    place: (seat, say) => `${say.name(seat)} is placing a tile.`,
    surcharge: (seat, say) => `${say.name(seat)} is paying the surcharge.`,
    'open-chest': (seat, say) => `${say.name(seat)} is choosing a chest to open.`,
    'next-gain': (seat, say) => `${say.name(seat)} is choosing which gain to take first.`,
  },
  answer: {
    'return-quest': (quest) => `Return ${v.tile[quest]}: ${offerText(v, quest)}`,
    select: (space, _, say) => spaceText(space, say.state.spaces[space - 1]),
    'select-again': (space, _, say) => spaceText(space, say.state.spaces[space - 1]),
    place: (option, { seat }, say) => placing(option, (say.state.players[seat]?.tale ?? []) as readonly Placed[]),
    surcharge: (kind) => `With ${v.amount(kind, 1)}`,
    'open-chest': ({ tile, chest }) => `${v.tile[tile]}: ${chestText(v, tile, chest)}`,
    'next-gain': pendingText,
  },
  event: events,
  source: {
    tiles: 'Tiles',
    quests: 'Quests',
    places: 'Connectors of places',
    chests: 'Chests',
    majorities: 'Majorities',
    end: 'End-of-game rewards',
  },
  reason: reasons,
  piece: (id) => v.tile[id as TileId] ?? id,
  outcome: (outcome) => outcome,
  scene: (view, say) => scene(v, view, say),
}
