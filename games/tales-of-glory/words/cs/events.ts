import type { Seat, Speaker, Words } from '@krcma/kernel'
import type { TileId } from '../../content/tiles.ts'
import type { Origin, TalesOfGlory } from '../../shape.ts'
import { chestText } from '../tile-text.ts'
import { counted, vocabulary as v } from './vocabulary.ts'

/** "Berete" or "Alice bere": the present tense does without the gender of the player. */
function who(say: Speaker<TalesOfGlory>, seat: Seat, you: string, they: string): string {
  return say.mine(seat) ? you : `${say.name(seat)} ${they}`
}

/** Names stand in quotation marks after a noun that takes the case, so that they need none themselves. */
function quoted(tile: TileId): string {
  return `„${v.tile[tile]}“`
}

function list(tiles: readonly TileId[]): string {
  return v.and(tiles.map(quoted))
}

function from(origin: Origin): string {
  switch (origin.from) {
    case 'compensation':
      return 'za odložený dílek'
    case 'chest':
      return `z truhly na dílku ${quoted(origin.tile)}`
    case 'half-keys':
      return `z polovin klíče na dílcích ${list(origin.tiles)}`
    case 'end':
      return `na konci hry za dílek ${quoted(origin.tile)}`
    case 'connector':
      return `ze spojky místa ${quoted(origin.tile)}`
    case 'tile':
      return `za dílek ${quoted(origin.tile)}`
  }
}

export const events: Words<TalesOfGlory>['event'] = {
  'game-begins': ({ first }, say) => `${who(say, first, 'Máte', 'má')} žeton začínajícího hráče.`,
  'hero-drawn': ({ seat, hero }, say) => `${who(say, seat, 'Váš hrdina', 'má hrdinu')}: ${v.tile[hero]}.`,
  'quests-dealt': ({ seat, quests }, say) =>
    quests.length === 0
      ? `${who(say, seat, 'Dostáváte', 'dostává')} tři výpravy.`
      : `${who(say, seat, 'Dostáváte', 'dostává')} výpravy ${list(quests)}.`,
  'quest-returned': ({ seat, quest }, say) =>
    `${who(say, seat, 'Vracíte', 'vrací')} do krabice ${quest === null ? 'jednu výpravu' : `výpravu ${quoted(quest)}`}.`,
  'tiles-laid': ({ tiles }) =>
    `Nově na plánu: ${tiles.map(({ tile, space }) => `${space} ${v.tile[tile]}`).join(', ')}.`,
  'round-begins': ({ round, first }, say) => `Kolo ${round}. Začíná ${say.name(first)}.`,
  'selections-revealed': ({ selections }, say) =>
    `Výběr: ${selections.map(({ seat, space }) => `${say.name(seat)} ${space}`).join(', ')}.`,
  'came-too-late': ({ seat, space }, say) =>
    `${who(say, seat, 'Přicházíte', 'přichází')} pozdě: místo ${space} už je prázdné.`,
  'tile-taken': ({ seat, tile, space }, say) =>
    `${who(say, seat, 'Berete', 'bere')} dílek ${quoted(tile)} z místa ${space}.`,
  'token-passed': ({ seat }, say) => `${who(say, seat, 'Přebíráte', 'přebírá')} žeton začínajícího hráče.`,
  'token-gained': ({ seat }, say) => `${who(say, seat, 'Získáváte', 'získává')} žeton začínajícího hráče.`,
  paid: ({ seat, tile, coin, potion, instead, surcharge }, say) => {
    const sums = [coin > 0 ? v.amount('coin', coin) : '', potion > 0 ? v.amount('potion', potion) : '']
    const notes = [
      ...(instead > 0 ? [`${counted(instead, 'lektvar', 'lektvary', 'lektvarů')} místo boje nebo magie`] : []),
      ...(surcharge === null ? [] : ['i s doplatkem za divočinu']),
    ]
    const note = notes.length === 0 ? '' : ` (${notes.join(', ')})`
    return `${who(say, seat, 'Platíte', 'platí')} ${v.and(sums.filter((sum) => sum !== ''))} za dílek ${quoted(tile)}${note}.`
  },
  'tile-placed': ({ seat, tile, x, y }, say) =>
    `${who(say, seat, 'Přikládáte', 'přikládá')} dílek ${quoted(tile)} na (${x}, ${y}).`,
  'tile-discarded': ({ seat, tile }, say) => `${who(say, seat, 'Odkládáte', 'odkládá')} dílek ${quoted(tile)}.`,
  'connector-unmoved': ({ tile, side, neighbour }) =>
    `Místo ${quoted(tile)} ${v.side[side]} za dílek ${quoted(neighbour)} nic nedává.`,
  gained: ({ seat, origin, gains }, say) =>
    `${who(say, seat, 'Získáváte', 'získává')} ${v.and(gains.map(({ gain, amount }) => v.amount(gain, amount)))} ${from(origin)}.`,
  'key-gained': ({ seat, origin }, say) => `${who(say, seat, 'Dostáváte', 'dostává')} klíč ${from(origin)}.`,
  'chest-opened': ({ seat, tile, chest }, say) =>
    `${who(say, seat, 'Otevíráte', 'otevírá')} truhlu na dílku ${quoted(tile)} (${chestText(v, tile, chest)}).`,
  'key-without-chest': ({ seat }, say) => `${who(say, seat, 'Nemáte', 'nemá')} truhlu, kterou by klíč otevřel.`,
  'tiles-swept': ({ tiles }) => `Z plánu mizí: ${tiles.map((tile) => v.tile[tile]).join(', ')}.`,
  'tiles-slid': ({ tiles }) =>
    `Po plánu se posouvá: ${tiles.map(({ tile, space }) => `${v.tile[tile]} na místo ${space}`).join(', ')}.`,
  'majority-settled': ({ element, seats }, say) =>
    seats.length === 0
      ? `Převahu ${v.element[element]} nemá nikdo.`
      : `Převaha ${v.element[element]}: ${v.and(seats.map((seat) => say.name(seat)))}, po 4 bodech slávy.`,
  'quests-unplaced': ({ seat, quests }, say) =>
    `${who(say, seat, 'Zůstávají vám v ruce', 'má stále v ruce')}: ${v.and(quests.map((quest) => v.tile[quest]))}.`,
  'game-ends': ({ winners }, say) =>
    winners.length === 1
      ? `Konec hry. Vítězí ${say.name(winners[0] ?? 0)}.`
      : `Konec hry. O vítězství se dělí ${v.and(winners.map((seat) => say.name(seat)))}.`,
}
