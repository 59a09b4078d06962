import { ofPath, vocabulary } from '../../words/cs/vocabulary.ts'
import { words as game } from '../../words/cs.ts'
import { lesson } from './lesson.cs.ts'
import type { BoardWords, PathSpoken } from './words.ts'

const plural = new Intl.PluralRules('cs')
const counted = (n: number, one: string, few: string, many: string) =>
  `${n} ${{ one, few, many, other: many, zero: many, two: few }[plural.select(n)]}`
const cards = (n: number) => counted(n, 'karta', 'karty', 'karet')
const vp = (n: number) => counted(n, 'vítězný bod', 'vítězné body', 'vítězných bodů')
const xp = (n: number) => counted(n, 'bod zkušenosti', 'body zkušenosti', 'bodů zkušenosti')

const board: BoardWords = {
  tabs: { book: 'Kniha', draft: 'Výběr', lines: 'Osy', mine: 'Moje', label: 'Části stolu' },
  chapter: (chapter, turn) => (turn === 0 ? `${chapter}. kapitola` : `${chapter}. kapitola, ${turn}. tah`),
  phase: {
    characters: { name: 'Postavy', text: 'Každý si ze dvou desek jednu nechá.' },
    draft: {
      name: 'Výběr karet',
      text: 'V pořadí iniciativy si každý vezme dvojici karet, nebo dvě z balíčku. Kdo stojí výš, jedná příště dřív.',
    },
    'before-play': {
      name: 'Před hraním',
      text: 'V pořadí iniciativy lze použít schopnosti, které přicházejí před hraním karet.',
    },
    play: { name: 'Hraní karet', text: 'Každý tajně zvolí dvě karty a jejich pořadí; otočí se všechny naráz.' },
    resolve: {
      name: 'Efekty',
      text: 'Efekty se vyhodnotí zleva doprava. Efekt vidí svou kartu, karty před ní a žetony.',
    },
    dominance: { name: 'Konec kapitoly', text: 'Dominantní bude cesta, na které leží víc žetonů osudu.' },
    alliances: { name: 'Aliance', text: 'Uplatní se všechny karty aliance dominantní strany.' },
    'end-of-chapter': {
      name: 'Konec kapitoly',
      text: 'Dominantní symboly dávají vítězné body, druhé aktivní body zkušenosti.',
    },
    keep: {
      name: 'Ponechání karet',
      text: 'Ponechané karty otevřou další časovou osu a jejich efekty se vyhodnotí ještě jednou. Ostatní se odhodí.',
    },
    kept: { name: 'Ponechané karty', text: 'Efekty ponechaných karet už platí pro kapitolu, která začíná.' },
    story: { name: 'Příběh pokračuje', text: 'Přečte se strana a držitelé žetonů cesty dostanou, co na ní stojí.' },
    over: { name: 'Příběh je u konce', text: '' },
  },

  book: 'Kniha příběhu',
  page: (page) => `Strana ${page}`,
  pageRule:
    'Na konci kapitoly dá každý symbol dominantní cesty 1 vítězný bod, každý symbol té druhé 1 bod zkušenosti. Zbylé dva druhy nedávají nic.',
  unread: 'Ještě nepřečteno',
  undecided: 'Zatím bez postavy',
  leads: (page) => `na stranu ${page}`,
  nextActive: (symbols) => `tam bude aktivní: ${symbols}`,
  ends: 'závěr',
  holder: (side, name) => `Žeton ${ofPath[side]}: ${name}`,
  fate: (token) => ({
    name: `Žeton osudu ${token}`,
    text: 'Dominantní bude cesta, na které leží víc žetonů osudu; při shodě ta, na které leží nejvyšší z nich.',
  }),
  fateNow: (token, side) =>
    side === null ? `Zatím by se žeton osudu ${token} odložil` : `Zatím míří žeton osudu ${token} sem: ${side}`,
  fateGoes: (token, side) => (side === null ? `Žeton osudu ${token} se odkládá` : `Žeton osudu ${token}: ${side}`),
  votes: 'Každý podporuje cestu, jejíž symbol má víckrát; o kolik víc, na tom nezáleží.',
  vote: (name, side) => `${name}: ${side ?? 'žádná cesta'}`,
  mat: 'Zásoba karet',
  aside: (token) => `Žeton osudu ${token} je odložený`,
  road: 'Prošlá cesta',
  roadChapter: (chapter) => `${chapter}. kapitola`,
  roadEnd: 'Závěr',
  readAgain: 'Přečíst znovu',
  turnPage: 'Otočit stranu',
  turnBack: 'Zpět',
  read: 'Přečteno',
  closeBook: 'Zavřít knihu',
  bonus: (side, bonus) => `Žeton ${ofPath[side]}: ${bonus}`,

  draft: { name: 'Zásoba a iniciativa', text: '' },
  deck: (n) => `Balíček: ${cards(n)}`,
  deckRule: 'Nejvyšší pozice: dvě neznámé karty. Vejde se sem libovolně figurek a všechny jednají dřív než řady.',
  discarded: (n) => `odhozeno: ${n}`,
  row: (row) => `Řada ${row}`,
  emptyRow: 'Prázdná',
  lowest: {
    name: 'Nejnižší řada: 1 bod zkušenosti',
    text: 'Kdo si ji vybere, hned získá 1 bod zkušenosti, a jedná poslední.',
  },
  token: (faction) => ({
    name: `Aliance: ${faction}`,
    text: 'Kdo si vybere tuto řadu, vezme si kartu aliance této strany. Karty působí, když je dominantní její cesta.',
  }),
  track: {
    name: 'Iniciativa',
    text: 'Pořadí, ve kterém všichni jednají. Po výběru karet je to pořadí figurek shora dolů; shody vyhrává, kdo je výš.',
  },
  trackPlace: (place, name) => `${place}. ${name}`,
  turnFrom: (from, to) =>
    from === to
      ? `Příště byste jednali jako ${from}.`
      : `Příště byste jednali jako ${from}. ${to === from + 1 ? 'nebo' : 'až'} ${to}.`,
  shows: (left, right) => `aktivní symboly: ${left} vlevo, ${right} vpravo`,
  playedNow: 'Zahraná teď:',
  nothingNow: 'nic',
  swap: (card) => `Prohodit kartu „${card}“ s kartou z jiné řady`,

  lines: { name: 'Časové osy', text: '' },
  line: (name) => `Časová osa: ${name}`,
  emptyLine: 'Zatím bez karet',
  counts: (symbol, n) => `${symbol}: ${n}`,
  ahead: (by) => (by > 0 ? `Náskok před všemi ostatními: ${by}` : `Ztráta na nejlepšího: ${-by}`),
  tied: 'Stejně jako nejlepší z ostatních, který je výš v iniciativě',
  byInitiative: 'Stejně jako jiní, ale výš v iniciativě',
  supports: (name, side) =>
    side === null ? `${name} nepodporuje žádnou cestu` : `${name} – podporovaná cesta: ${side}`,
  tokens: (symbols) => `Žetony: ${symbols}`,
  specialLost: 'Ztracený, vrátí se na začátku příští kapitoly.',
  special: (symbol) => `Zvláštní žeton: ${symbol}`,
  covered: 'Zakrytý symbol je ztracený a nepočítá se.',
  recoloured: (colour) => `V tomto tahu se počítá jako ${colour}.`,
  ready: 'Má vybráno',

  hand: (n) => `Vaše ruka: ${n}`,
  handOf: (n) => `V ruce: ${n}`,
  first: (card) => `${card}, zahraná první`,
  second: (first, brings) => `Po kartě „${first}“, dohromady: ${brings}`,
  wouldBring: (what) => `Přinesla by: ${what}`,
  bringsNothing: 'Teď by nic nezměnila',
  ifDominant: (side, points) => `vyhraje-li ${side}: ${points}`,
  points: (v, x) => [v === 0 && x !== 0 ? '' : vp(v), x === 0 ? '' : xp(x)].filter((part) => part !== '').join(', '),
  otherWay: (what) => `v opačném pořadí: ${what}`,
  support: (side) => (side === null ? 'nepodpoříte žádnou cestu' : `vaše podpora: ${side}`),
  makesEffort: 'splní extra úsilí',
  reachesLevel: (colour) => `splní požadavek: ${colour}`,

  hero: (name) => `Postava: ${name}`,
  character: (name) => name,
  xp: (n) => ({
    name: xp(n),
    text: 'Zkušenosti odemykají schopnosti na 5, 10 a 15 bodech; od 20 běží po stupnici zlatý ukazatel, na konci za vítězné body.',
  }),
  gold: (gold, v) => ({
    name: `Zlatá zkušenost ${gold}`,
    text:
      v === 0
        ? 'Nad 20 bodů: zlatý ukazatel dá na konci vítězné body.'
        : `Nad 20 bodů: zlatý ukazatel stojí tam, kde na konci dá ${vp(v)}.`,
  }),
  abilities: 'Schopnosti',
  ability: {
    locked: (n) => `zamčená do ${counted(n, 'bodu', 'bodů', 'bodů')} zkušenosti`,
    ready: 'připravená',
    used: 'použitá',
  },
  why: {
    locked: (n) => `Odemkne se na ${counted(n, 'bodu', 'bodech', 'bodech')} zkušenosti.`,
    used: 'Každou schopnost lze použít jednou za hru.',
    window: {
      'before-own-draft': 'Jen než si vyberete pozici.',
      'after-own-draft': 'Jen hned poté, co si vezmete karty.',
      'before-play': 'Jen před hraním karet.',
      loss: 'Jen když vás o symbol připravuje efekt karty, kterou hrajete.',
      effect: 'Jen před efektem karty, kterou jste právě zahráli.',
      'after-cards': 'Jen po efektech vašich dvou karet.',
      'end-of-chapter': 'Jen na konci kapitoly, než se časové osy vyčistí.',
    },
    nothing: 'Neměla by co udělat.',
    taken: (name) => `Stojí tu ${name} a do řady se vejde jedna figurka.`,
    removed: 'Dvojice je pryč, v tomto tahu sem nikdo nesmí.',
    unread: 'Strany se čtou, až k nim příběh dojde.',
    goal: 'Prohlédnout si ho smí jen ten, kdo splnil jeho požadavek nebo komu to dovolil příběh.',
  },
  use: (ability) => `Použít: ${ability}`,
  quest: (name) => `Vedlejší úkol: ${name}`,
  questNow: (n, v) => `teď ${cards(n)}: ${vp(v)}`,
  shownCards: 'Vzaté v tomto tahu ze zásoby, všem na očích',
  backToMine: 'Zpět k mé postavě',
  show: (name) => `Ukázat: ${name}`,
  automa: {
    name: 'Automa',
    text: 'Váš soupeř hraje podle pevných pravidel: bere dvojici s nejvíce aktivními symboly, efekty přehlíží a sám rozhoduje, kam půjdou žetony osudu.',
  },
  automaSymbols: 'Na začátku kapitoly získá žeton každého z nich, který je aktivní.',
  automaFrom: (n) => `Od ${counted(n, 'bodu', 'bodů', 'bodů')} zkušenosti.`,

  effort: {
    name: 'Extra úsilí',
    text: 'Kdo má po zahrání karet na sousedních kartách tyto barvy v tomto pořadí a mezi nimi kartu z tohoto tahu, získá odměnu. Jednou za tah.',
  },
  effortNow: (chapter) => `Extra úsilí, ${chapter}. kapitola`,
  effortNext: (colour) => `Vaše osa pokračuje barvou: ${colour}.`,
  goals: {
    name: 'Skryté cíle',
    text: 'Na konci se bodují dva cíle, které mají na rubu dominantní symbol 3. kapitoly. Tři karty barvy ležící u cíle dovolí si ho prohlédnout.',
  },
  goal: (back, symbols) => `Skrytý cíl ${back}: ${symbols}`,
  goalHidden: 'Leží lícem dolů. Prohlédne si ho, kdo splní jeho požadavek.',
  requirement: (colour, n, of) => `Požadavek: ${colour}, ${n} z ${of} karet`,
  requirementDone: 'Obě úrovně požadavku jsou splněné.',
  levelOf: (name, level) => `${name}: ${level}. úroveň`,
  alliances: {
    name: 'Aliance',
    text: 'Když je cesta dominantní, uplatní se všechny karty její strany: vlevo Renfri, vpravo Stregobor. Od každé můžete mít nejvýš tři.',
  },
  held: (faction, n) => `${faction}: ${cards(n)}`,
  noAlliances: 'žádné',

  experience: 'Zkušenosti',
  inHand: 'Karty v ruce',
  readyAbilities: 'Připravené schopnosti',
  vp: 'Vítězné body',
  acts: 'Co dalšího lze udělat',
  boards: { name: 'Vyberte si postavu', text: 'Dostanete dvě desky; jednu si necháte, druhá se vrátí.' },
  startingCards: 'Počáteční karty',
  reveal: 'Karty se otáčejí',
  pageTurns: 'Strana se otáčí',
  ending: { title: 'Příběh je u konce', player: 'Hráč', total: 'Body', hero: (name) => `Hrdina příběhu: ${name}` },
}

export const words: PathSpoken = { ...game, lesson, board, vocabulary }
