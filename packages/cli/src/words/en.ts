import { refusalWords } from '@krcma/kernel'
import type { CliWords } from './words.ts'

const plural = new Intl.PluralRules('en')
const some = (n: number, one: string, other: string) =>
  `${n.toLocaleString('en')} ${plural.select(n) === 'one' ? one : other}`
const or = new Intl.ListFormat('en', { type: 'disjunction' })
const and = new Intl.ListFormat('en', { type: 'conjunction' })
const meaning = (meant: string | undefined) => (meant === undefined ? '' : ` Did you mean ${meant}?`)
const oneOf = (known: readonly string[]) => (known.length === 0 ? 'There are none.' : `Known: ${known.join(', ')}.`)

export const en: CliWords = {
  language: 'en',
  itself: 'English',
  number: (value, digits) =>
    value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  percent: (value) => `${(value * 100).toFixed(1)} %`,
  refusal: (reason) => refusalWords.en[reason],
  refused: (reason, about) => (about === '' ? reason : `${reason} (${about})`),

  help: {
    about: 'Krčma is a table for heavy fantasy board games, played by their exact rules.',
    usage: 'Usage:',
    noCommand: 'opens a table: choose a game and play',
    more: 'krcma <command> --help says more. Everywhere:',
    game: (name, players) => `${name}: for ${or.format(players.map(String))} players.`,
    options: 'Its options, the usual value of each first:',
    flags: '[--flags]',
    examples: 'Examples:',
    lang: 'the language; by default that of LC_ALL or LANG',
    help: 'this text',
    version: 'the version of the program',
    takes: {
      game: '<game>',
      'game?': '[<game>]',
      file: '<file>',
      errand: 'add|list|remove|reset|log',
      'login?': '[<login>]',
      deed: 'check|try',
    },
  },
  commands: {
    play: {
      summary: 'plays in the terminal: hot seat, and bots',
      details: [
        'Plays a game in the terminal. Several people share it (when there are secrets, a curtain falls between them), and bots take the other seats.',
        'Choose by arrow keys and Enter or by number; the keys at the bottom take back, show the log, say what a master would do, set standing answers and leave. Every answer is saved at once. Without a terminal, numbers are read from lines.',
      ],
      flags: {
        players: 'how many play',
        humans: 'the seats of people, counted from 0; all, or none; 0 unless said',
        names: 'names of the people, in order',
        bots: 'who takes the other seats: random, apprentice, greedy, journeyman, master or grandmaster; several are seated in turn; greedy unless said',
        options: 'options of the game; krcma play <game> --help lists them',
        seed: 'where the dice come from: 64 hexadecimal digits, or any text; random unless said',
        save: 'where the table is kept',
        resume: 'goes on with a table that was kept',
      },
    },
    sim: {
      summary: 'plays many games between bots and reports on them',
      details: [
        'Plays many games between bots and reports lengths, scores, win rates with 95 % confidence intervals, decisions, and content that was never used. The same seed gives the same results.',
        'With --record the games are played at live tables, whose dice are committed to and can be verified; they are other games than without.',
      ],
      flags: {
        games: 'how many games; 1000 unless said',
        players: 'how many play; 4, or as many as the game takes',
        seed: 'any text or number; random unless said',
        bots: 'one for all, or one per seat; they move one seat on with every game',
        options: 'options of the game; krcma sim <game> --help lists them',
        json: 'everything that was found, as JSON',
        record: 'writes the record of every game into this folder',
      },
    },
    replay: {
      summary: 'tells a recorded game in words',
      details: [
        'Plays a record again, checking every answer, and prints its log in words and how the table looks then.',
      ],
      flags: {
        to: 'stops before this answer',
        viewer: 'through whose eyes: a seat counted from 0, spectator, or all-seeing (usual once the game is over)',
      },
    },
    verify: {
      summary: 'proves that a record is whole and its dice are honest',
      details: [
        'Proves that a record is whole, that every answer was allowed, that its seed is the one committed to when the table opened, and that every die and every draw came from that seed. Ends with 1 when it is not so.',
      ],
      flags: {},
    },
    bench: {
      summary: 'measures the kernel',
      details: ['Measures how fast the kernel plays, copies, shows and restores a game.'],
      flags: { json: 'the figures as JSON', quick: 'only sees that everything runs; keeps no figures' },
    },
    ladder: {
      summary: 'measures how strong the bots are',
      details: [
        'Has the levels of bots play each other, every company on the same cards in every order of seats, and keeps shares of wins and ratings with their intervals in docs/ladder.md. With the strongest levels this takes hours; what was played is kept every minute.',
      ],
      flags: {
        players: 'how many play; 2 unless said',
        games: 'how many games each company plays; 400 unless said',
        rungs: 'who plays: random, apprentice, greedy, journeyman, master, grandmaster',
        seed: 'from which number on cards and dice are dealt',
        options: 'how the game is set',
      },
    },
    train: {
      summary: 'has the bots learn a game by playing it',
      details: [
        'Has the mind of a game play against itself and its earlier selves, learn from it what everything is worth, and writes that to games/<game>/mind/weights.json. Each generation tells how much of the leads at the end it does not foresee, and how often it beats the one before. It may be stopped, and goes on after its last generation; the same seed makes the same weights, with however many threads.',
      ],
      flags: {
        generations: 'how many generations; 12 unless said',
        games: 'games of a generation to learn worths from; 2000 unless said',
        searches: 'games with search, in every third generation; 12 unless said',
        matches: 'games against the generation before; 400 unless said',
        seed: 'which games are played; 1 unless said',
        threads: 'how many play at the same time; as many as there are cores unless said',
        anew: 'begins again, whatever was learnt before',
      },
    },
    rules: {
      summary: 'lists the rules of a game that no test names',
      details: [
        'Reads the ids of the rules in games/<game>/RULES.md, looks for them in the titles of the tests under games/<game>/test, and lists those that no title names. Ends with 1 when there is any.',
      ],
      flags: {},
    },
    scenario: {
      summary: 'checks a scenario that somebody made, and has bots play it',
      details: [
        'check reads a scenario from a file, as it was saved or as a bare record, and lists what its game says of it with the place of each; it ends with 1 when it cannot be played.',
        'try has bots that move at once play it, and reports whether games end, by what and in which round, who wins, which goals are reached and what is never used. The same seed gives the same games. With --record each game can be watched: krcma replay.',
      ],
      flags: {
        game: 'of which game the scenario is, where the file does not say',
        players: 'how many play; as many as the scenario takes unless said',
        games: 'how many games; 50 unless said',
        seed: 'any text or number; random unless said',
        json: 'everything that was found, as JSON',
        record: 'writes the record of every game into this folder',
      },
    },
    admin: {
      summary: 'says who sees to the house that this machine serves',
      details: [
        'add makes an admin of whoever has the login; if nobody has, it makes the account and prints a code to come in with once. list shows all admins. remove takes it away again and logs them out. reset is for anybody who has lost every way in: it removes the password and all passkeys, logs them out everywhere, and prints a code. log shows what happened to accounts lately.',
        'It works on the store of the server, which may be running: set KRCMA_DATA or DATABASE_URL as for the server, and run it as the same user.',
      ],
      flags: { json: 'list and log as JSON' },
    },
  },
  wrong: {
    command: (written, known, meant) => `There is no command ${written}.${meaning(meant)} ${oneOf(known)}`,
    flag: (command, written, meant) =>
      `krcma${command === undefined ? '' : ` ${command}`} does not know ${written}.${meaning(meant)} See: krcma ${command === undefined ? '' : `${command} `}--help`,
    switched: (flag, value) => `${flag} takes no value: leave out ${value}.`,
    noValue: (flag, takes) => `${flag} needs a value: ${flag} ${takes}`,
    missing: (command, what) =>
      ({
        game: `Say which game: krcma ${command} <game>`,
        file: `Say which file: krcma ${command}${command === 'scenario' ? ' check|try' : ''} <file>`,
        errand: `Say what to do: krcma ${command} add|list|remove|reset|log`,
        deed: `Say what to do: krcma ${command} check|try <file>`,
        login: `Say whom: krcma ${command} add|remove|reset <login>`,
      })[what],
    extra: (command, written) => `krcma ${command} has no use for ${written}. See: krcma ${command} --help`,
    count: (flag, written, least, most) => `${flag} ${written}: a whole number from ${least} to ${most} is needed.`,
    choice: (flag, written, choices, meant) =>
      `${flag} ${written}: ${or.format(choices)} would be right.${meaning(meant)}`,
    game: (written, known, meant) => `There is no game ${written}.${meaning(meant)} ${oneOf(known)}`,
    players: (written, allowed) => `--players ${written}: the game is for ${or.format(allowed.map(String))}.`,
    option: (written, known, meant) => `--options: the game has no option ${written}.${meaning(meant)} ${oneOf(known)}`,
    optionValue: (option, written, values, meant) =>
      `--options ${option}=${written}: ${or.format(values)} would be right.${meaning(meant)}`,
    setting: (reason, about) => `${reason} (${about})`,
    seats: (written, players) =>
      `--humans ${written}: seats from 0 to ${players - 1}, separated by commas, or all, or none.`,
    names: (given, people) =>
      `--names: ${some(given, 'name', 'names')} for ${some(people, 'person', 'people')}; bots have their own.`,
    bots: (given, players) => `--bots: ${some(given, 'bot', 'bots')} for ${some(players, 'seat', 'seats')}.`,
    file: (written) => `${written} cannot be read.`,
  },

  welcome: {
    language: 'Language / Jazyk',
    game: 'What shall we play?',
    players: 'How many of you play, bots included?',
    rules: 'By which rules?',
    usual: 'the usual ones',
    chosen: 'let us choose',
    people: 'How many sit at this terminal?',
    bots: 'Who takes the other seats?',
    quit: 'leave',
    bye: 'Come again.',
    count: (players) => some(players, 'player', 'players'),
    here: (people) => (people === 0 ? 'nobody: watch the bots' : some(people, 'person', 'people')),
    name: (player) => `Name of player ${player}?`,
    goOn: (game, names, answers) => `Go on: ${game} (${names}; ${some(answers, 'answer', 'answers')} so far)`,
  },
  noGames: 'There are no games on the shelf.',
  bots: {
    random: 'bots that play at random',
    apprentice: 'apprentices: they move at once and overlook things',
    greedy: 'bots that take what looks best',
    journeyman: 'journeymen: they think for a moment',
    master: 'masters: they think ahead, and give nothing away',
    grandmaster: 'grandmasters: as masters, and seconds long',
  },
  player: (number) => `Player ${number}`,
  bot: (seat) => ['Bára', 'Matěj', 'Dorota', 'Vašek', 'Johana', 'Kryštof', 'Anežka', 'Šimon'][seat % 8] ?? 'Bot',

  curtain: (name) => `Pass the device to: ${name}.`,
  offers: 'At any time:',
  onlyOffers: 'Nothing is asked of you now.',
  change: '(change your answer)',
  log: 'What happened',
  turnTo: 'Who wants to do something?',
  keys: {
    undo: 'undo',
    log: 'log',
    hint: 'hint',
    offers: 'at any time',
    standing: 'standing answers',
    turnTo: 'turn to another player',
    quit: 'save and quit',
    back: 'back',
  },
  thinks: (name, share) => `${name} is thinking … ${Math.round(share * 100)} %`,
  hint: {
    title: 'What would a master do?',
    master: 'The master',
    choice: (answer, value, visits) =>
      `${Math.round(value * 100)} of 100: ${answer} (tried ${visits === 1 ? 'once' : `${visits} times`})`,
    leave: 'do nothing',
    none: 'There is nothing to weigh here.',
  },
  consent: {
    question: 'Taking this back undoes dice, secrets seen, or what others did since. Does everybody agree?',
    yes: 'Yes, take it back',
    no: 'No, leave it',
  },
  standing: {
    question: 'What shall be answered for you, without asking, whenever this is asked?',
    howLong: 'Until when?',
    forGood: 'until I take it back',
    always: (answer) => `Always: ${answer}`,
    until: (sentence) => `until the like of this happens again: “${sentence}”`,
    takeBack: (question) => `Ask me again: ${question}`,
  },
  screen: {
    back: '↑↓ PgUp PgDn scroll  any other key: back',
    ready: 'Press Enter when you sit there.',
    scroll: (above, most) => `PgUp/PgDn: lines above ${above}, below ${most - above}`,
  },
  lines: {
    unknown: (written, items, keys) => {
      const numbers = items === 1 ? '1' : `a number from 1 to ${items}`
      return `“${written}” is not possible; ${or.format([numbers, ...keys])} is.`
    },
  },
  ending: {
    total: 'Total',
    place: 'Place',
    won: (names) =>
      names.length === 1 ? `The winner: ${names[0]}.` : `The victory is shared by ${and.format(names)}.`,
  },
  kept: (path) => `The record is in ${path}; krcma verify proves its dice.`,
  left: (path) => `The table is saved. Go on with: krcma play --resume ${path}`,

  replayed: (game, to, of) =>
    to === of
      ? `${game}, ${some(of, 'answer', 'answers')}`
      : `${game}, after ${to} of ${some(of, 'answer', 'answers')}`,
  proven: ({ name, entries, outcomes, hash, commitment, over }) => [
    `${name}: the record is whole and its dice are honest.`,
    `The seed is the one committed to when the table opened: ${commitment}`,
    `All ${some(entries, 'answer was', 'answers were')} allowed, and all ${some(outcomes, 'outcome', 'outcomes')} of chance came from the seed.`,
    over ? `The game is over; its last state: ${hash}` : `The game is not over; its state so far: ${hash}`,
  ],
  admin: {
    done: {
      add: (login) => `${login} is an admin now.`,
      remove: (login) => `${login} is no admin any more, and is logged out within half a minute.`,
      reset: (login) =>
        `Nothing opens the account of ${login} any more but this code. It is logged out within half a minute.`,
    },
    not: {
      malformed: (login) => `${login} cannot be a login: 3 to 32 letters a-z, digits, dots, dashes or underscores.`,
      unknown: (login) => `Nobody has the login ${login}.`,
      already: (login) => `${login} is an admin already.`,
      'no-admin': (login) => `${login} is no admin.`,
      'by-variable': (login) => `${login} is an admin by KRCMA_ADMINS alone: change that, and start the server anew.`,
    },
    by: { command: 'by krcma admin', variable: 'by KRCMA_ADMINS' },
    none: 'There are no admins.',
    place: (place) => `In the store ${place}`,
    code: 'To come in once, in the settings, under “I cannot get in”:',
    closed: (why) => `The store cannot be opened. ${why}`,
  },
  noBench: 'packages/bench is not there, and only it knows what to measure.',
  rules: {
    summary: (game, rules, named) => `${game}: ${some(rules, 'rule', 'rules')}, ${named} named by a test.`,
    missing: (rules) => `No test names ${rules === 1 ? 'this one' : `these ${rules}`}:`,
  },
  sim: {
    title: (game, { games, players, bots, seed }) =>
      `${game}: ${some(games, 'game', 'games')}, ${some(players, 'player', 'players')} (${bots}), seed ${seed}`,
    progress: (done, of, perSecond, left) =>
      `${done.toLocaleString('en')} of ${of.toLocaleString('en')} · ${Math.round(perSecond).toLocaleString('en')} games/s · ${Math.ceil(left)} s left`,
    lengths: 'Length of a game',
    entries: 'answers',
    turns: 'turns',
    scores: 'Scores',
    everybody: 'all seats',
    sources: 'Points by source',
    mean: 'mean',
    sd: 'sd',
    least: 'min',
    most: 'max',
    seat: (seat) => `seat ${seat}`,
    rate: 'wins',
    interval: '95 % interval',
    points: 'points',
    price: 'price',
    count: 'n',
    bySeat: 'How they fared by seat',
    byBot: 'How they fared by bot',
    byTrait: (trait) => `How they fared by ${trait}`,
    byPiece: 'How those fared who held a piece at the end',
    byPieceExtremes: (shown) =>
      `How those fared who held a piece at the end: the ${shown} highest and the ${shown} lowest`,
    outcomes: 'Outcomes',
    decisions: 'Decisions',
    perGame: 'per game',
    options: 'options',
    mentions: 'Events that tell of pieces',
    pieces: 'pieces',
    mostly: 'most often',
    allUsed: 'Every piece of the content was used.',
    unused: (count, pieces) => `Never used (${count}): ${pieces.join(', ')}`,
    shared: (games) =>
      `The victory was shared in ${some(games, 'game', 'games')}; each winner counts as a part of one.`,
    speed: (games, seconds) =>
      `${some(games, 'game', 'games')} in ${seconds.toFixed(1)} s: ${Math.round(games / seconds).toLocaleString('en')} games/s`,
    recorded: (games, folder) => `${some(games, 'record', 'records')} written to ${folder}.`,
  },
  scenario: {
    title: (name, file) => `${name}: ${file}`,
    fine: 'Nothing is wrong with it: it can be played.',
    found: (errors, warnings) =>
      [
        errors === 0
          ? 'It can be played'
          : `It cannot be played: ${some(errors, 'thing is', 'things are')} missing or wrong`,
        ...(warnings === 0 ? [] : [some(warnings, 'piece of advice', 'pieces of advice')]),
      ].join('; '),
    error: 'wrong',
    warning: 'advice',
    whichGame: (games) => `The file does not say of which game it is: --game ${or.format(games)}.`,
    noScenarios: (game) => `${game} has no scenarios that people make.`,
    tooLarge: (most) => `The file is too large: a scenario has at most ${most.toLocaleString('en')} characters.`,
    stuck: (game, why) => `Game ${game} went wrong. That is a mistake of ours, not of the scenario: ${why}`,
    trial: ({ games, players, seed }) =>
      `${some(games, 'game', 'games')}, ${some(players, 'player', 'players')}, seed ${seed}`,
    ends: 'How games end',
    otherEnd: 'in another way',
    rounds: 'In which round',
    goals: 'Was a goal reached?',
    reached: (n, of) => `in ${n} of ${some(of, 'game', 'games')}`,
    bySeat: 'Who wins',
    byTrait: (trait) => `Who wins by ${trait}`,
    never: 'Never came about',
    allCame: 'Every rule and every event came about in some game.',
  },
}
