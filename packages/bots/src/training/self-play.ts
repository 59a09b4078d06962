import {
  type Learnt,
  type Mind,
  type Opening,
  openQuiet,
  type QuietTable,
  type Room,
  type Shape,
  type Source,
  source,
} from '@krcma/kernel'
import { choicesOf, moveOf, nextQuestion } from '../search/choices.ts'
import { customary } from '../search/custom.ts'
import { momentOf } from '../search/moment.ts'
import { resultsOf } from '../search/results.ts'

/** A position of a game, as every seat sees it. */
export interface Position {
  readonly progress: number
  readonly features: readonly ArrayLike<number>[]
}

/** A game that was played to learn from it. */
export interface Lesson {
  readonly positions: readonly Position[]
  /** How it ended for each seat, in points. */
  readonly results: readonly number[]
  readonly places: readonly number[]
}

/** How a game is played to learn from it. */
export interface Wildness {
  /** Up to this progress anything may happen, so that positions come up to which good play does not lead. Not learnt from. */
  readonly until: number
  /** One decision in so many is made by chance before, and after. */
  readonly before: number
  readonly after: number
}

export const TAME: Wildness = { until: 0, before: 0, after: 0 }

const SELDOM = 3
/** Of a game with more moments, every second one counts, or every fourth. */
const MOST = 64

/** Plays a game to its end without search, each seat by its mind. */
export function playLesson<G extends Shape>(
  { game }: Room<G>,
  opening: Opening<G>,
  eyes: Learnt<G>,
  minds: readonly Mind<G>[],
  seed: number,
  wildness: Wildness,
): Lesson {
  const table = openQuiet(game, opening, seed)
  const random = source(seed, 1)
  const positions: Position[] = []
  let stride = 1
  let passed = 0
  let moment = Number.NaN
  while (!table.over) {
    const { state } = table
    const progress = eyes.senses.progress(state)
    const now = momentOf(minds[0] as Mind<G>, table)
    if (now !== moment) {
      moment = now
      if (progress >= wildness.until && passed++ % stride === 0) {
        positions.push({
          progress,
          features: table.seats.map((seat) => Float64Array.from(eyes.senses.look(state, seat, eyes.judge))),
        })
        if (positions.length === MOST) {
          stride *= 2
          for (let i = 0; i < MOST / 2; i++) positions[i] = positions[2 * i] as Position
          positions.length = MOST / 2
        }
      }
    }
    move(table, minds, random, progress < wildness.until ? wildness.before : wildness.after)
  }
  const ending = table.ending()
  return { positions, results: ending === null ? [] : resultsOf(ending), places: ending?.places ?? [] }
}

function move<G extends Shape>(table: QuietTable<G>, minds: readonly Mind<G>[], random: Source, wild: number): void {
  const question = nextQuestion(table, -1)
  if (question === undefined) throw new Error('nothing is asked, and the game is not over')
  const mind = minds[question.seat] as Mind<G>
  const choices = choicesOf(table, question.seat)
  if (wild > 0 && random.below(wild) === 0) {
    const any = moveOf(choices, random.below(choices.size))
    if (any !== undefined) {
      table.give(any.decision, any.option)
      return
    }
  }
  const isGlancing = choices.decisions.length > 1 && random.below(SELDOM) === 0
  const chosen = isGlancing ? customary(mind, table, choices, random) : undefined
  if (chosen !== undefined) table.give(chosen.decision, chosen.option)
  else table.give(question, mind.choose(table.state, question, random))
}
