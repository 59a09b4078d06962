import type { Language } from '@krcma/kernel'
import { LEVELS, type Level } from './level.ts'

/** A dozen for each level, no name twice, so that nobody at a table is called like somebody else. */
const NAMES: { readonly [L in Level]: readonly string[] } = {
  apprentice: [
    'Vítek',
    'Bětka',
    'Kuba',
    'Terka',
    'Honzík',
    'Madla',
    'Pepík',
    'Anka',
    'Toník',
    'Lidka',
    'Vojta',
    'Jůlka',
  ],
  journeyman: [
    'Ludmila',
    'Bořivoj',
    'Kateřina',
    'Radim',
    'Zdena',
    'Otakar',
    'Markéta',
    'Svatopluk',
    'Drahomíra',
    'Tadeáš',
    'Blažena',
    'Prokop',
  ],
  master: [
    'Hynek',
    'Libuše',
    'Vavřinec',
    'Kunhuta',
    'Ctibor',
    'Svatava',
    'Oldřich',
    'Perchta',
    'Záviš',
    'Eliška',
    'Vok',
    'Dobromila',
  ],
  grandmaster: [
    'Přemysl',
    'Vanda',
    'Vratislav',
    'Ludiše',
    'Jaromír',
    'Čistomila',
    'Ctirad',
    'Vlasta',
    'Boleslav',
    'Hedvika',
    'Soběslav',
    'Judita',
  ],
}

const TITLES: { readonly [L in Level]: { readonly he: string; readonly she: string; readonly en: string } } = {
  apprentice: { he: 'Učeň', she: 'Učednice', en: 'the Apprentice' },
  journeyman: { he: 'Tovaryš', she: 'Tovaryška', en: 'the Journeyman' },
  master: { he: 'Mistr', she: 'Mistryně', en: 'the Master' },
  grandmaster: { he: 'Velmistr', she: 'Velmistryně', en: 'the Grandmaster' },
}

/**
 * What the bot at a seat is called, the same for everybody at a table: the next of its level's names, from one on that `table`
 * (an id, or whatever stands for one) decides. `levels`: of all seats.
 */
export function botName(levels: readonly (Level | null)[], seat: number, table: string): string {
  const level = levels[seat] ?? 'journeyman'
  const before = levels.slice(0, seat).filter((other) => other === level).length
  const from = [...table].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 0)
  const names = NAMES[level]
  return names[(from + before) % names.length] ?? level
}

/** With its title: "Učednice Bětka", "Bětka the Apprentice"; a name that is none of ours stays as it is. */
export function titled(name: string, language: Language): string {
  const level = LEVELS.find((one) => NAMES[one].includes(name))
  if (level === undefined) return name
  const { he, she, en } = TITLES[level]
  return language === 'en'
    ? `${name} ${en}`
    : `${/[ae]$/.test(name) && name !== 'Kuba' && name !== 'Vojta' ? she : he} ${name}`
}
