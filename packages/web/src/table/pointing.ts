import { whenLetGo } from './after-paint.ts'

/** Who only passes over a sentence points at nothing. */
const REST = 90

/** What the log points at. The board alone is told, for nothing else at a table changes by it, and only when somebody rests there. */
export class Pointing {
  #things: readonly string[] = []
  #wanted = this.#things
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #listeners = new Set<() => void>()

  readonly now = (): readonly string[] => this.#things
  readonly at = (things: readonly string[]): void => {
    clearTimeout(this.#timer)
    this.#wanted = things
    if (this.#things.length + things.length > 0)
      this.#timer = setTimeout(() => whenLetGo(() => this.#turn(things)), REST)
  }
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #turn(to: readonly string[]): void {
    if (this.#wanted !== to || this.#things === to) return
    this.#things = to
    for (const listener of this.#listeners) listener()
  }
}
