import type { Catalogue } from '../index.ts'
import { plural } from '../plural.ts'
import { archive } from './archive.ts'
import { choose } from './choose.ts'
import { ending } from './ending.ts'
import { lobby } from './lobby.ts'
import { rules } from './rules.ts'
import { setUp } from './set-up.ts'
import { settings } from './settings.ts'
import { table } from './table.ts'

const players = (n: number) => plural('cs', n, { one: 'hráč', few: 'hráči', other: 'hráčů' })

/** Vše, co říká sám podnik, česky. Hry mají svá slova. */
export const cs: Catalogue = {
  language: 'Čeština',
  tavern:
    'Stůl na velké fantasy deskovky, který zná pravidla: učíte se je při hře, proti botům i s přáteli, za jeden večer i po tahu denně.',
  welcome: 'Posaďte se. Svíčky hoří a pravidla známe.',
  home: 'Lokál',
  close: 'Zavřít',
  neverMind: 'Raději ne',
  loading: 'Okamžik…',
  you: 'vy',
  somebody: 'Někdo',
  yourMove: 'Jste na tahu',
  playersRange: (least, most) => (least === most ? players(most) : `${least}–${players(most)}`),
  minutes: (least, most) => `${least}–${most} min`,

  notFound: 'Taková stránka tu není.',
  notFoundTable: 'Tenhle stůl tu není.',
  notFoundTableText:
    'Odkaz se možná cestou zkrátil, nebo je ke stolu přístup jen na pozvání. Zeptejte se toho, kdo vám ho poslal.',
  elsewhere: {
    title: 'Tahle hra je na jiném zařízení',
    text: 'Odkaz vede ke hře, která je uložená na zařízení, kde se hrála, a funguje jen tam. Požádejte toho, kdo ho poslal, o záznam hry; ten se tu dá otevřít.',
  },
  failed: 'Něco se pokazilo. Nic se neztratilo; načtěte stránku znovu.',

  lobby,
  choose,
  setUp,
  table,
  ending,
  archive,
  settings,
  rules,
}
