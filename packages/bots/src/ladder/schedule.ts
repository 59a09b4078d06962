import type { Rung } from '../level.ts'
import type { Match } from './match.ts'

/**
 * Who plays whom: every company of as many rungs as there are seats, each on the same cards in every seat in turn, until each company
 * has played `games`. Companies take turns, so that a ladder that is cut short is still a fair one.
 */
export function schedule(rungs: readonly Rung[], players: number, games: number, seed: number): readonly Match[] {
  const companies = companiesOf(rungs, players)
  const matches: Match[] = []
  for (let n = 0; n < games; n++)
    for (const company of companies)
      matches.push({ seating: rotated(company, n % players), seed: seed + Math.floor(n / players) })
  return matches
}

function companiesOf(rungs: readonly Rung[], size: number): readonly (readonly Rung[])[] {
  if (size === 0) return [[]]
  return rungs.flatMap((first, i) => companiesOf(rungs.slice(i + 1), size - 1).map((rest) => [first, ...rest]))
}

function rotated<T>(list: readonly T[], by: number): readonly T[] {
  return [...list.slice(by), ...list.slice(0, by)]
}
