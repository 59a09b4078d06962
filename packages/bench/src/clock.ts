import { quantile } from './quantile.ts'

/** A figure that was measured several times. */
export interface Figure {
  readonly median: number
  readonly least: number
  readonly most: number
}

export function figure(values: readonly number[]): Figure {
  return { median: quantile(values, 0.5), least: Math.min(...values), most: Math.max(...values) }
}

/** How long is measured, how often. */
export interface Pace {
  readonly warmUp: number
  readonly milliseconds: number
  readonly repetitions: number
  /** Of an operation at one decision; their median counts, for others use the machine too. */
  readonly calls: number
}

/** The warm-up is long enough for the engine to have compiled a whole game: until then it is up to twenty times slower. */
export const FULL: Pace = { warmUp: 4000, milliseconds: 800, repetitions: 9, calls: 15 }
/** One game each: shows that everything runs, and no more. */
export const QUICK: Pace = { warmUp: 0, milliseconds: 0, repetitions: 1, calls: 1 }

/** Games and decisions a second. */
export interface Rate {
  readonly decisions: Figure
  readonly games: Figure
  readonly decisionsPerGame: number
}

interface Stretch {
  readonly decisions: number
  readonly games: number
  readonly seconds: number
}

/**
 * Plays whole games for a while, each with a seed of its own; `play` says how many decisions a game had. Seconds are those of
 * the processor, not of the wall: whatever else runs on the machine takes turns with us, and must not count.
 */
function stretch(play: (seed: number) => number, milliseconds: number, firstSeed: number): Stretch {
  const start = process.cpuUsage()
  let decisions = 0
  let games = 0
  let passed = 0
  do {
    decisions += play(firstSeed + games)
    games++
    const { user, system } = process.cpuUsage(start)
    passed = (user + system) / 1000
  } while (passed < milliseconds)
  return { decisions, games, seconds: Math.max(passed, 0.001) / 1000 }
}

/** Lets players play in turns, a stretch each, so that they all meet the machine in the same moods. */
export function contest<Name extends string>(
  players: Readonly<Record<Name, (seed: number) => number>>,
  { warmUp, milliseconds, repetitions }: Pace,
): { readonly rates: Readonly<Record<Name, Rate>>; ratio(a: Name, b: Name): Figure } {
  const names = Object.keys(players) as Name[]
  if (warmUp > 0) for (const name of names) stretch(players[name], warmUp, 1)
  const stretches = {} as Record<Name, Stretch[]>
  for (const name of names) stretches[name] = []
  for (let round = 1; round <= repetitions; round++) {
    for (const name of names) stretches[name].push(stretch(players[name], milliseconds, round * 1_000_000))
  }
  const rates = {} as Record<Name, Rate>
  for (const name of names) rates[name] = rateOf(stretches[name])
  const pace = ({ decisions, seconds }: Stretch) => decisions / seconds
  return {
    rates,
    ratio: (a, b) => figure(stretches[a].map((mine, i) => pace(mine) / pace(stretches[b][i] ?? mine))),
  }
}

function rateOf(stretches: readonly Stretch[]): Rate {
  const decisions = stretches.reduce((sum, each) => sum + each.decisions, 0)
  const games = stretches.reduce((sum, each) => sum + each.games, 0)
  return {
    decisions: figure(stretches.map((each) => each.decisions / each.seconds)),
    games: figure(stretches.map((each) => each.games / each.seconds)),
    decisionsPerGame: decisions / games,
  }
}

export function rate(play: (seed: number) => number, pace: Pace): Rate {
  return contest({ play }, pace).rates.play
}
