import cluster from 'node:cluster'
import { isatty } from 'node:tty'
import { SMALL_YOUNG_GENERATION } from '../engine.ts'
import { Shift } from './shift.ts'

/** How long the next process may take to load, and the old one to leave, in milliseconds. */
const LOADING = 60_000
const LEAVING = 10_000

/**
 * The primary of a cluster: holds the port and lets a process of its own serve. On SIGHUP it starts the next one from what is on the disk now, has it load and
 * wait, and then lets it take over. Connections never pass through the porter: whoever serves accepts them by themselves.
 */
export class Porter {
  #serving: Shift | null = null
  #next: Shift | null = null
  #leaving = false
  #handover = Promise.resolve()
  readonly #terminal = isatty(0)

  constructor(program: string) {
    cluster.schedulingPolicy = cluster.SCHED_NONE
    cluster.setupPrimary({ exec: program, execArgv: [...process.execArgv, ...SMALL_YOUNG_GENERATION] })
  }

  async open(): Promise<void> {
    process.once('SIGTERM', () => this.#leave())
    process.once('SIGINT', () => {
      // Whoever asks a second time does not want to wait.
      process.once('SIGINT', () => process.exit(1))
      this.#leave()
    })
    process.on('SIGHUP', () => this.#hangUp())
    const first = new Shift()
    this.#appoint(first)
    // Why it cannot start, it says itself; with it ends the porter.
    await first.carriesOut(null, 'loaded')
    const { addresses } = await first.carriesOut('open', 'open')
    for (const address of addresses) console.log(address)
  }

  #appoint(shift: Shift): void {
    this.#serving = shift
    void shift.gone.then((code) => {
      // Where somebody stands by, they take over all the same.
      if (this.#serving === shift && this.#next === null) process.exit(code)
    })
  }

  #leave(): void {
    this.#leaving = true
    this.#next?.kill()
    this.#next = null
    this.#serving?.order('leave')
  }

  /** A terminal that is closed says the same as somebody who wants the next process. */
  #hangUp(): void {
    if (this.#terminal && !isatty(0)) this.#leave()
    else this.#handover = this.#handover.then(() => this.#handOver())
  }

  async #handOver(): Promise<void> {
    if (this.#leaving) return
    const next = new Shift()
    this.#next = next
    try {
      await within(LOADING, next.carriesOut(null, 'loaded'))
      await within(LOADING, next.carriesOut('rehearse', 'rehearsed'))
      await within(LOADING, next.carriesOut('take-door', 'at-door'))
    } catch (error) {
      next.kill()
      this.#goOn(error)
      return
    }
    const old = this.#serving
    old?.order('make-way')
    // However long it takes: what anybody was told is stored, and those who wait at the door wait for this.
    await within(LEAVING, old?.gone).catch(() => old?.kill())
    await old?.gone
    this.#next = null
    this.#appoint(next)
    next.order('open')
  }

  /** Without the next one. */
  #goOn(error: unknown): void {
    this.#next = null
    if (this.#leaving) return
    const reason = error instanceof Error ? error.message : String(error)
    console.error(`The next process could not start (${reason}); the one that serves goes on.`)
    // Unless that one has ended meanwhile.
    const ended = this.#serving?.ended ?? null
    if (ended !== null) process.exit(ended)
  }
}

async function within<T>(milliseconds: number, waited: Promise<T> | undefined): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, failed) => {
    timer = setTimeout(() => failed(new Error(`it took longer than ${milliseconds / 1_000} s`)), milliseconds)
  })
  return Promise.race([waited, late]).finally(() => clearTimeout(timer))
}
