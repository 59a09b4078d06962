import type { Shape, Why } from '@krcma/kernel'
import type { Intention } from './intention.ts'
import type { Move } from './search/choices.ts'
import type { Considered } from './search/search.ts'

/** One of the choices that a bot weighed, for whoever asks what a master would do. */
export interface Weighed {
  /** The kind of the decision, or null for leaving all offers alone. */
  readonly kind: string | null
  readonly option: unknown
  /** From 0, certainly lost, to 1, certainly won by far; with its standard error. */
  readonly value: number
  readonly doubt: number
  readonly visits: number
}

/** What a bot decided and why. Plain data, so that it can come from another thread. */
export interface Thought {
  /** The id of the decision and the option to answer with; null: the bot has nothing to answer and leaves all offers alone. */
  readonly answer: { readonly decision: string; readonly option: unknown } | null
  readonly kind: string | null
  /** What was weighed, the chosen one first; empty for what was decided at once. */
  readonly weighed: readonly Weighed[]
  readonly iterations: number
  /** Why the first of what was weighed is better than the second, where the mind has learnt to say so. */
  readonly why?: Why
  /** What the seat is about, where it follows a plan: for whoever asks again, to hand to the next thought. */
  readonly intention?: Intention
}

export function thoughtOf<G extends Shape>(
  move: Move<G> | undefined,
  considered: readonly Considered<G>[] = [],
  iterations = 0,
  intention?: Intention,
  why?: Why,
): Thought {
  return {
    answer: move === undefined ? null : { decision: move.decision.id, option: optionOf(move) },
    kind: move?.decision.kind ?? null,
    weighed: considered.filter(isFirst).map(({ move: other, value, doubt, visits }) => ({
      kind: other?.decision.kind ?? null,
      option: other === undefined ? null : optionOf(other),
      value,
      doubt,
      visits,
    })),
    iterations,
    ...(why === undefined ? {} : { why }),
    ...(intention === undefined ? {} : { intention }),
  }
}

/** Of plans that begin with the same move, the best: nobody is advised the same thing twice. */
function isFirst<G extends Shape>({ course }: Considered<G>, n: number, all: readonly Considered<G>[]): boolean {
  return all.findIndex((other) => other.course.index === course.index) === n
}

export function optionOf<G extends Shape>({ decision, option }: Move<G>): unknown {
  return decision.options[option]
}
