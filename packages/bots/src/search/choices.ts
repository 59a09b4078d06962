import type { Decision, Mind, QuietTable, Seat, Shape } from '@krcma/kernel'

/** Everything that a seat may do now: each option of its question and, beside it, of each offer. */
export interface Choices<G extends Shape> {
  readonly seat: Seat
  /** The question, if the seat is asked one, and then the offers. */
  readonly decisions: readonly Decision<G>[]
  /** How many things there are to do; `leave` counts as one. */
  readonly size: number
  /** Whether doing nothing is a choice: when the game does not wait for this seat. It is the last one. */
  readonly mayLeave: boolean
}

/** One thing to do; an option of -1 leaves all offers alone. */
export interface Move<G extends Shape> {
  readonly decision: Decision<G>
  readonly option: number
}

type Asking<G extends Shape> = Pick<QuietTable<G>, 'game' | 'asked' | 'decisions'>

/** The question that a seat is asked and has not answered. */
export function questionTo<G extends Shape>(world: Pick<QuietTable<G>, 'asked'>, seat: Seat): Decision<G> | undefined {
  for (const decision of world.asked) if (decision.seat === seat && decision.answered === undefined) return decision
  return undefined
}

/** Somebody whom the game waits for: `first`, if it is among them. Undefined when the game is over. */
export function nextQuestion<G extends Shape>(world: QuietTable<G>, first: Seat): Decision<G> | undefined {
  let found: Decision<G> | undefined
  for (const decision of world.asked) {
    if (decision.answered !== undefined) continue
    if (decision.seat === first) return decision
    found ??= decision
  }
  return found
}

export function choicesOf<G extends Shape>(world: Asking<G>, seat: Seat): Choices<G> {
  const question = questionTo(world, seat)
  const offers = world.game.offers === undefined ? [] : world.decisions(seat).filter(({ offer }) => offer)
  const decisions = question === undefined ? offers : offers.length === 0 ? [question] : [question, ...offers]
  return choicesAmong(seat, decisions, question === undefined)
}

/** Without what is plain: all that there is to think about. */
export function worthThought<G extends Shape>(mind: Mind<G>, choices: Choices<G>): Choices<G> {
  if (mind.plain === undefined) return choices
  const { seat, decisions, mayLeave } = choices
  return choicesAmong(
    seat,
    decisions.filter((decision) => mind.plain?.(decision) !== true),
    mayLeave,
  )
}

function choicesAmong<G extends Shape>(seat: Seat, decisions: readonly Decision<G>[], mayLeave: boolean): Choices<G> {
  let size = mayLeave ? 1 : 0
  for (const { options } of decisions) size += options.length
  return { seat, decisions, size, mayLeave }
}

/** The how manieth thing to do; undefined: leave all alone. */
export function moveOf<G extends Shape>({ decisions }: Choices<G>, index: number): Move<G> | undefined {
  let option = index
  for (const decision of decisions) {
    if (option < decision.options.length) return { decision, option }
    option -= decision.options.length
  }
  return undefined
}

export function indexOf<G extends Shape>({ decisions, size }: Choices<G>, move: Move<G> | undefined): number {
  if (move === undefined) return size - 1
  let before = 0
  for (const decision of decisions) {
    if (decision === move.decision) return before + move.option
    before += decision.options.length
  }
  throw new Error(`${move.decision.kind} is not being asked`)
}

/** What tells one move from another, in whichever imagined world it is done. */
export function labelOf<G extends Shape>(move: Move<G> | undefined): string {
  return move === undefined ? '-' : labelIn(move.decision, move.decision.options[move.option])
}

export function labelIn<G extends Shape>({ kind, offer }: Decision<G>, option: unknown): string {
  return (offer ? `+${kind} ` : `${kind} `) + (typeof option === 'string' ? option : JSON.stringify(option))
}
