import { type Sight, settle } from '@krcma/protocol'

/** What different eyes see of a table after the same line, with structural sharing: what is the same for all of them is held once. */
export class Sights {
  readonly seq: number
  readonly #sights = new Map<string, Sight>()
  #first: Sight | undefined

  constructor(seq: number) {
    this.seq = seq
  }

  get(eyes: string): Sight | undefined {
    return this.#sights.get(eyes)
  }

  set(eyes: string, sight: Sight): void {
    this.#first ??= sight
    this.#sights.set(eyes, settle(this.#first, sight).value)
  }
}
