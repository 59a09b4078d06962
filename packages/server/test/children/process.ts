import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { SMALL_YOUNG_GENERATION } from '../../src/engine.ts'
import type { Memory, Opened, Orders } from './child.ts'

const packageFolder = fileURLToPath(new URL('../..', import.meta.url)).replace(/dist\/$/, '')
export const workspace = fileURLToPath(new URL('../..', `file://${packageFolder}`))

/** Servers in processes of their own run what is built. */
export function build(): void {
  const compiler = fileURLToPath(new URL('node_modules/typescript/bin/tsc', `file://${workspace}`))
  spawnSync(process.execPath, [compiler, '-b', packageFolder], { stdio: 'ignore' })
}

/** A server in a process of its own, loaded and standing by. */
export class ServerProcess {
  readonly #child: ChildProcess
  readonly #gone: Promise<void>
  port = 0

  constructor() {
    const script = fileURLToPath(new URL('dist/test/children/child.js', `file://${packageFolder}`))
    this.#child = fork(script, {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      execArgv: ['--expose-gc', ...SMALL_YOUNG_GENERATION],
    })
    this.#gone = new Promise((done) => this.#child.once('exit', () => done()))
  }

  /** Whether it is still there. */
  get alive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  async open(orders: Orders): Promise<this> {
    const opened = new Promise<Opened>((done, failed) => {
      this.#child.once('message', (message) => done(message as Opened))
      this.#child.once('exit', (code, signal) => failed(new Error(`the server ended: ${code ?? signal}`)))
    })
    this.#child.send(orders)
    this.port = (await opened).port
    return this
  }

  async memory(): Promise<Memory> {
    const told = new Promise<Memory>((done) => this.#child.once('message', (message) => done(message as Memory)))
    this.#child.send('memory')
    return told
  }

  /** Takes these tables from the store, one after another; how long each takes, in milliseconds. */
  async restore(tables: readonly string[]): Promise<readonly number[]> {
    const told = new Promise<readonly number[]>((done) =>
      this.#child.once('message', (message) => done(message as readonly number[])),
    )
    this.#child.send(tables)
    return told
  }

  /** At once, without a word: as if the power had failed. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL')
    await this.#gone
  }

  async stop(): Promise<void> {
    this.#child.kill('SIGTERM')
    await this.#gone
  }
}
