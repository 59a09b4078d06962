import type { Decision, Json, Mind, QuietTable, Shape, Source } from '@krcma/kernel'
import type { Choices, Move } from './choices.ts'

/**
 * What the game's mind does at once: an offer that it wants, or else its answer; undefined: it leaves all alone. By a plan:
 * the next step, or undefined when there is nothing more in it.
 */
export function customary<G extends Shape>(
  mind: Mind<G>,
  world: QuietTable<G>,
  { decisions }: Choices<G>,
  random: Source,
  plan?: Json,
): Move<G> | undefined {
  for (const decision of decisions) {
    if (!decision.offer) continue
    const move = moveIn(mind, world, decision, random, plan)
    if (move !== undefined) return move
  }
  const [question] = decisions
  return question === undefined || question.offer ? undefined : moveIn(mind, world, question, random, plan)
}

/** What needs no thought, if anything: the answer to a plain question, or a plain offer that the mind wants. */
export function plainly<G extends Shape>(
  mind: Mind<G>,
  world: QuietTable<G>,
  choices: Choices<G>,
  random: Source,
): Move<G> | undefined {
  if (mind.plain === undefined) return undefined
  const plain = choices.decisions.filter((decision) => mind.plain?.(decision))
  return customary(mind, world, plain[0]?.offer === false ? choices : { ...choices, decisions: plain }, random)
}

/** The mind's move where this is to be decided; undefined where it leaves an offer alone, or a plan has nothing to say. */
export function moveIn<G extends Shape>(
  mind: Mind<G>,
  world: QuietTable<G>,
  decision: Decision<G>,
  random: Source,
  plan?: Json,
): Move<G> | undefined {
  const option = mind.choose(world.state, decision, random, plan)
  if (option < 0 && (decision.offer || plan !== undefined)) return undefined
  if (option < 0 || option >= decision.options.length)
    throw new Error(`the mind answered ${decision.kind} by ${option}, which is no option`)
  return { decision, option }
}
