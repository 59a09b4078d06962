import fc from 'fast-check'
import { digest } from '../src/hash.ts'
import { type Decision, openTable, readOpening, type Seat, type Shape, type Source, source } from '../src/index.ts'
import type { Coverage } from './coverage.ts'
import { ending } from './ending.ts'
import { forking } from './forking.ts'
import { goingOn } from './going-on.ts'
import { handingOn } from './handing-on.ts'
import { type Attempt, accepted, Broken, type Law, type Lawmaker, opened, type Subject, type Walk } from './law.ts'
import { options } from './options.ts'
import { replaying } from './replaying.ts'
import { restoring } from './restoring.ts'
import { secrecy } from './secrecy.ts'
import { undoing } from './undoing.ts'
import { wording } from './wording.ts'

const lawmakers: readonly Lawmaker[] = [
  ending,
  options,
  replaying,
  restoring,
  forking,
  undoing,
  secrecy,
  wording,
  handingOn,
  goingOn,
]

/** Checkpoints that stay in memory while a table is watched: few, so that what a store needs is all that undo has. */
const IN_MEMORY = 3

/** A way to set up the table for a run. */
export interface Setting {
  readonly players: number
  readonly options?: unknown
  readonly scenario?: unknown
  readonly campaign?: unknown
}

/** Where a law was broken: enough to see it again. */
export interface Place extends Setting {
  readonly seed: number
  /** The answer before or after which it shows. */
  readonly step: number
}

export interface Manner {
  readonly coverage?: Coverage | undefined
  /** Every law looks at every step from this one on. */
  readonly closely?: number
  /** The laws look so many times more seldom; for runs of thousands of games. */
  readonly sparsely?: number
  /** The numbers of the laws that watch; all, unless said. */
  readonly only?: readonly number[]
}

/** Plays one random game under the laws. */
export function walkOnce<G extends Shape>(
  subject: Subject<G>,
  setting: Setting,
  seed: number,
  manner: Manner = {},
): void {
  const { coverage, closely = Number.POSITIVE_INFINITY, sparsely = 1, only } = manner
  const { game } = subject
  const random = source(seed, 1)
  const opening = opened(1, readOpening(game, setting.players, setting), 'the setting')
  const seats = Array.from({ length: setting.players }, (_, seat) => `seat ${seat}`)
  const hex = digest(`laws ${seed}`)
  const start = { ...setting, seats, seed: hex, contributions: seats, inMemory: IN_MEMORY }
  const table = opened(1, openTable(game, start), 'the table')
  const walk: Walk<G> = { subject, game, opening, table, random, sparsely }
  let step = 0
  try {
    const all: Law[] = lawmakers.map((law) => law(walk))
    if (coverage) all.push(coverage.watch(walk))
    const laws = only ? all.filter(({ number }) => only.includes(number)) : all
    for (; !table.over; step++) {
      for (const law of laws) {
        const looks = random.below(law.rate * sparsely) === 0 || step >= closely
        if (looks) law.before?.()
      }
      const act = someAttempt(walk)
      const { entry } = accepted(2, act(table), 'an option that was offered')
      for (const law of laws) law.after?.(entry, act)
    }
    for (const law of laws) law.end?.()
  } catch (mistake) {
    throw new Error(reproduction(subject, { ...setting, seed, step }, mistake), { cause: mistake })
  }
}

/** What a restless player does: mostly answers, sometimes does what is on offer, changes an answer, or answers for good. */
function someAttempt<G extends Shape>({ table, random }: Walk<G>): Attempt {
  const waiting = pick(table.waiting, random) as Seat
  if (one(random, 4)) {
    const offers = table.decisions(pick(table.seats, random) as Seat).filter(({ offer }) => offer)
    if (offers.length > 0) return answering(pick(offers, random) as Decision<G>, random)
  }
  if (one(random, 8)) {
    const given = table.asked.filter(({ answered }) => answered !== undefined)
    if (given.length > 0) return answering(pick(given, random) as Decision<G>, random)
  }
  const decision = pick(
    table.decisions(waiting).filter(({ offer }) => !offer),
    random,
  ) as Decision<G>
  if (one(random, 40)) {
    const until = pick(table.events('all-seeing'), random)?.kind
    const option: unknown = pick(decision.options, random)
    return (at) => at.stand(waiting, { kind: decision.kind, option, ...(until ? { until } : {}) })
  }
  if (one(random, 20)) {
    const standing = pick(table.view(waiting).standing, random)
    if (standing) return (at) => at.stand(waiting, { kind: standing.kind })
  }
  return answering(decision, random)
}

function answering<G extends Shape>({ seat, id, options }: Decision<G>, random: Source): Attempt {
  const option: unknown = pick(options as readonly unknown[], random)
  return (table) => table.answer({ seat, decision: id, option })
}

function one(random: Source, outOf: number): boolean {
  return random.below(outOf) === 0
}

function pick<T>(from: readonly T[], random: Source): T | undefined {
  return from.length === 0 ? undefined : from[random.below(from.length)]
}

/** One line that can be pasted into a test to see the same thing again. */
function reproduction<G extends Shape>({ game }: Subject<G>, place: Place, mistake: unknown): string {
  const what = mistake instanceof Broken ? mistake.message : `the rules failed: ${String(mistake)}`
  return `${game.id}: ${what}\n  reproduce(room, ${JSON.stringify(place)})`
}

/** Many random games. What fails is shrunk to the plainest setting and the smallest seed that fail. */
export function walkMany<G extends Shape>(
  subject: Subject<G>,
  settings: readonly Setting[],
  games: number,
  seed: number,
  manner: Manner = {},
): void {
  const any = fc.record({ setting: fc.nat({ max: settings.length - 1 }), seed: fc.nat() })
  const walk = fc.property(any, (drawn) => walkOnce(subject, settings[drawn.setting] as Setting, drawn.seed, manner))
  const run = fc.check(walk, { numRuns: games, seed })
  if (run.failed) throw run.errorInstance instanceof Error ? run.errorInstance : new Error(String(run.errorInstance))
}
