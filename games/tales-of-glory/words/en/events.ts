import type { Seat, Speaker, Words } from '@krcma/kernel'
import type { Origin, TalesOfGlory } from '../../shape.ts'
import { chestText, originName } from '../tile-text.ts'
import { counted, vocabulary as v } from './vocabulary.ts'

/** "You take" or "Alice takes". */
function who(say: Speaker<TalesOfGlory>, seat: Seat, you: string, they: string): string {
  return say.mine(seat) ? `You ${you}` : `${say.name(seat)} ${they}`
}

function from(origin: Origin): string {
  switch (origin.from) {
    case 'compensation':
      return 'for the discarded tile'
    case 'chest':
      return `from the chest of ${originName(v, origin)}`
    case 'half-keys':
      return `from the half keys of ${originName(v, origin)}`
    case 'end':
      return `from ${originName(v, origin)} at the end of the game`
    case 'tile':
    case 'connector':
      return `from ${originName(v, origin)}`
  }
}

export const events: Words<TalesOfGlory>['event'] = {
  'game-begins': ({ first }, say) => `${who(say, first, 'hold', 'holds')} the first player token.`,
  'hero-drawn': ({ seat, hero }, say) => `${who(say, seat, 'play', 'plays')} ${v.tile[hero]}.`,
  'quests-dealt': ({ seat, quests }, say) =>
    quests.length === 0
      ? `${who(say, seat, 'are', 'is')} dealt three quests.`
      : `${who(say, seat, 'are', 'is')} dealt the quests ${v.and(quests.map((quest) => v.tile[quest]))}.`,
  'quest-returned': ({ seat, quest }, say) =>
    `${who(say, seat, 'return', 'returns')} ${quest === null ? 'a quest' : `the quest ${v.tile[quest]}`} to the box.`,
  'tiles-laid': ({ tiles }) =>
    `New on the board: ${tiles.map(({ tile, space }) => `${space} ${v.tile[tile]}`).join(', ')}.`,
  'round-begins': ({ round, first }, say) => `Round ${round}. First player: ${say.name(first)}.`,
  'selections-revealed': ({ selections }, say) =>
    `Selections: ${selections.map(({ seat, space }) => `${say.name(seat)} ${space}`).join(', ')}.`,
  'came-too-late': ({ seat, space }, say) => `${who(say, seat, 'come', 'comes')} too late for space ${space}.`,
  'tile-taken': ({ seat, tile, space }, say) =>
    `${who(say, seat, 'take', 'takes')} ${v.tile[tile]} from space ${space}.`,
  'token-passed': ({ seat }, say) => `The first player token goes to ${say.mine(seat) ? 'you' : say.name(seat)}.`,
  'token-gained': ({ seat }, say) => `${who(say, seat, 'gain', 'gains')} the first player token.`,
  paid: ({ seat, tile, coin, potion, instead, surcharge }, say) => {
    const sums = [coin > 0 ? v.amount('coin', coin) : '', potion > 0 ? v.amount('potion', potion) : '']
    const notes = [
      ...(instead > 0 ? [`${counted(instead, 'potion', 'potions')} in place of combat or magic`] : []),
      ...(surcharge === null ? [] : ['with the surcharge of the wilderness']),
    ]
    const note = notes.length === 0 ? '' : ` (${notes.join(', ')})`
    return `${who(say, seat, 'pay', 'pays')} ${v.and(sums.filter((sum) => sum !== ''))} for ${v.tile[tile]}${note}.`
  },
  'tile-placed': ({ seat, tile, x, y }, say) => `${who(say, seat, 'place', 'places')} ${v.tile[tile]} at (${x}, ${y}).`,
  'tile-discarded': ({ seat, tile }, say) => `${who(say, seat, 'discard', 'discards')} ${v.tile[tile]}.`,
  'connector-unmoved': ({ tile, side, neighbour }) =>
    `${v.tile[tile]} gives nothing for ${v.tile[neighbour]} on its ${v.side[side]} side.`,
  gained: ({ seat, origin, gains }, say) =>
    `${who(say, seat, 'gain', 'gains')} ${v.and(gains.map(({ gain, amount }) => v.amount(gain, amount)))} ${from(origin)}.`,
  'key-gained': ({ seat, origin }, say) => `${who(say, seat, 'get', 'gets')} a key ${from(origin)}.`,
  'chest-opened': ({ seat, tile, chest }, say) =>
    `${who(say, seat, 'open', 'opens')} the chest of ${v.tile[tile]} (${chestText(v, tile, chest)}).`,
  'key-without-chest': ({ seat }, say) => `${who(say, seat, 'have', 'has')} no chest to open with that key.`,
  'tiles-swept': ({ tiles }) => `Off the board: ${tiles.map((tile) => v.tile[tile]).join(', ')}.`,
  'tiles-slid': ({ tiles }) =>
    `Slid along the board: ${tiles.map(({ tile, space }) => `${v.tile[tile]} to ${space}`).join(', ')}.`,
  'majority-settled': ({ element, seats }, say) =>
    seats.length === 0
      ? `Nobody has the majority in ${v.element[element]}.`
      : `Majority in ${v.element[element]}: ${v.and(seats.map((seat) => say.name(seat)))}, 4 glory each.`,
  'quests-unplaced': ({ seat, quests }, say) =>
    `${who(say, seat, 'did', 'did')} not place ${v.and(quests.map((quest) => v.tile[quest]))}.`,
  'game-ends': ({ winners }, say) =>
    winners.length === 1
      ? `The game is over. The winner: ${say.name(winners[0] ?? 0)}.`
      : `The game is over. The winners: ${v.and(winners.map((seat) => say.name(seat)))}.`,
}
