import { type Mind, type OpenTable, type QuietTable, type Seat, type Shape, same, source } from '@krcma/kernel'
import { type Choices, choicesOf, labelOf, type Move, nextQuestion, worthThought } from './choices.ts'
import { customary } from './custom.ts'

/** What a search needs of a table: what its seat is asked, and worlds as that seat imagines them. */
export type Sight<G extends Shape> = Pick<OpenTable<G>, 'game' | 'seats' | 'asked' | 'decisions' | 'imagine'>

/** Something that another seat may do. */
export interface Expected {
  readonly seat: Seat
  readonly label: string
  readonly option: unknown
}

/** How a game may go on until this seat is asked something; found in an imagined world. */
export interface Continuation {
  readonly acts: readonly Expected[]
  /** The seed of that world. */
  readonly world: number
}

/** Worlds that continuations are looked for in, how long they may be, and how many are worth a thought. */
const WORLDS = 8
const LONGEST = 12
const MOST = 3
const FAR = 2 ** 20

/** The likeliest first: what most imagined worlds come to, if everybody does what the mind would do. */
export function continuations<G extends Shape>(
  mind: Mind<G>,
  table: Pick<OpenTable<G>, 'imagine'>,
  seat: Seat,
  seed: number,
): readonly Continuation[] {
  const found = new Map<string, { line: Continuation; times: number }>()
  for (let n = 0; n < WORLDS; n++) {
    const line = continuation(mind, table, seat, seed + n)
    if (line === undefined) continue
    const key = JSON.stringify(line.acts)
    const known = found.get(key)
    if (known === undefined) found.set(key, { line, times: 1 })
    else known.times++
  }
  return [...found.values()]
    .sort((a, b) => b.times - a.times)
    .slice(0, MOST)
    .map(({ line }) => line)
}

function continuation<G extends Shape>(
  mind: Mind<G>,
  table: Pick<OpenTable<G>, 'imagine'>,
  seat: Seat,
  seed: number,
): Continuation | undefined {
  const world = table.imagine(seat, seed)
  const random = source(seed, 4)
  const acts: Expected[] = []
  while (acts.length < LONGEST) {
    const question = nextQuestion(world, seat)
    if (question === undefined) return undefined
    if (question.seat === seat)
      return worthThought(mind, choicesOf(world, seat)).size > 1 ? { acts, world: seed } : undefined
    const move = customary(mind, world, choicesOf(world, question.seat), random)
    if (move === undefined) return undefined
    const option = move.decision.options[move.option] as unknown
    acts.push({ seat: move.decision.seat, label: labelOf(move), option })
    world.give(move.decision, move.option)
  }
  return undefined
}

/** In as many worlds that is looked for in which the others can do what is expected of them. */
const TRIES = 6

/** A table as a seat will see it, should the others do what it expects: nobody has sat at it yet. */
export class Foreseen<G extends Shape> implements Sight<G> {
  readonly #table: Pick<OpenTable<G>, 'imagine' | 'seats' | 'game'>
  readonly #seat: Seat
  readonly #line: Continuation
  readonly #sample: QuietTable<G>
  readonly #choices: readonly string[]

  constructor(table: Pick<OpenTable<G>, 'imagine' | 'seats' | 'game'>, seat: Seat, line: Continuation) {
    this.#table = table
    this.#seat = seat
    this.#line = line
    this.#sample = this.#known()
    this.#choices = labelsOf(choicesOf(this.#sample, seat))
  }

  get game(): OpenTable<G>['game'] {
    return this.#table.game
  }
  get seats(): readonly Seat[] {
    return this.#table.seats
  }
  get asked(): OpenTable<G>['asked'] {
    return this.#sample.asked
  }
  decisions(seat: Seat): ReturnType<OpenTable<G>['decisions']> {
    return this.#sample.decisions(seat)
  }

  /** The same seed, the same world. */
  imagine(seat: Seat, seed: number): QuietTable<G> {
    for (let n = 0; n < TRIES; n++) {
      const world = this.#table.imagine(seat, seed + n * FAR)
      // What chance decides on the way may lead to another question; then all of this will have been in vain.
      if (this.#follow(world) && same(labelsOf(choicesOf(world, this.#seat)), this.#choices)) return world
    }
    return this.#known()
  }

  /** The world in which the continuation was found. */
  #known(): QuietTable<G> {
    const world = this.#table.imagine(this.#seat, this.#line.world)
    if (!this.#follow(world)) throw new Error('what was done in a world cannot be done in it again')
    return world
  }

  /** Whether the others can do all of it there, and then this seat is asked. */
  #follow(world: QuietTable<G>): boolean {
    for (const { seat, label } of this.#line.acts) {
      const move = movesOf(choicesOf(world, seat)).find((one) => labelOf(one) === label)
      if (move === undefined) return false
      world.give(move.decision, move.option)
    }
    return nextQuestion(world, this.#seat)?.seat === this.#seat
  }
}

function labelsOf<G extends Shape>(choices: Choices<G>): readonly string[] {
  return movesOf(choices).map((move) => labelOf(move))
}

function movesOf<G extends Shape>({ decisions }: Choices<G>): readonly Move<G>[] {
  return decisions.flatMap((decision) => decision.options.map((_, option) => ({ decision, option })))
}
