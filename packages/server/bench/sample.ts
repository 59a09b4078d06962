import { diff, type Heard, type Patch, type Sight } from '@krcma/protocol'

/** What an update says, besides where it belongs. */
interface Told {
  readonly changes: Patch
  readonly heard: Heard | null
}

/** An update of middling size, as one seat of a real table was told it, and what would take it back. */
export interface Sample {
  readonly sight: Sight
  readonly forth: Told
  readonly back: Told
  /** An answer as long as those that led to it. */
  readonly decision: string
  readonly option: unknown
}

/** Gathers what a seat sees, and picks the middle one of all changes. */
export class Sampler {
  readonly #sights: Sight[] = []

  see(sight: Sight): void {
    this.#sights.push(sight)
  }

  sample(): Sample {
    const asked = this.#sights.flatMap(({ view }) => view?.decisions ?? [])[0]
    const changes = this.#sights.slice(1).map((after, n) => ({ sight: this.#sights[n] ?? after, after }))
    const size = ({ sight, after }: (typeof changes)[number]) => JSON.stringify(diff(sight, after)).length
    const middle = changes.sort((a, b) => size(a) - size(b))[changes.length >> 1]
    if (middle === undefined || asked === undefined) throw new Error('nothing was seen')
    const { sight, after } = middle
    return {
      sight,
      forth: { changes: diff(sight, after), heard: null },
      back: { changes: diff(after, sight), heard: null },
      decision: asked.id,
      option: asked.options[0],
    }
  }
}
