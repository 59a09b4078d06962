import type { Room, Shape } from '@krcma/kernel'
import type { Rung } from '../level.ts'
import { play, type Result } from './match.ts'
import { schedule } from './schedule.ts'
import { type Tally, tally } from './tally.ts'

export interface Climb {
  readonly rungs: readonly Rung[]
  readonly players: number
  /** For every company of rungs; alone: for every rung. */
  readonly games: number
  readonly seed: number
  readonly options?: unknown
  /** Asked before every game; a ladder that does not go on is told by what was played until then. */
  readonly goOn?: (played: number, of: number, sofar: () => Tally) => boolean | Promise<boolean>
}

/** Plays a round-robin of rungs, each company on the same cards in every order of seats. */
export async function climb<G extends Shape>(room: Room<G>, ladder: Climb): Promise<Tally> {
  const { rungs, players, games, seed, options, goOn } = ladder
  const matches = schedule(rungs, players, games, seed)
  const results: Result[] = []
  for (const match of matches) {
    if (goOn !== undefined && !(await goOn(results.length, matches.length, () => tally(results, rungs)))) break
    results.push(play(room, match, options))
  }
  return tally(results, rungs)
}
