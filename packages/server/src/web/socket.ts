import {
  type Call,
  CLOSED,
  type FromServer,
  hello,
  inputs,
  liveCall,
  type Me,
  type Outputs,
  PROTOCOL,
  type Refusing,
} from '@krcma/protocol'
import * as v from 'valibot'
import type { WebSocket } from 'ws'
import type { Handlers, House } from '../calls/context.ts'
import { dispatch } from '../calls/dispatch.ts'
import type { HouseCall } from '../calls/index.ts'
import { askerOf } from '../people/asker.ts'
import type { Site } from '../people/passkeys.ts'
import type { Found } from '../people/sessions.ts'
import { isRefusing, refuse } from '../refusing.ts'
import type { Watcher } from '../table/resident.ts'
import type { Backlog, Reader } from './backlog.ts'
import { cutOff } from './cut-off.ts'
import type { Metrics } from './metrics.ts'
import type { Distant } from './pulse.ts'
import type { Watching, Wish } from './watching.ts'

export interface SocketParts {
  readonly house: House
  readonly calls: Handlers<HouseCall>
  readonly watching: Watching
  readonly metrics: Metrics
  readonly backlog: Backlog
  readonly failed: (what: string, error: unknown) => void
}

/** Calls that may wait for their replies. */
const AT_ONCE = 64
/** Frames that may still come through a socket that we have closed: they were on their way. */
const LATE = 64
/** As many people as this may send as much as they like from one address; a hundred who play send far less. */
const CROWD = 10
/** Tables that one socket may watch. */
const WATCHED = 64
const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]']
/** Calls that give the one who asks anew. */
const CHANGES_ME: readonly Call[] = ['rename', 'vacation', 'mute']

/** Where a socket comes from: its number, the address, and the site as they know it. */
export interface From {
  readonly n: number
  readonly address: string
  readonly site: Site
}

/** What lies under a socket. */
export interface Wire {
  cork(): void
  uncork(): void
}

/** One client's connection. */
export class Socket implements Watcher, Distant, Reader {
  readonly tables = new Set<string>()
  /** Watches that have not been answered yet, nor taken back. */
  readonly wishes = new Set<Wish>()
  #greeted = false
  #calls = 0
  #me: Me | null
  /** A screen that everybody sees: to a table it is nobody. */
  #screen = false
  #bucket: string
  #gathers = false
  /** How much may wait for them. */
  #room = 0
  /** Whether we have ended it. What the other end has sent before it knows is not heard any more. */
  #ended = false
  #late = 0
  readonly session: string | undefined
  /** Who opened it. */
  readonly owner: string | undefined
  readonly #from: From
  readonly #ws: WebSocket
  readonly #wire: Wire
  readonly #parts: SocketParts

  constructor(ws: WebSocket, wire: Wire, found: Found | null, from: From, parts: SocketParts) {
    this.#ws = ws
    this.#wire = wire
    this.#me = found?.me ?? null
    this.session = found?.session
    this.owner = found?.me.id
    this.#from = from
    this.#parts = parts
    this.#bucket = found === null ? `socket ${from.n}` : `person ${found.me.id}`
  }

  /** Whose eyes look through it. */
  get person(): string | undefined {
    return this.#eyes?.id
  }

  get #eyes(): Me | null {
    return this.#screen ? null : this.#me
  }

  /** Whether nobody will ever hear through it again: what it leaves behind is left for good. */
  get gone(): boolean {
    return this.#ended || this.#ws.readyState === this.#ws.CLOSED
  }

  get awaits(): boolean {
    return this.#calls > 0
  }

  mutes(person: string): boolean {
    return this.#me?.muted.includes(person) === true
  }

  send(text: string): void {
    if (this.#ws.readyState !== this.#ws.OPEN) return
    const { backlog } = this.#parts
    if (!this.#fits(text.length)) {
      backlog.refuse(this)
      return
    }
    if (this.awaits) this.#gather()
    this.#ws.send(text)
    backlog.sent(this)
  }

  #fits(bytes: number): boolean {
    const { waiting } = this
    this.#room = this.#parts.backlog.room(waiting, bytes, this.#room)
    return waiting + bytes <= this.#room
  }

  get waiting(): number {
    return this.#ws.bufferedAmount
  }

  /** An update and the reply to the answer that led to it leave in one piece. */
  #gather(): void {
    if (this.#gathers) return
    this.#gathers = true
    this.#wire.cork()
    process.nextTick(() => this.#release())
  }

  #release(): void {
    if (!this.#gathers) return
    this.#gathers = false
    this.#wire.uncork()
  }

  tell(frame: FromServer): void {
    this.send(JSON.stringify(frame))
  }

  close(code: number): void {
    this.#ended = true
    this.#release()
    this.#ws.close(code)
  }

  terminate(): void {
    this.#ended = true
    cutOff(this.#ws)
  }

  ping(word: string): void {
    this.#ws.ping(word)
  }

  /** A ping of theirs. Browsers send none. */
  pinged(word: Buffer): void {
    if (this.#count() === 'fine' && this.#fits(word.length)) this.#ws.pong(word)
  }

  /** A pong that nobody waits for counts as any other frame. */
  ponged(): void {
    this.#count()
  }

  /** Counts a frame before anybody looks at it: rubbish costs as much as a call. Who sends far too many is closed. */
  #count(): 'fine' | 'too-fast' | 'ended' {
    if (this.#ended) {
      // They go on as if nothing had been said: what still comes is not even read.
      if (++this.#late > LATE) this.terminate()
      return 'ended'
    }
    const { rates, settings } = this.#parts.house
    const { burst, messages } = settings.limits
    const rate = { burst, perSecond: messages }
    const { n, address } = this.#from
    const crowd = { burst: burst * CROWD, perSecond: messages * CROWD }
    if (rates.take(this.#bucket, rate) && rates.take(`address ${address}`, crowd)) return 'fine'
    if (rates.take(`surplus ${n}`, rate)) return 'too-fast'
    this.close(CLOSED.tooFast)
    return 'ended'
  }

  async hear(data: Buffer, binary: boolean): Promise<void> {
    const counted = this.#count()
    if (counted === 'ended') return
    const message = binary ? undefined : parse(data)
    if (message === undefined) {
      this.close(CLOSED.malformed)
      return
    }
    if (!this.#greeted) {
      this.#greet(message)
      return
    }
    const read = v.safeParse(liveCall, message, { abortEarly: true })
    if (!read.success) {
      this.#misread(message)
      return
    }
    const { id, call, input } = read.output
    if (counted === 'too-fast' || this.#calls >= AT_ONCE) {
      this.#reply(id, call, refuse('too-fast', call), performance.now())
      return
    }
    this.#calls++
    const start = performance.now()
    const out = await this.#call(call, input)
    this.#calls--
    this.#reply(id, call, out, start)
  }

  #greet(message: unknown): void {
    const read = v.safeParse(hello, message)
    if (!read.success) {
      this.close(CLOSED.malformed)
      return
    }
    if (read.output.protocol !== PROTOCOL) {
      this.tell({ t: 'reload', protocol: PROTOCOL })
      this.close(CLOSED.reload)
      return
    }
    this.#greeted = true
    this.#screen = read.output.screen
    const { house } = this.#parts
    // Whoever came by an address of the network knows it; strangers need not know those of a machine.
    const reach = LOOPBACK.includes(this.#from.site.host) ? house.reach() : null
    this.tell({ t: 'welcome', protocol: PROTOCOL, me: this.#eyes, now: house.now(), reach })
  }

  /** Something that is no call; it is answered if it has at least a number to answer to. */
  #misread(message: unknown): void {
    const id = typeof message === 'object' && message !== null && 'id' in message ? message.id : undefined
    this.#parts.metrics.calls.inc({ call: 'none', outcome: 'malformed' })
    if (typeof id === 'number' && Number.isSafeInteger(id))
      this.tell({ t: 'reply', id, ...refuse('malformed', 'call') })
  }

  async #call(call: Call, input: unknown): Promise<Outputs[Call] | Refusing> {
    const { calls, failed, watching } = this.#parts
    if (call === 'watch') return this.#watch(input)
    if (call === 'unwatch') {
      const read = v.safeParse(inputs.unwatch, input)
      return read.success ? watching.stop(this, read.output.table) : refuse('malformed', call)
    }
    const { site, address } = this.#from
    const caller = { asker: askerOf(this.#eyes), me: this.#eyes, site, address }
    const out = await dispatch(calls, call, caller, input, failed)
    if (CHANGES_ME.includes(call) && 'me' in out) this.#me = out.me
    return out
  }

  async #watch(input: unknown): Promise<Outputs['watch'] | Refusing> {
    const { watching, failed } = this.#parts
    const read = v.safeParse(inputs.watch, input)
    if (!read.success) return refuse('malformed', 'watch')
    const watched = this.tables.size + this.wishes.size
    if (watched >= WATCHED && !this.tables.has(read.output.table)) return refuse('too-many', 'tables')
    try {
      return await watching.start(this, askerOf(this.#eyes), read.output)
    } catch (error) {
      failed('watching', error)
      return refuse('unavailable', 'watch')
    }
  }

  #reply(id: number, call: Call, out: Outputs[Call] | Refusing, start: number): void {
    const { metrics } = this.#parts
    metrics.answered.observe((performance.now() - start) / 1_000)
    metrics.calls.inc({ call, outcome: isRefusing(out) ? out.refused : 'ok' })
    this.tell(
      isRefusing(out) ? { t: 'reply', id, refused: out.refused, about: out.about } : { t: 'reply', id, ok: out },
    )
  }
}

function parse(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString('utf8'))
  } catch {
    return undefined
  }
}
