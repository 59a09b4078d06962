import type { GainKind } from '../../content/gain.ts'
import type { TileType } from '../../content/tile.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { tileNames } from './tiles.ts'

type Forms = readonly [one: string, few: string, other: string]

/** After numbers nominative and accusative are alike for all these words. */
const forms: { readonly [K in Exclude<GainKind, 'first-player'>]: Forms } = {
  glory: ['bod slávy', 'body slávy', 'bodů slávy'],
  coin: ['zlaťák', 'zlaťáky', 'zlaťáků'],
  potion: ['lektvar', 'lektvary', 'lektvarů'],
  combat: ['bod boje', 'body boje', 'bodů boje'],
  magic: ['bod magie', 'body magie', 'bodů magie'],
  key: ['klíč', 'klíče', 'klíčů'],
}

/** 1 zlaťák, 2 to 4 zlaťáky, 0 and 5 or more zlaťáků. */
export function counted(n: number, one: string, few: string, other: string): string {
  return `${n} ${n === 1 ? one : n >= 2 && n <= 4 ? few : other}`
}

function and(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} a ${parts.at(-1)}`
}

/** "s nestvůrou": the type of a tile in the instrumental. */
const withType: { readonly [T in TileType]: string } = {
  monster: 's nestvůrou',
  character: 's postavou',
  place: 's místem',
  treasure: 's pokladem',
}

export const vocabulary: Vocabulary = {
  tile: tileNames,
  type: {
    hero: 'hrdina',
    monster: 'nestvůra',
    character: 'postava',
    place: 'místo',
    treasure: 'poklad',
    quest: 'výprava',
  },
  amount: (what, amount) => (what === 'first-player' ? 'žeton začínajícího hráče' : counted(amount, ...forms[what])),
  per: {
    monster: 'za každou nestvůru v příběhu',
    character: 'za každou postavu v příběhu',
    place: 'za každé místo v příběhu',
    treasure: 'za každý poklad v příběhu',
    'key-token': 'za každý klíč v příběhu',
    'combat-token': 'za každý žeton boje u praporu',
    'magic-token': 'za každý žeton magie u praporu',
    'majority-token': 'za každou získanou převahu',
    'coin-set-3': 'za každé 3 zlaťáky v zásobě',
    'potion-set-3': 'za každé 3 lektvary v zásobě',
    'surrounded-tile': 'za každý dílek se čtyřmi sousedy',
    'locked-chest': 'za každou neodemčenou truhlu',
  },
  atEnd: (reward) => `na konci hry ${reward}`,
  side: { 0: 'nahoře', 1: 'vpravo', 2: 'dole', 3: 'vlevo' },
  beside: (side, tile) => `${['nad dílek', 'vpravo od dílku', 'pod dílek', 'vlevo od dílku'][side]} ${tile}`,
  element: { combat: 'v boji', magic: 'v magii', potion: 'v lektvarech', coin: 've zlaťácích' },
  and,
  free: 'bez vlastní ceny',
  cost: (cost) => `cena ${cost}`,
  reward: (reward) => `odměna ${reward}`,
  chests: (contents) => `${contents.length === 1 ? 'truhla' : 'truhly'}: ${contents.join(' / ')}`,
  connector: (side, type, reward) => `${side}${type === null ? '' : ` ${withType[type]}`}: ${reward}`,
  scene: {
    round: (round, first) => `Kolo ${round} z 10. Začíná ${first}.`,
    board: 'Plán dobrodružství',
    wilderness: 'Divočina (přiložení stojí o 1 zlaťák nebo 1 lektvar víc):',
    settled: 'Osídlený kraj:',
    substitution: 'Jeden lektvar nahradí 1 chybějící bod boje nebo magie.',
    compensation: 'Za odložení vzatého dílku dostanete 1 zlaťák, 1 lektvar a 1 klíč.',
    cannotPay: 'nemáte na něj',
    fitsNowhere: 'do vašeho příběhu se nikam nehodí',
    canPlace: (cells, price, surcharge) => {
      const more = surcharge ? ' a doplatek' : ''
      const pays = price === null ? (surcharge ? 'jen za doplatek' : 'zdarma') : `za ${price}${more}`
      return `${counted(cells, 'možná pozice', 'možné pozice', 'možných pozic')}, ${pays}`
    },
    decks: (era1, era2, era3, discarded) =>
      `V balíčcích: 1. období: ${era1}, 2. období: ${era2}, 3. období: ${era3}. Odloženo: ${discarded}.`,
    player: ({ name, hero, first, mine, glory, coin, potion, combat, magic, keys, locked, quests }) => {
      const parts = [
        counted(glory, ...forms.glory),
        counted(coin, ...forms.coin),
        counted(potion, ...forms.potion),
        `boj ${combat}`,
        `magie ${magic}`,
        counted(keys, ...forms.key),
        counted(locked, 'neodemčená truhla', 'neodemčené truhly', 'neodemčených truhel'),
      ]
      if (quests > 0) parts.push(counted(quests, 'výprava v ruce', 'výpravy v ruce', 'výprav v ruce'))
      return `${mine ? '>' : ' '} ${name} (${hero})${first ? ' [začíná]' : ''}: ${parts.join(', ')}`
    },
    took: (tile, space) => `dílek z místa ${space}: ${tile}`,
    tale: (name) => `Příběh: ${name}`,
    legend: 'Strany: o spojka, k polovina klíče, * spojka místa. Truhly: □ neodemčená, ■ otevřená.',
    locked: 'Neodemčené truhly:',
    openConnectors: 'Volné spojky míst:',
    quests: 'Vaše výpravy:',
    toCome: 'Čekají vás ještě zisky z dílků:',
    ended: 'Příběhy jsou dovyprávěny.',
  },
}
