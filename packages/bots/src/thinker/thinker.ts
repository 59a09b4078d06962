import type { Thought } from '../thought.ts'
import type { Question, Reply, Request } from './messages.ts'

/** Whoever thinks: a thread of Node's. */
interface Worker {
  say(request: Request): void
  end(): void
}

/** Hires somebody; `hear` is told of every reply, `lost` once if the worker dies. */
export type Hire = (hear: (reply: Reply) => void, lost: (reason: string) => void) => Worker

export interface Listening {
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: number) => void
}

interface Job {
  readonly id: number
  readonly question: Question
  readonly onProgress: ((progress: number) => void) | undefined
  readonly settle: (thought: Thought) => void
  readonly fail: (reason: Error) => void
}

interface Place {
  worker: Worker | undefined
  job: Job | undefined
  /** The number of a thought ahead, which gives way to any other work; and whether it has been told so. */
  ahead: { readonly id: number; ends: boolean } | undefined
  /** The table thought about last: its tree is still there. */
  table: string | undefined
}

/** A worker pool: has bots think elsewhere, one thought to a worker at a time, the others waiting in turn. */
export class Thinker {
  readonly #hire: Hire
  readonly #places: readonly Place[]
  readonly #waiting: Job[] = []
  #next = 0
  #closed = false

  constructor(hire: Hire, size: number) {
    this.#hire = hire
    this.#places = Array.from({ length: size }, () => ({
      worker: undefined,
      job: undefined,
      ahead: undefined,
      table: undefined,
    }))
  }

  /** When cancelled while waiting, rejects; when cancelled while thinking, gives what the bot has come to. */
  think(question: Question, { signal, onProgress }: Listening = {}): Promise<Thought> {
    if (this.#closed) return Promise.reject(new Error('the thinker is closed'))
    if (signal?.aborted) return Promise.reject(new Error('cancelled'))
    return new Promise((resolve, reject) => {
      const id = this.#next++
      const cancel = () => this.#cancel(id)
      signal?.addEventListener('abort', cancel, { once: true })
      const done = () => signal?.removeEventListener('abort', cancel)
      this.#waiting.push({
        id,
        question,
        onProgress,
        settle: (thought) => {
          done()
          resolve(thought)
        },
        fail: (reason) => {
          done()
          reject(reason)
        },
      })
      this.#assign()
    })
  }

  /**
   * Has a bot think ahead while others are asked, where nobody else wants the place: nothing waits for it, and it ends with the next
   * question of its table, or when its place is needed.
   */
  ponder(question: Question): void {
    if (this.#closed || this.#waiting.length > 0) return
    const { table } = question
    this.#giveWay(table)
    const idle = this.#places.filter(({ job, ahead }) => job === undefined && ahead === undefined)
    const place = idle.find((one) => one.table === table) ?? idle[0]
    if (place === undefined) return
    const id = this.#next++
    place.ahead = { id, ends: false }
    place.table = table
    this.#hired(place).say({ id, ponder: question })
  }

  /** Ends the thought ahead about this table, or else, where there is no other place, any. */
  #giveWay(table: string): void {
    const theirs = this.#places.filter(({ ahead }) => ahead !== undefined)
    const place = theirs.find((one) => one.table === table) ?? (this.#isFull() ? theirs[0] : undefined)
    if (place?.ahead === undefined || place.ahead.ends) return
    place.ahead.ends = true
    place.worker?.say({ id: place.ahead.id, cancel: true })
  }

  #isFull(): boolean {
    return this.#places.every(({ job, ahead }) => job !== undefined || ahead !== undefined)
  }

  /** Says that a table is over, so that nobody remembers it longer. */
  forget(table: string): void {
    for (const { worker } of this.#places) worker?.say({ id: -1, forget: table })
  }

  close(): void {
    this.#closed = true
    for (const { fail } of this.#waiting.splice(0)) fail(new Error('the thinker is closed'))
    for (const place of this.#places) {
      place.job?.fail(new Error('the thinker is closed'))
      place.job = undefined
      place.ahead = undefined
      place.worker?.end()
      place.worker = undefined
    }
  }

  #cancel(id: number): void {
    const waiting = this.#waiting.findIndex((job) => job.id === id)
    if (waiting >= 0) this.#waiting.splice(waiting, 1)[0]?.fail(new Error('cancelled'))
    else this.#places.find(({ job }) => job?.id === id)?.worker?.say({ id, cancel: true })
  }

  #assign(): void {
    for (;;) {
      const [job] = this.#waiting
      if (job === undefined) return
      const { table } = job.question
      this.#giveWay(table)
      // Whoever has thought ahead about the table answers soon, and knows most.
      if (this.#places.some(({ ahead, table: theirs }) => ahead !== undefined && theirs === table)) return
      const free = this.#places.filter((one) => one.job === undefined && one.ahead === undefined)
      if (free.length === 0) return
      this.#waiting.shift()
      const place = free.find((idle) => idle.table === table) ?? free.find(({ worker }) => worker) ?? free[0]
      this.#start(place as Place, job)
    }
  }

  #start(place: Place, job: Job): void {
    place.job = job
    place.table = job.question.table
    this.#hired(place).say({ id: job.id, think: job.question })
  }

  #hired(place: Place): Worker {
    place.worker ??= this.#hire(
      (reply) => this.#hear(place, reply),
      (reason) => this.#lost(place, reason),
    )
    return place.worker
  }

  #hear(place: Place, reply: Reply): void {
    const { job } = place
    if (place.ahead?.id === reply.id) {
      place.ahead = undefined
      this.#assign()
      return
    }
    if (job === undefined || job.id !== reply.id || 'pondered' in reply) return
    if ('progress' in reply) {
      job.onProgress?.(reply.progress)
      return
    }
    place.job = undefined
    if ('thought' in reply) job.settle(reply.thought)
    else job.fail(new Error(reply.failed))
    this.#assign()
  }

  #lost(place: Place, reason: string): void {
    const { job } = place
    place.worker = undefined
    place.job = undefined
    place.ahead = undefined
    place.table = undefined
    job?.fail(new Error(reason))
    if (!this.#closed) this.#assign()
  }
}
