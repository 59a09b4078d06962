import type { Course } from './course.ts'
import type { Branch } from './node.ts'

/** One of the choices at the root. */
export class Candidate {
  readonly course: Course
  readonly branch: Branch
  /** Whether this is what the game's mind would do at once. */
  readonly isFavourite: boolean
  /** What this search found, one value for each imagined world; the nth world is the same for all candidates. */
  readonly values: number[] = []
  /** Of each feature, by how much the seat was ahead in those worlds; for minds that learn. */
  readonly ahead: Float64Array[] = []
  #sum = 0

  constructor(course: Course, branch: Branch, isFavourite: boolean) {
    this.course = course
    this.branch = branch
    this.isFavourite = isFavourite
  }

  get tries(): number {
    return this.values.length
  }
  get mean(): number {
    return this.values.length === 0 ? 0 : this.#sum / this.values.length
  }
  add(value: number, ahead?: Float64Array): void {
    this.values.push(value)
    this.#sum += value
    if (ahead !== undefined) this.ahead.push(ahead)
  }

  /** The standard error of the difference between two candidates in the worlds that both were tried in. */
  doubt(other: Candidate): number {
    const worlds = Math.min(this.tries, other.tries)
    if (worlds < 2) return 1
    let sum = 0
    let squares = 0
    for (let n = 0; n < worlds; n++) {
      const difference = (this.values[n] as number) - (other.values[n] as number)
      sum += difference
      squares += difference * difference
    }
    const variance = Math.max(0, squares / worlds - (sum / worlds) ** 2)
    return Math.sqrt(variance / (worlds - 1))
  }
}

/** A lead of so many standard errors is not going to turn. */
const CERTAIN = 4
/** Tries before which nothing is certain. */
const FEW = 6
/** What nobody would notice, on a scale from lost to won. */
const TRIFLE = 0.003

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
  readonly #trust: number

  /** `trust`: by how many standard errors another choice must be better than the favourite. */
  constructor(candidates: readonly Candidate[], budget: number, trust: number) {
    this.#left = [...candidates]
    this.budget = budget
    this.#trust = trust
    this.#perPhase = Math.max(1, Math.floor(budget / Math.max(1, Math.ceil(Math.log2(candidates.length)))))
    this.#beginPhase()
  }

  /** Also when there is not enough left for trying each of them once more: who was tried more often would be favoured. */
  get over(): boolean {
    return this.#left.length <= 1 || (this.#at === 0 && this.spent + this.#left.length > this.budget)
  }

  /** Whom to try next. */
  next(): Candidate {
    return this.#left[this.#at] as Candidate
  }

  tried(value: number, ahead?: Float64Array): void {
    this.next().add(value, ahead)
    this.spent++
    this.#at++
    if (this.#at < this.#left.length) return
    this.#at = 0
    this.#rounds--
    if (this.#isDecided()) this.#left.length = 1
    else if (this.#rounds <= 0) this.#halve()
  }

  /** The better first; who was given up earlier comes later. */
  ranked(candidates: readonly Candidate[]): Candidate[] {
    const plainly = (a: Candidate, b: Candidate) =>
      b.tries - a.tries || b.mean - a.mean || a.course.index - b.course.index
    const ranked = [...candidates].sort(plainly)
    const at = ranked.findIndex(({ isFavourite }) => isFavourite)
    const favourite = ranked[at]
    const [best] = ranked
    if (favourite === undefined || best === undefined || at === 0 || best.tries > favourite.tries) return ranked
    if (best.mean - favourite.mean > this.#trust * best.doubt(favourite)) return ranked
    return [favourite, ...ranked.filter((other) => other !== favourite)]
  }

  /** Whether more tries would change nothing: one leads for certain, or the favourite could be beaten by a trifle at most. */
  #isDecided(): boolean {
    if ((this.#left[0]?.tries ?? 0) < FEW) return false
    this.#left = this.ranked(this.#left)
    const [best, ...others] = this.#left as [Candidate, ...Candidate[]]
    return others.every((other) => {
      const lead = best.mean - other.mean
      const doubt = CERTAIN * best.doubt(other)
      return lead > doubt || (best.isFavourite && doubt - lead < TRIFLE)
    })
  }

  #halve(): void {
    this.#left = this.ranked(this.#left)
    this.#left.length = Math.ceil(this.#left.length / 2)
    this.#beginPhase()
  }

  #beginPhase(): void {
    this.#rounds = Math.max(1, Math.floor(this.#perPhase / Math.max(1, this.#left.length)))
  }
}
