import pg from 'pg'
import type { Broker, Hint } from './broker.ts'

const CHANNEL = 'krcma'
/** PostgreSQL takes payloads below 8,000 bytes. */
const MOST = 7_000

/** PostgreSQL's own notifications: one connection that listens and speaks, opened anew whenever it breaks. */
export class PostgresBroker implements Broker {
  readonly #url: string
  readonly #node: string
  readonly #onError: (error: Error) => void
  #client: pg.Client | null = null
  #hear: (hint: Hint, node: string) => void = () => undefined
  #gap: () => void = () => undefined
  #waiting: Hint[] = []
  #closed = false
  #retry: NodeJS.Timeout | null = null

  constructor(url: string, node: string, onError: (error: Error) => void) {
    this.#url = url
    this.#node = node
    this.#onError = onError
  }

  async listen(hear: (hint: Hint, node: string) => void, gap: () => void): Promise<void> {
    this.#hear = hear
    this.#gap = gap
    await this.#connect()
  }

  /** Hints of one turn of the event loop go out together. */
  publish(hint: Hint): void {
    this.#waiting.push(hint)
    if (this.#waiting.length === 1) setImmediate(() => this.#flush())
  }

  #flush(): void {
    const hints = this.#waiting
    this.#waiting = []
    let part: string[] = []
    let size = 0
    for (const text of hints.map((hint) => JSON.stringify(hint))) {
      if (size + text.length > MOST) {
        this.#say(part)
        part = []
        size = 0
      }
      part.push(text)
      size += Buffer.byteLength(text) + 1
    }
    if (part.length > 0) this.#say(part)
  }

  #say(hints: readonly string[]): void {
    const payload = `{"node":${JSON.stringify(this.#node)},"hints":[${hints.join(',')}]}`
    this.#client?.query('select pg_notify($1, $2)', [CHANNEL, payload]).catch((error: Error) => {
      if (!this.#closed) this.#onError(error)
    })
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true, application_name: 'krcma hints' })
    const broken = (error?: Error) => {
      if (this.#client !== client && this.#client !== null) return
      this.#client = null
      client.removeAllListeners('end')
      if (error !== undefined) this.#onError(error)
      if (!this.#closed && this.#retry === null) this.#retry = setTimeout(() => void this.#again(), 500)
    }
    client.on('error', broken)
    client.on('end', () => broken())
    client.on('notification', ({ payload }) => this.#heard(payload ?? ''))
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    this.#client = client
  }

  async #again(): Promise<void> {
    this.#retry = null
    try {
      await this.#connect()
      this.#gap()
    } catch (error) {
      this.#onError(error instanceof Error ? error : new Error(String(error)))
      if (!this.#closed) this.#retry ??= setTimeout(() => void this.#again(), 500)
    }
  }

  #heard(payload: string): void {
    const { node, hints } = JSON.parse(payload) as { node: string; hints: readonly Hint[] }
    if (node === this.#node) return
    for (const hint of hints) this.#hear(hint, node)
  }

  async close(): Promise<void> {
    this.#closed = true
    if (this.#retry !== null) clearTimeout(this.#retry)
    this.#flush()
    const client = this.#client
    this.#client = null
    await client?.end()
  }
}
