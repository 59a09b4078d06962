import type { Json, Mind, QuietTable, Seat, Shape, Source } from '@krcma/kernel'
import { choicesOf, type Move, nextQuestion } from './choices.ts'
import { customary } from './custom.ts'
import { momentOf } from './moment.ts'

/** The plans that seats follow in one imagined world, each until the mind says that there is nothing more in it. */
export class Plans<G extends Shape> {
  readonly #mind: Mind<G>
  readonly #followed = new Map<Seat, Json>()

  constructor(mind: Mind<G>) {
    this.#mind = mind
  }

  follow(seat: Seat, plan: Json | undefined): void {
    if (plan !== undefined) this.#followed.set(seat, plan)
  }

  /** The next step of a seat that is asked something; undefined: it follows no plan, or none any more. */
  step(world: QuietTable<G>, seat: Seat, random: Source): Move<G> | undefined {
    const plan = this.#followed.get(seat)
    if (plan === undefined) return undefined
    const move = customary(this.#mind, world, choicesOf(world, seat), random, plan)
    if (move === undefined) this.#followed.delete(seat)
    return move
  }

  /** Plays on, all others as usual, until every plan is at its end, and says at which moment the last step had been taken. */
  arrival(world: QuietTable<G>, random: Source): number {
    let moment = momentOf(this.#mind, world)
    while (this.#followed.size > 0) {
      const question = nextQuestion(world, -1)
      if (question === undefined) break
      const step = this.step(world, question.seat, random)
      const move = step ?? customary(this.#mind, world, choicesOf(world, question.seat), random)
      if (move !== undefined) world.give(move.decision, move.option)
      if (step !== undefined) moment = momentOf(this.#mind, world)
    }
    return moment
  }
}
