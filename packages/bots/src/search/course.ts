import type { Decision, Json, Mind, QuietTable, Shape, Source } from '@krcma/kernel'
import { type Choices, indexOf, labelIn, labelOf, type Move, moveOf } from './choices.ts'
import { moveIn } from './custom.ts'

/** One of the things that a search weighs: a move or, where the mind has plans, a plan that begins with it. */
export interface Course {
  /** What tells it from others, in whichever imagined world it is taken. */
  readonly label: string
  /** The how manieth of the choices its move is. */
  readonly index: number
  readonly plan?: Json
}

export function coursesOf<G extends Shape>(
  mind: Mind<G>,
  world: QuietTable<G>,
  choices: Choices<G>,
  random: Source,
): readonly Course[] {
  const courses: Course[] = []
  let before = 0
  for (const decision of choices.decisions) {
    const plans = plansFor(mind, world, decision, before, random)
    if (plans.length > 0) courses.push(...plans)
    else
      for (const [n, option] of decision.options.entries())
        courses.push({ label: labelIn(decision, option), index: before + n })
    before += decision.options.length
  }
  if (choices.mayLeave) courses.push({ label: labelOf(undefined), index: before })
  return courses
}

/** Macro-actions: they take the place of the options, so that a route is one branch and not a tree of steps. */
function plansFor<G extends Shape>(
  mind: Mind<G>,
  world: QuietTable<G>,
  decision: Decision<G>,
  before: number,
  random: Source,
): readonly Course[] {
  return (mind.plans?.(world.state, decision) ?? []).flatMap((plan) => {
    const move = moveIn(mind, world, decision, random, plan)
    return move === undefined ? [] : [{ label: `~${labelIn(decision, plan)}`, index: before + move.option, plan }]
  })
}

/** Which of the courses is the mind's own move. Of plans the first: a mind begins with the one that it would follow unsearched. */
export function usualAmong<G extends Shape>(
  courses: readonly Course[],
  choices: Choices<G>,
  move: Move<G> | undefined,
): number {
  const own = indexOf(choices, move)
  return courses.findIndex(({ index, plan }) =>
    plan === undefined ? index === own : moveOf(choices, index)?.decision === move?.decision,
  )
}
