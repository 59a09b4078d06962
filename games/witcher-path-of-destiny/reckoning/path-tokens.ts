import type { Side } from '../content/symbols.ts'
import type { Figure } from '../shape.ts'
import { type Active, countOf, type Seen } from './symbols.ts'

type Bodies = readonly { readonly figure: Figure; readonly seen: Seen }[]

/** By how many of a path's symbol somebody is ahead of the best of the others; less than none is behind. */
export function marginOf(bodies: Bodies, figure: Figure, active: Active, side: Side): number {
  const counts = (mine: boolean) =>
    bodies.filter((one) => (one.figure === figure) === mine).map(({ seen }) => countOf(seen, active[side]))
  return Math.max(0, ...counts(true)) - Math.max(0, ...counts(false))
}

export interface Lead {
  readonly figure: Figure
  readonly count: number
  /** How many more than the next; 0 where the place on the initiative track decides. */
  readonly by: number
}

/** WPD-PATH-01, -02: who has most of a path's symbol; of equals the one highest in initiative order. */
export function leadIn(bodies: Bodies, initiative: readonly Figure[], active: Active, side: Side): Lead {
  const ranked = bodies
    .map(({ figure, seen }) => ({ figure, count: countOf(seen, active[side]) }))
    .sort((a, b) => b.count - a.count || initiative.indexOf(a.figure) - initiative.indexOf(b.figure))
  const [best, next] = ranked
  if (best === undefined) throw new Error('nobody plays')
  return { ...best, by: next === undefined ? best.count : best.count - next.count }
}
