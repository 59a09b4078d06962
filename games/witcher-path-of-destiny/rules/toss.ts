import { SIDES, type Side } from '../content/symbols.ts'
import { sideWithMore } from '../reckoning/fate.ts'
import { activeIn } from '../reckoning/story.ts'
import type { Table } from '../shape.ts'

/** The solo fate token, thrown like a coin. */
export function toss(t: Table): Side {
  const side = t.chance.pick(SIDES)
  t.tell('tossed', { side, symbol: activeIn(t.state)[side] })
  return side
}

/** The path with more; a tie is tossed for. */
export function sideOrToss(t: Table, counts: { readonly [S in Side]: number }): Side {
  return sideWithMore(counts) ?? toss(t)
}
