import { type Sight, settle } from '@krcma/protocol'

/** What different eyes see of a table after the same line. What is the same for all of them is held once. */
export class Sights {
  readonly seq: number
  readonly #kept = new Map<string, Sight>()
  #first: Sight | undefined

  constructor(seq: number) {
    this.seq = seq
  }

  get(eyes: string): Sight | undefined {
    return this.#kept.get(eyes)
  }

  keep(eyes: string, sight: Sight): void {
    this.#first ??= sight
    this.#kept.set(eyes, settle(this.#first, sight).value)
  }
}
