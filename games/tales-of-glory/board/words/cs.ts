import { counted, vocabulary } from '../../words/cs/vocabulary.ts'
import { words as game } from '../../words/cs.ts'
import { lesson } from './lesson.cs.ts'
import type { BoardWords, TalesOfGlorySpoken } from './words.ts'

const tiles = (n: number) => counted(n, 'dílek', 'dílky', 'dílků')

const board: BoardWords = {
  tabs: { board: 'Plán', tale: 'Příběh', players: 'Hráči', label: 'Části stolu' },
  round: (round) => `Kolo ${round} z 10`,
  roundRule: 'V každém kole si každý vezme jeden dílek a přiloží ho, nebo odloží. Po 10. kole se příběhy porovnají.',
  wilderness: { name: 'Divočina', text: 'Přiložit dílek vzatý odsud stojí o 1 zlaťák nebo 1 lektvar víc.' },
  settled: { name: 'Osídlený kraj', text: 'Dílky vzaté odsud stojí jen to, co je na nich napsáno.' },
  substitution: {
    name: 'Lektvar místo boje nebo magie',
    text: 'Každý zaplacený lektvar nahradí 1 bod boje nebo magie, který vám na dílek chybí.',
  },
  compensation: {
    name: 'Odložení',
    text: 'Místo přiložení můžete vzatý dílek odložit za 1 zlaťák, 1 lektvar a 1 klíč.',
  },
  space: (space) => `Místo ${space}`,
  emptySpace: 'Dílek odsud si už někdo vzal.',
  deck: (era, left) => `${era}. období: ${left >= 2 && left <= 4 ? 'zbývají' : 'zbývá'} ${tiles(left)}`,
  deckRule: 'Po každém kole přijde na plán pět nových dílků, z nejnižšího období, které ještě nějaké má.',
  discarded: (count) => `Odloženo: ${tiles(count)}`,
  unseenAside: (count) => `${tiles(count)} 1. období stranou, neukázané`,
  nothingDiscarded: 'Zatím nic.',
  firstPlayer: {
    name: 'Žeton začínajícího hráče',
    text: 'Kdo ho drží, má přednost, když chtějí dva stejný dílek. V každém kole přejde na někoho jiného: na toho, kdo vzal dílek z nejnižšího místa.',
  },
  card: {
    thinking: (name) => `${name} vybírá místo.`,
    laid: (name) => `${name} už má kartu výběru na stole, lícem dolů.`,
    again: (name) => `${name} jde pozdě a vybírá jiný dílek.`,
    revealed: (name, space) => `${name} má kartu s místem ${space}.`,
    took: (name, tile, space) => `${name} má dílek „${tile}“ z místa ${space}.`,
    busy: (name) => `${name} přikládá.`,
    mine: (space) => `Vaše karta výběru pro místo ${space}. Ještě ji můžete změnit.`,
  },
  show: (name) => `Ukázat příběh: ${name}`,
  tale: (name) => `Příběh: ${name}`,
  backToMine: 'Zpět k vlastnímu příběhu',
  wholeTale: 'Celý příběh',
  resource: {
    glory: { name: 'Sláva', text: 'Kdo jí má na konci nejvíc, vyhrává.' },
    coin: { name: 'Zlaťáky', text: 'Platí se jimi za dílky. Nejvíc na konci znamená převahu: 4 body slávy.' },
    potion: {
      name: 'Lektvary',
      text: 'Platí se jimi za dílky a nahrazují boj i magii. Nejvíc na konci znamená převahu: 4 body slávy.',
    },
    combat: { name: 'Boj', text: 'Dílky ho vyžadují, ale neutrácí se. Nejvíc na konci znamená převahu: 4 body slávy.' },
    magic: {
      name: 'Magie',
      text: 'Dílky ji vyžadují, ale neutrácí se. Nejvíc na konci znamená převahu: 4 body slávy.',
    },
    key: { name: 'Klíče na truhlách', text: 'Na každé otevřené truhle leží klíč.' },
  },
  lockedChests: { name: 'Neodemčené truhly', text: 'Každou lze otevřít jednou, klíčem.' },
  questsInHand: { name: 'Výpravy v ruce', text: 'Tajné, dokud je nepřiložíte; nepřiložené nemají žádnou cenu.' },
  side: { plain: 'spojka', 'half-key': 'polovina klíče', none: 'bez spojky' },
  sides: 'Strany',
  chest: { locked: 'Neodemčená truhla', open: 'Otevřená truhla' },
  outlook: {
    fits: (cells) => `Do vašeho příběhu: ${counted(cells, 'možná pozice', 'možné pozice', 'možných pozic')}.`,
    fitsNowhere: 'Do vašeho příběhu se nikam nehodí.',
    cannotPay: 'Nemáte na něj.',
    pays: (what) => `Zaplatili byste ${what}.`,
    payless: 'Neplatili byste nic.',
    surchargeOnly: 'Jen doplatek: 1 zlaťák nebo 1 lektvar.',
    instead: (potions) =>
      `${counted(potions, 'lektvar nahradí', 'lektvary nahradí', 'lektvarů nahradí')} boj nebo magii.`,
    surcharge: 'Divočina: o 1 zlaťák nebo 1 lektvar víc.',
    discard: 'Mohli byste ho jen odložit.',
  },
  hand: 'V ruce',
  taken: (space) => `Z místa ${space}`,
  hiddenQuests: (count) => `${counted(count, 'výprava', 'výpravy', 'výprav')} lícem dolů`,
  returned: 'Tahle se vrátí do krabice. Ještě to můžete změnit.',
  choosePlacing: (tile) => `Ukázat, kam lze přiložit „${tile}“`,
  act: {
    discard: 'Odložit',
    finish: 'Ukončit tah',
    chest: 'Otevřít',
    pay: { coin: '1 zlaťák', potion: '1 lektvar' },
  },
  gains: 'Zisky tohoto tahu',
  gainRule: 'Přijdou po posledním přiložení. Kde záleží na pořadí, určíte ho vy.',
  gainFrom: {
    'half-keys': 'Spojený klíč',
    connector: 'Spojka místa',
    compensation: 'Za odložený dílek',
    tile: 'Odměna',
  },
  connects: (tile) => `propojení s dílkem „${tile}“`,
  bringsKey: (tile) => `klíč, s dílkem „${tile}“`,
  bringsReward: (tile, reward) => `${reward} z dílku „${tile}“`,
  ending: {
    title: 'Příběhy jsou dovyprávěny',
    majorities: 'Převahy',
    majority: (element) =>
      ({
        combat: 'Převaha v boji',
        magic: 'Převaha v magii',
        potion: 'Převaha v lektvarech',
        coin: 'Převaha ve zlaťácích',
      })[element],
    majorityRule: 'Každý, kdo má nejvíc a aspoň jeden, získá 4 body slávy.',
    holds: 'převaha',
    glory: 'Sláva',
    total: 'Celkem',
    player: 'Hráč',
    endRewards: (name) => `Odměny na konci hry: ${name}`,
    unplaced: 'Nepřiložené výpravy',
  },
  legend: {
    title: 'Značky',
    plain: { name: 'spojka', text: 'Kde se dílky dotýkají, patří spojka ke spojce a holá strana k holé.' },
    halfKey: {
      name: 'polovina klíče',
      text: 'Také spojka. Dvě poloviny, které se setkají, jsou klíč a ten hned otevře truhlu.',
    },
    chest: { name: 'truhla', text: 'Otevírá se klíčem, jednou; dá to, co je u ní napsáno.' },
    per: { name: 'za každý', text: 'Odměnu dostanete tolikrát, kolik máte toho, co stojí za značkou.' },
    end: { name: 'na konci', text: 'Odměna přijde, až hra skončí.' },
  },
  typeRule: {
    hero: 'První dílek příběhu.',
    monster: 'Chce boj nebo magii a dává slávu.',
    character: 'Chce zlaťáky; učí, nebo odměňuje, co jste nasbírali.',
    place: 'Každé propojení s ním může přinést vlastní odměnu.',
    treasure: 'Dává zásoby nebo slávu hned.',
    quest: 'Tajný úkol, který se přikládá vedle dílku kola.',
  },
}

export const words: TalesOfGlorySpoken = { ...game, lesson, board, vocabulary }
