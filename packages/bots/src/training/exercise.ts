import {
  type Decision,
  type Learnt,
  type Mind,
  type Opening,
  openTable,
  type Room,
  readOpening,
  type Shape,
  type Source,
  same,
  source,
  type Weights,
} from '@krcma/kernel'
import { Bot } from '../bot.ts'
import type { Way } from '../level.ts'
import type { Thought } from '../thought.ts'
import { Equations, type Numbers } from './equations.ts'
import type { Weighing } from './leanings.ts'
import { type Lesson, playLesson, TAME } from './self-play.ts'
import { Worths } from './worths.ts'

/** What a thread is asked to do: so many games, from one number to another; the same numbers are the same games. */
export type Exercise =
  /** To learn from: the first weights are those of now, the others earlier ones. */
  | {
      readonly do: 'play'
      readonly weights: readonly Weights[]
      readonly seed: number
      readonly from: number
      readonly to: number
    }
  /** To see how strong the first weights are against the second; two seats, each deal both ways about. */
  | {
      readonly do: 'match'
      readonly weights: readonly [Weights, Weights]
      readonly seed: number
      readonly from: number
      readonly to: number
    }
  /** To see what a search favours. */
  | {
      readonly do: 'search'
      readonly weights: readonly [Weights]
      readonly seed: number
      readonly from: number
      readonly to: number
    }

export type Done =
  | { readonly did: 'play'; readonly matrix: Numbers; readonly right: Numbers }
  | { readonly did: 'match'; readonly won: number; readonly lessons: readonly Lesson[] }
  | { readonly did: 'search'; readonly weighings: readonly Weighing[] }

export function exercise<G extends Shape>(room: Room<G>, task: Exercise): Done {
  const { learnt } = room.mind
  if (learnt === undefined) throw new Error(`the mind of ${room.game.id} does not learn`)
  const minds = task.weights.map((weights) => learnt.again(weights))
  switch (task.do) {
    case 'play': {
      const worths = new Worths(learnt.senses.features)
      for (let n = task.from; n < task.to; n++) worths.learn(lesson(room, minds, task.seed, n))
      const { matrix, right } = worths.equations
      return { did: 'play', matrix, right }
    }
    case 'match': {
      const lessons: Lesson[] = []
      let won = 0
      for (let n = task.from; n < task.to; n++) {
        const played = duel(room, minds, task.seed, n)
        lessons.push(played)
        won += wonBy(n % 2, played.places)
      }
      return { did: 'match', won, lessons }
    }
    case 'search': {
      const weighings: Weighing[] = []
      for (let n = task.from; n < task.to; n++) weighings.push(...searched(room, minds[0] as Mind<G>, task.seed, n))
      return { did: 'search', weighings }
    }
  }
}

/** Streams of chance, so that one number is another game for each exercise. */
const STREAM = { play: 11, match: 12, search: 13 } as const
const FAR = 2 ** 31

/** One decision in four is made by chance at the beginning of most games, and one in thirty later. */
const WILD = { before: 4, after: 30 } as const
const ALL_WILD = { until: 2, before: 1, after: 1 } as const

function lesson<G extends Shape>(room: Room<G>, minds: readonly Mind<G>[], seed: number, n: number): Lesson {
  const random = source(seed * FAR + n, STREAM.play)
  const opening = openingOf(room, random)
  const [now] = minds as [Mind<G>, ...Mind<G>[]]
  const seated = Array.from({ length: opening.players }, () =>
    random.below(4) === 0 ? (minds[random.below(minds.length)] as Mind<G>) : now,
  )
  const roll = random.below(100) / 100
  const until = random.below(10) < 3 ? 0 : roll ** 2
  const learnt = now.learnt
  if (learnt === undefined) throw new Error(`the mind of ${room.game.id} does not learn`)
  const knowsNothing = learnt.weights.doubt.length === 0
  return playLesson(
    room,
    opening,
    learnt,
    seated,
    random.below(FAR),
    knowsNothing ? { ...ALL_WILD, until: 0 } : { until, ...WILD },
  )
}

function duel<G extends Shape>(room: Room<G>, [now, before]: readonly Mind<G>[], seed: number, n: number): Lesson {
  const random = source(seed * FAR + Math.floor(n / 2), STREAM.match)
  if (now?.learnt === undefined || before === undefined) throw new Error('a match takes two minds that learn')
  const players = room.game.players.includes(2) ? 2 : Math.min(...room.game.players)
  const seated = Array.from({ length: players }, (_, seat) => (seat === n % 2 ? now : before))
  return playLesson(room, usual(room, players), now.learnt, seated, random.below(FAR), TAME)
}

/** 1 for the sole first, a half for a shared first place, 0 for all others. */
function wonBy(seat: number, places: readonly number[]): number {
  if (places[seat] !== 1) return 0
  return places.filter((place) => place === 1).length > 1 ? 0.5 : 1
}

/** As a journeyman thinks, and further; nothing is left to trust, for trust is what it is to learn. */
const TUTOR: Way = {
  by: 'search',
  manner: {
    breadth: 12,
    trust: 0,
    curiosity: 0.35,
    expansionThreshold: 1000,
    widening: 0.25,
    iterations: 48,
    foresight: 4,
  },
}
/** How much more an option is favoured that comes out better by so much of the way from lost to won. */
const SHARP = 0.02

function searched<G extends Shape>(room: Room<G>, mind: Mind<G>, seed: number, n: number): readonly Weighing[] {
  const learnt = mind.learnt
  if (learnt === undefined) throw new Error(`the mind of ${room.game.id} does not learn`)
  const random = source(seed * FAR + n, STREAM.search)
  const { players, options } = openingOf(room, random)
  const seats = Array.from({ length: players }, (_, seat) => `${seat + 1}`)
  const table = openTable(room.game, {
    seats,
    options,
    seed: random.below(FAR).toString(16).padStart(64, '0'),
    inMemory: 2,
  })
  if ('refused' in table) throw new Error(`${table.refused}: ${table.about}`)
  const bots = seats.map((_, seat) => new Bot(mind, TUTOR, seat))
  const found: Weighing[] = []
  while (!table.over) {
    const [seat = 0] = table.waiting
    const thought = (bots[seat] as Bot<G>).decide(table, random.below(FAR))
    for (const decision of table.decisions(seat)) {
      const weighing = weighingOf(learnt, table.state, decision, thought.weighed)
      if (weighing !== undefined) found.push(weighing)
    }
    table.answer({ seat, ...thought.answer })
  }
  return found
}

/**
 * What a search has found of a decision that there are leanings for, if it weighed more than one option of it. To leave an offer
 * alone is as good as the best of all else.
 */
function weighingOf<G extends Shape>(
  { senses, judge }: Learnt<G>,
  state: G['state'],
  decision: Decision<G>,
  weighed: Thought['weighed'],
): Weighing | undefined {
  const { kind, options, offer } = decision
  if (senses.leanings?.[kind] === undefined || senses.lean === undefined) return undefined
  const values = options.map((option) => weighed.find((one) => one.kind === kind && same(one.option, option))?.value)
  const others = weighed.filter((one) => one.kind !== kind).map(({ value }) => value)
  const leanings = senses.lean(state, decision, judge).map((leans) => Array.from(leans))
  if (offer && others.length > 0) {
    values.push(Math.max(...others))
    leanings.push((leanings[0] ?? []).map(() => 0))
  }
  const known = values.filter((value) => value !== undefined)
  if (known.length < 2) return undefined
  const most = Math.max(...known)
  const favour = values.map((value) => (value === undefined ? 0 : Math.exp((value - most) / SHARP)))
  const sum = favour.reduce((all, part) => all + part, 0)
  return { kind, leanings, favour: favour.map((part) => part / sum) }
}

/** Every number of players, two the most often; now and then with other options. */
function openingOf<G extends Shape>(room: Room<G>, random: Source): Opening<G> {
  const { players } = room.game
  const many = players.includes(2) && random.below(3) === 0 ? 2 : (players[random.below(players.length)] as number)
  if (random.below(4) > 0) return usual(room, many)
  const all = Object.entries(room.game.options as Readonly<Record<string, readonly unknown[]>>)
  const options = Object.fromEntries(all.map(([name, values]) => [name, values[random.below(values.length)]]))
  const opening = readOpening(room.game, many, { options })
  return 'refused' in opening ? usual(room, many) : opening
}

function usual<G extends Shape>({ game }: Room<G>, players: number): Opening<G> {
  const opening = readOpening(game, players, {})
  if ('refused' in opening) throw new Error(`${opening.refused}: ${opening.about}`)
  return opening
}

export function equationsOf({ matrix, right }: Extract<Done, { did: 'play' }>): Equations {
  return new Equations(right.length, matrix, right)
}
