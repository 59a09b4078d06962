import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Refusing } from '@krcma/protocol'
import { refuse } from '../refusing.ts'
import type { Shelf } from '../rooms.ts'
import type { Append } from '../store/journal.ts'
import { type Bringing, bringHere } from './bring.ts'
import type { Read, Reading } from './reader-thread.ts'

/** Milliseconds that the reading of one record may take, and megabytes. */
const PATIENCE = 15_000
const ROOM = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16 }
/** Records that may wait for those before them. */
const WAITING = 8

/**
 * Reads records from outside, each in a thread of its own that is ended when it takes too long or too much: whoever wrote a record has a
 * say in what reading it costs, and nobody who plays waits for it. One after another, so that there is never more than one.
 */
export class RecordReader {
  readonly #shelf: Shelf
  readonly #program: URL
  readonly #patience: number
  #waiting = 0
  #last: Promise<unknown> = Promise.resolve()
  #worker: Worker | null = null

  constructor(shelf: Shelf, patience = PATIENCE, program = new URL('./reader-thread.js', import.meta.url)) {
    this.#shelf = shelf
    this.#patience = patience
    this.#program = program
  }

  /** The lines by which the record in the body of an `import` becomes a table, or why it does not. */
  async read(body: Uint8Array, bringing: Bringing): Promise<Append | Refusing> {
    if (this.#waiting >= WAITING) return refuse('too-fast', 'record')
    this.#waiting++
    const turn = this.#last.then(() => this.#reading(body, bringing))
    this.#last = turn.catch(() => undefined)
    return turn.finally(() => this.#waiting--)
  }

  async close(): Promise<void> {
    await this.#worker?.terminate()
  }

  #reading(body: Uint8Array, bringing: Bringing): Promise<Append | Refusing> {
    const { rooms, modules } = this.#shelf
    // A thread cannot run a source, nor games that have no module.
    const apart = Object.keys(modules).length > 0 && existsSync(fileURLToPath(this.#program))
    return apart ? this.#inThread({ modules, body: Uint8Array.from(body), bringing }) : bringHere(rooms)(body, bringing)
  }

  #inThread(reading: Reading): Promise<Append | Refusing> {
    return new Promise((done, failed) => {
      const worker = new Worker(this.#program, {
        workerData: reading,
        transferList: [reading.body.buffer as ArrayBuffer],
        resourceLimits: ROOM,
        // Options of the program are not the thread's, nor are those by which tests find sources.
        execArgv: [],
      })
      this.#worker = worker
      const timer = setTimeout(() => {
        done(refuse('too-large', 'time'))
        void worker.terminate()
      }, this.#patience)
      worker.once('message', (read: Read) => done('append' in read ? read.append : read.refusing))
      worker.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') done(refuse('too-large', 'memory'))
        else failed(error)
      })
      worker.once('exit', () => {
        clearTimeout(timer)
        this.#worker = null
        failed(new Error('the reading of a record was ended'))
      })
    })
  }
}
