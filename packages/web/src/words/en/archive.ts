import { plural } from '../plural.ts'

export const archive = {
  title: 'Archive',
  empty: 'No game has been finished on this device yet.',
  emptyText:
    'Whatever is played to its end is kept here: to be watched again move by move, from every seat, and played on from any position.',
  begin: 'Play something',
  import: 'Open a saved record',
  importBad: 'This file is not a record that we can read.',
  importAltered: 'This record was altered after it was saved: it does not agree with its own seal or dice.',
  wonBy: (name: string, n: number) => `${name} won by ${plural('en', n, { one: 'point', other: 'points' })}.`,
  wonEven: (name: string) => `${name} won: the points were even, the tie-break decided.`,
  bot: { whole: 'bot', finished: 'finished by a bot' },
  delete: 'Delete',
  deleteOf: (what: string) => `Delete: ${what}`,
  deleted: 'Deleted.',
  restore: 'Put it back',
  brought: 'Brought from elsewhere',
  broughtText: 'Brought from elsewhere: the names at this table are what its file says.',
  sagas: 'Sagas that are over',
  saga: {
    over: (n: number) => `Played to its end: ${plural('en', n, { one: 'evening', other: 'evenings' })}.`,
    ended: (n: number) => `Ended early: ${plural('en', n, { one: 'evening', other: 'evenings' })}.`,
  },
  older: 'Older games',
  here: 'On this device',
  server: 'On the server',
}
