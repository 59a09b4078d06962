import type { Rung } from '../level.ts'
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
}

export interface Tally {
  readonly pairs: readonly Pair[]
  readonly scores: readonly Scores[]
}

/** Counts results; the later of two rungs in `order` is the upper one. */
export function tally(results: readonly Result[], order: readonly Rung[]): Tally {
  const pairs = new Map<string, Pair>()
  const scores = new Map<Rung, Scores>()
  for (const { seating, places, points } of results) {
    seating.forEach((rung, seat) => {
      const { games, sum, squares } = scores.get(rung) ?? { games: 0, sum: 0, squares: 0 }
      const mine = points[seat] ?? 0
      scores.set(rung, { rung, games: games + 1, sum: sum + mine, squares: squares + mine * mine })
      seating.forEach((other, theirs) => {
        if (order.indexOf(rung) <= order.indexOf(other)) return
        const key = `${rung} ${other}`
        const before = pairs.get(key) ?? { upper: rung, lower: other, won: 0, drawn: 0, lost: 0, lead: 0 }
        const ahead = Math.sign((places[theirs] ?? 0) - (places[seat] ?? 0))
        pairs.set(key, {
          upper: rung,
          lower: other,
          won: before.won + (ahead > 0 ? 1 : 0),
          drawn: before.drawn + (ahead === 0 ? 1 : 0),
          lost: before.lost + (ahead < 0 ? 1 : 0),
          lead: before.lead + mine - (points[theirs] ?? 0),
        })
      })
    })
  }
  const byOrder = (a: Rung, b: Rung) => order.indexOf(a) - order.indexOf(b)
  return {
    pairs: [...pairs.values()].sort((a, b) => byOrder(a.lower, b.lower) || byOrder(a.upper, b.upper)),
    scores: [...scores.values()].sort((a, b) => byOrder(a.rung, b.rung)),
  }
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
