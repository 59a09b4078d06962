import type { Mind, QuietTable, Shape, Source } from '@krcma/kernel'
import { choicesOf, nextQuestion } from './choices.ts'
import { customary } from './custom.ts'
import { momentOf } from './moment.ts'
import { Plans } from './plans.ts'

interface Playout {
  /** After so many decisions the game is judged at the next moment instead of played on. */
  readonly horizon: number
  /** The moment before which it is not judged, however many decisions that takes. */
  readonly earliest: number
  /** The moment at which it is judged, where that is known already; then decisions are not counted. */
  readonly until?: number | undefined
}

const SELDOM = 3

/**
 * Plays on as the game's mind would, to the end of the game or of the horizon. A plain answer and a step of a plan are no
 * decisions: a bot would look less far the more finely a game asks.
 */
export function playOut<G extends Shape>(
  world: QuietTable<G>,
  mind: Mind<G>,
  random: Source,
  { horizon, earliest, until }: Playout,
  plans = new Plans(mind),
): void {
  const hasOffers = world.game.offers !== undefined
  let moment = momentOf(mind, world)
  for (let decisions = 0; ; ) {
    const question = nextQuestion(world, -1)
    if (question === undefined) return
    const now = momentOf(mind, world)
    if (until === undefined && (decisions < horizon || now < earliest)) moment = now
    else if (until === undefined ? now !== moment : now >= until) return
    const step = plans.step(world, question.seat, random)
    if (step !== undefined) {
      world.give(step.decision, step.option)
      continue
    }
    if (mind.plain?.(question) !== true) decisions++
    // An offer stays open: it is enough to look at it now and then, and saves most of the time.
    if (hasOffers && random.below(SELDOM) === 0) {
      const move = customary(mind, world, choicesOf(world, question.seat), random)
      if (move !== undefined) world.give(move.decision, move.option)
    } else world.give(question, mind.choose(world.state, question, random))
  }
}
