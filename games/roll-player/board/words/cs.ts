import { words as game } from '../../words/cs.ts'
import { colourAccusative, counted, towards } from '../../words/effects.cs.ts'
import { vocabulary } from '../../words/vocabulary.cs.ts'
import { plain } from '../numbers.ts'
import { lesson } from './lesson.cs.ts'
import type { BoardWords, RollPlayerSpoken } from './words.ts'

const dice = (n: number) => `${n} ${counted(n, 'kostka', 'kostky', 'kostek')}`
const cards = (n: number) => `${n} ${counted(n, 'karta', 'karty', 'karet')}`
const rows = ['dobro', 'neutrální', 'zlo'] as const
const columns = ['řád', 'neutrální', 'chaos'] as const

const board: BoardWords = {
  tabs: { table: 'Nabídka', hero: 'Hrdina', players: 'Hrdinové', label: 'Části stolu' },
  round: (round, rounds) => `Kolo ${round} z ${rounds}`,
  phaseRule: {
    races: 'Každý si po řadě vezme desku hrdiny. Jedné vlastnosti přidá a jiné ubere, jen deska člověka nic.',
    classes: 'Každý dostane kartu povolání a vybere si její stranu: cílové hodnoty šesti vlastností a schopnost.',
    'starting-dice': 'Každý umístí počáteční kostky tak, jak padly, bez akcí vlastností.',
    roll: 'Vylosuje se o jednu kostku víc, než je hrdinů, v sólové hře tři; hodí se a vyloží na karty pořadí od nejnižší po nejvyšší.',
    dice: 'Od začínajícího hráče si každý vezme kartu pořadí s kostkou, kostku umístí do řádku a může provést akci té vlastnosti.',
    'before-market': 'Všichni mají kostku. Následuje nákup podle karet pořadí.',
    market:
      'Od karty pořadí 1 nahoru si každý koupí jednu kartu, nebo jednu odhodí za zlaťáky; v přátelské nabídce kvůli nim žádnou neodhazuje.',
    cleanup: 'Žetony se vrátí, každý smí obnovit jednu vyčerpanou dovednost, hraničář dvě, a vyloží se nová nabídka.',
    'last-skills': 'Všechny desky jsou plné. Poslední chvíle pro dovednosti.',
    'giving-up': 'Než se sečtou body, lze odhodit karty.',
    over: 'Body jsou sečteny.',
  },
  startPlayer: {
    name: 'Začínající hráč',
    text: 'V tomto kole si bere kartu pořadí první. V příštím kole to bude další po směru hodinových ručiček.',
  },
  pile: {
    bag: (n) => `V pytlíku: ${dice(n)}`,
    bagRule: 'Kostky se losují poslepu; kolik které barvy zbývá, vědí všichni.',
    deck: (n) => `Balíček nákupu: ${cards(n)}`,
    deckRule: 'Pořadí karet nikdo nezná. Až dojdou, zamíchá se odhazovací balíček.',
    discard: (n) => `Odhazovací balíček: ${cards(n)}`,
    discardRule: 'Kdokoli si ho může kdykoli prohlédnout.',
    junk: (n) => `Odpadky: ${cards(n)}`,
    junkRule: 'Co vezme nepřítel, už se nevrátí.',
    look: 'Prohlédnout',
    close: 'Zpět k nabídce',
    empty: 'Nic tu neleží.',
  },
  initiative: {
    name: 'Karty pořadí',
    text: 'Nízká kostka leží na nízké kartě a nízké karty nakupují dřív. Na kartách, které nikdo nechtěl, čekají zlaťáky.',
  },
  initiativeCard: (n) => `Karta pořadí ${n}`,
  coin: { name: 'Zlaťák', text: 'Kdo si tuto kartu vezme, získá 1 zlaťák.' },
  taken: (name) => `Má ji: ${name}`,
  noDie: 'Není na ní kostka.',
  chosen: 'Vybraná k přehození.',
  market: { name: 'Nabídka', text: 'Každý má ve svém tahu jeden nákup, v pořadí karet pořadí.' },
  soldOut: 'Vyprodáno.',
  lacks: (gold) => `Chybí vám ${gold}.`,
  handsFull: 'Máte plné ruce: některá zbraň by musela uvolnit místo.',
  wouldBring: (stars) => `Podle současného stavu by vám body změnila o ${stars}.`,
  bringsNoStars: 'Podle současného stavu by zatím žádné body nepřinesla.',
  discardFor: (gold) => `Odhodit +${gold}`,
  sheet: (name) => `Hrdina: ${name}`,
  gold: { name: 'Zlaťáky', text: 'Platí se jimi za karty z nabídky a na konci rozhodují remízy.' },
  tokens: {
    name: 'Žetony charisma',
    text: 'Každý platí v této Fázi nákupu za 1 zlaťák; nepoužité se při úklidu vracejí.',
  },
  stars: { name: 'Body, kdyby byl konec', text: '' },
  dicePlaced: { name: 'Umístěné kostky', text: 'Deska má 18 políček. Až budou plná všechna, hra skončí.' },
  action: {
    str: 'přetočit',
    dex: 'vyměnit dvě',
    con: 'změnit o 1',
    int: 'přehodit',
    wis: 'posun ukazatele',
    cha: 'vzít žeton',
  },
  ownAction: 'Tuto akci má povolání vlastní.',
  score: 'Hodnota',
  goal: (range, stars) => `Cíl ${range}: ${stars}`,
  range: (min, max) => `${min}–${max}`,
  standing: {
    met: 'Cílová hodnota je splněna.',
    open: 'Cílová hodnota je na dosah.',
    lost: 'Na cílovou hodnotu už samotné kostky nestačí.',
  },
  missed: 'Cílová hodnota není splněna.',
  needs: (least, most, n) => {
    const value = most === null ? `${least} nebo víc` : least === most ? `${least}` : `${least} až ${most}`
    return n === 1
      ? `Poslední kostka musí mít hodnotu ${value}.`
      : `${n === 2 ? 'Zbývající dvě kostky' : 'Všechny tři kostky'} musí mít dohromady ${value}.`
  },
  fullRow: 'Za třetí kostku v řádku je 1 zlaťák.',
  modifier: (race, by) => `${race}: ${by}`,
  noModifiers: 'bez úprav',
  becomes: (name, before, after) => `${name} ${plain(before)} → ${plain(after)}`,
  emptySpace: 'Volné políčko',
  wants: (colour) => `Příběh tu chce ${colourAccusative[colour]} kostku.`,
  fitsStory: 'Hodí se k příběhu.',
  classColour: 'Barva povolání: 1 bod.',
  handDie: (die) => `Umístit kostku (${die}): vyberte řádek`,
  backstoryRule:
    'Kostky správné barvy na správném políčku: 2 nebo 3 dají 1 bod, 4 nebo 5 dají 3 body, všech šest dá 6 bodů.',
  matches: (n, of) => `sedí ${n} z ${of} kostek`,
  alignmentRule:
    'Na konci dostanete body z pole, na němž stojí váš ukazatel. Posouvají ho moudrost, dovednosti a talenty.',
  cell: (row, column) =>
    row === 1 && column === 1
      ? 'neutrální'
      : row === 1
        ? (columns[column] ?? '')
        : column === 1
          ? (rows[row] ?? '')
          : `${columns[column] ?? ''} a ${rows[row] ?? ''}`,
  axis: { rows: ['dobro', 'zlo'], columns: ['řád', 'chaos'] },
  here: 'Tady stojí ukazatel.',
  classRule: (colour) => `Každá ${colour} kostka na desce má na konci cenu 1 bodu.`,
  classDice: (n) => `${dice(n)} v barvě povolání`,
  usedUp: 'V tomto kole už použito.',
  cards: {
    weapon: { name: 'Zbraně', text: 'Dvě ruce udrží jednu obouruční, nebo dvě jednoruční zbraně.' },
    armor: {
      name: 'Zbroj',
      text: 'Kusy jedné sady mají dohromady větší cenu a ve správné barvě povolání o 1 bod víc.',
    },
    trait: { name: 'Talenty', text: 'Při koupi posunou ukazatel a na konci dají body.' },
    skill: {
      name: 'Dovednosti',
      text: 'Použití posune ukazatel podle šipky a kartu vyčerpá; při úklidu se jedna obnoví.',
    },
  },
  noCards: 'Zatím žádné karty. Zbraně, zbroje, talenty a dovednosti se kupují v nabídce.',
  hands: (used) => `Obsazené ruce: ${used} ze 2`,
  freeHand: 'Volná ruka',
  weaponHands: (hands) => (hands === 1 ? 'do jedné ruky' : 'do obou rukou'),
  set: (set, n, of, stars) =>
    `${{ chain: 'Kroužková', leather: 'Kožená', mystic: 'Magická' }[set]} sada: ${n} z ${of}, ${stars}`,
  wild: 'Jedna sada se počítá o kus větší.',
  traitNow: (stars) => `Teď má cenu ${stars}.`,
  arrow: (direction) => `Posouvá ukazatel ${towards[direction]}.`,
  why: {
    exhausted: 'Je vyčerpaná.',
    marker: 'Ukazatel se tím směrem posunout nemůže.',
    dicePhase: 'Jen ve Fázi pořadí.',
    ownMarket: 'Jen ve vlastním tahu Fáze nákupu.',
    othersSkill: 'Nikdo jiný nemá připravenou dovednost, která by se teď dala použít.',
  },
  dropWeapon: 'Odhodit',
  use: 'Použít',
  keep: { old: 'nechat', new: 'vzít' },
  inBag: (n) => `v pytlíku: ${n}`,
  acts: 'Co dalšího lze udělat',
  backToMine: 'Zpět k mému hrdinovi',
  show: (name) => `Ukázat hrdinu: ${name}`,
  choosesRace: 'Desky hrdinů',
  choosesClass: 'Karty povolání',
  side: { female: 'žena', male: 'muž' },
  takenRace: (name) => `Má ji: ${name}`,
  classCard: (colour) => `Karta povolání, barva ${colour}`,
  enemy: {
    name: 'Nepřítel',
    text: 'Vezmete-li si kartu pořadí 2 nebo 3, nepřítel hází o kartu z nabídky; ta pak končí v odpadcích.',
  },
  enemyRow: (n) => `Za kartu ${n} bere`,
  enemyTakes: { left: 'levou', middle: 'prostřední', right: 'pravou', none: 'nic' },
  ending: { title: 'Hrdinové jsou hotovi', player: 'Hrdina', total: 'Body', earned: 'Získaný titul' },
  gains: { coin: '+1 zlaťák z karty', goldDie: 'za zlatou kostku', row: '+1 zlaťák za plný řádek' },
  turnEarly: (n) => (n === 1 ? 'první na nákupu' : `nákup podle karty ${n}`),
  moves: (direction) => `ukazatel ${towards[direction]}`,
  makesRoom: 'některá zbraň musí uvolnit místo',
}

export const words: RollPlayerSpoken = { ...game, lesson, board, vocabulary }
