import type { Milestone, Room, Shape, Weights } from '@krcma/kernel'
import type { Crew } from './crew.ts'
import { Equations, type Numbers } from './equations.ts'
import { type Done, type Exercise, equationsOf } from './exercise.ts'
import { learnLeanings } from './leanings.ts'
import type { Lesson } from './self-play.ts'
import { Foresight, Worths } from './worths.ts'

/** How long a training is, and what of. */
export interface Course {
  readonly seed: number
  readonly generations: number
  /** Games of a generation to learn worths from. */
  readonly games: number
  /** Games with search, in every third generation, to learn leanings from. */
  readonly searches: number
  /** Games against the generation before. */
  readonly matches: number
}

/** Where a training stands: all that it needs to go on. */
export interface Standing {
  readonly course: Course
  readonly generation: number
  /** The weights of all generations, the newest last. */
  readonly weights: readonly Weights[]
  readonly matrix: Numbers
  readonly right: Numbers
}

/** What earlier games count for in the next generation: they were played by weaker minds. */
const MEMORY = 0.6
/** Games of one task. */
const CHUNK = 20
/** As many earlier generations are played with. */
const EARLIER = 4
const EVERY = 3
/** A generation that wins less than this against the one before is given up: what was learnt from its games is not. */
const TAKEN = 0.45

export function begun<G extends Shape>({ game, mind }: Room<G>, course: Course): Standing {
  const { learnt } = mind
  if (learnt === undefined) throw new Error(`the mind of ${game.id} does not learn`)
  const none: Weights = {
    rules: game.rules,
    features: {},
    doubt: [],
    leanings: {},
    made: { seed: course.seed, games: 0, curve: [] },
  }
  const { matrix, right } = new Worths(learnt.senses.features).equations
  return { course, generation: 0, weights: [none], matrix, right }
}

/** The next generation: plays, learns, and measures itself against the one before. */
export async function nextGeneration<G extends Shape>(
  room: Room<G>,
  standing: Standing,
  crew: Pick<Crew, 'do'>,
  progress: (played: number, of: number) => void,
): Promise<Standing> {
  const senses = room.mind.learnt?.senses
  if (senses === undefined) throw new Error(`the mind of ${room.game.id} does not learn`)
  const { course, generation, weights } = standing
  const now = weights.at(-1) as Weights
  const isSearching = generation % EVERY === EVERY - 1 && course.searches > 0 && senses.lean !== undefined
  const of = course.games + (isSearching ? course.searches : 0) + course.matches
  let played = 0
  const does = async (tasks: readonly Exercise[], hear: (done: Done) => void) => {
    let n = 0
    for await (const done of crew.do(tasks)) {
      hear(done)
      const task = tasks[n++] as Exercise
      played += task.to - task.from
      progress(played, of)
    }
  }
  const seed = course.seed * 1000 + generation

  const equations = new Equations(standing.right.length, standing.matrix.slice(), standing.right.slice())
  equations.fade(MEMORY)
  const company = weights.slice(-1 - EARLIER).toReversed()
  await does(tasksOf('play', company, seed, course.games, CHUNK), (done) => {
    if (done.did === 'play') equations.plus(equationsOf(done))
  })
  const worths = new Worths(senses.features, equations)
  let next: Weights = {
    ...now,
    features: worths.weightsOf(worths.solve()),
    doubt: now.doubt.length > 0 ? now.doubt : NO_DOUBT,
  }

  const weighings: Extract<Done, { did: 'search' }>['weighings'][number][] = []
  if (isSearching)
    await does(tasksOf('search', [next], seed, course.searches, 1), (done) => {
      if (done.did === 'search') weighings.push(...done.weighings)
    })
  next = { ...next, leanings: learnLeanings(weighings, senses.leanings ?? {}, next.leanings) }

  let won = 0
  const foresight = new Foresight()
  const eyes = room.mind.learnt?.again(next).learnt
  const worth = ({ progress: at, features }: Lesson['positions'][number], seat: number) => {
    const ones = eyes?.judge.worths(at) ?? []
    const seen = features[seat] ?? []
    let sum = 0
    for (let i = 0; i < ones.length; i++) sum += (ones[i] as number) * (seen[i] as number)
    return sum
  }
  await does(tasksOf('match', [next, now], seed, course.matches, CHUNK), (done) => {
    if (done.did !== 'match') return
    won += done.won
    for (const lesson of done.lessons) foresight.hear(lesson, worth)
  })
  const games = now.made.games + course.games + (isSearching ? course.searches : 0)
  const share = course.matches === 0 ? 1 : won / course.matches
  const milestone: Milestone = { games, loss: round3(foresight.loss), won: round3(share) }
  const learnt = share < TAKEN ? now : { ...next, doubt: foresight.doubt }
  next = { ...learnt, made: { seed: course.seed, games, curve: [...now.made.curve, milestone] } }
  return {
    course,
    generation: generation + 1,
    weights: [...weights, next],
    matrix: equations.matrix,
    right: equations.right,
  }
}

const NO_DOUBT: readonly number[] = Array.from({ length: 11 }, () => 1)

function round3(value: number): number {
  return Math.round(value * 1000) / 1000
}

function tasksOf(
  what: Exercise['do'],
  weights: readonly Weights[],
  seed: number,
  games: number,
  chunk: number,
): readonly Exercise[] {
  return Array.from({ length: Math.ceil(games / chunk) }, (_, n) => ({
    do: what,
    weights,
    seed,
    from: n * chunk,
    to: Math.min(games, (n + 1) * chunk),
  })) as readonly Exercise[]
}
