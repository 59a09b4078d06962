import type { Branch } from './node.ts'

/** One of the choices at the root. */
export interface Candidate {
  readonly index: number
  readonly label: string
  readonly branch: Branch
  /** How much of its doubt counts in its favour: more than nothing for what the game's mind would do. */
  readonly trust: number
  /** How often this search has tried it. */
  tries: number
}

/** The better first; who has been given up no longer counts. */
export function byMerit(a: Candidate, b: Candidate): number {
  return b.tries - a.tries || merit(b) - merit(a) || a.index - b.index
}

function merit({ branch, trust }: Candidate): number {
  return branch.mean + trust * branch.doubt
}

/** A lead of so many standard errors is not going to turn. */
const CERTAIN = 4

/**
 * Sequential halving: all candidates are tried equally often, then the better half of them, and so on until one is left.
 * Each is tried in the same imagined worlds as the others, so that luck does not decide between them.
 */
export class Halving {
  readonly budget: number
  spent = 0
  #left: Candidate[]
  #at = 0
  #rounds = 0
  readonly #perPhase: number

  constructor(candidates: readonly Candidate[], budget: number) {
    this.#left = [...candidates]
    this.budget = budget
    this.#perPhase = Math.max(1, Math.floor(budget / Math.max(1, Math.ceil(Math.log2(candidates.length)))))
    this.#beginPhase()
  }

  get over(): boolean {
    return this.#left.length <= 1 || this.spent >= this.budget
  }

  /** Whom to try next. */
  next(): Candidate {
    const candidate = this.#left[this.#at] as Candidate
    return candidate
  }

  tried(): void {
    ;(this.#left[this.#at] as Candidate).tries++
    this.spent++
    this.#at++
    if (this.#at < this.#left.length) return
    this.#at = 0
    this.#rounds--
    if (this.#rounds <= 0) this.#halve()
  }

  #halve(): void {
    this.#left.sort(byMerit)
    const [best, second] = this.#left
    const lead = (best?.branch.mean ?? 0) - (second?.branch.mean ?? 0)
    const doubt = Math.hypot(best?.branch.doubt ?? 0, second?.branch.doubt ?? 0)
    const decided = (best?.tries ?? 0) >= 8 && lead > CERTAIN * doubt
    this.#left.length = decided ? 1 : Math.ceil(this.#left.length / 2)
    this.#beginPhase()
  }

  #beginPhase(): void {
    this.#rounds = Math.max(1, Math.floor(this.#perPhase / Math.max(1, this.#left.length)))
  }
}
