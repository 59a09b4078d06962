import { plural } from '../plural.ts'
import { archive } from './archive.ts'
import { choose } from './choose.ts'
import { ending } from './ending.ts'
import { lobby } from './lobby.ts'
import { rules } from './rules.ts'
import { setUp } from './set-up.ts'
import { settings } from './settings.ts'
import { table } from './table.ts'

const players = (n: number) => plural('en', n, { one: 'player', other: 'players' })

/** All that the house itself says, in English. Games bring their own words. */
export const en = {
  language: 'English',
  tavern:
    'A table for heavy fantasy board games that knows the rules: learn them as you play, against bots or with friends, in one evening or a move a day.',
  welcome: 'Sit down. The candles are lit and the rules are known.',
  home: 'Lobby',
  close: 'Close',
  neverMind: 'Never mind',
  loading: 'One moment…',
  you: 'you',
  somebody: 'Somebody',
  yourMove: 'Your move',
  playersRange: (least: number, most: number) => (least === most ? players(most) : `${least}–${most} players`),
  minutes: (least: number, most: number) => `${least}–${most} min`,

  notFound: 'There is no such page.',
  notFoundTable: 'This table is not here.',
  notFoundTableText:
    'The link may have been cut short, or the table is open only to those who were invited. Ask whoever sent it to you.',
  elsewhere: {
    title: 'This game is on another device',
    text: 'The link leads to a game that is kept on the device on which it was played, and works only there. Ask whoever sent it for the record of the game; you can open that here.',
  },
  failed: 'Something went wrong. Nothing is lost; load the page again.',

  lobby,
  choose,
  setUp,
  table,
  ending,
  archive,
  settings,
  rules,
}
