import type { archive as english } from '../en/archive.ts'
import { plural } from '../plural.ts'

export const archive: typeof english = {
  title: 'Archiv',
  empty: 'Na tomto zařízení se zatím žádná hra nedohrála.',
  emptyText:
    'Co se dohraje, zůstane tu: dá se přehrát tah po tahu, z každého místa u stolu, a z každé pozice se dá hrát dál.',
  begin: 'Zahrát si',
  import: 'Otevřít uložený záznam',
  importBad: 'Tento soubor není záznam, který bychom uměli číst.',
  importAltered: 'Tento záznam někdo po uložení změnil: nesouhlasí s vlastní pečetí nebo kostkami.',
  wonBy: (name, n) => `Vítězí ${name}, a to o ${plural('cs', n, { one: 'bod', few: 'body', other: 'bodů' })}.`,
  wonEven: (name) => `Vítězí ${name}: bodů bylo stejně, rozhodlo pravidlo pro shodu.`,
  bot: { whole: 'bot', finished: 'dohrál bot' },
  delete: 'Smazat',
  deleteOf: (what) => `Smazat: ${what}`,
  deleted: 'Smazáno.',
  restore: 'Vrátit zpátky',
  brought: 'Přineseno odjinud',
  broughtText: 'Přineseno odjinud: kdo u tohoto stolu seděl, říká jen soubor.',
  sagas: 'Ságy, které skončily',
  saga: {
    over: (n) => `Dohraná: ${plural('cs', n, { one: 'večer', few: 'večery', other: 'večerů' })}.`,
    ended: (n) => `Ukončená předčasně: ${plural('cs', n, { one: 'večer', few: 'večery', other: 'večerů' })}.`,
  },
  older: 'Starší hry',
  here: 'Na tomto zařízení',
  server: 'Na serveru',
}
