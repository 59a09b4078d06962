import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Append } from './journal.ts'
import type { Work, Written } from './scribe-thread.ts'

interface Job {
  readonly done: (rows: readonly unknown[]) => void
  readonly failed: (error: Error) => void
}

/**
 * Orders after which it is worth while to sweep up. Whoever writes during a sweep waits ten times as long for the disk, and the same
 * pages are written again and again: one sweep for many orders is hardly longer than one for a few.
 */
const UNTIDY = 4_000

/**
 * Writes the embedded store in a thread of its own: flushing a disk may take milliseconds, and meanwhile people play on.
 * Another thread sweeps up behind all who write. Reading stays where it is.
 */
export class Scribe {
  readonly #file: string
  readonly #program: URL
  readonly #jobs = new Map<number, Job>()
  #worker: Worker | null = null
  #sweeper: Worker | null = null
  #next = 0
  #untidy = 0

  private constructor(file: string, program: URL) {
    this.#file = file
    this.#program = program
  }

  /** None where the program is not built: a thread cannot run its source. */
  static hire(file: string): Scribe | null {
    const program = new URL('./scribe-thread.js', import.meta.url)
    return existsSync(fileURLToPath(program)) ? new Scribe(file, program) : null
  }

  /** Whether it is writing something. */
  get busy(): boolean {
    return this.#jobs.size > 0
  }

  async commit(batch: readonly Append[]): Promise<readonly string[]> {
    return (await this.#order({ batch })) as readonly string[]
  }

  /** To be told of every order that somebody else has carried out. */
  tidy(): void {
    this.#untidy = (this.#untidy + 1) % UNTIDY
    if (this.#untidy === 0) this.#sweep()
  }

  /** Any other statement that changes something. */
  write(sql: string, parameters: readonly unknown[]): Promise<readonly unknown[]> {
    return this.#order({ sql, parameters })
  }

  #order(work: Work): Promise<readonly unknown[]> {
    return new Promise((done, failed) => {
      const id = this.#next++
      this.#jobs.set(id, { done, failed })
      this.#worker ??= this.#start()
      this.tidy()
      this.#worker.postMessage({ id, ...work })
    })
  }

  async dismiss(): Promise<void> {
    const worker = this.#worker
    this.#worker = null
    await Promise.all([worker, this.#sweeper].map(leaves))
  }

  #start(): Worker {
    const worker = new Worker(this.#program, { workerData: this.#file })
    worker.on('message', ({ id, rows, failed }: Written) => {
      const job = this.#jobs.get(id)
      this.#jobs.delete(id)
      if (rows === undefined) job?.failed(new Error(failed))
      else job?.done(rows)
    })
    // What it was writing may be stored or not: whoever asked looks again. The next line finds a new scribe.
    const lost = (error: Error) => {
      if (this.#worker === worker) this.#worker = null
      const jobs = [...this.#jobs.values()]
      this.#jobs.clear()
      for (const { failed } of jobs) failed(error)
    }
    worker.on('error', lost)
    worker.on('exit', () => lost(new Error('the scribe has gone')))
    return worker
  }

  #sweep(): void {
    if (this.#sweeper === null) {
      this.#sweeper = new Worker(new URL('./sweeper-thread.js', import.meta.url), { workerData: this.#file })
      // Without it, the one who writes sweeps as well, only later.
      this.#sweeper.on('error', () => undefined)
    }
    this.#sweeper.postMessage('sweep')
  }
}

/** Asks a thread to finish, and waits until it has. */
async function leaves(worker: Worker | null): Promise<void> {
  if (worker === null || worker.threadId < 0) return
  const gone = new Promise((done) => worker.once('exit', done))
  worker.postMessage(null)
  await gone
}
