import type { archive as english } from '../en/archive.ts'

export const archive: typeof english = {
  title: 'Archiv',
  empty: 'Na tomto zařízení se zatím žádná hra nedohrála.',
  emptyText:
    'Co se dohraje, zůstane tu: dá se přehrát tah po tahu, z každého místa u stolu, a z každé pozice se dá hrát dál.',
  begin: 'Zahrát si',
  import: 'Otevřít uložený záznam',
  importBad: 'Tento soubor není záznam, který bychom uměli číst.',
  delete: 'Smazat',
  here: 'Na tomto zařízení',
  server: 'Na serveru',
}
