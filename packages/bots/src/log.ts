import type { Entry, Saved } from '@krcma/kernel'

/** The end of what was entered at a table, as far back as it is saved. */
export class Log {
  /** The number of the next entry. */
  readonly next: number
  readonly #entries: readonly Entry[]

  constructor({ entries, checkpoints }: Saved) {
    this.next = (entries.at(-1)?.n ?? (checkpoints.at(-1)?.at ?? 0) - 1) + 1
    this.#entries = entries
  }

  /** Everything from this number on; undefined where that is no longer saved. */
  since(entry: number): readonly Entry[] | undefined {
    const since = this.#entries.filter(({ n }) => n >= entry)
    return since.length === this.next - entry ? since : undefined
  }
}

/** Whether nothing came to light by it, neither chance nor a secret nor what was answered together, and nothing was taken back. */
export function isQuiet({ chance, shown, together, undo }: Entry): boolean {
  return chance === undefined && shown === undefined && together === undefined && undo === undefined
}
