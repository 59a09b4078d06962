import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import type { Language, Room, Shape, Weights } from '@krcma/kernel'
import { crewOf } from './crew.ts'
import { type Sentences, sentences } from './sentences.ts'
import { goneOn, weightsFile, written } from './standing.ts'
import { begun, type Course, nextGeneration, type Standing } from './trainer.ts'

interface Output {
  write(text: string): unknown
  readonly isTTY?: boolean
}

/** What the command needs of the program around it. */
export interface TrainingHouse {
  readonly language: Language
  readonly out: Output
  readonly err: Output
  readonly games: readonly string[]
  /** The address of a game's module, for threads. */
  module(game: string): string
  open<T>(game: string, use: <G extends Shape>(room: Room<G>) => T): Promise<T>
  /** Where the training itself is kept between two runs. */
  read(game: string): string | undefined
  keep(game: string, text: string): void
  /** Writes the game's `mind/weights.json`. */
  write(game: string, text: string): void
}

interface Wish {
  readonly game: string
  readonly course: Course
  readonly threads: number
  readonly anew: boolean
}

const USUAL = { seed: 1, generations: 12, games: 2000, searches: 12, matches: 400 } as const

/** krcma train <game> [--generations N] [--games N] [--searches N] [--matches N] [--seed N] [--threads N] [--anew]; the exit code. */
export async function train(args: readonly string[], house: TrainingHouse): Promise<number> {
  const say = sentences[house.language]
  const wish = read(args, house, say)
  if (typeof wish === 'string') {
    house.err.write(`${wish}\n`)
    return 2
  }
  return house.open(wish.game, (room) => trained(room, wish, house, say))
}

async function trained<G extends Shape>(
  room: Room<G>,
  wish: Wish,
  house: TrainingHouse,
  say: Sentences,
): Promise<number> {
  const { game, course } = wish
  const { learnt } = room.mind
  if (learnt === undefined) {
    house.err.write(`${say.noMind(game)}\n`)
    return 2
  }
  const { rules } = room.game
  const { features } = learnt.senses
  const kept = wish.anew ? undefined : house.read(game)
  let standing: Standing =
    (kept === undefined ? undefined : goneOn(kept, course, rules, features)) ?? begun(room, course)
  if (standing.generation > 0) house.err.write(`${say.goesOn(standing.generation)}\n`)
  const crew = crewOf(house.module(game), wish.threads)
  const show = (played: number, of: number) => {
    if (house.err.isTTY === true)
      house.err.write(`\r${say.progress(standing.generation + 1, course.generations, played, of)}\x1b[K`)
  }
  try {
    while (standing.generation < course.generations) {
      standing = await nextGeneration(room, standing, crew, show)
      house.keep(game, written(standing, rules, features))
      const weights = standing.weights.at(-1) as Weights
      house.write(game, weightsFile(weights))
      const milestone = weights.made.curve.at(-1)
      if (house.err.isTTY === true) house.err.write('\r\x1b[K')
      if (milestone !== undefined) house.out.write(`${say.generation(standing.generation, milestone)}\n`)
    }
  } finally {
    crew.end()
  }
  house.out.write(`${say.done(game)}\n`)
  return 0
}

function read(args: readonly string[], { games }: TrainingHouse, say: Sentences): Wish | string {
  const text = { type: 'string' } as const
  const numbers = ['generations', 'games', 'searches', 'matches', 'seed', 'threads'] as const
  const flags = {
    ...Object.fromEntries(numbers.map((name) => [name, text])),
    anew: { type: 'boolean' } as const,
    // The language has been read by the program around the command.
    lang: text,
  }
  const { values, positionals } = parseArgs({ args: [...args], strict: false, allowPositionals: true, options: flags })
  const [game = ''] = positionals
  if (!games.includes(game)) return say.noGame(game, games)
  const unknown = Object.keys(values).find((name) => !Object.hasOwn(flags, name))
  if (unknown !== undefined) return say.noFlag(unknown)
  for (const name of numbers)
    if (values[name] !== undefined && !/^\d{1,9}$/.test(String(values[name])))
      return say.noNumber(name, String(values[name]))
  const given = (name: (typeof numbers)[number], usual: number) => Number(values[name] ?? usual)
  return {
    game,
    course: {
      seed: given('seed', USUAL.seed),
      generations: given('generations', USUAL.generations),
      games: given('games', USUAL.games),
      searches: given('searches', USUAL.searches),
      matches: given('matches', USUAL.matches),
    },
    threads: Math.max(1, given('threads', availableParallelism())),
    anew: values['anew'] === true,
  }
}
