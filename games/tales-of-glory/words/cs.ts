import type { Words } from '@krcma/kernel'
import type { TileId } from '../content/tiles.ts'
import { tileOf } from '../reckoning/tile.ts'
import type { Pending, Placed, Placing, TalesOfGlory } from '../shape.ts'
import { events } from './cs/events.ts'
import { reasons } from './cs/reasons.ts'
import { vocabulary as v } from './cs/vocabulary.ts'
import { preview } from './preview.ts'
import { scene } from './scene.ts'
import { chestText, connectorText, offerText, rewardText } from './tile-text.ts'

function placing(option: Placing, tale: readonly Placed[]): string {
  if (option.do === 'finish') return 'Ukončit tah'
  if (option.do === 'discard') return `Odložit dílek „${v.tile[option.tile]}“ za 1 zlaťák, 1 lektvar a 1 klíč`
  const { where, brings } = preview(v, tale, option.tile, option.x, option.y, (tile) => `„${v.tile[tile]}“`)
  const bonus = brings.length === 0 ? '' : `; propojení přinese ${v.and(brings)}`
  return `Přiložit „${v.tile[option.tile]}“ ${where}${bonus}`
}

function pendingText(pending: Pending): string {
  switch (pending.from) {
    case 'half-keys':
      return `Klíč z dílků ${v.and(pending.tiles.map((tile) => `„${v.tile[tile]}“`))}`
    case 'compensation':
      return 'Za odložený dílek: 1 zlaťák, 1 lektvar a 1 klíč'
    case 'connector':
      return `Spojka místa „${v.tile[pending.tile]}“, ${connectorText(v, pending.tile, pending.side)}`
    case 'tile':
      return `Odměna dílku „${v.tile[pending.tile]}“: ${rewardText(v, tileOf(pending.tile).rewardPlaced)}`
  }
}

const spaceText = (space: number, tile: TileId | null | undefined) =>
  tile === null || tile === undefined ? `Místo ${space}` : `Místo ${space}: ${v.tile[tile]}`

export const words: Words<TalesOfGlory> = {
  language: 'cs',
  name: 'Příběhy slávy',
  pitch:
    'Za deset kol složíte z nestvůr, postav, míst a pokladů vlastní hrdinský příběh. Tajně si vybírejte dílky, po kterých touží i ostatní, a využijte každé propojení a každý klíč.',
  options: {
    quests: { name: 'Výpravy', value: (value) => (value ? 's tajnými výpravami' : 'bez výprav') },
    placing: {
      name: 'Přikládání dílků',
      value: (value) => (value === 'in-order' ? 'jeden po druhém' : 'všichni najednou'),
    },
  },
  question: {
    'return-quest': () => 'Kterou výpravu vrátíte do krabice?',
    select: () => 'Které místo si vyberete?',
    'select-again': () => 'Váš dílek už je pryč. Který si vezmete místo něj?',
    place: (seat, _, say) =>
      say.state.players[seat]?.taken === null ? 'Přiložíte ještě výpravu?' : 'Co uděláte s dílkem?',
    surcharge: (_, { tile }) => `Čím zaplatíte doplatek za dílek „${v.tile[tile]}“?`,
    'open-chest': (_, { pair }) =>
      pair === null
        ? 'Kterou truhlu otevřete?'
        : `Kterou truhlu otevřete klíčem z dílků ${v.and(pair.map((tile) => `„${v.tile[tile]}“`))}?`,
    'next-gain': () => 'Který zisk si vezmete jako další?',
  },
  waiting: {
    'return-quest': (seat, say) => `${say.name(seat)} si vybírá výpravy.`,
    select: (seat, say) => `${say.name(seat)} si vybírá místo.`,
    'select-again': (seat, say) => `${say.name(seat)} si vybírá jiný dílek.`,
    place: (seat, say) => `${say.name(seat)} přikládá dílek.`,
    surcharge: (seat, say) => `${say.name(seat)} platí doplatek.`,
    'open-chest': (seat, say) => `${say.name(seat)} vybírá truhlu, kterou otevře.`,
    'next-gain': (seat, say) => `${say.name(seat)} rozhoduje, který zisk si vezme dřív.`,
  },
  answer: {
    'return-quest': (quest) => `Vrátit ${v.tile[quest]}: ${offerText(v, quest)}`,
    select: (space, _, say) => spaceText(space, say.state.spaces[space - 1]),
    'select-again': (space, _, say) => spaceText(space, say.state.spaces[space - 1]),
    place: (option, { seat }, say) => placing(option, (say.state.players[seat]?.tale ?? []) as readonly Placed[]),
    surcharge: (kind) => (kind === 'coin' ? 'Zlaťákem' : 'Lektvarem'),
    'open-chest': ({ tile, chest }) => `${v.tile[tile]}: ${chestText(v, tile, chest)}`,
    'next-gain': pendingText,
  },
  event: events,
  source: {
    tiles: 'Dílky',
    quests: 'Výpravy',
    places: 'Spojky míst',
    chests: 'Truhly',
    majorities: 'Převahy',
    end: 'Odměny na konci hry',
  },
  reason: reasons,
  piece: (id) => v.tile[id as TileId] ?? id,
  outcome: (outcome) => outcome,
  scene: (view, say) => scene(v, view, say),
}
