import type { Room, Shape } from '@krcma/kernel'
import type { Rung } from '../level.ts'
import { after, type Company, companiesOf } from './company.ts'
import { play } from './match.ts'
import { nthMatch, schedule } from './schedule.ts'

export interface Climb {
  readonly rungs: readonly Rung[]
  readonly players: number
  /** For every company of rungs; alone: for every rung. */
  readonly games: number
  readonly seed: number
  readonly options?: unknown
  /** What was played before: a ladder goes on from there. */
  readonly before?: readonly Company[]
  /** Asked before every game; a ladder that does not go on is told by what was played until then. */
  readonly goOn?: (played: number, of: number, sofar: readonly Company[]) => boolean | Promise<boolean>
}

/** Plays a round-robin of rungs, each company on the same cards in every rotation of its seats. */
export async function climb<G extends Shape>(room: Room<G>, ladder: Climb): Promise<readonly Company[]> {
  const { rungs, players, games, seed, options, before = [], goOn } = ladder
  const companies = [...companiesOf(rungs, players, seed, before)]
  const turns = schedule(companies, games)
  for (const [played, { company, match }] of turns.entries()) {
    if (goOn !== undefined && !(await goOn(played, turns.length, companies))) break
    companies[company] = after(companies[company] as Company, play(room, match, options))
  }
  return companies
}

/** Whether everybody still plays as when this was kept: their first game goes the same way. */
export function isAsItWas<G extends Shape>(room: Room<G>, company: Company, options: unknown): boolean {
  return company.games > 0 && company.first === play(room, nthMatch(company, 0), options).course
}
