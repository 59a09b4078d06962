import { setFlagsFromString } from 'node:v8'

/**
 * Rules are many small functions that call each other millions of times: the engine may put more of them into one, and watches
 * them from their first call on. See docs/decisions/062-a-question-is-no-generator.md.
 */
const FLAGS = [
  '--max-inlined-bytecode-size=1000',
  '--max-inlined-bytecode-size-cumulative=4000',
  '--no-lazy-feedback-allocation',
]

/** Tunes this process, and those that are started from here with its arguments. */
export function tuneEngine(): void {
  for (const flag of FLAGS) setFlagsFromString(flag)
  process.execArgv.push(...FLAGS)
}
