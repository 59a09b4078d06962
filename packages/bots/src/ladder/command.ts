import { parseArgs } from 'node:util'
import { hash, type Language, type Room, readOpening, type Shape } from '@krcma/kernel'
import { RUNGS, type Rung } from '../level.ts'
import { type Chapter, earlier, enter, onlyWith, type Title, written } from './book.ts'
import type { Company } from './company.ts'
import { climb, isAsItWas } from './ladder.ts'
import { page, tables } from './page.ts'
import { type Sentences, sentences } from './sentences.ts'
import { type Output, Watch } from './watch.ts'

/** What the command needs of the program around it. */
export interface LadderHouse {
  readonly language: Language
  readonly out: Output
  readonly err: Output
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
  const played = await house.open(wish.game, (room) => climbed(room, wish, house, say))
  if (typeof played === 'string') {
    house.err.write(`${played}\n`)
    return 2
  }
  const { game, players, options } = wish
  house.out.write(`${say.title(game, players, options)}\n\n${tables(played).join('\n')}\n${say.kept}\n`)
  return 0
}

/** Plays what is left to play, and keeps it. */
async function climbed<G extends Shape>(
  room: Room<G>,
  wish: Wish,
  house: LadderHouse,
  say: Sentences,
): Promise<Chapter | string> {
  const { rungs, players, games, seed, options } = wish
  const opening = readOpening(room.game, players, { options: optionsOf(options) })
  if ('refused' in opening) return say.notAllowed(opening.about)
  const { id, rules } = room.game
  const title = { game: id, rules, content: hash(room.game.content(opening)), players, options }
  const watch = new Watch(house.err, say)
  const goOn = async (played: number, of: number, sofar: readonly Company[]) => {
    // A ladder takes hours: what was played is not lost with the last minute, and the next one goes on from there.
    if (watch.at(played, of)) save(title, sofar, house)
    // Lets somebody press Ctrl+C between two games.
    await new Promise((resolve) => setImmediate(resolve))
    return house.signal?.aborted !== true
  }
  const before = earlier(bookOf(house), title).filter((company) => isAsItWas(room, company, opening.options))
  house.write('ladder.json', written(onlyWith(bookOf(house), title, before)))
  const companies = await climb(room, { rungs, players, games, seed, options: opening.options, before, goOn })
  watch.end()
  return save(title, companies, house)
}

/** Writes the book anew, and gives the chapter that has changed. */
function save(title: Title, companies: readonly Company[], house: LadderHouse): Chapter {
  const book = enter(bookOf(house), title, companies)
  house.write('ladder.json', written(book))
  house.write('ladder.md', page(book))
  return { ...title, companies: earlier(book, title) }
}

function bookOf(house: LadderHouse): readonly Chapter[] {
  return JSON.parse(house.read('ladder.json') ?? '[]') as readonly Chapter[]
}

function read(args: readonly string[], { games }: LadderHouse, say: Sentences): Wish | string {
  const text = { type: 'string' } as const
  // The language has been read by the program around the command.
  const flags = { players: text, games: text, rungs: text, seed: text, options: text, lang: text }
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
