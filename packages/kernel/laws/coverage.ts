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
    return {
      number: 9,
      rate: 1,
      end: () => {
        if (this.#unseen.size > 0) this.#see(table.events('all-seeing').map(({ data }) => data))
      },
    }
  }
  #see(data: unknown): void {
    if (typeof data === 'string') this.#unseen.delete(data)
    else if (typeof data === 'object' && data !== null) for (const part of Object.values(data)) this.#see(part)
  }
}
