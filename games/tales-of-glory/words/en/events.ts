import type { Seat, Speaker, Words } from '@krcma/kernel'
import type { GainKind } from '../../content/gain.ts'
import type { TileId } from '../../content/tiles.ts'
import type { Origin, Placed, TalesOfGlory } from '../../shape.ts'
import { besideFirst } from '../beside.ts'
import { chestText } from '../tile-text.ts'
import { counted, vocabulary as v } from './vocabulary.ts'

type Say = Speaker<TalesOfGlory>

/** "You take" or "Alice takes". */
function who(say: Say, seat: Seat, you: string, they: string): string {
  return say.mine(seat) ? `You ${you}` : `${say.name(seat)} ${they}`
}

const named = (say: Say, tile: TileId) => say.of(tile, v.tile[tile])
const list = (say: Say, tiles: readonly TileId[]) => v.and(tiles.map((tile) => named(say, tile)))
const amount = (say: Say, gain: GainKind, n: number) => say.of(gain, v.amount(gain, n))

function from(say: Say, origin: Origin): string {
  switch (origin.from) {
    case 'compensation':
      return 'for the discarded tile'
    case 'chest':
      return `from the chest of ${named(say, origin.tile)}`
    case 'half-keys':
      return `from the half keys of ${list(say, origin.tiles)}`
    case 'end':
      return `from ${named(say, origin.tile)} at the end of the game`
    case 'tile':
    case 'connector':
      return `from ${named(say, origin.tile)}`
  }
}

export const events: Words<TalesOfGlory>['event'] = {
  'game-begins': ({ first }, say) => `${who(say, first, 'hold', 'holds')} the first player token.`,
  'hero-drawn': ({ seat, hero }, say) => `${who(say, seat, 'play', 'plays')} ${named(say, hero)}.`,
  'quests-dealt': ({ seat, quests }, say) =>
    quests.length === 0
      ? `${who(say, seat, 'are', 'is')} dealt three quests.`
      : `${who(say, seat, 'are', 'is')} dealt the quests ${list(say, quests)}.`,
  'quest-returned': ({ seat, quest }, say) =>
    `${who(say, seat, 'return', 'returns')} ${quest === null ? 'a quest' : `the quest ${named(say, quest)}`} to the box.`,
  'tiles-laid': ({ tiles }, say) =>
    `New on the board: ${tiles.map(({ tile, space }) => `${named(say, tile)} on space ${space}`).join(', ')}.`,
  'round-begins': ({ round, first }, say) => `Round ${round}. First player: ${say.name(first)}.`,
  'selections-revealed': ({ selections }, say) =>
    `The cards are turned: ${selections.map(({ seat, space }) => `${say.name(seat)} wants space ${space}`).join(', ')}.`,
  'came-too-late': ({ seat, space }, say) => `${who(say, seat, 'come', 'comes')} too late for space ${space}.`,
  'tile-taken': ({ seat, tile, space }, say) =>
    `${who(say, seat, 'take', 'takes')} ${named(say, tile)} from space ${space}.`,
  'token-passed': ({ seat }, say) => `The first player token goes to ${say.mine(seat) ? 'you' : say.name(seat)}.`,
  'token-gained': ({ seat }, say) => `${who(say, seat, 'gain', 'gains')} the first player token.`,
  paid: ({ seat, tile, coin, potion, instead, surcharge }, say) => {
    const sums = [coin > 0 ? amount(say, 'coin', coin) : '', potion > 0 ? amount(say, 'potion', potion) : '']
    const notes = [
      ...(instead > 0
        ? [
            `${instead === potion ? (potion === 1 ? 'the potion' : 'the potions') : `${counted(instead, 'potion', 'potions')} of it`} in place of combat or magic`,
          ]
        : []),
      ...(surcharge === null ? [] : ['with the surcharge of the wilderness']),
    ]
    const note = notes.length === 0 ? '' : `, ${notes.join(', ')}`
    return `${who(say, seat, 'pay', 'pays')} ${v.and(sums.filter((sum) => sum !== ''))} for ${named(say, tile)}${note}.`
  },
  'tile-placed': ({ seat, tile, x, y }, say) => {
    const tale = (say.state.players[seat]?.tale ?? []) as readonly Placed[]
    const beside = besideFirst(tale, tile, { x, y })
    const where = beside === undefined ? '' : ` ${v.beside(beside.side, named(say, beside.of.tile))}`
    return `${who(say, seat, 'place', 'places')} ${named(say, tile)}${where}.`
  },
  'tile-discarded': ({ seat, tile }, say) => `${who(say, seat, 'discard', 'discards')} ${named(say, tile)}.`,
  'connector-unmoved': ({ tile, side, neighbour }, say) =>
    `${named(say, tile)} gives nothing for ${named(say, neighbour)} on its ${v.side[side]} side.`,
  gained: ({ seat, origin, gains }, say) =>
    `${who(say, seat, 'gain', 'gains')} ${v.and(gains.map(({ gain, amount: n }) => amount(say, gain, n)))} ${from(say, origin)}.`,
  'key-gained': ({ seat, origin }, say) =>
    `${who(say, seat, 'get', 'gets')} ${say.of('key', 'a key')} ${from(say, origin)}.`,
  'chest-opened': ({ seat, tile, chest }, say) =>
    `${who(say, seat, 'open', 'opens')} the chest of ${named(say, tile)}: ${chestText(v, tile, chest)}.`,
  'key-without-chest': ({ seat }, say) => `${who(say, seat, 'have', 'has')} no chest to open with that key.`,
  'tiles-swept': ({ tiles }, say) => `Off the board: ${list(say, tiles)}.`,
  'tiles-slid': ({ tiles }, say) =>
    `Along the board ${tiles.length === 1 ? 'slides' : 'slide'} ${v.and(tiles.map(({ tile, space }) => `${named(say, tile)} to space ${space}`))}.`,
  'majority-settled': ({ element, seats }, say) =>
    seats.length === 0
      ? `Nobody has the majority in ${v.element[element]}.`
      : `Majority in ${v.element[element]}: ${v.and(seats.map((seat) => say.name(seat)))}, ${amount(say, 'glory', 4)} each.`,
  'quests-unplaced': ({ seat, quests }, say) => `${who(say, seat, 'did', 'did')} not place ${list(say, quests)}.`,
  'game-ends': ({ winners }, say) =>
    winners.length === 1
      ? `The game is over. The winner: ${say.name(winners[0] ?? 0)}.`
      : `The game is over. The winners: ${v.and(winners.map((seat) => say.name(seat)))}.`,
}
