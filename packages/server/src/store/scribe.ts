import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Append } from './journal.ts'
import type { Work, Written } from './scribe-thread.ts'

interface Job {
  readonly done: (rows: readonly unknown[]) => void
  readonly failed: (error: Error) => void
}

/** A thread that writes, and what it was given and has not answered yet. */
interface WriterThread {
  readonly worker: Worker
  readonly jobs: Map<number, Job>
}

/**
 * Orders after which it is worth while to sweep up. Whoever writes during a sweep waits ten times as long for the disk, and the same
 * pages are written again and again: one sweep for many orders is hardly longer than one for a few.
 */
const UNTIDY = 4_000

/**
 * The writer thread of the embedded store: flushing a disk may take milliseconds, and meanwhile people play on. Another thread brings
 * the write-ahead log over to the file (a checkpoint; here: it sweeps). Reading stays where it is.
 */
export class Scribe {
  readonly #file: string
  readonly #program: URL
  #thread: WriterThread | null = null
  #sweeper: Worker | null = null
  #next = 0
  #untidy = 0

  private constructor(file: string, program: URL) {
    this.#file = file
    this.#program = program
  }

  /** None where the program is not built: a thread cannot run its source. */
  static hire(file: string, program = new URL('./scribe-thread.js', import.meta.url)): Scribe | null {
    return existsSync(fileURLToPath(program)) ? new Scribe(file, program) : null
  }

  /** Whether it is writing something. */
  get busy(): boolean {
    return this.#thread !== null && this.#thread.jobs.size > 0
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
      this.#thread ??= this.#start()
      const { worker, jobs } = this.#thread
      jobs.set(id, { done, failed })
      this.tidy()
      worker.postMessage({ id, ...work })
    })
  }

  async dismiss(): Promise<void> {
    const worker = this.#thread?.worker ?? null
    this.#thread = null
    await Promise.all([worker, this.#sweeper].map(leaves))
  }

  #start(): WriterThread {
    const worker = new Worker(this.#program, { workerData: this.#file })
    const jobs = new Map<number, Job>()
    const thread = { worker, jobs }
    worker.on('message', ({ id, rows, failed }: Written) => {
      const job = jobs.get(id)
      jobs.delete(id)
      if (rows === undefined) job?.failed(new Error(failed))
      else job?.done(rows)
    })
    // What it was writing may be stored or not: whoever asked looks again. The next line finds a new thread, whose work is none of
    // the old one's business: that one says twice that it ends, the second time when the new one is busy.
    const lost = (error: Error) => {
      if (this.#thread === thread) this.#thread = null
      const left = [...jobs.values()]
      jobs.clear()
      for (const { failed } of left) failed(error)
    }
    worker.on('error', lost)
    worker.on('exit', () => lost(new Error('the scribe has gone')))
    return thread
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
