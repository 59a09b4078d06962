import type { FromServer, Presence } from '@krcma/protocol'
import type { Baseline } from './baseline.ts'
import type { Seated } from './seated.ts'
import { Sights } from './sights.ts'

/** Somebody who looks at a table through an open socket. */
export interface Watcher {
  readonly person: string | undefined
  /** Whether a reply is on its way to them, which what they are told leaves with. */
  readonly awaits: boolean
  /** `text` is a frame as JSON, made once for all who see the same. */
  send(text: string): void
  /** Whether they do not want to read this person's chat. */
  mutes(person: string): boolean
}

/** A table that is in memory because somebody looks at it or is about to change it. */
export class Resident {
  readonly id: string
  seated: Seated | null = null
  /** Lines since the last checkpoint in the store. */
  since = 0
  readonly watchers = new Set<Watcher>()
  /** What watchers saw last, by their eyes: faster than looking again. */
  seen = new Sights(-1)
  /** What those who watch saw last, where the table could not be read and they could not be told what came after it. */
  owed: Baseline | null = null
  /** Who is connected elsewhere, by node. */
  readonly elsewhere = new Map<string, { readonly presence: Presence; readonly heard: number }>()
  #users = 0
  #tail: Promise<unknown> = Promise.resolve()

  constructor(id: string) {
    this.id = id
  }

  get idle(): boolean {
    return this.#users === 0 && this.watchers.size === 0
  }

  /** A mutex, first come, first served: one thing after another, so that what is seen is always what is stored. */
  async inTurn<T>(job: () => Promise<T>): Promise<T> {
    this.#users++
    const turn = this.#tail.then(job)
    this.#tail = turn.catch(() => undefined)
    try {
      return await turn
    } finally {
      this.#users--
    }
  }

  /** When all that was begun is done, and what came of it. */
  async settled(): Promise<void> {
    for (let tail: unknown; tail !== this.#tail; ) {
      tail = this.#tail
      await tail
    }
  }

  tell(frame: FromServer, to: (watcher: Watcher) => boolean = () => true): void {
    if (this.watchers.size === 0) return
    const text = JSON.stringify(frame)
    for (const watcher of this.watchers) if (to(watcher)) watcher.send(text)
  }
}
