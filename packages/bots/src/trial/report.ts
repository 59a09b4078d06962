import { type Rate, rateOf } from './rate.ts'
import type { TriedGame } from './trial.ts'

/** What is known of a scenario after some games between bots. */
export interface TrialReport {
  readonly games: number
  /** By what the games ended, the most frequent first. */
  readonly ends: readonly { readonly end: string; readonly n: number }[]
  /** In which round, one number for each game. */
  readonly rounds: readonly number[]
  /** How often each part of the scenario came about: in so many games. */
  readonly came: Readonly<Record<string, number>>
  readonly seats: readonly Rate[]
  /** What a seat was (its faction) -> which -> how often it won. */
  readonly traits: Readonly<Record<string, Readonly<Record<string, Rate>>>>
  /** Points of each seat, on average. */
  readonly points: readonly number[]
  /** Pieces that no game told of. */
  readonly unused: readonly string[]
}

/** One value is no difference: then there is nothing to compare. */
function several<T>(values: Readonly<Record<string, T>>): boolean {
  return Object.keys(values).length > 1
}

export function reportOf(games: readonly TriedGame[], pieces: readonly string[]): TrialReport {
  const ends = new Map<string, number>()
  const came = new Map<string, number>()
  const used = new Set<string>()
  const seats = new Map<number, { n: number; wins: number; points: number }>()
  const traits = new Map<string, Map<string, { n: number; wins: number }>>()
  const rounds: number[] = []
  for (const { places, points, traits: was, course, used: told } of games) {
    if (course !== null) {
      ends.set(course.end, (ends.get(course.end) ?? 0) + 1)
      rounds.push(course.round)
      for (const part of new Set(course.came)) came.set(part, (came.get(part) ?? 0) + 1)
    }
    for (const piece of told) used.add(piece)
    const winners = places.filter((place) => place === 1).length
    for (const [seat, place] of places.entries()) {
      const won = place === 1 ? 1 / winners : 0
      const known = seats.get(seat) ?? { n: 0, wins: 0, points: 0 }
      seats.set(seat, { n: known.n + 1, wins: known.wins + won, points: known.points + (points[seat] ?? 0) })
      for (const [trait, value] of Object.entries(was[seat] ?? {})) {
        const values = traits.get(trait) ?? new Map<string, { n: number; wins: number }>()
        const before = values.get(value) ?? { n: 0, wins: 0 }
        traits.set(trait, values.set(value, { n: before.n + 1, wins: before.wins + won }))
      }
    }
  }
  const bySeat = [...seats].sort(([a], [b]) => a - b).map(([, counts]) => counts)
  const rates = (values: ReadonlyMap<string, { n: number; wins: number }>) =>
    Object.fromEntries(
      [...values].sort(([a], [b]) => (a < b ? -1 : 1)).map(([value, counts]) => [value, rateOf(counts)]),
    )
  return {
    games: games.length,
    ends: [...ends].map(([end, n]) => ({ end, n })).sort((a, b) => b.n - a.n),
    rounds,
    came: Object.fromEntries(came),
    seats: bySeat.map(rateOf),
    traits: Object.fromEntries(
      [...traits].map(([trait, values]) => [trait, rates(values)] as const).filter(([, values]) => several(values)),
    ),
    points: bySeat.map(({ n, points }) => points / n),
    unused: pieces.filter((piece) => !used.has(piece)),
  }
}
