import { whenLetGo } from './after-paint.ts'

/** Who only passes over a sentence points at nothing. */
const REST = 90

const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join()

/** What the log points at. The board alone is told, for nothing else at a table changes by it, and only when somebody rests there. */
export class Pointing {
  #things: readonly string[] = []
  #wanted = this.#things
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #listeners = new Set<() => void>()

  readonly now = (): readonly string[] => this.#things
  readonly at = (things: readonly string[]): void => {
    clearTimeout(this.#timer)
    // Who clicks on the sentence they rest on points at the same once more.
    this.#wanted = isSame(things, this.#things) ? this.#things : things
    if (this.#wanted !== this.#things) this.#timer = setTimeout(() => whenLetGo(() => this.#turn(things)), REST)
  }
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #turn(to: readonly string[]): void {
    if (this.#wanted !== to) return
    this.#things = to
    for (const listener of this.#listeners) listener()
  }
}
