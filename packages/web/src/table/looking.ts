import type { Choice, Choices } from '@krcma/look'
import type { AnyGame } from '@krcma/protocol'
import { useSyncExternalStore } from 'react'
import { whenLetGo } from './after-paint.ts'
import { digitsOf } from './digits.ts'

type Acts = Pick<Choices<AnyGame>, 'focus' | 'narrow' | 'answer'>

/**
 * What may be answered now, and what of it the viewer looks at. Whoever shows a look is told of it by itself: nothing else at a
 * table changes by one.
 */
export class Looking {
  readonly all: readonly Choice<AnyGame>[]
  /** The number key of each choice, by its own key. */
  readonly digits: ReadonlyMap<string, number>
  #now: Choices<AnyGame>
  readonly #listeners = new Set<() => void>()

  /** `before`: the same questions, asked in another position: what was looked at still is. */
  constructor(all: readonly Choice<AnyGame>[], acts: Acts, before: Looking | null) {
    this.all = all
    this.digits = digitsOf(all)
    const { focused, narrowed } = before?.now() ?? { focused: null, narrowed: null }
    this.#now = {
      all,
      focused: this.#own(focused),
      narrowed: narrowed && all.filter(({ key }) => narrowed.some((one) => one.key === key)),
      ...acts,
    }
  }

  /** The same as long as nothing in it is another: boards are large. */
  readonly now = (): Choices<AnyGame> => this.#now
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
  /** For what is large, or takes some reckoning: told after what was touched is let go and painted. */
  readonly later = (listener: () => void): (() => void) => this.subscribe(() => whenLetGo(listener, 'own'))
  readonly focus = (choice: Choice<AnyGame> | null): void => {
    const focused = this.#own(choice)
    if (focused !== this.#now.focused) this.#turn({ ...this.#now, focused })
  }
  readonly narrow = (to: readonly Choice<AnyGame>[] | null): void => {
    const narrowed = to && this.all.filter(({ key }) => to.some((one) => one.key === key))
    this.#turn({ ...this.#now, focused: null, narrowed })
  }

  /** Whoever touches a thing may hold what was true a frame ago. */
  readonly #own = (choice: Choice<AnyGame> | null) => this.all.find(({ key }) => key === choice?.key) ?? null

  #turn(to: Choices<AnyGame>): void {
    this.#now = to
    for (const listener of this.#listeners) listener()
  }
}

/** One thing about what is looked at: whoever asks is drawn anew when that is another, and not otherwise. */
export function useLook<T>(looking: Looking, look: (now: Choices<AnyGame>) => T): T {
  return useSyncExternalStore(looking.subscribe, () => look(looking.now()))
}
