import type { GainKind } from '../../content/gain.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { tileNames } from './tiles.ts'

const forms: { readonly [K in Exclude<GainKind, 'first-player'>]: readonly [one: string, other: string] } = {
  glory: ['glory', 'glory'],
  coin: ['coin', 'coins'],
  potion: ['potion', 'potions'],
  combat: ['combat', 'combat'],
  magic: ['magic', 'magic'],
  key: ['key', 'keys'],
}

export function counted(n: number, one: string, other: string): string {
  return `${n} ${n === 1 ? one : other}`
}

function and(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

export const vocabulary: Vocabulary = {
  tile: tileNames,
  type: {
    hero: 'hero',
    monster: 'monster',
    character: 'character',
    place: 'place',
    treasure: 'treasure',
    quest: 'quest',
  },
  amount: (what, amount) => (what === 'first-player' ? 'the first player token' : counted(amount, ...forms[what])),
  per: {
    monster: 'for each monster in your tale',
    character: 'for each character in your tale',
    place: 'for each place in your tale',
    treasure: 'for each treasure in your tale',
    'key-token': 'for each key on your tale',
    'combat-token': 'for each combat token at your banner',
    'magic-token': 'for each magic token at your banner',
    'majority-token': 'for each majority you hold',
    'coin-set-3': 'for every 3 coins in your supply',
    'potion-set-3': 'for every 3 potions in your supply',
    'surrounded-tile': 'for each tile with four neighbours',
    'locked-chest': 'for each locked chest',
  },
  atEnd: (reward) => `at the end of the game ${reward}`,
  side: { 0: 'top', 1: 'right', 2: 'bottom', 3: 'left' },
  beside: (side, tile) => `${['above', 'right of', 'below', 'left of'][side]} ${tile}`,
  element: { combat: 'combat', magic: 'magic', potion: 'potions', coin: 'coins' },
  and,
  free: 'no cost of its own',
  cost: (cost) => `costs ${cost}`,
  reward: (reward) => `gives ${reward}`,
  chests: (contents) => `${contents.length === 1 ? 'chest' : 'chests'}: ${contents.join(' / ')}`,
  connector: (side, type, reward) => `${side}${type === null ? '' : ` with a ${type}`}: ${reward}`,
  scene: {
    round: (round, first) => `Round ${round} of 10. First player: ${first}.`,
    board: 'The adventure board',
    wilderness: 'Wilderness (placing costs 1 coin or 1 potion more):',
    settled: 'Settled land:',
    substitution: 'One potion stands in for 1 missing combat or magic.',
    compensation: 'Discarding the tile you took gives 1 coin, 1 potion and 1 key.',
    cannotPay: 'you cannot pay for it',
    fitsNowhere: 'it fits nowhere in your tale',
    canPlace: (cells, price, surcharge) => {
      const more = surcharge ? ' and the surcharge' : ''
      const pays = price === null ? (surcharge ? 'for the surcharge alone' : 'for free') : `for ${price}${more}`
      return `${counted(cells, 'cell', 'cells')}, ${pays}`
    },
    decks: (era1, era2, era3, discarded) =>
      `Decks: era 1: ${era1}, era 2: ${era2}, era 3: ${era3}. Discarded: ${discarded}.`,
    player: ({ name, hero, first, mine, glory, coin, potion, combat, magic, keys, locked, quests }) => {
      const parts = [
        `${glory} glory`,
        counted(coin, 'coin', 'coins'),
        counted(potion, 'potion', 'potions'),
        `${combat} combat`,
        `${magic} magic`,
        counted(keys, 'key', 'keys'),
        counted(locked, 'locked chest', 'locked chests'),
      ]
      if (quests > 0) parts.push(counted(quests, 'quest in hand', 'quests in hand'))
      return `${mine ? '>' : ' '} ${name} (${hero})${first ? ' [first player]' : ''}: ${parts.join(', ')}`
    },
    took: (tile, space) => `took from space ${space}: ${tile}`,
    tale: (name) => `The tale of ${name}`,
    legend: 'Sides: o connector, k half a key, * connector of a place. Chests: □ locked, ■ opened.',
    locked: 'Locked chests:',
    openConnectors: 'Open connectors of places:',
    quests: 'Your quests:',
    toCome: 'Gains to come, from:',
    ended: 'The tales are told.',
  },
}
