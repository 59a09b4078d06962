import type { Company } from './company.ts'
import type { Match } from './match.ts'

/** A game that is still to be played, and by which of the companies. */
export interface Turn {
  readonly company: number
  readonly match: Match
}

/**
 * What is left to play until every company has played `games`, each on the same cards in every order of seats. Whoever has played
 * least goes first, so that a ladder that is cut short is still a fair one.
 */
export function schedule(companies: readonly Company[], games: number): readonly Turn[] {
  const turns: Turn[] = []
  for (let n = 0; n < games; n++) {
    companies.forEach(({ rungs, seed, games: played }, company) => {
      if (n < played) return
      const match = { seating: rotated(rungs, n % rungs.length), seed: seed + Math.floor(n / rungs.length) }
      turns.push({ company, match })
    })
  }
  return turns
}

function rotated<T>(list: readonly T[], by: number): readonly T[] {
  return [...list.slice(by), ...list.slice(0, by)]
}
