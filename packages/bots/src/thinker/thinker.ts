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
    this.#places = Array.from({ length: size }, () => ({ worker: undefined, job: undefined, table: undefined }))
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
      const free = this.#places.filter(({ job }) => job === undefined)
      const [job] = this.#waiting
      if (free.length === 0 || job === undefined) return
      this.#waiting.shift()
      const { table } = job.question
      const place = free.find((idle) => idle.table === table) ?? free.find(({ worker }) => worker) ?? free[0]
      this.#start(place as Place, job)
    }
  }

  #start(place: Place, job: Job): void {
    place.job = job
    place.table = job.question.table
    place.worker ??= this.#hire(
      (reply) => this.#hear(place, reply),
      (reason) => this.#lost(place, reason),
    )
    place.worker.say({ id: job.id, think: job.question })
  }

  #hear(place: Place, reply: Reply): void {
    const { job } = place
    if (job === undefined || job.id !== reply.id) return
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
    place.table = undefined
    job?.fail(new Error(reason))
    if (!this.#closed) this.#assign()
  }
}
