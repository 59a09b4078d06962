import { plural } from '../../words/plural.ts'

/** All that is said of somebody's place on the server, in English. */
export const en = {
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

  logOutEverywhere: 'Log out everywhere',
  device: 'this browser',

  passwordTitle: 'Password',
  passwordSet: 'Set a password',
  passwordChange: 'Change the password',
  passwordOld: 'Your password until now',
  passwordNew: 'New password (at least 10 characters)',
  passwordDone: 'The new password holds. Everywhere else you are logged out.',
  passwordKeys: (names: string) => `These passkeys still open your account: ${names}.`,
  passkeyTitle: 'Passkeys',
  passkeyName: 'Name',
  passkeyNameless: 'Passkey',
  passkeyRename: 'Rename',
  passkeySave: 'Save the name',
  passkeyRemove: (name: string) => `Remove ${name}`,
  passkeyRemoveText: 'It will not open your account any more. Where you are logged in by it, you stay so.',
  passkeyLast: 'It is the only way into your account: set a password or add another one first.',
  passkeyMade: (date: string) => `made ${date}`,
  passkeyUsed: (date: string) => `last used ${date}`,
  sessions: 'Where you are logged in',
  session: (device: string) => device || 'An unknown browser',
  sessionHere: 'this one',
  sessionSince: (since: string, seen: string) => `since ${since}, last seen ${seen}`,
  sessionClose: (device: string) => `Log out ${device}`,

  proveTitle: 'Is it you?',
  proveText: 'This changes how your account is opened. Please show once more that it is you.',
  provePassword: 'Your password',
  prove: 'Go on',
  provePasskey: 'By a passkey',

  codes: 'Recovery codes',
  codesLeft: (n: number) =>
    n === 0
      ? 'You have no recovery code. If you lose your password and your passkeys, nobody can let you in.'
      : `You have ${plural('en', n, { one: 'recovery code', other: 'recovery codes' })} left. Each lets you in once, without password and passkey.`,
  codesNew: 'Make new codes',
  codesNewText: 'Those from before will not hold any more.',
  codesTitle: 'Keep these recovery codes',
  codesText:
    'Each lets you in once if you lose your password or your device. They are shown only now: print them, or keep them where you keep such things.',
  codesCopy: 'Copy',
  codesCopied: 'Copied',
  codesSave: 'Save as a file',
  codesPrint: 'Print',
  codesKept: 'I have kept them',
  codesFile: (login: string) => `Krčma: recovery codes of ${login}\nEach serves once.`,
  recover: 'I cannot get in',
  recoverText: 'Come in by one of the recovery codes that you have kept. After it you can set a new password.',
  recoverCode: 'Recovery code',
  recoverEnter: 'Come in',
  recoverWrong: 'The login or the code is not right, or the code has been used.',
  recovered: 'You are in. Set a new password now, or add a passkey: the code has been used.',
}
