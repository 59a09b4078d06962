import type { Mind, QuietTable, Shape, Source } from '@krcma/kernel'
import { customary } from './custom.ts'
import { momentOf, nextQuestion } from './moment.ts'

interface Playout {
  /** After so many decisions the game is judged at the next turn instead of played on. */
  readonly horizon: number
  /** The turn at which it is judged, where that is known already; then decisions are not counted. */
  readonly until?: number | undefined
}

const SELDOM = 3

/** Plays on as the game's mind would, to the end of the game or of the horizon. */
export function playOut<G extends Shape>(
  world: QuietTable<G>,
  mind: Mind<G>,
  random: Source,
  { horizon, until }: Playout,
): void {
  const hasOffers = world.game.offers !== undefined
  let turn = world.turn
  for (let decisions = 0; ; decisions++) {
    const question = nextQuestion(world, -1)
    if (question === undefined) return
    if (until === undefined && decisions < horizon) turn = world.turn
    else if (until === undefined ? world.turn !== turn : world.turn >= until) return
    // An offer stays open: it is enough to look at it now and then, and saves most of the time.
    if (hasOffers && random.below(SELDOM) === 0) {
      const move = customary(mind, world, momentOf(world, question.seat), random)
      if (move !== undefined) world.give(move.decision, move.option)
    } else world.give(question, mind.choose(world.state, question, random))
  }
}
