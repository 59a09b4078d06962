import pg from 'pg'
import * as v from 'valibot'
import { type Broker, type Notice, notices as noticesOf } from './broker.ts'

const CHANNEL = 'krcma'
/** PostgreSQL takes payloads below 8,000 bytes. */
const MOST = 7_000
/** Milliseconds until the next try to connect, and notices that are kept until one succeeds. */
const AGAIN = 500
const KEPT = 10_000
const CONNECTING = { keepAlive: true, connectionTimeoutMillis: 5_000, application_name: 'krcma notices' }
const PAYLOAD = v.object({ node: v.string(), notices: noticesOf })

/** PostgreSQL's own notifications: one connection that listens and speaks, opened anew whenever it breaks. */
export class PostgresBroker implements Broker {
  readonly #url: string
  readonly #node: string
  readonly #onError: (error: Error) => void
  #client: pg.Client | null = null
  #hear: (notice: Notice, node: string) => void = () => undefined
  #gap: () => void = () => undefined
  #waiting: string[] = []
  #speech: Promise<void> | null = null
  #closed = false
  #retry: NodeJS.Timeout | null = null

  constructor(url: string, node: string, onError: (error: Error) => void) {
    this.#url = url
    this.#node = node
    this.#onError = onError
  }

  async listen(hear: (notice: Notice, node: string) => void, gap: () => void): Promise<void> {
    this.#hear = hear
    this.#gap = gap
    await this.#connect()
  }

  /** Notices of one turn of the event loop go out together. While the connection is broken, those wait that are still true afterwards. */
  publish(notice: Notice): void {
    if (this.#client === null && isPassing(notice)) return
    const text = JSON.stringify(notice)
    if (Buffer.byteLength(text) > MOST) {
      this.#onError(new Error(`a notice is too long: ${notice.is}`))
      return
    }
    if (this.#waiting.length >= KEPT) this.#waiting.shift()
    this.#waiting.push(text)
    if (this.#waiting.length === 1) setImmediate(() => void this.#speak())
  }

  #speak(): Promise<void> {
    this.#speech ??= this.#sayAll().finally(() => {
      this.#speech = null
    })
    return this.#speech
  }

  async #sayAll(): Promise<void> {
    const client = this.#client
    while (client !== null && client === this.#client && this.#waiting.length > 0) {
      const notices = this.#waiting.splice(0, fitting(this.#waiting))
      const payload = `{"node":${JSON.stringify(this.#node)},"notices":[${notices.join(',')}]}`
      try {
        await client.query('select pg_notify($1, $2)', [CHANNEL, payload])
      } catch (error) {
        // Said again through the next connection; if somebody heard it already, they hear it twice.
        this.#waiting.unshift(...notices)
        this.#broke(client, errorOf(error))
      }
    }
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, ...CONNECTING })
    client.on('error', (error) => this.#broke(client, error))
    client.on('end', () => this.#broke(client))
    client.on('notification', ({ payload }) => this.#heard(payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
    } catch (error) {
      leave(client)
      throw error
    }
    if (this.#closed) leave(client)
    else this.#client = client
    void this.#speak()
  }

  /** Says so once, whatever else the connection has to say about its end. One that is not in use yet says it to who opens it. */
  #broke(client: pg.Client, error?: Error): void {
    if (this.#client !== client) return
    this.#client = null
    leave(client)
    if (this.#closed) return
    if (error !== undefined) this.#onError(error)
    this.#tryLater()
  }

  #tryLater(): void {
    if (!this.#closed) this.#retry ??= setTimeout(() => void this.#again(), AGAIN)
  }

  async #again(): Promise<void> {
    this.#retry = null
    try {
      await this.#connect()
      this.#gap()
    } catch (error) {
      this.#onError(errorOf(error))
      this.#tryLater()
    }
  }

  /** Anybody who may use the database can call out there: what no node says is nothing to us. */
  #heard(payload: string): void {
    const read = readPayload(payload)
    if (read === null || read.node === this.#node) return
    for (const notice of read.notices) this.#hear(notice, read.node)
  }

  async close(): Promise<void> {
    this.#closed = true
    if (this.#retry !== null) clearTimeout(this.#retry)
    await this.#speak()
    const client = this.#client
    this.#client = null
    await client?.end()
  }
}

function readPayload(payload: string): v.InferOutput<typeof PAYLOAD> | null {
  try {
    const read = v.safeParse(PAYLOAD, JSON.parse(payload))
    return read.success ? read.output : null
  } catch {
    return null
  }
}

/** Whether nobody needs to hear it any more when it is over. */
function isPassing({ is }: Notice): boolean {
  return is === 'thinking' || is === 'present'
}

/** How many of these, from the first on, go into one payload. */
function fitting(notices: readonly string[]): number {
  let size = 0
  const beyond = notices.findIndex((notice) => {
    size += Buffer.byteLength(notice) + 1
    return size > MOST
  })
  return beyond === -1 ? notices.length : Math.max(1, beyond)
}

function leave(client: pg.Client): void {
  client.end().catch(() => undefined)
}

function errorOf(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
