import type { Shape } from '../src/index.ts'
import type { Law, Walk } from './law.ts'

/** 9. Every piece of the content is used in some game of the run: some event tells of it. */
export class Coverage {
  readonly #unseen: Set<string>
  constructor(pieces: readonly string[]) {
    this.#unseen = new Set(pieces)
  }
  get unseen(): readonly string[] {
    return [...this.#unseen].sort()
  }
  watch<G extends Shape>({ table }: Walk<G>): Law {
    let heard = 0
    const look = () => {
      if (this.#unseen.size === 0) return
      const told = table.events('all-seeing', heard)
      heard = (told.at(-1)?.n ?? heard - 1) + 1
      for (const { data } of told) this.#see(data)
    }
    look()
    return { number: 9, rate: 1, after: look }
  }
  #see(data: unknown): void {
    if (typeof data === 'string') this.#unseen.delete(data)
    else if (typeof data === 'object' && data !== null) for (const part of Object.values(data)) this.#see(part)
  }
}
