import type { Decision, QuietTable, Seat, Shape } from '@krcma/kernel'

/** Everything that a seat may do now: each option of its question and, beside it, of each offer. */
export interface Moment<G extends Shape> {
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

/** The question that a seat is asked and has not answered. */
export function questionTo<G extends Shape>(world: QuietTable<G>, seat: Seat): Decision<G> | undefined {
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

export function momentOf<G extends Shape>(world: QuietTable<G>, seat: Seat): Moment<G> {
  const question = questionTo(world, seat)
  const offers = world.game.offers === undefined ? [] : world.decisions(seat).filter(({ offer }) => offer)
  const decisions = question === undefined ? offers : offers.length === 0 ? [question] : [question, ...offers]
  const mayLeave = question === undefined
  let size = mayLeave ? 1 : 0
  for (const { options } of decisions) size += options.length
  return { seat, decisions, size, mayLeave }
}

/** The how manieth thing to do; undefined: leave all alone. */
export function moveOf<G extends Shape>({ decisions }: Moment<G>, index: number): Move<G> | undefined {
  let option = index
  for (const decision of decisions) {
    if (option < decision.options.length) return { decision, option }
    option -= decision.options.length
  }
  return undefined
}

export function indexOf<G extends Shape>({ decisions, size }: Moment<G>, move: Move<G> | undefined): number {
  if (move === undefined) return size - 1
  let before = 0
  for (const decision of decisions) {
    if (decision === move.decision) return before + move.option
    before += decision.options.length
  }
  throw new Error(`${move.decision.kind} is not being asked`)
}

/** What tells one move from another, in whichever imagined world it is done. */
export function labelsOf<G extends Shape>({ decisions, mayLeave }: Moment<G>): string[] {
  const labels: string[] = []
  for (const { kind, options, offer } of decisions) {
    const start = offer ? `+${kind} ` : `${kind} `
    for (const option of options) labels.push(start + wordOf(option))
  }
  if (mayLeave) labels.push(LEAVE)
  return labels
}

const LEAVE = '-'

export function labelOf<G extends Shape>(move: Move<G> | undefined): string {
  if (move === undefined) return LEAVE
  const { kind, options, offer } = move.decision
  return (offer ? `+${kind} ` : `${kind} `) + wordOf(options[move.option])
}

function wordOf(option: unknown): string {
  return typeof option === 'string' ? option : JSON.stringify(option)
}
