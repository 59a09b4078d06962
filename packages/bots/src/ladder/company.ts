import { same } from '@krcma/kernel'
import { type Rung, type Way, ways } from '../level.ts'
import type { Result } from './match.ts'
import { NOTHING, plus, type Tally, tally } from './tally.ts'

/** Rungs that play at one table, and how far they have come with it. */
export interface Company extends Tally {
  readonly rungs: readonly Rung[]
  /** How each of them decides: results of other ways say nothing about these. */
  readonly ways: readonly Way[]
  readonly seed: number
  /** How many games they have played: the first so many of their schedule. */
  readonly games: number
  /** The course of their first game, which is played again before they go on. */
  readonly first?: string
}

/** A company before its first game. */
export function gathered(rungs: readonly Rung[], seed: number): Company {
  return { rungs, ways: rungs.map((rung) => ways[rung]), seed, games: 0, ...NOTHING }
}

export function isSame(one: Company, other: Company): boolean {
  return one.seed === other.seed && same(one.rungs, other.rungs) && same(one.ways, other.ways)
}

/** Whether these rungs still decide as they did then. */
export function isCurrent({ rungs, ways: then }: Company): boolean {
  return same(
    then,
    rungs.map((rung) => ways[rung]),
  )
}

/** A company with one game more behind it. */
export function after(company: Company, result: Result): Company {
  const first = company.first ?? result.course
  return { ...company, ...plus(company, tally([result])), games: company.games + 1, first }
}

/** Every company of as many rungs as there are seats; what some of them have played already is not lost. */
export function companiesOf(
  rungs: readonly Rung[],
  players: number,
  seed: number,
  before: readonly Company[],
): readonly Company[] {
  return combinations(rungs, players).map((some) => {
    const fresh = gathered(some, seed)
    return before.find((company) => isSame(company, fresh)) ?? fresh
  })
}

function combinations<T>(list: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]]
  return list.flatMap((first, i) => combinations(list.slice(i + 1), size - 1).map((rest) => [first, ...rest]))
}
