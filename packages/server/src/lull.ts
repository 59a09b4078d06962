import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Things that were done since the last cleaning, from which on it is worth while. */
const OFTEN = 16
/** Milliseconds in which those who were told last may read it: they often have to wait for the very core that would clean up. */
const READING = 2

type After = (milliseconds: number, job: () => void) => void
const inTime: After = (milliseconds, job) => void setTimeout(job, milliseconds)

/**
 * Cleans up young objects when nobody waits for anything. By itself V8 does so when there is no room for the next object, which is always
 * in the middle of an answer; and the longer it is put off, the longer it takes.
 */
export class Lull {
  readonly #clean: () => void
  readonly #after: After
  #underWay = 0
  #since = 0
  #asked = false

  constructor(clean: () => void = cleaner(), after: After = inTime) {
    this.#clean = clean
    this.#after = after
  }

  /** Somebody waits for something. */
  begun(): void {
    this.#underWay++
  }

  /** They have it, or will in a moment. */
  ended(): void {
    this.#underWay--
    this.#since++
    if (this.#asked || this.#since < OFTEN) return
    this.#asked = true
    this.#after(READING, () => this.#look())
  }

  #look(): void {
    this.#asked = false
    if (this.#underWay > 0) return
    this.#since = 0
    this.#clean()
  }
}

/** V8 gives its broom only to a context that is made after it was asked for. */
function cleaner(): () => void {
  setFlagsFromString('--expose-gc')
  const gc = runInNewContext('gc') as (how: { readonly type: 'minor' }) => void
  return () => gc({ type: 'minor' })
}
