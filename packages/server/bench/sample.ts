import { apply, diff, type FromServer, type Heard, type Patch, type Sight } from '@krcma/protocol'

/** What an update says, besides where it belongs. */
interface Told {
  readonly changes: Patch
  readonly heard: Heard | null
}

/** The beginning of a real game as one seat was told it: each update, and what would take it back. */
export interface Sample {
  readonly sight: Sight
  readonly steps: readonly { readonly forth: Told; readonly back: Told }[]
  /** An answer as long as those that led to it. */
  readonly decision: string
  readonly option: unknown
}

/** As many steps as a table comes to while it is measured, and more. */
const STEPS = 64

/** Gathers what a seat is told. */
export class Sampler {
  readonly #first: Sight
  #sight: Sight
  #asked: NonNullable<Sight['view']>['decisions'][number] | undefined
  readonly #steps: { readonly forth: Told; readonly back: Told }[] = []

  constructor(sight: Sight) {
    this.#first = sight
    this.#sight = sight
  }

  hear(text: string): void {
    const frame = JSON.parse(text) as FromServer
    if (frame.t !== 'update' || this.#steps.length === STEPS) return
    const { changes, heard } = frame
    const after = apply(this.#sight, changes)
    this.#steps.push({ forth: { changes, heard }, back: { changes: diff(after, this.#sight), heard } })
    this.#sight = after
    this.#asked ??= after.view?.decisions[0]
  }

  sample(): Sample {
    if (this.#asked === undefined) throw new Error('nothing was asked')
    const { id: decision, options } = this.#asked
    return { sight: this.#first, steps: this.#steps, decision, option: options[0] }
  }
}
