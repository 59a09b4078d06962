import { vocabulary } from '../../words/cs/vocabulary.ts'
import { words as game } from '../../words/cs.ts'
import type { BoardWords, HeroesSpoken } from './words.ts'

const points = (mp: number) =>
  mp === 1 ? '1 bod pohybu' : mp > 1 && mp < 5 ? `${mp} body pohybu` : `${mp} bodů pohybu`

const board: BoardWords = {
  acts: 'Co lze udělat',
  points: 'Vítězné body',
  inHand: 'Karty v ruce',
  heroOfLevel: (hero, level) => `${hero}, úroveň ${level}`,
  movementOf: (hero) => `Pohyb, ${hero}`,
  nextIncome: (n) => `Příští příjem přinese ${n}.`,
  map: {
    label: 'Mapa',
    all: 'Celá mapa',
    middle: 'uprostřed',
    blocked: 'Na neprůchodné políčko žádný hrdina nevstoupí.',
    faceDown: (kind) => `Lícem dolů: ${kind}`,
    faceDownRule: 'Hrdina na sousedním políčku ho může za 1 bod pohybu odkrýt.',
    movement: (mp) => `zbývá pohyb: ${mp}`,
    carries: 'nese grál',
    spot: (where) => `Položit: ${where.charAt(0).toLowerCase()}${where.slice(1)}`,
    spotRule: (turns) => (turns === 1 ? 'Může ležet jen jedním způsobem.' : 'Dotkněte se místa a pak dílek natočte.'),
    turning: 'Jak může dílek ležet',
    spends: (mp) => `−${points(mp)}`,
    meetsHero: (hero, name) => `Boj: ${hero}, ${name}`,
    meetsWalls: (name) => `Obléhání, ledaže se ${name} vzdá obrany`,
    meetsGuard: (guard) => `Boj se stráží ${guard}`,
    givesWay: (guard) => `Stráž ${guard} ustoupí bez boje`,
  },
}

export const words: HeroesSpoken = { ...game, board, vocabulary }
