import type { Why } from '@krcma/kernel'
import type { Thought } from './thought.ts'

/** What a bot would do, the best first, for somebody who asks. */
interface Advice {
  readonly decision: string
  readonly choices: readonly { readonly option: unknown; readonly value: number; readonly visits: number }[]
  /** Why the first is better than the next. */
  readonly why?: Why
}

/** The options of the one decision that is to be answered; what else was weighed beside it is another matter. */
export function adviceOf({ answer, kind, weighed, why }: Thought): Advice | null {
  if (answer === null) return null
  const { decision, option } = answer
  const choices = weighed
    .filter((other) => other.kind === kind)
    .map((other) => ({ option: other.option, value: other.value, visits: other.visits }))
  if (choices.length === 0) return { decision, choices: [{ option, value: 1, visits: 1 }] }
  return { decision, choices, ...(why === undefined || choices.length < 2 ? {} : { why }) }
}
