import { setFlagsFromString } from 'node:v8'

/**
 * Options of Node for a process that serves: a small young generation. V8 cleans it (a scavenge) when there is no room for the next
 * object, which is always in the middle of an answer. With the usual 16 MB that is one answer in a hundred, and it waits for what all
 * the others have left behind; with 1 MB it is one in seven, and the slowest hundredth takes little more than half as long:
 * docs/performance.md.
 */
export const SMALL_YOUNG_GENERATION = ['--max-semi-space-size=1']

/** The option would also bind threads that say how much room they want, as those of bots do. To be called before any is started. */
export function leaveThreadsTheirRoom(): void {
  setFlagsFromString('--max-semi-space-size=0')
}
