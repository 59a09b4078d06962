import type { Decision, QuietTable, Seat, Shape } from '@krcma/kernel'
import { questionTo } from './moment.ts'
import type { Branch, Node } from './node.ts'
import { isSecret } from './secrets.ts'

/** What somebody did, noted before it was done: options may change with the state. */
export interface Played {
  readonly seat: Seat
  readonly kind: string
  readonly label: string
  readonly option: unknown
}

/** One seat's way down its own tree in one imagined world. */
export class Walk<G extends Shape> {
  readonly seat: Seat
  /** Where the seat is, or undefined once it has left its tree. */
  #node: Node | undefined
  readonly #trace: { readonly node: Node; readonly branch: Branch }[] = []
  /** What others did and this seat has not made use of yet. */
  #unheard: string[] = []
  /** The question that was open meanwhile, and whose answer therefore cannot depend on it. */
  #open: Decision<G> | undefined
  readonly #expansionThreshold: number

  constructor(seat: Seat, root: Node | undefined, expansionThreshold: number) {
    this.seat = seat
    this.#node = root
    this.#expansionThreshold = expansionThreshold
  }

  get inTree(): boolean {
    return this.#node !== undefined
  }

  /** The node at which a question is answered: what happened since is known, unless the question was open already. */
  at(question: Decision<G> | undefined): Node | undefined {
    if (this.#unheard.length > 0 && question !== this.#open) {
      for (const label of this.#unheard) this.#node = this.#node?.next(label, true)
      this.#unheard = []
    }
    return this.#node
  }

  /** A choice of the seat's own. The walk ends at the first branch below the threshold of expansion. */
  go(node: Node, label: string): void {
    const branch = node.branch(label)
    this.#trace.push({ node, branch })
    this.#node = branch.visits < this.#expansionThreshold ? undefined : node.next(label, true)
  }

  /** Takes notice of what another seat did. */
  hear(world: QuietTable<G>, played: Played, open: Decision<G> | undefined, secrets: Map<string, boolean>): void {
    if (this.#node === undefined) return
    const key = `${this.seat} ${played.label}`
    let secret = secrets.get(key)
    if (secret === undefined) {
      secret = isSecret(world.state, played.option, this.seat)
      secrets.set(key, secret)
    }
    this.#unheard.push(`${played.seat} ${secret ? played.kind : played.label}`)
    this.#open = open
  }

  learn(value: number): void {
    for (const { node, branch } of this.#trace) {
      node.visits++
      branch.add(value)
    }
  }
}

/** What each of the walks has open before somebody moves. */
export function openTo<G extends Shape>(world: QuietTable<G>, walks: readonly Walk<G>[]): (Decision<G> | undefined)[] {
  return walks.map(({ seat, inTree }) => (inTree ? questionTo(world, seat) : undefined))
}
