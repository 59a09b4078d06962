import { counted } from '../../words/cs/amounts.ts'
import type { BoardWords, SaidTest } from './words.ts'

const KIND = { skill: 'za schopnosti', combat: 'za boj' }

function line({ kind, needed, die, adds, bonus, hearts, total }: SaidTest): string {
  const more = [
    ...(adds > 0 ? [`${adds} ${KIND[kind]}`] : []),
    ...(bonus > 0 ? [`${bonus} navíc`] : []),
    ...(hearts > 0 ? [`${hearts} za zdraví`] : []),
  ]
  const sum = [die === null ? 'hod kostkou' : `na kostce ${die}`, ...more].join(', ')
  return `Potřeba ${needed}: ${sum}${total === null ? '' : `; dohromady ${total}`}.`
}

export const encounter: BoardWords['encounter'] = {
  name: 'Setkání',
  reads: (reader, to) => `Čte ${reader}, poslouchá ${to}`,
  handTo: (reader, to) =>
    `Stránku teď dostane ${reader}: sedí po levici toho, koho čeká setkání (${to}), a čte nahlas.`,
  takes: (reader) => `Čte ${reader}`,
  readOn: 'Číst dál',
  needs: (n) => `potřeba ${n}:`,
  chance: (difficulty, adds) =>
    `potřeba ${difficulty}: ${adds === 0 ? '' : `${adds} dá družina, `}hod kostkou a zdraví, kolik budete chtít`,
  costs: 'stojí',
  line,
  against: (name, total) => `${name}: dohromady ${total}`,
  bonusAt: (n) => `Od ${n} výš čeká odměna navíc.`,
  duel: (one, other) => `Souboj: ${one} proti ${other}`,
  rolls: {
    duel: 'Souboj',
    threat: 'Boj na cestě',
    'encounter-combat': 'Zkouška boje',
    'encounter-skill': 'Zkouška schopnosti',
  },
  won: (name) => `${name}: zdařilo se`,
  wonMore: (name) => `${name}: zdařilo se, a ještě něco navíc`,
  lost: (name) => `${name}: nezdařilo se`,
  gains: (what) => `Přináší: ${what}.`,
  loses: (what) => `Bere: ${what}.`,
  keywords: (list) => `Zapsané slovo: ${list}`,
  stories: (list) => `K přečtení později: příběh ${list}`,
  back: 'Zpět',
  turn: 'Obrátit list',
  read: 'Mám přečteno',
}

export const journal: BoardWords['journal'] = {
  name: 'Deník',
  of: (name) => `Deník: ${name}`,
  title: (who) => `Kniha cesty: ${who}`,
  print: 'Vytisknout',
  empty: 'Zatím se nic nečetlo. Co cestou potkáte, bude stát tady.',
  unheard: 'Co by z toho bylo, nikdo neví.',
}

export const sheet: BoardWords['sheet'] = {
  name: 'List a deník',
  nobody: 'Zatím bez postavy',
  experience: (unspent, all) => `Zkušenosti: ${unspent} k utracení, celkem ${all}`,
  boxes: (marked, most) => `Označená setkání: ${marked} z ${most}`,
  stages: (done, most) => `Setkání vlastního příběhu: ${done} z ${most}`,
  stories: 'Příběhy',
  skills: 'Dovednosti',
  keywords: 'Slova',
  games: 'Hry',
  journal: (read) =>
    `V deníku: ${counted(read, 'setkání', 'setkání', 'setkání')}. Přečíst ho můžete u stolu i v záznamu každého večera.`,
}

export const hand: BoardWords['hand'] = {
  name: 'Artefakty v ruce',
  ready: 'dá se pořídit',
  lacks: (what) => `potřebujete ještě ${what}`,
  unseen: (n) => `Kartám nevidíte do líce: ${n}.`,
  keep: 'nechat',
  keepMarked: (n) => (n === 0 ? 'Nenechat si žádnou' : `Nechat si ${counted(n, 'kartu', 'karty', 'karet')}`),
}
