import { coin, key, potion, type Reward } from '../content/gain.ts'
import type { Pending } from '../shape.ts'
import { edge, tileOf } from './tile.ts'

/** TOG-DISC-02, TOG-RULING-44. */
const COMPENSATION: Reward = [coin(1), potion(1), key]

/** What is printed for a gain; a pair of half keys has nothing printed. */
export function rewardOf(pending: Exclude<Pending, { from: 'half-keys' }>): Reward {
  switch (pending.from) {
    case 'tile':
      return tileOf(pending.tile).rewardPlaced
    case 'compensation':
      return COMPENSATION
    case 'connector': {
      const connector = edge(pending.tile, pending.side)
      if (typeof connector === 'string' || connector === null) throw new Error(`${pending.tile} is no place`)
      return connector.reward
    }
  }
}
