import type { Sentences } from './sentences.ts'

const BAR = 24
const MINUTE = 60_000

export interface Output {
  write(text: string): unknown
  readonly isTTY?: boolean
}

/** How far a ladder has come: a bar on a terminal, a line every minute elsewhere. */
export class Watch {
  readonly #err: Output
  readonly #say: Sentences
  readonly #start = performance.now()
  #minutes = 0

  constructor(err: Output, say: Sentences) {
    this.#err = err
    this.#say = say
  }

  /** Says whether another minute has gone by. */
  at(played: number, of: number): boolean {
    const gone = performance.now() - this.#start
    const left = played === 0 ? 0 : Math.ceil(((gone / played) * (of - played)) / MINUTE)
    const isNew = Math.floor(gone / MINUTE) > this.#minutes
    if (isNew) this.#minutes = Math.floor(gone / MINUTE)
    const line = this.#say.progress(played, of, left)
    const full = Math.round((BAR * played) / of)
    if (this.#err.isTTY === true) this.#err.write(`\r${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${line}\x1b[K`)
    else if (isNew) this.#err.write(`${line}\n`)
    return isNew
  }

  end(): void {
    if (this.#err.isTTY === true) this.#err.write('\r\x1b[K')
  }
}
