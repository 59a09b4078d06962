import { ROUNDS } from '../content/components.ts'
import type { Gain, Reward } from '../content/gain.ts'
import type { State } from '../shape.ts'

/** What things are worth in glory with so many rounds left: what can still be used is worth more the earlier it comes. */
export interface Weights {
  readonly left: number
  readonly coin: number
  readonly potion: number
  readonly combat: number
  readonly magic: number
}

const byRoundsLeft: readonly Weights[] = Array.from({ length: ROUNDS }, (_, left) => {
  const early = left / (ROUNDS - 1)
  const token = 1.3 + 3.2 * early
  return {
    left,
    // In the last round coins and potions only serve for the majorities.
    coin: left === 0 ? 0.15 : 0.9 + 0.5 * early,
    potion: left === 0 ? 0.18 : 1.1 + 0.6 * early,
    combat: token,
    magic: token,
  }
})

export function weightsIn({ round }: Pick<State, 'round'>): Weights {
  return byRoundsLeft[ROUNDS - round] as Weights
}

/** How many of something a sensible player ends up with, where the tale does not say it yet. */
const USUAL: { readonly [M in NonNullable<Gain['per']>]: number } = {
  monster: 2.5,
  character: 2.5,
  place: 2,
  treasure: 2.5,
  'key-token': 4,
  'combat-token': 3,
  'magic-token': 3,
  'majority-token': 1.2,
  'coin-set-3': 1.5,
  'potion-set-3': 1.3,
  'surrounded-tile': 0.8,
  'locked-chest': 3,
}

/** A reward that nobody has gained yet, by guess. */
export function guess(reward: Reward, weights: Weights): number {
  return reward.reduce((sum, { gain, amount, per }) => {
    const one = gain === 'glory' ? 1 : gain === 'key' ? 2.5 : gain === 'first-player' ? 0.5 : weights[gain]
    return sum + one * amount * (per === null ? 1 : USUAL[per])
  }, 0)
}
