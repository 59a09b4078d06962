import type { ScenarioWords } from './index.ts'

/** Vše, co se říká o scénářích, česky. */
export const cs: ScenarioWords = {
  title: (game) => `Scénáře: ${game}`,
  about: 'Na čem se hraje, z dílny hráčů. Otevřete si na některém stůl, nebo si ho zkopírujte a upravte po svém.',
  mine: 'Vaše',
  public: 'Pro všechny',
  none: 'Zatím tu žádný není.',
  import: 'Přinést scénář ze souboru',
  by: (name) => `autor: ${name}`,
  version: (n) => `verze ${n}`,
  link: 'jen na odkaz',
  brought: 'přinesený odjinud',
  copyOf: (name) => `podle scénáře, jehož autor je ${name}`,
  findings: 'Co na to hra',
  fine: 'Všechno je v pořádku.',
  open: 'Otevřít stůl',
  copy: 'Zkopírovat',
  copied: 'Zkopírováno; kopie je vaše.',
  export: 'Uložit do souboru',
  look: 'Prohlédnout',
  share: 'Zkopírovat odkaz',
  shared: 'Odkaz zkopírován',
  remove: 'Odstranit',
  removeText: 'Zmizí všem. Stoly, které se na něm otevřely, zůstanou, jak jsou.',
  all: 'Všechny scénáře',
  on: (name) => `Na scénáři: ${name}`,
}
