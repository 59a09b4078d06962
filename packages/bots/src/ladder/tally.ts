import { heightOf, type Rung } from '../level.ts'
import type { Result } from './match.ts'

/** How two rungs did against each other, or at the same table. */
export interface Pair {
  readonly upper: Rung
  readonly lower: Rung
  readonly won: number
  readonly drawn: number
  readonly lost: number
  /** Points of the upper less those of the lower, in all. */
  readonly lead: number
}

/** What a rung scored by itself. */
export interface Scores {
  readonly rung: Rung
  readonly games: number
  readonly sum: number
  readonly squares: number
  /** In how many games it came before all rivals, where there are any. */
  readonly beaten?: number
}

export interface Tally {
  readonly pairs: readonly Pair[]
  readonly scores: readonly Scores[]
}

export const NOTHING: Tally = { pairs: [], scores: [] }

/** Counts results; the higher of two rungs is the upper one. */
export function tally(results: readonly Result[]): Tally {
  return results.map(counted).reduce(plus, NOTHING)
}

function counted({ seating, places, points, rivals }: Result): Tally {
  const pairs: Pair[] = []
  const scores = seating.map((rung, seat) => {
    const mine = points[seat] ?? 0
    seating.forEach((other, theirs) => {
      if (heightOf(rung) <= heightOf(other)) return
      const ahead = Math.sign((places[theirs] ?? 0) - (places[seat] ?? 0))
      const [won, drawn, lost] = [Number(ahead > 0), Number(ahead === 0), Number(ahead < 0)]
      pairs.push({ upper: rung, lower: other, won, drawn, lost, lead: mine - (points[theirs] ?? 0) })
    })
    const beaten = Number(rivals.every((place) => place > (places[seat] ?? 0)))
    return { rung, games: 1, sum: mine, squares: mine * mine, ...(rivals.length > 0 && { beaten }) }
  })
  return { pairs, scores }
}

/** Two tallies as one, in the order of the ladder. */
export function plus(one: Tally, other: Tally): Tally {
  const pairs = new Map<string, Pair>()
  for (const pair of [...one.pairs, ...other.pairs]) {
    const key = `${pair.upper} ${pair.lower}`
    const before = pairs.get(key)
    pairs.set(key, before === undefined ? pair : bothPairs(before, pair))
  }
  const scores = new Map<Rung, Scores>()
  for (const score of [...one.scores, ...other.scores]) {
    const before = scores.get(score.rung)
    scores.set(score.rung, before === undefined ? score : bothScores(before, score))
  }
  return {
    pairs: [...pairs.values()].sort(
      (a, b) => heightOf(a.lower) - heightOf(b.lower) || heightOf(a.upper) - heightOf(b.upper),
    ),
    scores: [...scores.values()].sort((a, b) => heightOf(a.rung) - heightOf(b.rung)),
  }
}

function bothPairs(one: Pair, other: Pair): Pair {
  const { won, drawn, lost, lead } = other
  return { ...one, won: one.won + won, drawn: one.drawn + drawn, lost: one.lost + lost, lead: one.lead + lead }
}

function bothScores(one: Scores, { games, sum, squares, beaten }: Scores): Scores {
  const all = { ...one, games: one.games + games, sum: one.sum + sum, squares: one.squares + squares }
  return beaten === undefined ? all : { ...all, beaten: (one.beaten ?? 0) + beaten }
}

/** The share of games won, a draw counting half, and Wilson's interval of 95 % around it. */
export function share({ won, drawn, lost }: Pick<Pair, 'won' | 'drawn' | 'lost'>): {
  readonly share: number
  readonly from: number
  readonly to: number
} {
  const games = won + drawn + lost
  const p = (won + drawn / 2) / games
  const z = 1.96
  const middle = (p + z ** 2 / (2 * games)) / (1 + z ** 2 / games)
  const half = (z / (1 + z ** 2 / games)) * Math.sqrt((p * (1 - p)) / games + z ** 2 / (4 * games ** 2))
  return { share: p, from: Math.max(0, middle - half), to: Math.min(1, middle + half) }
}

export function mean({ games, sum, squares }: Pick<Scores, 'games' | 'sum' | 'squares'>): {
  readonly mean: number
  readonly from: number
  readonly to: number
} {
  const middle = sum / games
  const half = 1.96 * Math.sqrt(Math.max(0, squares / games - middle ** 2) / Math.max(1, games - 1))
  return { mean: middle, from: middle - half, to: middle + half }
}
