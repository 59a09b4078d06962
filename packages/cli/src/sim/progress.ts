import type { Output } from '../terminal.ts'
import type { CliWords } from '../words/words.ts'

const BAR = 24
/** Milliseconds between two looks: a terminal's bar moves, a log gets a line now and then. */
const SHOWN_EVERY = 100
const TOLD_EVERY = 10_000

/** How far a long run has come, on stderr, so that stdout can be piped. */
export class Progress {
  readonly #output: Output
  readonly #words: CliWords
  readonly #of: number
  readonly #start = performance.now()
  #last = this.#start

  constructor(output: Output, words: CliWords, of: number) {
    this.#output = output
    this.#words = words
    this.#of = of
  }

  get seconds(): number {
    return (performance.now() - this.#start) / 1000
  }

  at(done: number): void {
    const now = performance.now()
    if (now - this.#last < (this.#output.isTTY === true ? SHOWN_EVERY : TOLD_EVERY)) return
    this.#last = now
    const rate = done / this.seconds
    const line = this.#words.sim.progress(done, this.#of, rate, (this.#of - done) / rate)
    if (this.#output.isTTY !== true) this.#output.write(`${line}\n`)
    else {
      const filled = Math.round((done / this.#of) * BAR)
      this.#output.write(`\r${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${line}\x1b[K`)
    }
  }

  end(): void {
    if (this.#output.isTTY === true) this.#output.write('\r\x1b[K')
  }
}
