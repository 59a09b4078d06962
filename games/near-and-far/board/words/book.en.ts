import { counted } from '../../words/en/amounts.ts'
import type { BoardWords, SaidTest } from './words.ts'

const hearts = (n: number) => counted(n, 'heart', 'hearts')

function line({ kind, needed, die, adds, bonus, hearts: spent, total }: SaidTest): string {
  const more = [
    ...(adds > 0 ? [`${adds} ${total === null || die === null ? 'from the party' : `for ${kind}`}`] : []),
    ...(bonus > 0 ? [`${bonus} more`] : []),
    ...(spent > 0 ? [hearts(spent)] : []),
  ]
  const sum = [die === null ? 'the die' : `the die shows ${die}`, ...more].join(', ')
  return `Needs ${needed}: ${sum}${total === null ? '' : `; ${total} in all`}.`
}

export const encounter: BoardWords['encounter'] = {
  name: 'Encounter',
  reads: (reader, to) => `${reader} reads to ${to}`,
  handTo: (reader, to) => `Hand the page to ${reader}, who sits to the left of ${to} and reads aloud.`,
  takes: (reader) => `${reader} reads`,
  readOn: 'Read on',
  needs: (n) => `needs ${n}:`,
  chance: (difficulty, adds) =>
    `needs ${difficulty}: ${adds === 0 ? '' : `${adds} from the party, `}the die, and as many hearts as you will`,
  costs: 'costs',
  line,
  against: (name, total) => `${name}: ${total} in all`,
  bonusAt: (n) => `From ${n} on there is a bonus.`,
  duel: (one, other) => `${one} challenges ${other}`,
  rolls: {
    duel: 'A duel',
    threat: 'A fight on the road',
    'encounter-combat': 'A test of combat',
    'encounter-skill': 'A test of skill',
  },
  won: (name) => `${name} succeeds`,
  wonMore: (name) => `${name} succeeds, and more than that`,
  lost: (name) => `${name} does not succeed`,
  gains: (what) => `It brings ${what}.`,
  loses: (what) => `It takes ${what}.`,
  keywords: (list) => `Written down: ${list}`,
  stories: (list) => `To be read later: story ${list}`,
  back: 'Back',
  turn: 'Turn the page',
  read: 'I have read it',
}

export const journal: BoardWords['journal'] = {
  name: 'Journal',
  of: (name) => `The journal of ${name}`,
  title: (who) => `The journey of ${who}`,
  print: 'Print',
  empty: 'Nothing has been read yet. What you meet on your way will stand here.',
  unheard: 'What would have come of it, nobody knows.',
}

export const sheet: BoardWords['sheet'] = {
  name: 'Sheet and journal',
  nobody: 'No character yet',
  experience: (unspent, all) => `Experience: ${unspent} to spend, ${all} in all`,
  boxes: (marked, most) => `${marked} of ${most} encounters marked`,
  stages: (done, most) => `${done} of ${most} encounters of the own story`,
  stories: 'Stories',
  skills: 'Skills',
  keywords: 'Keywords',
  games: 'Games',
  journal: (read) =>
    `${counted(read, 'encounter', 'encounters')} in the journal. It can be read at the table and in the replay of every evening.`,
}

export const hand: BoardWords['hand'] = {
  name: 'Artifacts in hand',
  ready: 'can be bought',
  lacks: (what) => `missing: ${what}`,
  unseen: (n) => `${counted(n, 'card', 'cards')} that you do not see.`,
  keep: 'keep',
  keepMarked: (n) => (n === 0 ? 'Keep none' : `Keep ${counted(n, 'card', 'cards')}`),
}
