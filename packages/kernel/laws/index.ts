/**
 * The laws that every game keeps, on thousands of random games. In a game's test:
 *
 * ```ts
 * import { laws } from '@krcma/kernel/laws'
 * import { room } from '../index.ts'
 * laws(room, { games: 1000 })
 * ```
 */
import { describe, it } from 'vitest'
import type { Shape } from '../src/index.ts'
import { Coverage } from './coverage.ts'
import { Broken, type Subject } from './law.ts'
import { type Place, type Setting, walkMany, walkOnce } from './walk.ts'

export { Coverage } from './coverage.ts'
export type { Subject } from './law.ts'
export { type Manner, type Place, type Setting, walkMany, walkOnce } from './walk.ts'

/** Up to so many games of a setting every law looks as often as it wants; beyond, the number of looks stays the same. */
const OFTEN = 100

export interface Plan {
  /** Random games for each setting. */
  readonly games: number
  /** Every number of players that the game allows, with its usual options, unless said otherwise. */
  readonly settings?: readonly Setting[]
  readonly seed?: number
}

/** Declares the tests of all eleven laws. */
export function laws<G extends Shape>(subject: Subject<G>, { games, seed = 1, ...plan }: Plan): void {
  const { game } = subject
  const settings = plan.settings ?? game.players.map((players) => ({ players }))
  const coverage = new Coverage(game.pieces)
  describe(`the laws of ${game.id}`, () => {
    for (const setting of settings) {
      it(`hold in ${games} games: ${JSON.stringify(setting)}`, { timeout: 600_000 }, () => {
        walkMany(subject, [setting], games, seed, { coverage, sparsely: Math.ceil(games / OFTEN) })
      })
    }
    it('law 9: every piece of the content was used in some game', () => {
      const { unseen } = coverage
      if (unseen.length > 0) throw new Broken(9, `never used: ${unseen.join(', ')}`)
    })
  })
}

/** Plays one game again, looking closely from the step on at which a law was broken. */
export function reproduce<G extends Shape>(subject: Subject<G>, { seed, step, ...setting }: Place): void {
  walkOnce(subject, setting, seed, { closely: step })
}
