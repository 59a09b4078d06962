import type { Seat, Speaker, Words } from '@krcma/kernel'
import type { GainKind } from '../../content/gain.ts'
import type { TileId } from '../../content/tiles.ts'
import type { Origin, Placed, TalesOfGlory } from '../../shape.ts'
import { besideFirst } from '../beside.ts'
import { chestText } from '../tile-text.ts'
import { counted, vocabulary as v } from './vocabulary.ts'

type Say = Speaker<TalesOfGlory>

/** "Berete" or "Alice bere": the present tense does without the gender of the player. */
function who(say: Say, seat: Seat, you: string, they: string): string {
  return say.mine(seat) ? you : `${say.name(seat)} ${they}`
}

/** Names stand in quotation marks after a noun that takes the case, so that they need none themselves. */
function quoted(say: Say, tile: TileId): string {
  return say.of(tile, `„${v.tile[tile]}“`)
}

const list = (say: Say, tiles: readonly TileId[]) => v.and(tiles.map((tile) => quoted(say, tile)))
const named = (say: Say, tile: TileId) => say.of(tile, v.tile[tile])
const amount = (say: Say, gain: GainKind, n: number) => say.of(gain, v.amount(gain, n))

function from(say: Say, origin: Origin): string {
  switch (origin.from) {
    case 'compensation':
      return 'za odložený dílek'
    case 'chest':
      return `z truhly na dílku ${quoted(say, origin.tile)}`
    case 'half-keys':
      return `z polovin klíče na dílcích ${list(say, origin.tiles)}`
    case 'end':
      return `na konci hry za dílek ${quoted(say, origin.tile)}`
    case 'connector':
      return `ze spojky místa ${quoted(say, origin.tile)}`
    case 'tile':
      return `za dílek ${quoted(say, origin.tile)}`
  }
}

export const events: Words<TalesOfGlory>['event'] = {
  'game-begins': ({ first }, say) => `${who(say, first, 'Máte', 'má')} žeton začínajícího hráče.`,
  'hero-drawn': ({ seat, hero }, say) => `${who(say, seat, 'Váš hrdina', 'má hrdinu')}: ${named(say, hero)}.`,
  'quests-dealt': ({ seat, quests }, say) =>
    quests.length === 0
      ? `${who(say, seat, 'Dostáváte', 'dostává')} tři výpravy.`
      : `${who(say, seat, 'Dostáváte', 'dostává')} výpravy ${list(say, quests)}.`,
  'quest-returned': ({ seat, quest }, say) =>
    `${who(say, seat, 'Vracíte', 'vrací')} do krabice ${quest === null ? 'jednu výpravu' : `výpravu ${quoted(say, quest)}`}.`,
  'tiles-laid': ({ tiles }, say) =>
    `Nově na plánu: ${tiles.map(({ tile, space }) => `na místě ${space} ${named(say, tile)}`).join(', ')}.`,
  'round-begins': ({ round, first }, say) => `Kolo ${round}. Začíná ${say.name(first)}.`,
  'selections-revealed': ({ selections }, say) =>
    `Karty se otáčejí: ${selections.map(({ seat, space }) => `${say.name(seat)} chce místo ${space}`).join(', ')}.`,
  'came-too-late': ({ seat, space }, say) =>
    `${who(say, seat, 'Přicházíte', 'přichází')} pozdě: místo ${space} už je prázdné.`,
  'tile-taken': ({ seat, tile, space }, say) =>
    `${who(say, seat, 'Berete', 'bere')} dílek ${quoted(say, tile)} z místa ${space}.`,
  'token-passed': ({ seat }, say) => `${who(say, seat, 'Přebíráte', 'přebírá')} žeton začínajícího hráče.`,
  'token-gained': ({ seat }, say) => `${who(say, seat, 'Získáváte', 'získává')} žeton začínajícího hráče.`,
  paid: ({ seat, tile, coin, potion, instead, surcharge }, say) => {
    const sums = [coin > 0 ? amount(say, 'coin', coin) : '', potion > 0 ? amount(say, 'potion', potion) : '']
    const notes = [
      ...(instead > 0
        ? [
            `${instead === potion ? (potion === 1 ? 'lektvar' : 'lektvary') : `z toho ${counted(instead, 'lektvar', 'lektvary', 'lektvarů')}`} místo boje nebo magie`,
          ]
        : []),
      ...(surcharge === null ? [] : ['i s doplatkem za divočinu']),
    ]
    const note = notes.length === 0 ? '' : `, ${notes.join(', ')}`
    return `${who(say, seat, 'Platíte', 'platí')} ${v.and(sums.filter((sum) => sum !== ''))} za dílek ${quoted(say, tile)}${note}.`
  },
  'tile-placed': ({ seat, tile, x, y }, say) => {
    const tale = (say.state.players[seat]?.tale ?? []) as readonly Placed[]
    const beside = besideFirst(tale, tile, { x, y })
    const where = beside === undefined ? '' : ` ${v.beside(beside.side, quoted(say, beside.of.tile))}`
    return `${who(say, seat, 'Přikládáte', 'přikládá')} dílek ${quoted(say, tile)}${where}.`
  },
  'tile-discarded': ({ seat, tile }, say) => `${who(say, seat, 'Odkládáte', 'odkládá')} dílek ${quoted(say, tile)}.`,
  'connector-unmoved': ({ tile, side, neighbour }, say) =>
    `Místo ${quoted(say, tile)} ${v.side[side]} za dílek ${quoted(say, neighbour)} nic nedává.`,
  gained: ({ seat, origin, gains }, say) =>
    `${who(say, seat, 'Získáváte', 'získává')} ${v.and(gains.map(({ gain, amount: n }) => amount(say, gain, n)))} ${from(say, origin)}.`,
  'key-gained': ({ seat, origin }, say) =>
    `${who(say, seat, 'Dostáváte', 'dostává')} ${say.of('key', 'klíč')} ${from(say, origin)}.`,
  'chest-opened': ({ seat, tile, chest }, say) =>
    `${who(say, seat, 'Otevíráte', 'otevírá')} truhlu na dílku ${quoted(say, tile)}: ${chestText(v, tile, chest)}.`,
  'key-without-chest': ({ seat }, say) => `${who(say, seat, 'Nemáte', 'nemá')} truhlu, kterou by klíč otevřel.`,
  'tiles-swept': ({ tiles }, say) => `Z plánu mizí: ${tiles.map((tile) => named(say, tile)).join(', ')}.`,
  'tiles-slid': ({ tiles }, say) =>
    `Po plánu se posouvá: ${tiles.map(({ tile, space }) => `${named(say, tile)} na místo ${space}`).join(', ')}.`,
  'majority-settled': ({ element, seats }, say) =>
    seats.length === 0
      ? `Převahu ${v.element[element]} nemá nikdo.`
      : `Převaha ${v.element[element]}: ${v.and(seats.map((seat) => say.name(seat)))}, ${say.of('glory', 'po 4 bodech slávy')}.`,
  'quests-unplaced': ({ seat, quests }, say) =>
    `${who(say, seat, 'Zůstávají vám v ruce', 'má stále v ruce')}: ${v.and(quests.map((quest) => named(say, quest)))}.`,
  'game-ends': ({ winners }, say) =>
    winners.length === 1
      ? `Konec hry. Vítězí ${say.name(winners[0] ?? 0)}.`
      : `Konec hry. O vítězství se dělí ${v.and(winners.map((seat) => say.name(seat)))}.`,
}
