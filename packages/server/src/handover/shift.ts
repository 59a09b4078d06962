import cluster, { type Worker } from 'node:cluster'
import type { Order, Word } from './duty.ts'

/** A worker of the cluster: one process that serves, as the porter sees it. */
export class Shift {
  /** With which code it has ended, once it has. */
  readonly gone: Promise<number>
  ended: number | null = null
  readonly #worker: Worker

  constructor() {
    this.#worker = cluster.fork()
    // An order may cross with the end of whoever is to hear it; that end is told by `gone`.
    this.#worker.on('error', () => undefined)
    this.gone = new Promise((done) => {
      this.#worker.once('exit', (code: number | null) => {
        this.ended = code ?? 1
        done(this.ended)
      })
    })
  }

  /** Gives an order and waits until it is carried out. */
  carriesOut<W extends Word['is']>(order: Order | null, word: W): Promise<Extract<Word, { is: W }>> {
    const heard = new Promise<Extract<Word, { is: W }>>((done) => {
      const hear = (said: Word) => {
        if (said.is !== word) return
        this.#worker.off('message', hear)
        done(said as Extract<Word, { is: W }>)
      }
      this.#worker.on('message', hear)
    })
    if (order !== null) this.order(order)
    return Promise.race([heard, this.gone.then((code) => Promise.reject(new Error(`it ended with ${code}`)))])
  }

  order(order: Order): void {
    if (this.#worker.isConnected()) this.#worker.send(order)
  }

  /** At once. Nothing that anybody was told is lost by that. */
  kill(): void {
    this.#worker.process.kill('SIGKILL')
  }
}
