import type { Mind, QuietTable, Shape, Source } from '@krcma/kernel'
import type { Moment, Move } from './moment.ts'

/** What the game's mind does at once: an offer that it wants, or else its answer; undefined: it leaves all alone. */
export function customary<G extends Shape>(
  mind: Mind<G>,
  world: QuietTable<G>,
  { decisions }: Moment<G>,
  random: Source,
): Move<G> | undefined {
  for (const decision of decisions) {
    if (!decision.offer) continue
    const option = mind.choose(world.state, decision, random)
    if (option >= 0) return { decision, option }
  }
  const [question] = decisions
  if (question === undefined || question.offer) return undefined
  const option = mind.choose(world.state, question, random)
  if (option < 0 || option >= question.options.length)
    throw new Error(`the mind answered ${question.kind} by ${option}, which is no option`)
  return { decision: question, option }
}
