/** What a command may be given; arguments are read, and help is written, from this. */
export interface Form {
  /** What comes without dashes; `?` may be left out. */
  readonly takes: readonly ('game' | 'game?' | 'file' | 'errand' | 'login?' | 'deed')[]
  /** What comes with two dashes: a sign for its value, or null for a switch. */
  readonly flags: Readonly<Record<string, string | null>>
  readonly examples: readonly string[]
}

export const forms = {
  play: {
    takes: ['game?'],
    flags: {
      players: 'N',
      humans: '0,2',
      names: 'A,B',
      bots: 'master,…',
      options: 'k=v,…',
      seed: 'SEED',
      save: 'FILE',
      resume: 'FILE',
    },
    examples: [
      'krcma play tales-of-glory --players 3',
      'krcma play roll-player --players 4 --humans 0,2 --names Anna,Petr',
      'krcma play tales-of-glory --bots apprentice,master --players 3',
      'krcma play --resume table.json',
    ],
  },
  sim: {
    takes: ['game'],
    flags: {
      games: 'N',
      players: 'N',
      seed: 'SEED',
      bots: 'random,greedy,…',
      options: 'k=v,…',
      json: null,
      record: 'DIR',
    },
    examples: [
      'krcma sim tales-of-glory --games 10000 --players 3 --seed 7',
      'krcma sim roll-player --bots greedy,random --json > report.json',
      'krcma sim tales-of-glory --games 20 --record records',
    ],
  },
  replay: {
    takes: ['file'],
    flags: { to: 'N', viewer: 'SEAT|spectator|all-seeing' },
    examples: ['krcma replay table.json', 'krcma replay table.json --to 40 --viewer 1'],
  },
  verify: { takes: ['file'], flags: {}, examples: ['krcma verify table.json'] },
  bench: { takes: [], flags: { json: null, quick: null }, examples: ['krcma bench', 'krcma bench --json'] },
  ladder: {
    takes: ['game'],
    flags: { players: 'N', games: 'N', rungs: 'greedy,master,…', seed: 'N', options: 'k=v,…' },
    examples: ['krcma ladder tales-of-glory', 'krcma ladder roll-player --rungs greedy,journeyman --games 40'],
  },
  train: {
    takes: ['game'],
    flags: { generations: 'N', games: 'N', searches: 'N', matches: 'N', seed: 'N', threads: 'N', anew: null },
    examples: ['krcma train tales-of-glory', 'krcma train roll-player --generations 4 --threads 1'],
  },
  rules: { takes: ['game'], flags: {}, examples: ['krcma rules tales-of-glory'] },
  scenario: {
    takes: ['deed', 'file'],
    flags: { game: 'GAME', players: 'N', games: 'N', seed: 'SEED', json: null, record: 'DIR' },
    examples: [
      'krcma scenario check our-island.json',
      'krcma scenario try our-island.json --games 200 --players 3',
      'krcma scenario try our-island.json --record games',
    ],
  },
  admin: {
    takes: ['errand', 'login?'],
    flags: { json: null },
    examples: [
      'krcma admin add hospodsky',
      'krcma admin list',
      'krcma admin remove hospodsky',
      'krcma admin reset hospodsky',
      'krcma admin log',
      'KRCMA_DATA=/srv/krcma/data krcma admin list',
    ],
  },
} as const satisfies Record<string, Form>

export type Command = keyof typeof forms
export const commands = Object.keys(forms) as readonly Command[]
export type FlagOf<C extends Command> = keyof (typeof forms)[C]['flags'] & string
