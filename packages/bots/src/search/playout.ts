import type { Mind, QuietTable, Shape, Source } from '@krcma/kernel'
import { customary } from './custom.ts'
import { actOf, momentOf, nextQuestion } from './moment.ts'

export interface Playout {
  /** After so many decisions the game is judged at the next turn instead of played on. */
  readonly horizon: number
  /** The turn at which it is judged, where that is known already; then decisions are not counted. */
  readonly until?: number | undefined
  /** One decision in so many is made at random, so that no two playouts are the same; 0: none. */
  readonly whim: number
}

const SELDOM = 3

/** Plays on as the game's mind would, to the end of the game or of the horizon. */
export function playOut<G extends Shape>(
  world: QuietTable<G>,
  mind: Mind<G>,
  random: Source,
  { horizon, until, whim }: Playout,
): void {
  const hasOffers = world.game.offers !== undefined
  let turn = world.turn
  for (let decisions = 0; ; decisions++) {
    const question = nextQuestion(world, -1)
    if (question === undefined) return
    if (until === undefined && decisions < horizon) turn = world.turn
    else if (until === undefined ? world.turn !== turn : world.turn >= until) return
    const atWhim = whim > 0 && random.below(whim) === 0
    // An offer stays open: it is enough to look at it now and then, and saves most of the time.
    if (hasOffers && random.below(SELDOM) === 0) {
      const moment = momentOf(world, question.seat)
      const act = atWhim ? actOf(moment, random.below(moment.size)) : customary(mind, world, moment, random)
      if (act !== undefined) world.give(act.decision, act.option)
    } else {
      const { length } = question.options
      world.give(question, atWhim ? random.below(length) : mind.choose(world.state, question, random))
    }
  }
}
