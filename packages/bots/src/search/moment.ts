import type { Mind, QuietTable, Shape } from '@krcma/kernel'

/** When worlds are compared: what the mind says or, where it says nothing, the turn. */
export function momentOf<G extends Shape>(mind: Mind<G>, world: QuietTable<G>): number {
  return mind.moment?.(world.state) ?? world.turn
}
