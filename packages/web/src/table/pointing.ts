/** What the log points at. The board alone is told, for nothing else at a table changes by it. */
export class Pointing {
  #things: readonly string[] = []
  readonly #listeners = new Set<() => void>()

  readonly now = (): readonly string[] => this.#things
  readonly at = (things: readonly string[]): void => {
    if (this.#things.length + things.length === 0) return
    this.#things = things
    for (const listener of this.#listeners) listener()
  }
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}
