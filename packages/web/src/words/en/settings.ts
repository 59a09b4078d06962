import { plural } from '../plural.ts'

export const settings = {
  title: 'Settings',
  name: 'Your name',
  language: 'Language',
  theme: 'Light',
  themes: { night: 'Night', day: 'Day', contrast: 'High contrast' },
  motion: 'Movement',
  motions: { auto: 'As the system says', full: 'Always', calm: 'None' },
  sounds: 'Sounds',
  confirmations: 'Confirm every choice with a second click',
  on: 'On',
  off: 'Off',
  lessons: 'Explain games again from the beginning',
  lessonsDone: 'Lessons will be shown again.',
  account: 'Your place on the server',
  rename: (name: string) => `Be called ${name} here from now on`,
  guest: (name: string) => `You are known as ${name}, a guest of this browser.`,
  member: (login: string) => `You are logged in as ${login}.`,
  login: 'Login',
  password: 'Password (at least 10 characters)',
  keep: 'Keep my tables under this login',
  enter: 'Log in',
  logOut: 'Log out',
  passkeys: (n: number) =>
    n === 0
      ? 'You have no passkey yet. With one, this device lets you in without a password.'
      : `You have ${plural('en', n, { one: 'passkey', other: 'passkeys' })}.`,
  passkeyAdd: 'Add a passkey',
  passkeyKeep: 'Keep them with a passkey instead of a password',
  passkeyEnter: 'Log in with a passkey',
  passkeyFailed: 'Your device did not give a passkey. Nothing has changed.',
  vacation: 'Vacation',
  vacationText: 'When you are away, clocks that count days stand still for you.',
  vacationUntil: (date: string) => `You are on vacation until ${date}. Clocks that count days stand still for you.`,
  vacationDays: (n: number) => `For ${plural('en', n, { one: 'day', other: 'days' })}`,
  vacationEnd: 'I am back',
}
