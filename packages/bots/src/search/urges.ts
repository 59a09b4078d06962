import type { Mind, QuietTable, Shape } from '@krcma/kernel'
import type { Choices } from './choices.ts'

/**
 * How much the mind leans to each choice; null where it has no leanings for one of the decisions, for numbers of another kind do not
 * compare. Those of two decisions do not either, but for leaving an offer alone.
 */
export function urgesOf<G extends Shape>(
  { learnt }: Mind<G>,
  world: QuietTable<G>,
  { decisions, mayLeave }: Choices<G>,
): readonly number[] | null {
  const [only] = decisions
  if (learnt === undefined || only === undefined || decisions.length > 1) return null
  const urges = learnt.urges(world.state, only)
  return urges === null ? null : mayLeave ? [...urges, 0] : urges
}
