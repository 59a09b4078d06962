import type { Company } from './company.ts'
import type { Match } from './match.ts'

/** A game that is still to be played, and by which of the companies. */
export interface Turn {
  readonly company: number
  readonly match: Match
}

/**
 * What is left to play until every company has played `games`, each on the same cards in every rotation. Whoever has played
 * least goes first, so that a ladder that is cut short is still a fair one.
 */
export function schedule(companies: readonly Company[], games: number): readonly Turn[] {
  const turns: Turn[] = []
  for (let n = 0; n < games; n++) {
    companies.forEach((some, company) => {
      if (n >= some.games) turns.push({ company, match: nthMatch(some, n) })
    })
  }
  return turns
}

/** Each deal is played in every rotation of the seats before the next one. */
export function nthMatch({ rungs, seed }: Company, n: number): Match {
  const deal = Math.floor(n / rungs.length)
  return { seating: rotated(circle(rungs, deal), n % rungs.length), seed: seed + deal }
}

/** Who sits beside whom: another order around the table with every deal, until all have been had. */
function circle<T>(list: readonly T[], nth: number): readonly T[] {
  const [first, ...others] = list
  return first === undefined ? [] : [first, ...ordered(others, nth)]
}

/** One of the orders of a list, each of them coming round in turn. */
function ordered<T>(list: readonly T[], nth: number): readonly T[] {
  if (list.length < 2) return list
  const at = nth % list.length
  const rest = [...list.slice(0, at), ...list.slice(at + 1)]
  return [list[at] as T, ...ordered(rest, Math.floor(nth / list.length))]
}

function rotated<T>(list: readonly T[], by: number): readonly T[] {
  return [...list.slice(by), ...list.slice(0, by)]
}
