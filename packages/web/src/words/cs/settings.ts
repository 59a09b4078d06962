import type { settings as english } from '../en/settings.ts'
import { plural } from '../plural.ts'

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
  account: 'Vaše místo na serveru',
  rename: (name) => `Od teď tu vystupovat pod jménem ${name}`,
  guest: (name) => `Znají vás tu jako hosta tohoto prohlížeče, jméno: ${name}.`,
  member: (login) => `Přihlášení pod jménem ${login}.`,
  login: 'Přihlašovací jméno',
  password: 'Heslo (aspoň 10 znaků)',
  keep: 'Ponechat mé stoly pod tímto jménem',
  enter: 'Přihlásit se',
  fresh: 'Jsem tu poprvé',
  known: 'Účet už mám',
  make: 'Založit účet',
  passkeyMake: 'Založit účet s přístupovým klíčem',
  logOut: 'Odhlásit se',
  passkeys: (n) =>
    n === 0
      ? 'Zatím nemáte žádný přístupový klíč. S ním vás toto zařízení pustí dál bez hesla.'
      : `Máte ${plural('cs', n, { one: 'přístupový klíč', few: 'přístupové klíče', other: 'přístupových klíčů' })}.`,
  passkeyAdd: 'Přidat přístupový klíč',
  passkeyKeep: 'Ponechat je s přístupovým klíčem místo hesla',
  passkeyEnter: 'Přihlásit se přístupovým klíčem',
  passkeyFailed: 'Zařízení přístupový klíč nevydalo. Nic se nezměnilo.',
  vacation: 'Dovolená',
  vacationText: 'Když jste pryč, hodiny počítající dny se vám zastaví.',
  vacationUntil: (date) => `Máte dovolenou do ${date}. Hodiny počítající dny vám stojí.`,
  vacationDays: (n) => `Na ${plural('cs', n, { one: 'den', few: 'dny', other: 'dní' })}`,
  vacationEnd: 'Už jsem zpátky',
}
