import { parseArgs } from 'node:util'
import { type Language, type Room, readOpening, type Shape } from '@krcma/kernel'
import { RUNGS, type Rung } from '../level.ts'
import { type Chapter, enter } from './book.ts'
import { climb } from './ladder.ts'
import { page, tables } from './page.ts'

/** What the command needs of the program around it. */
export interface LadderHouse {
  readonly language: Language
  readonly out: { write(text: string): unknown; readonly isTTY?: boolean }
  readonly err: { write(text: string): unknown; readonly isTTY?: boolean }
  /** The games by id, and how one is fetched. */
  readonly games: readonly string[]
  open<T>(game: string, use: <G extends Shape>(room: Room<G>) => T): Promise<T>
  /** Reads a file of the folder docs, or nothing if there is none; and writes one. */
  read(name: string): string | undefined
  write(name: string, text: string): void
  /** Set when somebody wants the ladder to end: it is told by what was played until then. */
  readonly signal?: AbortSignal
}

interface Wish {
  readonly game: string
  readonly players: number
  readonly games: number
  readonly rungs: readonly Rung[]
  readonly seed: number
  readonly options: string
}

/** krcma ladder <game> [--players N] [--games N] [--rungs a,b] [--seed N] [--options k=v,…]; returns the exit code. */
export async function ladder(args: readonly string[], house: LadderHouse): Promise<number> {
  const say = sentences[house.language]
  const wish = read(args, house, say)
  if (typeof wish === 'string') {
    house.err.write(`${wish}\n`)
    return 2
  }
  const { game, players, options } = wish
  const chapter = await house.open(game, (room) => chapterOf(room, wish, house, say))
  if (typeof chapter === 'string') {
    house.err.write(`${chapter}\n`)
    return 2
  }
  house.out.write(`${say.title(game, players, options)}\n\n${tables(chapter).join('\n')}\n`)
  const book = enter(JSON.parse(house.read('ladder.json') ?? '[]') as readonly Chapter[], chapter)
  house.write('ladder.json', `${JSON.stringify(book, null, 2)}\n`)
  house.write('ladder.md', page(book))
  house.out.write(`${say.kept}\n`)
  return 0
}

async function chapterOf<G extends Shape>(
  room: Room<G>,
  wish: Wish,
  house: LadderHouse,
  say: Sentences,
): Promise<Chapter | string> {
  const { rungs, players, games, seed, options } = wish
  const opening = readOpening(room.game, players, { options: optionsOf(options) })
  if ('refused' in opening) return say.notAllowed(opening.about)
  const start = performance.now()
  let shown = -1
  const goOn = async (played: number, of: number) => {
    const permille = Math.floor((1000 * played) / of)
    if (house.err.isTTY === true && permille !== shown)
      house.err.write(`\r${bar(played / of)} ${say.progress(played, of, left(start, played, of))} `)
    shown = permille
    // Lets somebody press Ctrl+C between two games.
    await new Promise((resolve) => setImmediate(resolve))
    return house.signal?.aborted !== true
  }
  const tally = await climb(room, { rungs, players, games, seed, options: opening.options, goOn })
  if (house.err.isTTY === true) house.err.write('\n')
  return { game: room.game.id, rules: room.game.rules, players, options, ...tally }
}

function read(args: readonly string[], { games }: LadderHouse, say: Sentences): Wish | string {
  const text = { type: 'string' } as const
  const flags = { players: text, games: text, rungs: text, seed: text, options: text }
  const { values, positionals } = parseArgs({ args: [...args], strict: false, allowPositionals: true, options: flags })
  const [game = ''] = positionals
  if (!games.includes(game)) return say.noGame(game, games)
  const unknown = Object.keys(values).find((name) => !Object.hasOwn(flags, name))
  if (unknown !== undefined) return say.noFlag(unknown)
  const given = (name: keyof typeof flags, usual: string) => String(values[name] ?? usual)
  const rungs = given('rungs', RUNGS.join()).split(',')
  const stranger = rungs.find((rung) => !RUNGS.some((known) => known === rung))
  if (stranger !== undefined) return say.noRung(stranger)
  for (const name of ['players', 'games', 'seed'] as const)
    if (!/^\d{1,9}$/.test(given(name, '1'))) return say.noNumber(name, given(name, ''))
  return {
    game,
    players: Number(given('players', '2')),
    games: Number(given('games', '400')),
    rungs: RUNGS.filter((rung) => rungs.includes(rung)),
    seed: Number(given('seed', '1')),
    options: given('options', ''),
  }
}

/** `quests=true,placing=in-order`: values are JSON where they can be. */
function optionsOf(text: string): Record<string, unknown> {
  const parts = text === '' ? [] : text.split(',').map((part) => part.split('='))
  return Object.fromEntries(
    parts.map(([name = '', value = '']) => [name, /^(true|false|\d+)$/.test(value) ? JSON.parse(value) : value]),
  )
}

function bar(part: number): string {
  const full = Math.round(24 * part)
  return `${'█'.repeat(full)}${'░'.repeat(24 - full)}`
}

function left(start: number, played: number, of: number): number {
  return played === 0 ? 0 : Math.ceil((((performance.now() - start) / played) * (of - played)) / 60_000)
}

interface Sentences {
  title(game: string, players: number, options: string): string
  progress(played: number, of: number, minutes: number): string
  readonly kept: string
  noGame(game: string, games: readonly string[]): string
  noFlag(flag: string): string
  noRung(rung: string): string
  noNumber(flag: string, value: string): string
  notAllowed(about: string): string
}

const sentences: { readonly [L in Language]: Sentences } = {
  en: {
    title: (game, players, options) => `${game}, players: ${players}${options === '' ? '' : `, ${options}`}`,
    progress: (played, of, minutes) => `${played} of ${of} games, ${minutes} min left`,
    kept: 'Kept in docs/ladder.json and docs/ladder.md.',
    noGame: (game, games) =>
      `${game === '' ? 'Which game?' : `There is no game called ${game}.`} These can be climbed: ${games.join(', ')}.`,
    noFlag: (flag) => `A ladder knows no --${flag}.`,
    noRung: (rung) => `There is no rung called ${rung}. The rungs are ${RUNGS.join(', ')}.`,
    noNumber: (flag, value) => `--${flag} takes a whole number, not ${value}.`,
    notAllowed: (about) => `The game cannot be set up like that: ${about}.`,
  },
  cs: {
    title: (game, players, options) => `${game}, počet hráčů: ${players}${options === '' ? '' : `, ${options}`}`,
    progress: (played, of, minutes) => `odehráno ${played} z ${of}, zbývá ${minutes} min`,
    kept: 'Uloženo do docs/ladder.json a docs/ladder.md.',
    noGame: (game, games) =>
      `${game === '' ? 'Která hra?' : `Žádná hra se nejmenuje ${game}.`} Na výběr je: ${games.join(', ')}.`,
    noFlag: (flag) => `Žebříček nezná --${flag}.`,
    noRung: (rung) => `Žádná příčka se nejmenuje ${rung}. Příčky jsou: ${RUNGS.join(', ')}.`,
    noNumber: (flag, value) => `Za --${flag} patří celé číslo, ne ${value}.`,
    notAllowed: (about) => `Takhle hru připravit nelze: ${about}.`,
  },
}
