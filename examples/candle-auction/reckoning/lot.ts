import type { ParagraphId } from '@krcma/kernel'
import type { CandleAuction } from '../shape.ts'

type Lot = Pick<CandleAuction['state'], 'carried'> & { readonly dice: readonly number[] }

/** What the next winner gets: the newest lot and those that nobody won (CAN-ROUND-02, CAN-AWARD-03). */
export function worth({ carried, dice }: Lot): number {
  return carried + sum(dice)
}

/** Where the book tells what this lot is. */
export function storyOf(dice: readonly number[]): ParagraphId {
  return `lots/${sum(dice)}`
}

function sum(dice: readonly number[]): number {
  return dice.reduce((total, die) => total + die, 0)
}
