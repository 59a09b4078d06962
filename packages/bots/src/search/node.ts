import type { Source } from '@krcma/kernel'

/** What became of one choice. */
export class Branch {
  visits = 0
  /** How often it could have been chosen. */
  available = 0
  sum = 0
  squares = 0

  get mean(): number {
    return this.visits === 0 ? 0 : this.sum / this.visits
  }
  /** The standard error of the mean. */
  get doubt(): number {
    if (this.visits < 2) return 1
    const variance = Math.max(0, this.squares / this.visits - this.mean ** 2)
    return Math.sqrt((variance + 1e-4) / (this.visits - 1))
  }
  add(value: number): void {
    this.visits++
    this.sum += value
    this.squares += value * value
  }
}

/** All that a seat cannot tell apart: the same moves, of its own and of others, as far as it saw them. */
export class Node {
  visits = 0
  readonly #branches = new Map<string, Branch>()
  readonly #next = new Map<string, Node>()

  branch(label: string): Branch {
    let branch = this.#branches.get(label)
    if (branch === undefined) {
      branch = new Branch()
      this.#branches.set(label, branch)
    }
    return branch
  }

  /** Where a move leads, if anybody has been there; `make`: also if not. */
  next(label: string): Node | undefined
  next(label: string, make: true): Node
  next(label: string, make = false): Node | undefined {
    let next = this.#next.get(label)
    if (next === undefined && make) {
      next = new Node()
      this.#next.set(label, next)
    }
    return next
  }

  /**
   * Decoupled UCT: every seat chooses by its own statistics alone, also where several choose at once. Below the threshold of
   * expansion the customary choice stands; then choices are taken up one by one (progressive widening), the more the longer the
   * node has been visited, those first that the mind leans to.
   */
  choose(
    labels: readonly string[],
    customary: () => number,
    urges: () => readonly number[] | null,
    manner: Choosing,
    random: Source,
  ): number {
    let tried = 0
    let best = -1
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < labels.length; i++) {
      const branch = this.branch(labels[i] as string)
      branch.available++
      if (branch.visits === 0) continue
      tried++
      const value = branch.mean + manner.curiosity * Math.sqrt(Math.log(branch.available) / branch.visits)
      if (value <= most) continue
      most = value
      best = i
    }
    if (tried === 0 || this.visits < manner.expansionThreshold) return customary()
    if (tried === labels.length || tried > manner.widening * Math.sqrt(this.visits)) return best
    return this.#likeliest(labels, urges()) ?? this.#untried(labels, random.below(labels.length - tried))
  }

  /** Of those that nobody has tried, the one that the mind leans to most; where it has no leanings, none. */
  #likeliest(labels: readonly string[], urges: readonly number[] | null): number | undefined {
    if (urges === null || urges.length !== labels.length) return undefined
    let best: number | undefined
    for (let i = 0; i < labels.length; i++)
      if (
        this.branch(labels[i] as string).visits === 0 &&
        (best === undefined || (urges[i] as number) > (urges[best] as number))
      )
        best = i
    return best
  }

  #untried(labels: readonly string[], nth: number): number {
    let left = nth
    for (let i = 0; i < labels.length; i++) if (this.branch(labels[i] as string).visits === 0 && left-- === 0) return i
    throw new Error('everything has been tried')
  }
}

export interface Choosing {
  /** Visits before a node is expanded: until then, all go on as is their custom. */
  readonly expansionThreshold: number
  /** How much a choice that was seldom tried is given the benefit of the doubt. */
  readonly curiosity: number
  /** How fast choices are taken up: after n visits, this many times the root of n. */
  readonly widening: number
}
