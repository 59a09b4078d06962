import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../dist/src/main.js', import.meta.url))

const running = new Set<ChildProcess>()

/** Ends what a test that has failed left behind. */
export function endPrograms(): void {
  for (const child of running) child.kill('SIGKILL')
}

/** The built program as people run it, with its porter, and what it has printed. */
export class Program {
  said = ''
  readonly #child: ChildProcess
  readonly #ears = new Set<() => void>()
  readonly #gone: Promise<number | null>

  constructor(data: string, flags: readonly string[] = []) {
    const { DATABASE_URL: _, ...rest } = process.env
    const env = { ...rest, PORT: '0', HOST: '127.0.0.1', KRCMA_DATA: data, KRCMA_LOG: 'info' }
    this.#child = spawn(process.execPath, [...flags, main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const out of [this.#child.stdout, this.#child.stderr]) {
      out?.on('data', (text: Buffer) => {
        this.said += text.toString()
        for (const ear of this.#ears) ear()
      })
    }
    running.add(this.#child)
    this.#gone = new Promise((done) => {
      this.#child.once('close', (code) => {
        running.delete(this.#child)
        done(code)
      })
    })
  }

  /** The first thing of this form that it prints, from the start on. */
  prints(form: RegExp): Promise<string> {
    return new Promise((done, failed) => {
      const look = () => {
        const found = form.exec(this.said)
        if (found === null) return
        this.#ears.delete(look)
        done(found[1] ?? found[0])
      }
      this.#ears.add(look)
      look()
      void this.#gone.then((code) => failed(new Error(`ended with ${code} before ${form}: ${this.said}`)))
    })
  }

  async port(): Promise<number> {
    return Number(await this.prints(/http:\/\/localhost:(\d+)/))
  }

  /** The processes that have opened the house, in turn. */
  get opened(): readonly number[] {
    return [...this.said.matchAll(/"pid":(\d+).*"msg":"open"/g)].map(([, pid]) => Number(pid))
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal)
  }

  /** With which code it ends. */
  async ends(): Promise<number | null> {
    return this.#gone
  }
}
