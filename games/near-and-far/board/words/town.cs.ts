import { formOf } from '../../words/cs/amounts.ts'
import type { BoardWords } from './words.ts'

export const town: BoardWords['town'] = {
  name: 'Město',
  house: {
    'town-hall': 'Radnice',
    saloon: 'Krčma',
    stables: 'Stáje',
    store: 'Obchod',
    farm: 'Farma',
    hut: 'Mystikova chýše',
    mine: 'Důl',
  },
  rule: {
    'town-hall':
      'Jeden kus za několik kusů aspoň stejné hodnoty, nebo naopak; pověst za mince a drahokamy; artefakty pryč z ruky.',
    saloon: 'Najmete jednoho dobrodruha. Každý váš prapor jeho barvy ho zlevní o minci; za 1 jídlo přijde pět nových.',
    stables: 'Nákladní kivi za 1 jídlo: o krok za tah víc, a unese poklad. Ve dne také želva za 1 drahokam.',
    store: 'Mince, nebo karty artefaktů z obou balíčků.',
    farm: 'Jedno jídlo za každou vaši schopnost.',
    hut: 'Kdo má nákladní zvíře, dobere si poklad.',
    mine: 'Tábor na číslo vedle už obsazeného, pokud máte aspoň tolik schopností.',
  },
  prison: {
    name: 'Vězení',
    text: 'Sem putuje, kdo vyzve na souboj a prohraje. Příští tah má otevřené všechny dveře bez souboje, i cestu z města.',
  },
  gate: {
    name: 'Na cestu',
    text: 'Při odchodu z města se zdraví nastaví podle družiny a karet. Pak se jde, v cíli může přijít setkání a po něm tábor.',
  },
  gives(of) {
    switch (of.building) {
      case 'town-hall':
        return of.mayTrade ? 'směna' : 'není co směnit'
      case 'saloon':
        return of.hires === 0 ? 'moc drazí' : `${of.hires} z ${of.of} k najmutí`
      case 'stables':
        return !of.room
          ? 'není místo'
          : of.bird
            ? of.turtle
              ? 'kivi, želva'
              : 'kivi'
            : of.turtle
              ? 'želva'
              : 'chybí jídlo'
      case 'store':
        return `mince, nebo ${of.cards} ${formOf(of.cards, ['karta', 'karty', 'karet'])}`
      case 'farm':
        return of.food === 0 ? 'nic' : `${of.food}× jídlo`
      case 'hut':
        return of.treasures === 0 ? 'chybí zvíře' : of.treasures === 1 ? 'poklad' : `1 ze ${of.treasures} pokladů`
      case 'mine':
        return of.numbers.length === 0
          ? 'moc těžké'
          : `číslo ${[...new Set(of.numbers)].sort((a, b) => a - b).join(', ')}`
    }
  },
  now: (gives) => `Teď: ${gives}.`,
  duel: (names) => `Nejdřív souboj: ${names}.`,
  look: (house) => `Nahlédnout: ${house}`,
  hires: (coins) =>
    coins === 0 ? 'Přidá se zadarmo.' : `Přidá se za ${coins} ${formOf(coins, ['minci', 'mince', 'mincí'])}.`,
  number: (n) => `Číslo ${n}`,
  digs: (brings) => `Tábor tady přinese: ${brings}.`,
  values: 'Hodnota kusů:',
  value: (piece, value) => `${piece}: hodnota ${value}`,
  decks: (basic, advanced) => `V balíčcích zbývá artefaktů: základních ${basic}, vylepšených ${advanced}.`,
}
