import {
  apply,
  CALL_HEADER,
  type Call,
  type FromServer,
  type Heard,
  type Input,
  type Output,
  PATHS,
  PROTOCOL,
  type Refusing,
  type Sight,
  type Watched,
} from '@krcma/protocol'
import { WebSocket } from 'ws'

export interface Posted {
  readonly status: number
  readonly body: unknown
}

/** Somebody's browser, as far as a server can tell. */
export class Person {
  readonly origin: string
  cookie = ''
  constructor(port: number) {
    this.origin = `http://127.0.0.1:${port}`
  }

  /** At the same server after it has moved to another port, or at another node: the same cookie. */
  at(port: number): Person {
    const same = new Person(port)
    same.cookie = this.cookie
    return same
  }

  async call<C extends Call>(call: C, input: Input<C>, headers: Record<string, string> = {}) {
    const { status, body } = await this.post(call, JSON.stringify(input), headers)
    return { status, ...(body as Output<C> & Partial<Refusing>) }
  }

  async post(call: string, text: string, headers: Record<string, string> = {}): Promise<Posted> {
    const response = await fetch(`${this.origin}${PATHS.api}/${call}`, {
      method: 'POST',
      body: text,
      headers: {
        'content-type': 'application/json',
        cookie: this.cookie,
        [CALL_HEADER]: String(PROTOCOL),
        ...headers,
      },
    })
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';')
      this.cookie = [
        ...this.cookie.split('; ').filter((old) => old && !old.startsWith(`${pair.split('=')[0]}=`)),
        pair,
      ].join('; ')
    }
    return { status: response.status, body: (await response.json()) as unknown }
  }

  /** What a call gives; a refusal is a failure of the test. */
  async must<C extends Call>(call: C, input: Input<C>): Promise<Output<C>> {
    const body = (await this.post(call, JSON.stringify(input))).body as Output<C> & Partial<Refusing>
    if (body.refused !== undefined) throw new Error(`${call} was refused: ${body.refused} ${body.about}`)
    return body
  }

  async guest(name: string): Promise<this> {
    await this.must('come-as-guest', { name })
    return this
  }

  /** A table as this person would be shown it now, or why not. */
  async look(table: string, link?: string): Promise<{ sight: Sight; seq: number } & Partial<Refusing>> {
    const line = await this.live()
    const out = await line.call('watch', { table, ...(link === undefined ? {} : { link }) })
    line.close()
    await line.untilClosed()
    return out.refused === undefined && 'full' in out
      ? { sight: out.full, seq: out.seq }
      : (out as unknown as { sight: Sight; seq: number } & Refusing)
  }

  live(headers: Record<string, string> = {}): Promise<Line> {
    return Line.open(this.origin.replace('http', 'ws'), { cookie: this.cookie, ...headers })
  }

  /** A large screen in the same browser. */
  screen(): Promise<Line> {
    return Line.open(this.origin.replace('http', 'ws'), { cookie: this.cookie }, true)
  }
}

/** A table as a client holds it: the sight, patched by every update. */
export interface Held {
  seq: number
  sight: Sight
  heard: Map<number, unknown>
}

/** One socket and all that came through it. */
export class Line {
  readonly frames: FromServer[] = []
  readonly texts: string[] = []
  readonly tables = new Map<string, Held>()
  closed: number | null = null
  /** Whether frames are kept for later questions; replies always are until they are asked for. */
  keeps = true
  onUpdate: ((text: string) => void) | null = null
  readonly #ws: WebSocket
  #id = 0
  readonly #ears = new Set<() => void>()

  private constructor(ws: WebSocket) {
    this.#ws = ws
    ws.on('message', (data: Buffer) => this.#hear(data.toString()))
    ws.on('close', (code) => {
      this.closed = code
      for (const ear of [...this.#ears]) ear()
    })
    ws.on('error', () => undefined)
  }

  static async open(origin: string, headers: Record<string, string>, screen = false): Promise<Line> {
    // As in a browser, each frame comes by itself, also when several arrive in one piece: an update right after a reply finds it read.
    const ws = new WebSocket(`${origin}${PATHS.live}`, { headers, allowSynchronousEvents: false })
    const line = new Line(ws)
    await new Promise<void>((done, failed) => {
      ws.once('open', done)
      ws.once('error', failed)
    })
    line.say({ t: 'hello', protocol: PROTOCOL, screen })
    await line.until(() => line.frames.some(({ t }) => t === 'welcome'))
    return line
  }

  /** Waits until something is so; looks again with every frame. */
  async until(so: () => boolean): Promise<void> {
    while (!so()) {
      if (this.closed !== null) throw new Error(`closed (${this.closed}) while waiting`)
      await new Promise<void>((done) => {
        const ear = () => {
          this.#ears.delete(ear)
          done()
        }
        this.#ears.add(ear)
      })
    }
  }

  async untilClosed(): Promise<number> {
    while (this.closed === null) await new Promise<void>((done) => this.#ears.add(done))
    return this.closed
  }

  say(message: unknown): void {
    this.raw(JSON.stringify(message))
  }

  raw(text: string | Buffer): void {
    this.#ws.send(text)
  }

  async call<C extends Call>(call: C, input: Input<C>): Promise<Output<C> & Partial<Refusing>> {
    const id = ++this.#id
    this.say({ t: 'call', id, call, input })
    let reply: FromServer | undefined
    await this.until(() => {
      reply = this.frames.find((frame) => frame.t === 'reply' && frame.id === id)
      return reply !== undefined
    })
    if (reply?.t !== 'reply') throw new Error('no reply')
    if (!this.keeps) this.frames.splice(this.frames.indexOf(reply), 1)
    return (('ok' in reply ? reply.ok : { refused: reply.refused, about: reply.about }) as Output<C>) ?? {}
  }

  async watch(table: string, input: Partial<Input<'watch'>> = {}): Promise<Watched> {
    const out = await this.call('watch', { table, ...input })
    if (out.refused !== undefined) throw new Error(`watch was refused: ${out.refused} ${out.about}`)
    const old = this.tables.get(table)
    if ('full' in out) this.tables.set(table, { seq: out.seq, sight: out.full, heard: new Map() })
    else if (old === undefined) throw new Error('nothing to patch')
    else if ('missed' in out) this.tables.set(table, { ...old, seq: out.seq, sight: apply(old.sight, out.missed) })
    hear(this.held(table), out.heard)
    return out
  }

  held(table: string): Held {
    const held = this.tables.get(table)
    if (held === undefined) throw new Error(`not watching ${table}`)
    return held
  }

  close(): void {
    this.#ws.close()
  }

  kill(): void {
    this.#ws.terminate()
  }

  #hear(text: string): void {
    const frame = JSON.parse(text) as FromServer
    if (frame.t === 'update') this.onUpdate?.(text)
    if (this.keeps) this.texts.push(text)
    if (this.keeps || frame.t === 'reply') this.frames.push(frame)
    const held = frame.t === 'update' ? this.tables.get(frame.table) : undefined
    if (frame.t === 'update' && held !== undefined) {
      if (frame.since !== held.seq) throw new Error(`an update since ${frame.since} on ${held.seq}`)
      held.sight = apply(held.sight, frame.changes)
      held.seq = frame.seq
      if (frame.heard !== null) hear(held, frame.heard)
    }
    for (const ear of [...this.#ears]) ear()
  }
}

function hear(held: Held, { from, list }: Heard): void {
  for (const n of held.heard.keys()) if (n >= from) held.heard.delete(n)
  for (const event of list) held.heard.set(event.n, event)
}
