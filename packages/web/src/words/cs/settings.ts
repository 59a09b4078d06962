import type { settings as english } from '../en/settings.ts'
export const settings: typeof english = {
  title: 'Nastavení',
  name: 'Vaše jméno',
  language: 'Jazyk',
  theme: 'Světlo',
  themes: { night: 'Noc', day: 'Den', contrast: 'Vysoký kontrast' },
  motion: 'Pohyb',
  motions: { auto: 'Podle systému', full: 'Vždy', calm: 'Žádný' },
  sounds: 'Zvuky',
  confirmations: 'Každou volbu potvrzovat druhým kliknutím',
  on: 'Zapnuto',
  off: 'Vypnuto',
  lessons: 'Vysvětlovat hry znovu od začátku',
  lessonsDone: 'Vysvětlivky se ukážou znovu.',
}
